import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { scratchFolder } from '../../support/scratch-folder.ts'

const ROOT = path.join(import.meta.dirname, '..', '..', '..')
const NODE = path.join(ROOT, 'node_modules', 'node', 'bin', 'node')
const READY_WITHIN = 60_000

/** The product as `npm start` runs it, on a data folder of its own. */
export interface App {
  readonly url: string
  /** Folder of the mails that it sent, as .eml files. */
  readonly mailDir: string
  /** Arranging and looking behind the scenes; never used for what a person could do on the screen. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** `npm run setting -- set`, as an operator would. */
  set(name: string, value: string): Promise<void>
  /** Everything that the server said, its log among it. */
  said(): string
  stop(): Promise<void>
}

export interface AppOptions {
  /** Address of a payment sandbox; without one guests pay at the desk only. */
  readonly sandboxUrl?: string
  /** Address of a sandbox of identity providers; without one there is no social login. */
  readonly identityUrl?: string
  readonly logLevel?: 'debug' | 'warn'
  /** Folder of the resort that it begins with; the demo resort by default. */
  readonly resort?: string
}

const apps = new Map<string, App>()

/** The running product that a page's address belongs to. Throws when this process started none there. */
export function appAt(address: string): App {
  const app = apps.get(new URL(address).origin)
  if (app === undefined) throw new Error(`no product was started at ${address}`)
  return app
}

/** Notes that a product is reached at another address as well. */
export function alsoAt(url: string, app: App): void {
  apps.set(url, app)
}

/** Starts the server with an embedded database and the demo resort, and waits until it can serve. */
export async function startApp({
  sandboxUrl = '',
  identityUrl = '',
  logLevel = 'warn',
  resort,
}: AppOptions = {}): Promise<App> {
  const dataDir = await scratchFolder('battigia-browser-')
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: logLevel,
    DATABASE_URL: '',
    PAYMENTS_SANDBOX_URL: sandboxUrl,
    IDENTITY_SANDBOX_URL: identityUrl,
    ...(resort === undefined ? {} : { RESORT: resort }),
  }
  const server = spawn(NODE, [path.join(ROOT, 'server', 'main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = keepOutput(server)
  const url = `http://localhost:${port}`
  await ready(url, server, said)
  const pool = new pg.Pool({ connectionString: await databaseUrl(dataDir), max: 2 })
  // The pool's end does not wait for its sockets' ends, so the database's end can still be heard on them.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const settings = new Map<string, string>()
  const app: App = {
    url,
    mailDir: path.join(dataDir, 'mail'),
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    async set(name, value) {
      // Every test of the bar opens it; the first one of a worker has done so for all.
      if (settings.get(name) === value) return
      await runSetting(env, name, value)
      settings.set(name, value)
    },
    said,
    async stop() {
      await pool.end()
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  apps.set(url, app)
  return app
}

async function runSetting(env: NodeJS.ProcessEnv, name: string, value: string): Promise<void> {
  const child = spawn(NODE, [path.join(ROOT, 'server', 'cli', 'setting.ts'), 'set', name, value], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = keepOutput(child)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`setting ${name} failed: ${said()}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

function keepOutput(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return () => said
}

async function ready(url: string, server: ChildProcess, said: () => string): Promise<void> {
  for (let waited = 0; waited < READY_WITHIN; waited += 100) {
    if (server.exitCode !== null) break
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  server.kill('SIGKILL')
  throw new Error(`the server did not get ready: ${said()}`)
}

/** Connection string of the embedded database, from its own files. */
async function databaseUrl(dataDir: string): Promise<string> {
  const password = (await readFile(path.join(dataDir, 'postgres-password'), 'utf8')).trim()
  const cluster = await realpath(path.join(dataDir, 'postgres'))
  const port = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://battigia:${password}@127.0.0.1:${port}/battigia`
}
