import { expect } from 'vitest'
import { forgetResortData } from '../../server/umbrellas/resort-data.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { bookingCalls, type BookingCalls } from '../race/booking-calls.ts'
import { bookingDatabase, setClock } from '../race/booking-world.ts'
import type { TestDatabase } from './database.ts'

const START = '2027-07-01T08:00:00+02:00'
/** What a moved clock breaks by itself: the job that puts it right does not run here. */
const TIMED: ReadonlySet<string> = new Set(['I4', 'I6'])

/** The stay of most tests of places. */
export const PERIOD = { from: '2027-07-10', to: '2027-07-11', part: 'full_day' } as const

/** A wish for one place. */
export const place = (umbrellaId: number, extras: { id: 'sun_bed' | 'deck_chair'; quantity: number }[] = []) => ({
  umbrellaId,
  people: 1,
  dogs: [],
  extras,
})

/** A wish for places without extras. */
export const wish = (...umbrellaIds: number[]) => ({ ...PERIOD, places: umbrellaIds.map((id) => place(id)) })

/** Matches the refusal of a call by its code, and by its data where they are named. */
export const refused = (code: string, data: object = {}) =>
  expect.objectContaining({ code, ...(Object.keys(data).length > 0 ? { data: expect.objectContaining(data) } : {}) })

/** The beach of one test, on a database of its own. */
export interface BeachWorld {
  readonly db: TestDatabase
  readonly world: BookingCalls
  /**
   * Moves the clock on to so many seconds after the beginning, and the time that the test itself has taken: what was done before lies
   * at least that far back, however slow the machine is.
   */
  readonly later: (seconds: number) => Promise<void>
  /** Expects that nothing is in the database that must never be, and drops it. */
  readonly close: () => Promise<void>
}

export async function beachWorld(): Promise<BeachWorld> {
  const began = Date.now()
  const db = await bookingDatabase({ at: START })
  return {
    db,
    world: await bookingCalls(db),
    later: (seconds) => setClock(db, new Date(Date.parse(START) + seconds * 1000 + Date.now() - began).toISOString()),
    close: async () => {
      forgetResortData()
      const lasting = INVARIANTS.filter(({ id }) => !TIMED.has(id))
      expect(await violations((text) => db.sql(text), lasting)).toEqual([])
      await db.close()
    },
  }
}
