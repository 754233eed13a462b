import type { Belongings } from './owner.ts'

/** One call's line of the matrix: what is sent about somebody's things. */
export interface Row {
  readonly about: (has: Belongings) => unknown
  /** What a customer gets for their own; 200 when not said. */
  readonly own?: number
  /** What somebody gets who is not signed in, where that is something else. */
  readonly strangers?: number
  /**
   * What anyone gets for another's and for unknown things, when that is no refusal: the input names nobody's
   * things, or the answer says nothing of whether they exist.
   */
  readonly others?: number
  /** True when the answer carries the clock or what is new every time, so that two of them differ by that alone. */
  readonly tellsTime?: boolean
  /** True when the call is for people who are not signed in: it may change things for them. */
  readonly changesForAnyone?: boolean
  /** True when the call changes what is the asker's own, whatever it names. */
  readonly changesOwn?: boolean
  /** True when the session that asks is over by it, so that the next try needs another one. */
  readonly endsSessions?: boolean
}
