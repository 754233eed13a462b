import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../server/platform/embedded-postgres.ts'

const BIN = '/usr/lib/postgresql/15/bin'
const NOBODY = 65_534
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=300']

/** Starts the oldest PostgreSQL that is promised, Debian's 15, on a folder of its own. Returns null where it is not installed. */
export async function startOldPostgres(): Promise<{ url: string; stop: () => void } | null> {
  if (!existsSync(BIN)) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'battigia-nightly-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  chmodSync(folder, 0o700)
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const initdb = ['-D', folder, '-U', 'battigia', '--auth=trust', '--encoding=UTF8', '--no-locale']
  const made = spawnSync(path.join(BIN, 'initdb'), initdb, { ...user, cwd: '/' })
  if (made.status !== 0) throw new Error(`PostgreSQL 15 could not make its folder: ${made.stderr.toString()}`)
  const port = await freePort()
  const args = ['-D', folder, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])]
  const server = spawn(path.join(BIN, 'postgres'), args, { ...user, cwd: '/', stdio: 'ignore' })
  while (spawnSync(path.join(BIN, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
    if (server.exitCode !== null) throw new Error('PostgreSQL 15 did not start.')
    await sleep(100)
  }
  return {
    url: `postgres://battigia@127.0.0.1:${port}/postgres`,
    stop() {
      server.kill('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
