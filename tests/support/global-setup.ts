import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres.ts'
import { askOneForPassword } from './password-role.ts'
import { scratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server that test databases are made on. */
    databaseServer: string
  }
}

/** The server of a run and how many projects use it: each project runs this file with modules of its own. */
interface Shared {
  url: Promise<string>
  stop: () => Promise<void>
  users: number
}
declare global {
  var testPostgres: Shared | undefined
}

/**
 * One PostgreSQL for the whole test run: the one that TEST_DATABASE_URL names (its role is a superuser), or
 * an embedded one without durability in a temporary folder. Test files clone their databases on it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined && given !== '') {
    project.provide('databaseServer', given)
    return async () => undefined
  }
  const shared = (globalThis.testPostgres ??= start())
  shared.users += 1
  project.provide('databaseServer', await shared.url)
  return async () => {
    if ((shared.users -= 1) === 0) await shared.stop()
  }
}

function start(): Shared {
  const started = startCheap()
  return {
    url: started.then(({ postgres }) => postgres.url),
    users: 0,
    async stop() {
      const { folder, postgres } = await started
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Nobody reads the log of what was written again, and it may lie in memory. */
async function startCheap() {
  const folder = await scratchFolder('battigia-test-')
  const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`alter system set max_wal_size = '192MB'`)
  // A second process for a query of a few hundred rows costs more than the query.
  await client.query('alter system set max_parallel_workers_per_gather = 0')
  await client.end()
  await askOneForPassword(postgres.url)
  return { folder, postgres }
}
