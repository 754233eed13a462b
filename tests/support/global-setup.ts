import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'
import { scratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server that test databases are made on. */
    databaseServer: string
  }
}

/**
 * One PostgreSQL for the whole test run: the one that TEST_DATABASE_URL names (its role makes databases), or
 * an embedded one without durability in a temporary folder. Test files clone their databases on it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') {
    project.provide('databaseServer', given)
    return async () => undefined
  }
  const folder = await scratchFolder('battigia-test-')
  const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false })
  await makeCheap(postgres.url)
  project.provide('databaseServer', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Nobody reads the log of what was written again, and it may lie in memory. Passwords are proven with one round of hashing instead of 4,096:
 * a run opens many thousand connections.
 */
async function makeCheap(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter system set max_wal_size = '192MB'`)
  await client.query('select pg_reload_conf()')
  await client.query('set scram_iterations = 1')
  await client.query(`alter role current_user password ${client.escapeLiteral(new URL(url).password)}`)
  await client.end()
}
