import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** What a run's databases may need at once, in bytes; the little that containers give by default is not enough. */
const ENOUGH = 2 * 1024 ** 3

/**
 * A new folder for a database that nobody misses after the run: in memory where there is enough of it, because a disk takes ten times as
 * long for the thousand files of a cloned database. Other users, such as the one that PostgreSQL runs as, may pass through it.
 */
export async function scratchFolder(prefix: string): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  const folder = await mkdtemp(path.join(free > ENOUGH ? MEMORY : tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}
