import { SECOND } from '../../domain/platform/duration.ts'

/**
 * How long each layer waits, shortest first, so that a database that hangs is told as 503 `try_again` by the call
 * itself, before the socket or a proxy gives up: two tries for a connection and one statement take 12 s, a commit that has
 * to be asked for once more 18 s, a socket 20 s, an app 25 s, the proxies 30 s (`deploy/proxy`).
 */
export const DEADLINES = {
  /** A free connection of the pool, or a new one. */
  connection: 3 * SECOND,
  /** A statement, by PostgreSQL's own clock. */
  statement: 5 * SECOND,
  /** The answer to a statement, by ours: a frozen PostgreSQL, or a network that went silent, has no clock. */
  answer: 6 * SECOND,
  /** Nothing is tried again that has taken this long. */
  retry: 4 * SECOND,
  /** A socket on which nothing happens: longer than every call. */
  socket: 20 * SECOND,
} as const
