import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SECOND } from '../../domain/platform/duration.ts'
import { APP_ROLE, makeRoles } from './database-roles.ts'
import { embeddedBinaries, type EmbeddedBinaries } from './embedded-binaries.ts'
import { EMBEDDED_ROLE, embeddedFolder, type EmbeddedFolder } from './embedded-folder.ts'
import { clearLeftovers, FolderInUse, forgetOwner, writeOwner } from './embedded-owner.ts'

export interface EmbeddedPostgres {
  /** Connection string of the product's database as its owner; loopback only, with the password. */
  readonly url: string
  /** The same as the server works: a role that changes rows and no structure, with a password of this start (B-33). */
  readonly serverUrl: string
  /** Process id of the running PostgreSQL. */
  pid(): number | null
  /** Ends it cleanly; connections that are still open are closed. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  /** False only for test databases, which nobody misses after a crash. */
  readonly isDurable?: boolean
  /** PostgreSQL's own messages, one line at a time, without values of statements. */
  readonly onMessage?: (line: string) => void
}

/** Who the server is in its own PostgreSQL. */
const SERVER_ROLE = 'battigia_server'

const READY_WITHIN = 60 * SECOND
const STOP_WITHIN = 10 * SECOND

/**
 * Starts the PostgreSQL that comes with the product on a folder of its own, on a free port of loopback.
 * One that dies is started again. Throws FolderInUse when another server runs on the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = await embeddedBinaries()
  const folder = await embeddedFolder(path.resolve(options.dataDir), binaries)
  await clearLeftovers(folder.cluster)
  const port = await freePort()
  const launch = () => launchPostgres(binaries, folder, port, options)
  // Written before, so that a start that is killed half-way is recognised, and after, by who got the folder.
  await writeOwner(folder.cluster)
  const supervised = supervise(await launch(), launch, options.onMessage ?? (() => undefined))
  await writeOwner(folder.cluster)
  const server = `postgres://${EMBEDDED_ROLE}:${folder.password}@127.0.0.1:${port}`
  await createDatabase(`${server}/postgres`)
  const password = randomBytes(24).toString('base64url')
  await createServerRole(`${server}/postgres`, password)
  return {
    url: `${server}/${EMBEDDED_ROLE}`,
    serverUrl: `postgres://${SERVER_ROLE}:${password}@127.0.0.1:${port}/${EMBEDDED_ROLE}`,
    pid: supervised.pid,
    async stop() {
      await supervised.stop()
      await forgetOwner(folder.cluster)
    },
  }
}

/** A TCP port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no free port on loopback')
  return address.port
}

const ALWAYS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'password_encryption=scram-sha-256',
  'log_destination=stderr',
  'logging_collector=off',
  // Messages never carry what people typed: no statements, no parameters, no key values.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'timezone=UTC',
  'log_timezone=UTC',
  'jit=off',
]
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/** Runs PostgreSQL until it answers. It has a process group of its own, so that Ctrl-C reaches only us. */
async function launchPostgres(
  { home, user }: EmbeddedBinaries,
  { cluster }: EmbeddedFolder,
  port: number,
  { isDurable = true, onMessage = () => undefined }: EmbeddedOptions,
): Promise<ChildProcess> {
  const settings = [...ALWAYS, ...(isDurable ? DURABLE : FAST), `port=${port}`]
  const child = spawn(
    path.join(home, 'bin', 'postgres'),
    ['-D', cluster, ...settings.flatMap((line) => ['-c', line])],
    {
      ...user,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    },
  )
  // However this process ends, the database is asked to end as well.
  const leave = () => void child.kill('SIGINT')
  process.once('exit', leave)
  child.once('exit', () => process.off('exit', leave))
  await untilReady(child, cluster, onMessage)
  return child
}

/** Waits for the line that says so. Rejects with what PostgreSQL said when it ends or takes too long. */
async function untilReady(child: ChildProcess, cluster: string, onMessage: (line: string) => void): Promise<void> {
  let said = ''
  let isReady = false
  let timer: NodeJS.Timeout | undefined
  await new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => {
      child.kill('SIGQUIT')
      reject(new Error(`PostgreSQL did not get ready in ${cluster}: ${said.trim()}`))
    }, READY_WITHIN)
    child.once('error', reject)
    child.once('exit', () => reject(refusalOf(cluster, said)))
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\n')) if (line !== '') onMessage(line)
      if (isReady) return
      said += chunk
      isReady = said.includes('ready to accept connections')
      if (isReady) resolve()
    })
  }).finally(() => clearTimeout(timer))
}

function refusalOf(cluster: string, said: string): Error {
  const holder = /\(PID (\d+)\) running in data directory/.exec(said)?.[1]
  if (holder !== undefined) return new FolderInUse(cluster, Number(holder))
  return new Error(`PostgreSQL did not start in ${cluster}: ${said.trim()}`)
}

/** Keeps one PostgreSQL running: started again after a death that nobody asked for. */
function supervise(first: ChildProcess, launch: () => Promise<ChildProcess>, onMessage: (line: string) => void) {
  let child: ChildProcess | null = first
  let isStopping = false
  let restarting: Promise<void> = Promise.resolve()

  async function restart(): Promise<void> {
    child = null
    for (let pause = 50; !isStopping; pause = Math.min(2 * pause, 2 * SECOND)) {
      try {
        child = await launch()
        if (isStopping) return
        watch(child)
        return
      } catch (error) {
        // Orphaned workers of the dead one may still be leaving; the next try finds them gone.
        onMessage(`starting again failed: ${String(error)}`)
        await sleep(pause)
      }
    }
  }
  function watch(running: ChildProcess): void {
    running.once('exit', () => {
      if (!isStopping) restarting = restart()
    })
  }
  watch(first)

  return {
    pid: () => child?.pid ?? null,
    async stop(): Promise<void> {
      isStopping = true
      await restarting
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      const force = setTimeout((running: ChildProcess) => running.kill('SIGQUIT'), STOP_WITHIN, child)
      child.kill('SIGINT')
      await exited
      clearTimeout(force)
    },
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [EMBEDDED_ROLE])
    if (rowCount === 0) await client.query(`create database ${EMBEDDED_ROLE}`)
  } finally {
    await client.end()
  }
}

/** The role that the server works as, with a new password; only this start knows it. */
async function createServerRole(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await makeRoles(client)
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SERVER_ROLE])
    if (rowCount === 0) await client.query(`create role ${SERVER_ROLE} login in role ${APP_ROLE}`)
    await client.query(`alter role ${SERVER_ROLE} password '${password}'`)
  } finally {
    await client.end()
  }
}
