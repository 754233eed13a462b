import type { ParkingCart } from '../../domain/parking/calls.ts'
import { parkingName, parkingPrice } from '../../domain/parking/parking-price.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { requirePeriod } from '../../domain/umbrellas/period.ts'
import type { Queryable } from '../platform/database.ts'
import { periodRules, type ParkingFacts } from './parking-facts.ts'
import { changeParking, readAreas } from './parking-queries.ts'

/** What an order keeps of a space, and what is needed to take it or to give it back. */
interface StoredSpace {
  readonly itemId: number
  /** The area. */
  readonly refId: number
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart | null
}

interface StoredOrder {
  readonly items: readonly StoredSpace[]
}

function change(tx: Queryable, { refId, from, to, part }: StoredSpace, by: 1 | -1): Promise<boolean> {
  return changeParking(tx, refId, { from, to, part: part ?? 'full_day' }, by)
}

/** Parking as a category of orders: one space for one car. Money at the desk is welcome; service is not asked. */
export const parkingOrders = (facts: ParkingFacts) => ({
  name: 'parking' as const,

  async price(tx: Queryable, cart: ParkingCart, { language }: { readonly language: Language }) {
    requirePeriod(cart, await periodRules(facts, tx))
    const area = (await readAreas(tx, cart, language)).find((one) => one.areaId === cart.areaId)
    if (area === undefined) throw new Refusal('item_unknown')
    if (area.left < 1) throw new Refusal('parking_full')
    const { days, unitCents, totalCents } = parkingPrice(area, cart)
    const item = {
      kind: 'parking' as const,
      refId: area.areaId,
      name: parkingName(area.name, language),
      options: [],
      note: null,
      quantity: days,
      unitCents,
      totalCents,
      from: cart.from,
      to: cart.to,
      part: cart.part,
      meal: null,
      time: null,
      plate: cart.plate,
      dogs: 0,
      facts: {},
    }
    return { items: [item], firstDay: cart.from, takesCash: true, isServiceFree: true, readyInMinutes: null }
  },

  async take(tx: Queryable, order: StoredOrder): Promise<void> {
    for (const item of order.items) if (!(await change(tx, item, 1))) throw new Refusal('parking_full')
  },

  /** An order has one space, so that there is nothing to take back when it is gone. */
  async retake(tx: Queryable, { items: [item] }: StoredOrder): Promise<boolean> {
    return item !== undefined && change(tx, item, 1)
  },

  async release(tx: Queryable, order: StoredOrder, itemIds: readonly number[]): Promise<void> {
    for (const item of order.items) if (itemIds.includes(item.itemId)) await change(tx, item, -1)
  },

  /** The barrier knows the plate from the order: nothing is to be made. */
  confirm: async (): Promise<void> => undefined,

  /** Until its first day begins. */
  canDelete: (item: { readonly from: CivilDate }, now: { readonly today: CivilDate }): boolean => now.today < item.from,

  /** No screen follows the car park live. */
  announce: (): void => undefined,
})
