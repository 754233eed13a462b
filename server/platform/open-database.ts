import { setTimeout as sleep } from 'node:timers/promises'
import pg, { type QueryResultRow } from 'pg'
import { SECOND } from '../../domain/platform/duration.ts'
import type { Database, Queryable, Statement } from './database.ts'
import { CommitUnknown, isConnectionLoss, isRetryable, refusalOr } from './database-errors.ts'
import { DatabaseSocket } from './database-socket.ts'
import { DATABASE_TYPES } from './database-types.ts'
import { DEADLINES } from './deadlines.ts'

export interface DatabaseOptions {
  readonly url: string
  /** Most connections that this process opens; 10 when not said. */
  readonly connections?: number
  /** Told of every connection that PostgreSQL or the network ends by itself. */
  readonly onLost?: (error: Error) => void
}

const MOST_RETRIES = 3

/** Opens the pool of connections (reliability guide, rules 8 and 11). Connects at the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  let isClosing = false
  const onLost = (error: Error) => {
    if (!isClosing) options.onLost?.(error)
  }
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: DEADLINES.connection,
    idleTimeoutMillis: 60 * SECOND,
    statement_timeout: DEADLINES.statement,
    query_timeout: DEADLINES.answer,
    lock_timeout: 3 * SECOND,
    idle_in_transaction_session_timeout: 10 * SECOND,
    application_name: 'battigia',
    // The statements are short, and compiling one takes longer than running it: wherever a scan is forbidden, its cost would ask for it.
    options: '-c jit=off',
    types: DATABASE_TYPES,
    pipeline: true,
    keepAlive: true,
    stream: () => new DatabaseSocket(),
  })
  pool.on('error', onLost)
  // Without a listener of its own the first death of PostgreSQL ends the process of a client in use.
  pool.on('connect', (client) => client.on('error', onLost))

  return {
    query: (statement) => retrying(() => withClient(pool, (client) => runOn(client, statement))),
    connection: (work) => retrying(() => withClient(pool, (client) => work(queryable(client)))),
    transaction: (work, finish) => retrying(() => withClient(pool, (client) => transact(client, work, finish))),
    close() {
      isClosing = true
      return pool.end()
    },
  }
}

async function runOn<Row extends QueryResultRow>(client: pg.ClientBase, statement: Statement): Promise<Row[]> {
  // pg types the values as mutable, and only reads them.
  try {
    const { rows } = await client.query<Row>(statement as pg.QueryConfig)
    return rows
  } catch (error) {
    throw refusalOr(error)
  }
}

function queryable(client: pg.ClientBase): Queryable {
  return { query: (statement) => runOn(client, statement) }
}

/** Lends a connection. A refused statement gives it back; only a lost connection is dropped. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let lost = false
  try {
    return await work(client)
  } catch (error) {
    lost = isConnectionLoss(error) || error instanceof CommitUnknown
    throw error
  } finally {
    client.release(lost)
  }
}

async function transact<T>(
  client: pg.ClientBase,
  work: (tx: Queryable) => Promise<T>,
  finish?: (result: T) => Statement | null,
): Promise<T> {
  // Not awaited: the first statement travels behind it. A lost connection fails that statement as well.
  const begun = client.query('begin')
  begun.catch(() => undefined)
  let result: T
  let last: Statement | null
  try {
    result = await work(queryable(client))
    last = finish?.(result) ?? null
    await begun
  } catch (error) {
    if (!isConnectionLoss(error)) await client.query('rollback')
    throw error
  }
  await commit(client, last)
  return result
}

/** Sends the last statement and the commit together. A failed statement turns the commit into a rollback. */
async function commit(client: pg.ClientBase, last: Statement | null): Promise<void> {
  const lastRun = last === null ? Promise.resolve([]) : runOn(client, last)
  const committed = client.query('commit')
  const [statement, outcome] = await Promise.allSettled([lastRun, committed])
  if (outcome.status === 'rejected') {
    throw isConnectionLoss(outcome.reason) ? new CommitUnknown(outcome.reason) : outcome.reason
  }
  if (statement.status === 'rejected') throw statement.reason
  if (outcome.value.command !== 'COMMIT') throw new Error('the transaction was rolled back by its commit')
}

/** Runs again what PostgreSQL asks to run again, after a short random pause, unless the asker has waited long already. */
async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  for (let retry = 1; ; retry += 1) {
    try {
      return await attempt()
    } catch (error) {
      const isLate = performance.now() - begun > DEADLINES.retry
      if (retry > MOST_RETRIES || isLate || !isRetryable(error)) throw error
      await sleep(Math.random() * 25 * 2 ** retry)
    }
  }
}
