import { hash } from 'node:crypto'
import type { Cents } from '../../domain/platform/cents.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/orders/calls.ts'
import { promisedVersion } from '../../domain/content/refund-terms.ts'
import { isOnlineMethod, type OnlineMethod } from '../../domain/payments/payment-modes.ts'
import { methodsFor, type OfferedMethod, type RefusedMethod } from '../../domain/orders/methods.ts'
import { quoteContent, quoteTotals, type MethodConditions } from '../../domain/orders/quote.ts'
import { cashCutoffHours } from '../../domain/settings/cash-cutoffs.ts'
import { refundPolicyOf } from '../../domain/settings/refund-policy.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import type { Queryable } from '../platform/database.ts'
import { resortData } from '../umbrellas/resort-data.ts'
import { wireLines } from '../umbrellas/stored-lines.ts'
import type { Checkout, StoredConditions } from './order-queries.ts'

/** What a cart would be ordered on, as everything stands now. */
export interface Offer {
  readonly lines: UmbrellaLine[]
  readonly servicePercent: number
  readonly serviceCents: Cents
  readonly totalCents: Cents
  readonly offered: readonly OfferedMethod[]
  readonly refused: readonly RefusedMethod[]
  readonly conditions: readonly MethodConditions[]
  /** Equal offers have equal hashes. */
  readonly contentHash: string
}

/** Slugs of the two texts of the conditions of sale. */
export function conditionsSlugs({ conditionsWithPayment, conditionsWithoutPayment }: Settings): readonly string[] {
  return [conditionsWithPayment, conditionsWithoutPayment]
}

/** The text that applies to a method: what is paid online has its own. Throws when the resort has none. */
export function conditionsFor(
  method: PaymentMethod,
  { conditionsWithPayment, conditionsWithoutPayment }: Settings,
  { conditions }: Pick<Checkout, 'conditions'>,
): StoredConditions {
  const wanted = isOnlineMethod(method) ? conditionsWithPayment : conditionsWithoutPayment
  const found = conditions.find(({ slug }) => slug === wanted)
  if (found === undefined) throw new Error(`the resort has no page ${wanted}`)
  return found
}

/** The same text as a guest accepts it: its version names the refund that it promises as well. */
export function promisedConditions(method: PaymentMethod, settings: Settings, texts: Pick<Checkout, 'conditions'>) {
  const found = conditionsFor(method, settings, texts)
  return { ...found, method, version: promisedVersion(found.version, refundPolicyOf(settings)) }
}

/**
 * The offer for a cart. Throws `cart_expired` or `cart_empty` when there is nothing to
 * order, and an error when the resort has no conditions of sale.
 */
export async function offerFor(
  tx: Queryable,
  settings: Settings,
  online: readonly OnlineMethod[],
  checkout: Checkout,
): Promise<Offer> {
  if (checkout.lines.length === 0) throw new Refusal(checkout.isExpired ? 'cart_expired' : 'cart_empty')
  const { plan } = await resortData(tx)
  const lines = wireLines(plan, checkout.lines)
  const { servicePercent } = settings
  const totals = quoteTotals(lines, servicePercent)
  const { offered, refused } = methodsFor({
    totalCents: totals.totalCents,
    stays: lines,
    now: checkout.localNow,
    payAlsoCash: settings.payAlsoCash,
    payOnlyCash: settings.payOnlyCash,
    online,
    payLater: settings.payLater,
    cashHours: cashCutoffHours(settings),
    payLaterDueHour: settings.payLaterDueHour,
  })
  const conditions = PAYMENT_METHODS.map((method) => {
    const { slug, version } = promisedConditions(method, settings, checkout)
    return { method, slug, version }
  })
  const content = quoteContent({
    lines,
    servicePercent,
    totalCents: totals.totalCents,
    terms: [...offered, ...refused],
    conditions,
  })
  return { lines, servicePercent, ...totals, offered, refused, conditions, contentHash: hash('sha256', content) }
}
