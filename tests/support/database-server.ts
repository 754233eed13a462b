import pg from 'pg'
import { APP_ROLE } from '../../server/platform/database-roles.ts'

/** Who servers of tests are. */
const TEST_SERVER = 'battigia_test_server'
const TEST_PASSWORD = 'only-for-tests'

/** The role that servers of tests work as, with the rights that a resort's has and no others. */
export async function makeServer(client: pg.ClientBase): Promise<void> {
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${TEST_SERVER}') then
        create role ${TEST_SERVER} login password '${TEST_PASSWORD}' in role ${APP_ROLE};
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`)
}

/** The same address for a server of tests. */
export function asServer(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = TEST_SERVER
  url.password = TEST_PASSWORD
  return url.href
}

/** The address of another database on the same server. */
export function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Connections that outlive their loss: the end of a server closes them idle or in use, and the next statement opens another. */
function lastingPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, pipeline: true })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Connections to each server for the whole worker: a new one costs PostgreSQL more than most statements. */
const arrangers = new Map<string, pg.Pool>()

/** Works on a server's own database. */
export async function onServer<T>(server: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const pool = arrangers.get(server) ?? lastingPool(withDatabase(server, 'postgres'), 4)
  arrangers.set(server, pool)
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
