import { execFile } from 'node:child_process'
import { readFile, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { scratchFolder } from '../../support/scratch-folder.ts'
import { CHILD_ENVIRONMENT, startServerProcess } from '../../support/server-process.ts'

const ROOT = path.join(import.meta.dirname, '..', '..', '..')
const SETTING = path.join(ROOT, 'server', 'cli', 'setting.ts')
const run = promisify(execFile)

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
  const env = {
    ...CHILD_ENVIRONMENT,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: logLevel,
    PAYMENTS_SANDBOX_URL: sandboxUrl,
    IDENTITY_SANDBOX_URL: identityUrl,
    // The resort has an app for iOS, into which a login can lead back.
    APP_LINKS_IOS: identityUrl === '' ? '' : 'TEAMID1234.it.argo.app',
    ...(resort === undefined ? {} : { RESORT: resort }),
  }
  const server = await startServerProcess(env)
  const url = server.address.replace('127.0.0.1', 'localhost')
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
      await run(process.execPath, [SETTING, 'set', name, value], { cwd: ROOT, env })
      settings.set(name, value)
    },
    said: () => server.output(),
    async stop() {
      await pool.end()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  apps.set(url, app)
  return app
}

/** Connection string of the embedded database, from its own files. */
async function databaseUrl(dataDir: string): Promise<string> {
  const password = (await readFile(path.join(dataDir, 'postgres-password'), 'utf8')).trim()
  const cluster = await realpath(path.join(dataDir, 'postgres'))
  const port = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://battigia:${password}@127.0.0.1:${port}/battigia`
}
