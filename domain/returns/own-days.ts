import { eachDay, type CivilDate } from '../platform/civil-date.ts'
import type { Half } from './return-rules.ts'

/**
 * What is with a half-day of one's own: `own`; `used` when it is over; given back and on `offered`, `held` while somebody is about
 * to buy it, `sold`, `credited` once it was used, `lapsed` when nobody bought it.
 */
export const HALF_STATES = ['own', 'used', 'offered', 'held', 'sold', 'credited', 'lapsed'] as const
export type HalfState = (typeof HALF_STATES)[number]

/** One half-day of the calendar. */
export interface OwnHalf {
  readonly day: CivilDate
  readonly half: Half
  readonly state: HalfState
  /** Credit that it earned; 0 unless it is credited. */
  readonly creditCents: number
  /** Whether it can be given back now. */
  readonly canGive: boolean
}

/** Half-days of a month: half of a day is 0.5 on the screen, so that they are counted in halves here. */
export interface StatementMonth {
  /** First day of the month. */
  readonly month: CivilDate
  readonly halves: { readonly used: number; readonly given: number; readonly sold: number; readonly ahead: number }
  readonly creditCents: number
}

const GIVEN: ReadonlySet<HalfState> = new Set<HalfState>(['offered', 'held', 'sold', 'credited', 'lapsed'])
const SOLD: ReadonlySet<HalfState> = new Set<HalfState>(['sold', 'credited'])

/** The statement of a season, month by month (B-18): every half-day is used, given back or still ahead. */
export function seasonStatement(halves: readonly OwnHalf[]): readonly StatementMonth[] {
  const months = new Map<string, OwnHalf[]>()
  for (const half of halves) {
    const month = `${half.day.slice(0, 7)}-01`
    months.set(month, [...(months.get(month) ?? []), half])
  }
  return [...months]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, all]) => ({
      month: month as CivilDate,
      halves: {
        used: all.filter(({ state }) => state === 'used').length,
        given: all.filter(({ state }) => GIVEN.has(state)).length,
        sold: all.filter(({ state }) => SOLD.has(state)).length,
        ahead: all.filter(({ state }) => state === 'own').length,
      },
      creditCents: all.reduce((sum, { creditCents }) => sum + creditCents, 0),
    }))
}

/** A stay of the holder as it is kept: days included, halves half-open. */
export interface KeptStay {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly firstHalf: number
  readonly lastHalf: number
}

/** Every half-day of some stays. */
export function halfDaysOf(stays: readonly KeptStay[]): { readonly day: CivilDate; readonly half: Half }[] {
  return stays.flatMap(({ from, to, firstHalf, lastHalf }) =>
    eachDay(from, to).flatMap((day) =>
      ([0, 1] as const).filter((half) => half >= firstHalf && half < lastHalf).map((half) => ({ day, half })),
    ),
  )
}
