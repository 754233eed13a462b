import { randomBytes } from 'node:crypto'
import type { CallParsed } from '../../../domain/platform/call.ts'
import { cents, type Cents } from '../../../domain/platform/cents.ts'
import type { quoteWalkIn, sellWalkIn } from '../../../domain/orders/staff-calls.ts'
import { ORDER_NUMBER_BYTES, orderNumber } from '../../../domain/orders/order-number.ts'
import { quoteTotals } from '../../../domain/orders/quote.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { decideLock, type PricedLine } from '../../../domain/umbrellas/lock-rules.ts'
import { insertGuest } from '../../accounts/account-queries.ts'
import type { Queryable } from '../../platform/database.ts'
import { lockCart } from '../../umbrellas/lock-cart.ts'
import { readResortMoment } from '../../umbrellas/occupancy-queries.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { placeCode } from '../../umbrellas/stored-lines.ts'
import { lockRules } from '../../umbrellas/umbrella-rules.ts'
import { conditionsFor, conditionsSlugs } from '../offer.ts'
import { readConditions } from '../items/item-checkout-queries.ts'
import { insertSale, isKnownCustomer, lockPress, type Sold } from './sale-queries.ts'

export type SaleWish = CallParsed<typeof quoteWalkIn>
type Customer = CallParsed<typeof sellWalkIn>['customer']

/** Places for whoever stands at the desk, priced. */
export interface SaleOffer {
  readonly lines: readonly PricedLine[]
  readonly servicePercent: number
  readonly serviceCents: Cents
  readonly totalCents: Cents
}

/** B-11: the guests' own rules and prices, as of now; their cut-offs of cash are not for who stands here. Throws what refuses a hold. */
export async function offerSale(tx: Queryable, settings: Settings, wish: SaleWish): Promise<SaleOffer> {
  const data = await resortData(tx)
  const moment = await readResortMoment(tx, settings.dayTurnHour)
  const maxUmbrellas = Math.min(settings.maxUmbrellas, settings.walkInMostPlaces)
  const rules = { ...lockRules(settings, moment), maxUmbrellas }
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

export interface Sale {
  readonly wish: SaleWish
  readonly offer: SaleOffer
  readonly pressId: string
  readonly customer: Customer
  readonly language: Language
  readonly method: 'cash' | 'no_payment_needed'
  readonly reason: string
}

/** Sells, all places or none: the order stands at once. A press that was made before is its first order. */
export async function sell(tx: Queryable, settings: Settings, sale: Sale): Promise<Sold> {
  const { wish, offer, customer, language, method, reason } = sale
  const press = `desk:${sale.pressId}`
  const made = await lockPress(tx, press)
  if (made !== null) return made
  const accountId = await accountOf(tx, customer, language)
  await lockCart(tx, accountId)
  const conditions = await readConditions(tx, conditionsSlugs(settings), language)
  const { plan, stock } = await resortData(tx)
  const outcome = await insertSale(tx, {
    accountId,
    press,
    numbers: Array.from({ length: 3 }, () => orderNumber(randomBytes(ORDER_NUMBER_BYTES))),
    passCode: `BA1.${randomBytes(16).toString('base64url')}`,
    method,
    period: wish,
    offer,
    stock,
    maxUmbrellas: settings.maxUmbrellas,
    conditions: conditionsFor(method, settings, { conditions }),
    language,
    refundPolicy: { fullHours: settings.refundFullHours, laterPercent: settings.refundLaterPercent },
    reason,
  })
  switch (outcome.outcome) {
    case 'umbrella_taken':
      throw new Refusal('umbrella_taken', { codes: outcome.umbrellas.map((id) => placeCode(plan, id)) })
    case 'extra_sold_out':
      throw new Refusal('extra_sold_out', { extras: outcome.extras })
    case 'too_many_umbrellas':
      throw new Refusal('too_many_umbrellas', { scope: 'half_day', max: outcome.max, have: outcome.have })
    default:
      return { orderId: outcome.orderId, accountId, isNew: true }
  }
}

/** Somebody known, or a guest who leaves what they like: nothing at all is enough. */
async function accountOf(tx: Queryable, customer: Customer, language: Language): Promise<number> {
  if (customer !== null && 'accountId' in customer) {
    if (!(await isKnownCustomer(tx, customer.accountId))) throw new Refusal('not_found')
    return customer.accountId
  }
  const nobody = { firstName: '', lastName: '', phone: '', email: '' }
  return insertGuest(tx, { ...nobody, ...customer, language })
}
