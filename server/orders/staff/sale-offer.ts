import type { CallParsed } from '../../../domain/platform/call.ts'
import { cents, type Cents } from '../../../domain/platform/cents.ts'
import type { quoteWalkIn } from '../../../domain/orders/staff-calls.ts'
import { quoteTotals } from '../../../domain/orders/quote.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { decideLock, type PricedLine } from '../../../domain/umbrellas/lock-rules.ts'
import type { Queryable } from '../../platform/database.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { readResortMoment } from '../../umbrellas/resort-moment.ts'
import { lockRules } from '../../umbrellas/umbrella-rules.ts'

export type SaleWish = CallParsed<typeof quoteWalkIn>

/** Places for whoever stands at the desk, priced. */
export interface SaleOffer {
  readonly lines: readonly PricedLine[]
  readonly servicePercent: number
  readonly serviceCents: Cents
  readonly totalCents: Cents
}

/** B-11: the guests' own rules and prices, as of now; their cut-offs of cash are not for who stands here. Throws what refuses a hold. */
export async function offerSale(
  tx: Queryable,
  settings: Settings,
  wish: SaleWish,
  overrulesDogs: boolean,
): Promise<SaleOffer> {
  const data = await resortData(tx)
  const moment = await readResortMoment(tx, settings.dayTurnHour)
  const maxUmbrellas = Math.min(settings.maxUmbrellas, settings.walkInMostPlaces)
  const rules = { ...lockRules(settings, moment), maxUmbrellas, overrulesDogs }
  const facts = { ...data, rules, channel: 'desk' as const, cart: { lines: 0 }, halfDayCounts: [] }
  const { lines } = decideLock(facts, wish)
  const { servicePercent } = settings
  return { lines, servicePercent, ...quoteTotals(lines, servicePercent) }
}

/** The same for nothing: every price is 0. */
export function forNothing({ lines, ...offer }: SaleOffer): SaleOffer {
  const free = lines.map((line) => ({ ...line, price: freePrice(line.price), totalCents: cents(0) }))
  return { ...offer, lines: free, serviceCents: cents(0), totalCents: cents(0) }
}

/** Rows of a price that cost nothing any more; what promotions took off is none of them. */
export function freePrice(price: PricedLine['price']): PricedLine['price'] {
  return price.map(({ discounts: _, ...row }) => ({ ...row, unitCents: cents(0), totalCents: cents(0) }))
}
