/** One promise about the data (reliability guide, section 4): the query finds what breaks it. */
export interface Invariant {
  readonly id: string
  readonly promise: string
  /** Rows of what is wrong; none on sound data. */
  readonly finds: string
  /** Statements that break it on purpose, on a database with a live hold, an order and its stock: the control. */
  readonly broken: readonly string[]
}

/** Orders that came to be. */
export const LIVE = `('confirmed', 'completed')`

/** Whether an order `o` has its places: it came to be, or its payer has approved and the money is on its way. */
export const HAS_PLACES = `(o.status in ${LIVE} or o.is_pinned)`

/** A number of the settings, in minutes. */
export function minutes(key: string, initial: number): string {
  return `make_interval(mins => coalesce((select (value #>> '{}')::integer from setting where key = '${key}'), ${initial}))`
}
