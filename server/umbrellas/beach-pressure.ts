import { eachDay, type CivilDate } from '../../domain/platform/civil-date.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { heldShareLimit } from '../../domain/umbrellas/held-share.ts'
import type { Period } from '../../domain/umbrellas/period.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import type { Queryable } from '../platform/database.ts'
import { readBookedPerDay } from './availability-queries.ts'

const FRESH_FOR = 15 * SECOND

const counted = new WeakMap<BeachPlan, number>()

function bookablePlaces(plan: BeachPlan): number {
  let count = counted.get(plan)
  if (count === undefined) counted.set(plan, (count = plan.places.filter((place) => place.isBookable).length))
  return count
}

/**
 * How many places may be held on a day. Bookings change slowly, so this process counts them now and then; the
 * holds themselves are counted by the database in the statement that adds one.
 */
export class BeachPressure {
  readonly #settings: Settings
  #booked: Promise<Map<CivilDate, number>> | null = null
  #readAt = 0

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** The smallest limit of the period's days; null when the whole beach may be held. */
  async limitOf(tx: Queryable, plan: BeachPlan, period: Period): Promise<number | null> {
    if (this.#settings.heldSharePercent >= 100) return null
    const booked = await this.#bookedPerDay(tx)
    const places = bookablePlaces(plan)
    const most = Math.max(0, ...eachDay(period.from, period.to).map((day) => booked.get(day) ?? 0))
    return heldShareLimit(places - most, this.#settings)
  }

  #bookedPerDay(tx: Queryable): Promise<Map<CivilDate, number>> {
    if (this.#booked === null || performance.now() - this.#readAt > FRESH_FOR) {
      const read = readBookedPerDay(tx)
      this.#readAt = performance.now()
      this.#booked = read
      read.catch(() => {
        if (this.#booked === read) this.#booked = null
      })
    }
    return this.#booked
  }
}
