import { inParallel } from '../race/booking-world.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { planArrivals } from './arrivals.ts'
import { planBar } from './bar-day.ts'
import { at, dayWorld, type DaySize, type DayWorld } from './day-world.ts'
import { planDesk } from './desk-day.ts'
import { planDrawers } from './drawers.ts'
import { planGuests } from './guests.ts'
import { planItems } from './items-day.ts'

/** The beach opens and closes between these; the clock makes larger steps in the night. */
const END = at(25)
const STEP = 5
const NIGHT_STEP = 15
/** People who press something in the same moment. */
const AT_ONCE = 4
/** Every invariant holds after so many actions, and after every step of the clock. */
const CHECK_EVERY = 12
/** Milliseconds after which the jobs run again within one step of the clock; a server's sweep comes at least every minute. */
const WORK_EVERY = 20_000

/** A rule that is broken on purpose: the run has to notice. */
export const CONTROLS = {
  /** Places may be booked twice. */
  place: 'alter table occupancy drop constraint occupancy__no_double_booking',
  /** A movement of the drawer disappears at noon. */
  till: `alter table till_movement disable trigger user; delete from till_movement where id = (select max(id) from till_movement where ledger_entry_id is not null)`,
} as const
export type Control = keyof typeof CONTROLS

export interface DayReport {
  readonly day: DayWorld
  readonly steps: number
  readonly checks: number
  readonly seconds: number
}

/** Lets a whole day pass. Throws when an invariant breaks, a guest is refused wrongly or a call fails. */
export async function runDay(seed: number, size: DaySize, control: Control | null = null): Promise<DayReport> {
  const began = performance.now()
  const day = await dayWorld(seed, size)
  let steps = 0
  let checks = 0
  const check = async () => {
    checks += 1
    const broken = await violations((text) => day.db.sql(text), INVARIANTS)
    if (broken.length > 0)
      throw new Error(`at ${day.clock.now()}, after ${steps} steps: ${JSON.stringify(broken, null, 1)}`)
  }
  try {
    if (control === 'place') await day.db.sql(CONTROLS.place)
    if (control === 'till') day.later(at(12), async () => void (await day.db.sql(CONTROLS.till)))
    planGuests(day)
    planArrivals(day)
    planItems(day)
    planDesk(day)
    planDrawers(day)
    await planBar(day)
    await check()
    while (day.clock.minutes() < END) {
      const minute = day.clock.minutes()
      await day.clock.pass(minute >= at(1) && minute < at(6) ? NIGHT_STEP : STEP)
      let worked = performance.now()
      for (let due = day.due(); due.length > 0; due = day.due()) {
        for (let from = 0; from < due.length; from += CHECK_EVERY) {
          const batch = due.slice(from, from + CHECK_EVERY)
          await inParallel(batch.length, AT_ONCE, async (index) => batch[index]?.run())
          steps += batch.length
          if (performance.now() - worked > WORK_EVERY) {
            await day.clock.work()
            worked = performance.now()
          }
          await check()
        }
      }
      if (day.clock.failures.length > 0) throw new Error(`a job failed: ${JSON.stringify(day.clock.failures[0])}`)
    }
    await check()
    return { day, steps, checks, seconds: (performance.now() - began) / 1000 }
  } catch (error) {
    await closeDay(day)
    throw error
  }
}

export async function closeDay(day: DayWorld): Promise<void> {
  await day.clock.close()
  await day.close()
}
