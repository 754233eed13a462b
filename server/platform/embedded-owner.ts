import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../../domain/platform/duration.ts'

/** Which server process started the embedded PostgreSQL; the start time tells a reused number apart. */
interface Owner {
  readonly pid: number
  readonly startedAt: string
}

/** A data folder that another running server uses. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The database folder ${folder} is already in use by another Battigia server (process ${pid}). ` +
        'Stop that one first, or choose another folder with DATA_DIR.',
    )
    this.name = 'FolderInUse'
  }
}

function ownerFile(cluster: string): string {
  return `${cluster}.owner`
}

/** Name and start time of a running process; null when there is none. macOS has no /proc, slim Linux no ps. */
function runningProcess(pid: number): { name: string; startedAt: string } | null {
  if (!(pid > 0)) return null
  if (process.platform === 'linux') {
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
    const afterName = stat.lastIndexOf(')')
    if (afterName < 0) return null
    const fields = stat.slice(afterName + 2).split(' ')
    if (fields[0] === 'Z') return null
    return { name: stat.slice(stat.indexOf('(') + 1, afterName), startedAt: fields[19] ?? '' }
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  })
  const line = stdout.trim()
  return line === '' ? null : { name: path.basename(line.slice(24).trim()), startedAt: line.slice(0, 24) }
}

function isPostgres(pid: number): boolean {
  return runningProcess(pid)?.name.startsWith('postgres') ?? false
}

/** Remembers this process as the one that started the cluster. */
export async function writeOwner(cluster: string): Promise<void> {
  const owner: Owner = { pid: process.pid, startedAt: runningProcess(process.pid)?.startedAt ?? '' }
  await writeFile(ownerFile(cluster), JSON.stringify(owner), { mode: 0o600 })
}

export async function forgetOwner(cluster: string): Promise<void> {
  await rm(ownerFile(cluster), { force: true })
}

/**
 * Clears what a killed server or a killed PostgreSQL left behind. A PostgreSQL whose server is gone is
 * stopped; a lock file whose process is gone, or is something else by now, is removed.
 * Throws FolderInUse while another server runs on the folder.
 */
export async function clearLeftovers(cluster: string): Promise<void> {
  const lockFile = path.join(cluster, 'postmaster.pid')
  const lock = await readFile(lockFile, 'utf8').catch(() => null)
  if (lock === null) return
  const postmaster = Number(lock.split('\n', 1)[0])
  // An empty file is one that a PostgreSQL is writing at this moment.
  if (lock !== '' && !isPostgres(postmaster)) {
    await rm(lockFile, { force: true })
    return
  }
  const owner = await readOwner(cluster)
  if (owner === null || runningProcess(owner.pid)?.startedAt === owner.startedAt) {
    throw new FolderInUse(cluster, owner?.pid ?? postmaster)
  }
  await stopOrphan(postmaster)
}

async function readOwner(cluster: string): Promise<Owner | null> {
  const text = await readFile(ownerFile(cluster), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Owner)
}

async function stopOrphan(postmaster: number): Promise<void> {
  process.kill(postmaster, 'SIGINT')
  for (let waited = 0; waited < 10 * SECOND; waited += 50) {
    if (!isPostgres(postmaster)) return
    await sleep(50)
  }
  process.kill(postmaster, 'SIGQUIT')
  await sleep(SECOND)
}
