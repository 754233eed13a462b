import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { canEnter, openSystemFolder, SYSTEM_FOLDER, type EmbeddedBinaries } from './embedded-binaries.ts'

/** The files of one embedded database. */
export interface EmbeddedFolder {
  /** PostgreSQL's own data directory, guarded by its `postmaster.pid`. */
  readonly cluster: string
  /** Password of the only role, from a file that only this user can read. */
  readonly password: string
}

export const EMBEDDED_ROLE = 'battigia'

/**
 * Finds the data directory below `dataDir`, and makes it the first time. When this process is root and the
 * unprivileged user cannot walk into `dataDir`, the files live in a system folder and a link leads there.
 */
export async function embeddedFolder(dataDir: string, binaries: EmbeddedBinaries): Promise<EmbeddedFolder> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  const cluster = await clusterFolder(path.join(dataDir, 'postgres'), binaries)
  const passwordFile = path.join(dataDir, 'postgres-password')
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) await create(cluster, passwordFile, binaries)
  await requireSameVersion(cluster, binaries)
  return { cluster, password: (await readFile(passwordFile, 'utf8')).trim() }
}

async function clusterFolder(wanted: string, { user }: EmbeddedBinaries): Promise<string> {
  const existing = await lstat(wanted).catch(() => null)
  if (existing !== null) return realpath(wanted)
  if (user === null || canEnter(path.dirname(wanted), user)) return wanted
  await openSystemFolder()
  const parent = await realpath(path.dirname(wanted))
  const name = createHash('sha256').update(parent).digest('hex').slice(0, 16)
  const cluster = path.join(SYSTEM_FOLDER, `data-${name}`)
  await symlink(cluster, wanted)
  return cluster
}

/** Makes the cluster beside its place and moves it there, so that an interrupted start leaves no half of one. */
async function create(cluster: string, passwordFile: string, { home, user }: EmbeddedBinaries): Promise<void> {
  const draft = `${cluster}.${process.pid}`
  const pwfile = `${draft}.password`
  const password = randomBytes(24).toString('base64url')
  await mkdir(draft, { mode: 0o700 })
  await writeFile(pwfile, password, { mode: 0o600 })
  if (user !== null) {
    await chown(draft, user.uid, user.gid)
    await chown(pwfile, user.uid, user.gid)
  }
  const args = ['-D', draft, '-U', EMBEDDED_ROLE, '--auth=scram-sha-256', `--pwfile=${pwfile}`, '--encoding=UTF8']
  args.push(
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--lc-messages=C',
    '--lc-collate=C',
    '--lc-ctype=C',
    '--no-instructions',
  )
  const run = spawnSync(path.join(home, 'bin', 'initdb'), args, { ...user, cwd: '/', encoding: 'utf8', env: {} })
  await rm(pwfile, { force: true })
  if (run.status !== 0) {
    await rm(draft, { recursive: true, force: true })
    throw new Error(`The embedded database could not be created in ${cluster}: ${run.stderr || String(run.error)}`)
  }
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  await chmod(passwordFile, 0o600)
  await rename(draft, cluster)
}

async function requireSameVersion(cluster: string, { home }: EmbeddedBinaries): Promise<void> {
  const made = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const program = spawnSync(path.join(home, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })
  const installed = /(\d+)\.\d+/.exec(program.stdout)?.[1]
  if (made === installed) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this version of Battigia brings PostgreSQL ` +
      `${installed}. Export it with the old version and import it into an empty DATA_DIR (deploy/README.md).`,
  )
}
