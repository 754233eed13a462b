import { chmod, lstat, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** What a run's databases may need at once, in bytes; the little that containers give by default is not enough. */
const ENOUGH = 2 * 1024 ** 3

/**
 * A new folder for a database that nobody misses after the run: in memory where there is enough of it, because a disk takes ten times as
 * long for the thousand files of a cloned database. Other users, such as the one that PostgreSQL runs as, may pass through it.
 * Its name begins with `prefix` and says whose it is.
 */
export async function scratchFolder(prefix: string): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  const parent = free > ENOUGH ? MEMORY : tmpdir()
  await clearLeftovers(parent, prefix)
  const folder = await mkdtemp(path.join(parent, `${prefix}${process.pid}-`))
  await chmod(folder, 0o711)
  return folder
}

/** Removes what this user's runs that were killed have left: memory is not given back by itself. */
async function clearLeftovers(parent: string, prefix: string): Promise<void> {
  const names = await readdir(parent)
  const left = names.filter((name) => {
    const owner = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined
    return owner !== undefined && !isAlive(Number(owner))
  })
  await Promise.all(
    left.map(async (name) => {
      const folder = path.join(parent, name)
      if (await isOwn(folder)) await rm(folder, { recursive: true, force: true })
    }),
  )
}

/** Whether a folder is this user's; one that has just gone is nobody's. */
async function isOwn(folder: string): Promise<boolean> {
  try {
    return (await lstat(folder)).uid === process.getuid?.()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
