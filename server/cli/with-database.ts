import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Database } from '../platform/database.ts'
import { EMBEDDED_ROLE } from '../platform/embedded-folder.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { parseEnvironment, type Environment } from '../platform/environment.ts'
import { migrate } from '../platform/migrations.ts'
import { openDatabase } from '../platform/open-database.ts'
import { CommandFailed } from './run-command.ts'

/**
 * Runs a command on the database of the environment: the one of DATABASE_URL, the embedded one of a server
 * that is running on DATA_DIR, or an embedded one that is started for as long as the command takes. Migrations are
 * applied first. An embedded database is never made here, and that one is used is said: whoever forgot the variables of
 * production hears of it.
 */
export async function withDatabase<T>(work: (database: Database, environment: Environment) => Promise<T>): Promise<T> {
  const environment = parseEnvironment(process.env)
  const run = (url: string) =>
    onUrl(url, environment.databaseOwnerUrl ?? url, (database) => work(database, environment))
  if (environment.databaseUrl !== null) return run(environment.databaseUrl)
  if (!existsSync(path.join(environment.dataDir, 'postgres')))
    throw new CommandFailed(
      `DATABASE_URL: expected the PostgreSQL to work on, got nothing; and there is no embedded database in ${environment.dataDir}, which npm start makes.`,
    )
  process.stderr.write(`(on the embedded database in ${environment.dataDir}: DATABASE_URL is not set)\n`)
  const url = await runningUrl(environment)
  if (url !== null) return run(url)
  const embedded = await startEmbeddedPostgres({ dataDir: environment.dataDir })
  try {
    return await run(embedded.url)
  } finally {
    await embedded.stop()
  }
}

async function onUrl<T>(url: string, ownerUrl: string, work: (database: Database) => Promise<T>): Promise<T> {
  await migrate(ownerUrl)
  const database = openDatabase({ url, connections: 2 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Where the embedded PostgreSQL of DATA_DIR answers, or null when none does. Its lock file says the port. */
async function runningUrl({ dataDir }: Environment): Promise<string | null> {
  const lock = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => null)
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8').catch(() => null)
  const port = lock?.split('\n')[3]
  if (port === undefined || password === null) return null
  const url = `postgres://${EMBEDDED_ROLE}:${password.trim()}@127.0.0.1:${port}/${EMBEDDED_ROLE}`
  return (await answers(url)) ? url : null
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    // A lock file that a killed server left behind: starting the database clears it.
    return false
  }
}
