import type { QueryResultRow } from 'pg'

/** A named statement: PostgreSQL plans it once per connection. */
export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** Something that runs statements: a connection, inside or outside a transaction. */
export interface Queryable {
  query<Row extends QueryResultRow>(statement: Statement): Promise<Row[]>
}

/**
 * The database of one server process. Statements of one connection are pipelined: those that are sent
 * without waiting share a round trip, and are answered in order.
 */
export interface Database extends Queryable {
  /** One connection without a transaction; each statement commits by itself. */
  connection<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /**
   * One transaction. Runs `work` again, at most three times, after a deadlock, a serialisation failure or
   * a lost connection, so `work` has no effect outside the database. `finish` gives a last statement that
   * travels with the commit. Throws CommitUnknown when nobody can tell whether the commit happened.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>, finish?: (result: T) => Statement | null): Promise<T>
  /** Waits for the statements under way and closes every connection. */
  close(): Promise<void>
}
