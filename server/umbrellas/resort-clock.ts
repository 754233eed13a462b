import { SECOND } from '../../domain/platform/duration.ts'
import type { Queryable } from '../platform/database.ts'
import { readResortMoment, type ResortMoment } from './resort-moment.ts'

const FRESH_FOR = 5 * SECOND

/**
 * The database's clock as this process last read it, so that rules can be asked without a round trip. Who
 * writes hands the moment over with the statement, which refuses when it is no longer so.
 */
export class ResortClock {
  #moment: ResortMoment | null = null
  #turnHour = 0
  #readAt = 0

  /** The moment as last known, at most a few seconds old. */
  async moment(tx: Queryable, turnHour: number): Promise<ResortMoment> {
    const isFresh = this.#turnHour === turnHour && performance.now() - this.#readAt < FRESH_FOR
    if (this.#moment === null || !isFresh) this.note(await readResortMoment(tx, turnHour), turnHour)
    return this.#moment as ResortMoment
  }

  /** The database has just said what the moment is. */
  note(moment: ResortMoment, turnHour: number): void {
    this.#moment = { today: moment.today, halfNow: moment.halfNow }
    this.#turnHour = turnHour
    this.#readAt = performance.now()
  }
}
