import { randomBytes } from 'node:crypto'
import type { CallParsed } from '../../../domain/platform/call.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/orders/item-calls.ts'
import { firstStatus, type OfferedMethod } from '../../../domain/orders/methods.ts'
import { ORDER_NUMBER_BYTES, orderNumber } from '../../../domain/orders/order-number.ts'
import { refundPolicyOf } from '../../../domain/settings/refund-policy.ts'
import { promiseOf } from '../../../domain/content/refund-terms.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { spendCredit } from '../../payments/credit/use-credit.ts'
import { enqueueConfirmation } from '../confirmation-outbox.ts'
import { settledByCredit } from '../credit-part.ts'
import type { OrderFacts } from '../order-facts.ts'
import type { StoredConditions } from '../order-queries.ts'
import { wireOrder } from '../wire-order.ts'
import { endAwaiting, itemOrderOf, openItemOrder, type ItemWork } from './item-changes.ts'
import type { CartAsker } from './item-category.ts'
import {
  countFreeOrders,
  findOrderOf,
  lockAwaiting,
  lockOrdering,
  readItemQuote,
  type StoredItemQuote,
} from './item-checkout-queries.ts'
import { itemOfferFor, type ItemOffer } from './item-offer.ts'
import { insertItemOrder, insertItems } from './item-order-queries.ts'

type Wish = CallParsed<typeof calls.startItemOrder>

/**
 * B-20: orders what was quoted. Seats, stock and spaces are taken here, whatever it is paid with; what is paid
 * online waits for its money, and everything else stands at once. The same press is the same order, however often it is sent.
 */
export const startItemOrder = (facts: OrderFacts) =>
  handle(calls.startItemOrder, 'write', async (tx, wish, { actor, platform, afterCommit }) => {
    const { accountId, isGuest } = actor
    await lockOrdering(tx, accountId)
    const made = await findOrderOf(tx, accountId, wish)
    if (made !== null) return answer(tx, facts, made)

    const quote = await readItemQuote(tx, accountId, wish.quoteId)
    if (quote === null) throw new Refusal('quote_changed')
    const asker = { accountId, isGuest, language: quote.language, platform }
    const ended = await endFormer(tx, facts, asker, quote)
    const offer = await itemOfferFor(tx, facts, quote.cart, asker)
    const method = requireQuoted(offer, quote, wish)
    await requireRoomForFree(tx, facts, asker, offer)
    const orderId = await place(tx, facts, { wish, quote, asker, offer, method })
    const category = facts.categories.of(offer.category)
    afterCommit(() => {
      for (const id of ended === null ? [orderId] : [ended, orderId]) category.announce(id)
    })
    return answer(tx, facts, orderId)
  })

async function answer(tx: Queryable, facts: OrderFacts, orderId: number) {
  const { found } = await openItemOrder(tx, facts.categories, orderId)
  return wireOrder(found.order, facts)
}

/** One order of a category waits for its payment at a time: a former one gives way, unless money for it may be moving (R13). */
async function endFormer(
  tx: Queryable,
  { categories }: OrderFacts,
  { accountId }: CartAsker,
  { cart }: StoredItemQuote,
): Promise<number | null> {
  const former = await lockAwaiting(tx, accountId, cart.cart)
  if (former === null) return null
  if (former.isOpen && former.isUnderWay) throw new Refusal('payment_in_progress')
  const work = await openItemOrder(tx, categories, former.orderId)
  await endAwaiting(
    tx,
    work,
    former.isOpen
      ? { to: 'failed', actor: 'guest', reason: 'ordered anew' }
      : { to: 'expired', actor: 'clock', reason: 'payment_time_over' },
  )
  return former.orderId
}

/** The method of the quote, if what was quoted and accepted still holds. Where nothing is sold, nothing is accepted. */
function requireQuoted(offer: ItemOffer, quote: StoredItemQuote, wish: Wish): OfferedMethod {
  if (quote.hash !== offer.contentHash) throw new Refusal('quote_changed')
  const byCredit = settledByCredit(offer.totalCents, wish)
  const refused = offer.refused.find((one) => one.method === wish.method)
  if (refused !== undefined) throw new Refusal(refused.reason)
  const offered = byCredit ?? offer.offered.find((one) => one.method === wish.method)
  if (offered === undefined) throw new Refusal('method_not_offered')
  const conditions = offer.conditions.find((one) => one.method === wish.method)
  if (conditions === undefined) return offered
  if (!wish.conditionsAccepted || wish.conditionsVersion !== conditions.version) {
    throw new Refusal('conditions_not_accepted')
  }
  return offered
}

/** What costs nothing is not paid for by anybody who does not come: so many for one day and no more. */
async function requireRoomForFree(
  tx: Queryable,
  { settings }: OrderFacts,
  { accountId }: CartAsker,
  { category, cart, totalCents }: ItemOffer,
): Promise<void> {
  if (totalCents > 0) return
  const count = await countFreeOrders(tx, accountId, category, cart.firstDay)
  if (count >= settings.maxFreeItemOrders) throw new Refusal('too_many_orders')
}

interface Placing {
  readonly wish: Wish
  readonly quote: StoredItemQuote
  readonly asker: CartAsker
  readonly offer: ItemOffer
  readonly method: OfferedMethod
}

/** The words that are accepted with a method; the promise of refunds stands on the order itself. */
function storedConditions({ conditions }: ItemOffer, { method }: OfferedMethod): StoredConditions | null {
  const accepted = conditions.find((one) => one.method === method)
  return accepted === undefined ? null : { ...accepted, version: promiseOf(accepted.version).version }
}

/** Writes the order, takes what it holds, and lets it stand at once where nothing has to be paid before. */
async function place(tx: Queryable, facts: OrderFacts, placing: Placing): Promise<number> {
  const { wish, quote, asker, offer, method } = placing
  const { settings, categories } = facts
  const status = firstStatus(method.method)
  const orderId = await insertItemOrder(tx, {
    accountId: asker.accountId,
    category: offer.category,
    clientId: wish.clientId,
    quoteId: wish.quoteId,
    numbers: Array.from({ length: 3 }, () => orderNumber(randomBytes(ORDER_NUMBER_BYTES))),
    passCode: `BA1.${randomBytes(16).toString('base64url')}`,
    status,
    method: method.method,
    firstDay: offer.cart.firstDay,
    holdMinutes: settings.itemHoldMinutes,
    servicePercent: offer.servicePercent,
    serviceCents: offer.serviceCents,
    totalCents: offer.totalCents,
    conditions: storedConditions(offer, method),
    language: quote.language,
    refundPolicy: refundPolicyOf(settings),
  })
  await insertItems(tx, orderId, offer.cart.items)
  const { category, found }: ItemWork = await openItemOrder(tx, categories, orderId)
  await category.take(tx, itemOrderOf(found), quote.cart, asker)
  const { creditCents = 0 } = wish
  if (creditCents > 0) await spendCredit(tx, { orderId, creditCents, movement: `order:${orderId}` })
  if (status === 'confirmed') {
    await category.confirm(tx, itemOrderOf(found))
    await enqueueConfirmation(tx, orderId, `order-${orderId}`)
  }
  return orderId
}
