import type { CallParsed } from '../../../domain/platform/call.ts'
import { cents, sumCents, type Cents } from '../../../domain/platform/cents.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { quoteWalkIn } from '../../../domain/orders/sale-calls.ts'
import { quoteTotals } from '../../../domain/orders/quote.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { decideLock, spotOf, type PricedLine } from '../../../domain/umbrellas/lock-rules.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import { mostByHand, withHandDiscount } from '../../../domain/umbrellas/hand-discount.ts'
import { codeOf, isValidOn, withCode } from '../../../domain/umbrellas/promotion.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Actor } from '../../platform/handler.ts'
import { resortData, type ResortData } from '../../umbrellas/resort-data.ts'
import { readResortMoment } from '../../umbrellas/resort-moment.ts'
import { lockRules } from '../../umbrellas/umbrella-rules.ts'

export type SaleWish = CallParsed<typeof quoteWalkIn>

/** Places for whoever stands at the desk, priced. */
export interface SaleOffer {
  readonly lines: readonly PricedLine[]
  readonly servicePercent: number
  readonly serviceCents: Cents
  readonly totalCents: Cents
  /** What the desk takes off by hand; 0 for nothing. */
  readonly handCents: Cents
}

/**
 * B-11: the guests' own rules and prices, as of now, less what a code and the desk itself take off; their cut-offs of cash are not for who
 * stands here. `roles`: of who sells. Throws what refuses a hold, a code or a discount.
 */
export async function offerSale(
  tx: Queryable,
  settings: Settings,
  wish: SaleWish,
  { roles, overrulesDogs }: Pick<Actor, 'roles'> & { readonly overrulesDogs: boolean },
): Promise<SaleOffer> {
  const data = await resortData(tx)
  const moment = await readResortMoment(tx, settings.dayTurnHour)
  const maxUmbrellas = Math.min(settings.maxUmbrellas, settings.walkInMostPlaces)
  const rules = { ...lockRules(settings, moment), maxUmbrellas, overrulesDogs }
  const facts = { ...data, rules, channel: 'desk' as const, cart: { lines: 0 }, halfDayCounts: [] }
  const decided = decideLock(facts, wish).lines
  const coded = wish.code === undefined ? decided : codedLines(data, decided, wish, wish.code, moment.today)
  const lines =
    wish.discount === undefined ? coded : withHandDiscount(coded, wish.discount, mostByHand(roles, settings))
  const { servicePercent } = settings
  const handCents = cents(costOf(coded) - costOf(lines))
  return { lines, servicePercent, ...quoteTotals(lines, servicePercent), handCents }
}

const costOf = (lines: readonly PricedLine[]) => sumCents(lines.map((line) => line.totalCents))

/** Prices with what a code takes off; its use is counted by the sale. Throws why it gives nothing (B-06). */
function codedLines(
  data: ResortData,
  lines: readonly PricedLine[],
  period: Period,
  said: string,
  today: CivilDate,
): readonly PricedLine[] {
  const { plan, promotions } = data
  const code = promotions.find((one) => one.code === codeOf(said))
  if (code === undefined) throw new Refusal('code_unknown')
  if (!isValidOn(code, today)) throw new Refusal('code_expired')
  const { from, to, part } = period
  const stays = lines.map((line) => ({ from, to, part, price: line.price, spot: spotOf(plan, line.umbrellaId).place }))
  const priced = withCode(stays, code, promotions, { today, channel: 'desk' })
  if (priced === null) throw new Refusal('code_not_for_these')
  return lines.map((line, index) => {
    const price = priced[index]?.price ?? line.price
    return { ...line, price, totalCents: sumCents(price.map(({ totalCents }) => totalCents)) }
  })
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
