import { cents } from '../../domain/platform/cents.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { ServiceCart } from '../../domain/services/calls.ts'
import { serviceUnitCents } from '../../domain/services/service-price.ts'
import { wantedAtOnce } from '../../domain/services/service-totals.ts'
import { partOfTime } from '../../domain/services/slots.ts'
import { requirePeriod } from '../../domain/umbrellas/period.ts'
import { periodRules, type ParkingFacts } from '../parking/parking-facts.ts'
import type { Queryable } from '../platform/database.ts'
import { slotsFor } from './service-slots.ts'
import { giveSlotBack, readServiceNow, takeSlot, type SlotPieces } from './slot-queries.ts'
import { changeServices, readServices, serviceName, type ServicePieces, type ServiceRow } from './service-queries.ts'

interface Asker {
  readonly language: Language
}

/** What an order keeps of a service, and what is needed to take it or to give it back. */
interface StoredService {
  readonly itemId: number
  /** The service. */
  readonly refId: number
  readonly quantity: number
  readonly from: CivilDate
  readonly part: DayPart | null
  /** 'HH:MM' of what is given at times of its own. */
  readonly time: string | null
}

interface StoredOrder {
  readonly items: readonly StoredService[]
}

function pieces({ refId, from, part, quantity }: StoredService): ServicePieces {
  return { serviceId: refId, day: from, part: part ?? 'full_day', quantity }
}

/** A line of the cart as an order keeps it. */
function itemOf(service: ServiceRow, { day, part, quantity, time }: ServiceCart['items'][number]) {
  const unitCents = serviceUnitCents(service, part)
  return {
    kind: 'service' as const,
    refId: service.serviceId,
    name: service.name,
    options: [],
    note: null,
    quantity,
    unitCents,
    totalCents: cents(quantity * unitCents),
    from: day,
    to: day,
    part,
    meal: null,
    time: time ?? null,
    plate: null,
    dogs: 0,
    facts: {},
  }
}

/** Throws `time_not_offered` for a wrong time or none, and `service_sold_out` for one that is taken (B-22). */
function requireSlot(
  { name, slots: given }: ServiceRow,
  items: ServiceCart['items'],
  { serviceId, day, time }: ServiceCart['items'][number],
  slots: ReturnType<typeof slotsFor>,
): void {
  if (given === null && time === undefined) return
  const slot = slots?.find((each) => each.time === time)
  if (slot === undefined) throw new Refusal('time_not_offered')
  const wanted = items.filter((one) => one.serviceId === serviceId && one.day === day && one.time === time)
  if (wanted.reduce((sum, { quantity }) => sum + quantity, 0) > slot.left)
    throw new Refusal('service_sold_out', { name })
}

/** The times among some items, in the order of their locks. */
function slotsIn(items: readonly StoredService[]): SlotPieces[] {
  return items
    .flatMap(({ refId, from, time, quantity }) =>
      time === null ? [] : [{ serviceId: refId, day: from, time: time.slice(0, 5), quantity }],
    )
    .toSorted((a, b) => a.serviceId - b.serviceId || (a.day + a.time < b.day + b.time ? -1 : 1))
}

/** Takes everything or nothing; the service of which there is too little, null when it is done. */
async function takeAll(tx: Queryable, items: readonly StoredService[]): Promise<number | null> {
  const short = await changeServices(tx, items.map(pieces), 1)
  if (short !== null) return short
  const taken: SlotPieces[] = []
  for (const slot of slotsIn(items)) {
    if (await takeSlot(tx, slot)) {
      taken.push(slot)
      continue
    }
    for (const one of taken) await giveSlotBack(tx, one)
    await changeServices(tx, items.map(pieces), -1)
    return slot.serviceId
  }
  return null
}

/** Services as a category of orders. Money at the desk is welcome; a percentage of service is not asked. */
export const serviceOrders = (facts: ParkingFacts) => ({
  name: 'service' as const,

  async price(tx: Queryable, cart: ServiceCart, { language }: Asker) {
    const [rules, now] = [await periodRules(facts, tx), await readServiceNow(tx)]
    const { dayTurnHour } = facts.settings
    // What is given at a time counts for the half-day of that time, whatever part was looked at.
    const items = cart.items.map((item) =>
      item.time === undefined ? item : { ...item, part: partOfTime(item.time, dayTurnHour) },
    )
    const priced = []
    for (const wanted of items) {
      const { day, part, serviceId } = wanted
      requirePeriod({ from: day, to: day, part }, rules)
      const service = (await readServices(tx, day, part, language)).find((one) => one.serviceId === serviceId)
      if (service === undefined) throw new Refusal('item_unknown')
      requireSlot(service, items, wanted, slotsFor(service, { day, part, now, dayTurnHour }))
      if (service.left !== null && service.left < wantedAtOnce(items, wanted))
        throw new Refusal('service_sold_out', { name: service.name })
      priced.push(itemOf(service, wanted))
    }
    const firstDay = priced.reduce((first, { from }) => (from < first ? from : first), priced[0]?.from as CivilDate)
    return { items: priced, firstDay, takesCash: true, isServiceFree: true, readyInMinutes: null }
  },

  async take(tx: Queryable, order: StoredOrder, _cart: ServiceCart, { language }: Asker): Promise<void> {
    const short = await takeAll(tx, order.items)
    if (short !== null) throw new Refusal('service_sold_out', { name: await serviceName(tx, short, language) })
  },

  async retake(tx: Queryable, order: StoredOrder): Promise<boolean> {
    return (await takeAll(tx, order.items)) === null
  },

  async release(tx: Queryable, order: StoredOrder, itemIds: readonly number[]): Promise<void> {
    const given = order.items.filter((item) => itemIds.includes(item.itemId))
    if (given.length === 0) return
    await changeServices(tx, given.map(pieces), -1)
    for (const slot of slotsIn(given)) await giveSlotBack(tx, slot)
  },

  /** What was ordered is handed over at the desk: nothing is to be made. */
  confirm: async (): Promise<void> => undefined,

  /** Until its day begins. */
  canDelete: (item: { readonly from: CivilDate }, now: { readonly today: CivilDate }): boolean => now.today < item.from,

  /** No screen follows the stock live. */
  announce: (): void => undefined,
})
