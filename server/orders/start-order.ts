import { randomBytes } from 'node:crypto'
import type { CallParsed } from '../../domain/platform/call.ts'
import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/orders/calls.ts'
import { firstStatus, type OfferedMethod } from '../../domain/orders/methods.ts'
import { ORDER_NUMBER_BYTES, orderNumber } from '../../domain/orders/order-number.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { refundPolicyOf } from '../../domain/settings/refund-policy.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { ORDER_CONFIRMATION } from './confirmation-outbox.ts'
import { spendCredit } from '../payments/credit/use-credit.ts'
import { settledByCredit } from './credit-part.ts'
import { countCodeUses } from '../umbrellas/promotions/count-code-uses.ts'
import { conditionsFor, conditionsSlugs, offerFor, type Offer } from './offer.ts'
import type { OrderFacts } from './order-facts.ts'
import { placeOrder, readCheckout, readOrder, type Checkout, type StoredOrder } from './order-queries.ts'
import { wireOrder } from './wire-order.ts'

type Wish = CallParsed<typeof calls.startOrder>

/**
 * B-01: orders what was quoted, all or nothing; what is paid online keeps its places held until the
 * money comes. A quote makes one order: started again it answers that order.
 */
export const startOrder = (facts: OrderFacts) =>
  handle(calls.startOrder, 'write', async (tx, input, { actor, account, language, platform, afterCommit }) => {
    const { accountId } = actor
    const { settings } = facts
    const { quoteId } = input
    const slugs = conditionsSlugs(settings)
    const checkout = await readCheckout(tx, account, { quoteId, conditionsSlugs: slugs, language, locks: true })
    if (checkout.orderId !== null) return wireOrder(await existingOrder(tx, accountId, checkout.orderId), facts)

    const online = facts.payments.modes.offered(platform).map(({ method }) => method)
    const offer = await offerFor(tx, settings, online, checkout)
    const method = requireQuoted(offer, checkout, input)
    const placed = await place(tx, settings, { accountId, offer, method, quoteId, checkout, language })
    const price = offer.lines.flatMap((line) => line.price)
    await countCodeUses(tx, { orderId: placed.orderId, accountId, price })
    const order = await spendFor(tx, accountId, placed, input.creditCents ?? 0)
    afterCommit(() => facts.announce(offer.lines))
    return wireOrder(order, facts)
  })

/** The method of the quote, if what was quoted and accepted still holds. */
function requireQuoted(offer: Offer, checkout: Checkout, wish: Wish): OfferedMethod {
  const { method, conditionsVersion: accepted } = wish
  if (checkout.quote?.hash !== offer.contentHash) throw new Refusal('quote_changed')
  const byCredit = settledByCredit(offer.totalCents, wish)
  const late = offer.refused.find((one) => one.method === method)
  if (late !== undefined) throw new Refusal(late.reason, { hour: late.deadline.hour })
  const offered = byCredit ?? offer.offered.find((one) => one.method === method)
  if (offered === undefined) throw new Refusal('method_not_offered')
  if (offer.conditions.find((one) => one.method === method)?.version !== accepted) {
    throw new Refusal('conditions_not_accepted')
  }
  return offered
}

interface Placing {
  readonly accountId: number
  readonly offer: Offer
  readonly method: OfferedMethod
  readonly quoteId: string
  readonly checkout: Checkout
  readonly language: Language
}

async function place(tx: Queryable, settings: Settings, placing: Placing): Promise<StoredOrder> {
  const { accountId, offer, method, quoteId, checkout, language } = placing
  const placed = await placeOrder(tx, {
    accountId,
    quoteId,
    numbers: Array.from({ length: 3 }, () => orderNumber(randomBytes(ORDER_NUMBER_BYTES))),
    passCode: `BA1.${randomBytes(16).toString('base64url')}`,
    stays: offer.lines.map((line) => line.lineId),
    status: firstStatus(method.method),
    method: method.method,
    deadline: method.deadline,
    graceMinutes: method.method === 'cash' ? settings.cashReleaseGraceMinutes : 0,
    servicePercent: offer.servicePercent,
    serviceCents: offer.serviceCents,
    totalCents: offer.totalCents,
    conditions: conditionsFor(method.method, settings, checkout),
    language,
    mostUnpaid: settings.maxUnpaidPerAccountDay,
    mailKind: ORDER_CONFIRMATION,
    refundPolicy: refundPolicyOf(settings),
  })
  if (placed.outcome === 'payment_in_progress') throw new Refusal('payment_in_progress')
  if (placed.outcome === 'too_many_unpaid') throw new Refusal('too_many_unpaid', { max: placed.max })
  // The cart is locked, so only its end can have come between the reading and the writing.
  if (placed.outcome === 'cart_changed') throw new Refusal('cart_expired')
  return placed.order
}

/** B-06: the part that credit pays is paid with the order, or the order is not placed. */
async function spendFor(
  tx: Queryable,
  accountId: number,
  order: StoredOrder,
  creditCents: number,
): Promise<StoredOrder> {
  const { orderId } = order
  if (creditCents === 0) return order
  await spendCredit(tx, { orderId, creditCents, movement: `order:${orderId}` })
  return existingOrder(tx, accountId, orderId)
}

async function existingOrder(tx: Queryable, accountId: number, orderId: number): Promise<StoredOrder> {
  const order = await readOrder(tx, accountId, orderId)
  if (order === null) throw new Error(`the order ${orderId} cannot be read back`)
  return order
}
