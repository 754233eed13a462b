import type { SlotState } from './offer.ts'
import { minuteOf, stayMinutes, type StayRule } from './meal-times.ts'
import type { MealTime } from './meals.ts'

export interface Table {
  readonly tableId: number
  readonly seats: number
}

/** A table that is taken on that day, in minutes since midnight; the end is free again. */
export interface TakenTable {
  readonly tableId: number
  readonly from: number
  readonly to: number
}

/** Everything that decides how many can still sit down at the times of one sitting. */
export interface SittingFacts {
  readonly times: readonly MealTime[]
  readonly tables: readonly Table[]
  readonly taken: readonly TakenTable[]
  readonly stays: readonly StayRule[]
  /** Covers that the sitting still takes online. */
  readonly coversLeft: number
  /** Covers that may sit down at one time, and those who do already, by time. */
  readonly coversPerSlot: number
  readonly coversAt: ReadonlyMap<MealTime, number>
}

export interface Slot {
  readonly time: MealTime
  readonly state: SlotState
  readonly seatsLeft: number
}

/** The tables that are free for the whole stay. */
export function freeTables(
  tables: readonly Table[],
  taken: readonly TakenTable[],
  from: number,
  to: number,
): readonly Table[] {
  const busy = new Set(taken.filter((one) => one.from < to && from < one.to).map((one) => one.tableId))
  return tables.filter(({ tableId }) => !busy.has(tableId))
}

/**
 * Seats that a party of that many can still find at a time: 0 when no table suits it or the covers are gone, so that a guest never
 * reads of seats that they cannot book. Two parties never share a table.
 */
export function seatsLeft(facts: SittingFacts, time: MealTime, seats: number): number {
  const from = minuteOf(time)
  const free = freeTables(facts.tables, facts.taken, from, from + stayMinutes(facts.stays, seats))
  const suits = free.filter((table) => table.seats >= seats)
  const covers = Math.min(facts.coversLeft, facts.coversPerSlot - (facts.coversAt.get(time) ?? 0))
  if (suits.length === 0 || covers < seats) return 0
  return Math.min(
    covers,
    suits.reduce((sum, table) => sum + table.seats, 0),
  )
}

/** What a guest sees of every time of a sitting. */
export function slotsOf(
  facts: SittingFacts,
  party: { readonly seats: number; readonly few: number },
  now: { readonly isClosed: boolean; readonly isPast: (time: MealTime) => boolean },
): Slot[] {
  return facts.times.map((time) => {
    const left = seatsLeft(facts, time, party.seats)
    if (now.isPast(time)) return { time, state: 'past', seatsLeft: 0 }
    if (now.isClosed) return { time, state: 'closed', seatsLeft: 0 }
    if (left === 0) return { time, state: 'full', seatsLeft: 0 }
    return { time, state: left <= Math.max(party.few, party.seats) ? 'few' : 'free', seatsLeft: left }
  })
}
