import pg from 'pg'
import type { Queryable } from '../../server/platform/database.ts'
import { DATABASE_TYPES } from '../../server/platform/database-types.ts'
import type { TestDatabase } from '../support/database.ts'

/** A connection whose clock stands still and jumps: what the model's seconds are for the database. */
export interface JumpingDatabase {
  /** One transaction; the clock says `at` in every statement of it. */
  transaction<T>(at: number, work: (tx: Queryable) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Connects with a clock of its own. `start` is the instant of second 0. `now()` of a transaction is read first,
 * so that the offset makes the product's clock exact to the microsecond.
 */
export async function jumpingDatabase(db: TestDatabase, start: string): Promise<JumpingDatabase> {
  const client = new pg.Client({ connectionString: db.url, types: DATABASE_TYPES, pipeline: true })
  await client.connect()
  const tx: Queryable = {
    query: async (statement) => (await client.query(statement as pg.QueryConfig)).rows,
  }
  return {
    async transaction(at, work) {
      await client.query('begin')
      try {
        await client.query(
          `select set_config('battigia.clock_offset', ($1::timestamptz + $2 * interval '1 second' - now())::text, true)`,
          [start, at],
        )
        const result = await work(tx)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    },
    close: () => client.end(),
  }
}
