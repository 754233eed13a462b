import type * as z from 'zod/mini'

/**
 * A stream of server-sent events: what a slice shows live. Streams of the same key share one state, which is
 * read once for any number of changes that come close together. Nothing personal: an EventSource carries no
 * token.
 */
export interface LiveChannel<Query = unknown, State = unknown> {
  /** Path below the call prefix. */
  readonly path: string
  /** Name of its events. */
  readonly event: string
  /** Schema of the query. */
  readonly input: z.ZodMiniType<Query>
  /** Least milliseconds between two reads of one key. */
  readonly interval: number
  /** Refuses a query that is well formed, and that nobody may follow all the same. */
  check?(query: Query): Promise<void>
  /** Same text, same state. */
  keyOf(query: Query): string
  /** The state as it is now. */
  read(query: Query): Promise<State>
  /** Data of the event for one who knows `before`, or nothing at all yet; null when there is nothing to tell. */
  change(before: State | null, after: State): unknown
}
