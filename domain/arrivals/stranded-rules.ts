import { instantOf } from '../orders/resort-time.ts'
import { addDays, type CivilDate } from '../platform/civil-date.ts'
import { MINUTE } from '../platform/duration.ts'

/**
 * Why somebody whom a tablet saw has no place: somebody else has it, an extra of theirs or a dog beside it is in the way, they came after
 * it was freed, or the tablet's clock says nothing.
 */
export const STRANDED_CAUSES = ['place_taken', 'extra_gone', 'dogs_apart', 'after_release', 'clock_unsure'] as const
export type StrandedCause = (typeof STRANDED_CAUSES)[number]

/** What the desk does for them: another place or their own again, their money back, or nothing that is left to do. */
export const STRANDED_SOLUTIONS = ['reseated', 'refunded', 'closed'] as const
export type StrandedSolution = (typeof STRANDED_SOLUTIONS)[number]

/** How far a device's clock may be from the server's for its word to free nobody's place. */
export const MOST_SKEW = 2 * MINUTE

/** What a device says of an arrival; instants are ISO 8601 in UTC. */
export interface SeenOffline {
  /** When they came. */
  readonly at: string
  /** When the list that they were found in was made; undefined where the device does not say. */
  readonly listMadeAt?: string | undefined
  /** The device's clock when it sent its word; undefined where it does not say. */
  readonly sentAt?: string | undefined
}

/**
 * Whether somebody came in time to a place that was freed: null gives it back while it is free, the rest is for the desk to decide. A
 * device is believed when its clock goes right now, and when it speaks of a moment that lies on that day, after the list it had, and
 * before now; the list must be of a time when the place was theirs still.
 */
export function whyNotInTime(
  { at, listMadeAt, sentAt }: SeenOffline,
  { day, releasedAt, now }: { readonly day: CivilDate; readonly releasedAt: string; readonly now: string },
): Extract<StrandedCause, 'after_release' | 'clock_unsure'> | null {
  if (listMadeAt === undefined || sentAt === undefined) return 'clock_unsure'
  const [seen, made, sent, clock, released] = [at, listMadeAt, sentAt, now, releasedAt].map(Date.parse) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const isClockRight = Math.abs(clock - sent) <= MOST_SKEW && seen <= clock + MOST_SKEW && seen <= sent
  const isOfThatDay = seen >= Date.parse(instantOf(day, 0)) && seen < Date.parse(instantOf(addDays(day, 1), 0))
  const isOfThatList = made <= seen && made < released
  if (!isClockRight || !isOfThatDay || !isOfThatList) return 'clock_unsure'
  return seen < released ? null : 'after_release'
}
