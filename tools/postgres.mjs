import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fail, say } from './say.mjs'

/** The oldest version that is promised comes first. */
const VERSIONS = [15, 16, 17, 18]
const FOLDERS = [
  (version) => `/usr/lib/postgresql/${version}/bin`,
  (version) => `/opt/homebrew/opt/postgresql@${version}/bin`,
  (version) => `/usr/local/opt/postgresql@${version}/bin`,
]
const NOBODY = 65534

/**
 * A PostgreSQL with the tools that back up and restore, which the embedded one does not bring: the folder of its programs and its
 * version. Null when the machine has none.
 */
export function findPostgres() {
  for (const version of VERSIONS) {
    const bin = FOLDERS.map((folder) => folder(version)).find((folder) =>
      ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'].every((program) => existsSync(join(folder, program))),
    )
    if (bin !== undefined) return { bin, version }
  }
  return null
}

/** Finds that PostgreSQL, installing Debian's where that is possible; otherwise says what to install. */
export function installPostgres() {
  if (findPostgres()) return
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall) {
    say('Installing PostgreSQL for the tests of backups')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  if (findPostgres()) return
  fail(
    process.platform === 'linux'
      ? 'The tests of backups need PostgreSQL 15 or newer with its tools. Run "sudo apt-get install postgresql", then try again.'
      : 'The tests of backups need PostgreSQL 15 or newer with its tools. Run "brew install postgresql@15", then try again.',
  )
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address()
  probe.close()
  return port
}

/** Starts that PostgreSQL on a folder of its own, without durability; answers its address and how to end it. Throws without one. */
export async function startPostgres() {
  const found = findPostgres()
  if (found === null) throw new Error('no PostgreSQL with its tools is installed (apt-get install postgresql)')
  const { bin } = found
  const folder = mkdtempSync(join(tmpdir(), 'battigia-postgres-'))
  const isRoot = process.getuid() === 0
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  chmodSync(folder, 0o700)
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'battigia', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...as, cwd: '/' },
  )
  if (made.status !== 0) throw new Error(`PostgreSQL could not make its folder: ${made.stderr.toString()}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=300',
    'max_parallel_workers_per_gather=0',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, cwd: '/', stdio: 'ignore' },
  )
  const leave = () => server.kill('SIGINT')
  process.once('exit', leave)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  while (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start.')
    await sleep(100)
  }
  return {
    ...found,
    url: `postgres://battigia@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', leave)
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
