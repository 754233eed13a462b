import { cents } from '../../domain/platform/cents.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { ServiceCart } from '../../domain/services/calls.ts'
import { serviceUnitCents } from '../../domain/services/service-price.ts'
import { wantedAtOnce } from '../../domain/services/service-totals.ts'
import { requirePeriod } from '../../domain/umbrellas/period.ts'
import { periodRules, type ParkingFacts } from '../parking/parking-facts.ts'
import type { Queryable } from '../platform/database.ts'
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
}

interface StoredOrder {
  readonly items: readonly StoredService[]
}

function pieces({ refId, from, part, quantity }: StoredService): ServicePieces {
  return { serviceId: refId, day: from, part: part ?? 'full_day', quantity }
}

/** A line of the cart as an order keeps it. */
function itemOf(service: ServiceRow, { day, part, quantity }: ServiceCart['items'][number]) {
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
    time: null,
    plate: null,
    dogs: 0,
    facts: {},
  }
}

/** Services as a category of orders. Money at the desk is welcome; a percentage of service is not asked. */
export const serviceOrders = (facts: ParkingFacts) => ({
  name: 'service' as const,

  async price(tx: Queryable, { items }: ServiceCart, { language }: Asker) {
    const rules = await periodRules(facts, tx)
    const priced = []
    for (const wanted of items) {
      const { day, part, serviceId } = wanted
      requirePeriod({ from: day, to: day, part }, rules)
      const service = (await readServices(tx, day, part, language)).find((one) => one.serviceId === serviceId)
      if (service === undefined) throw new Refusal('item_unknown')
      if (service.left !== null && service.left < wantedAtOnce(items, wanted))
        throw new Refusal('service_sold_out', { name: service.name })
      priced.push(itemOf(service, wanted))
    }
    const firstDay = priced.reduce((first, { from }) => (from < first ? from : first), priced[0]?.from as CivilDate)
    return { items: priced, firstDay, takesCash: true, isServiceFree: true, readyInMinutes: null }
  },

  async take(tx: Queryable, order: StoredOrder, _cart: ServiceCart, { language }: Asker): Promise<void> {
    const short = await changeServices(tx, order.items.map(pieces), 1)
    if (short !== null) throw new Refusal('service_sold_out', { name: await serviceName(tx, short, language) })
  },

  async retake(tx: Queryable, order: StoredOrder): Promise<boolean> {
    return (await changeServices(tx, order.items.map(pieces), 1)) === null
  },

  async release(tx: Queryable, order: StoredOrder, itemIds: readonly number[]): Promise<void> {
    const given = order.items.filter((item) => itemIds.includes(item.itemId))
    if (given.length > 0) await changeServices(tx, given.map(pieces), -1)
  },

  /** What was ordered is handed over at the desk: nothing is to be made. */
  confirm: async (): Promise<void> => undefined,

  /** Until its day begins. */
  canDelete: (item: { readonly from: CivilDate }, now: { readonly today: CivilDate }): boolean => now.today < item.from,

  /** No screen follows the stock live. */
  announce: (): void => undefined,
})
