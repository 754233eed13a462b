import { randomBytes } from 'node:crypto'
import type { CallParsed } from '../../domain/platform/call.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import * as calls from '../../domain/payments/calls.ts'
import { windowAfterPay } from '../../domain/payments/payment-window.ts'
import { handle, isPaymentSession, type Actor } from '../platform/handler.ts'
import type { Queryable } from '../platform/database.ts'
import { windowRules } from './apply-snapshot.ts'
import {
  extendPayment,
  findOpenAttempt,
  insertAttempt,
  lockPayable,
  markPayStarted,
  readAttempt,
  requestCancel,
  type Attempt,
  type PayableFacts,
  type PaymentRequest,
} from './attempt-queries.ts'
import { newPayment } from './new-payment.ts'
import type { PaymentFacts } from './payment-facts.ts'
import type { OfferedMode } from './payment-modes.ts'
import { ProviderUnavailable, UnknownAtProvider } from './provider.ts'
import { ensureCustomer, findOwnCard, type OwnCard } from './saved-cards/card-customers.ts'
import { LATE, within } from './within.ts'

type Wish = CallParsed<typeof calls.startPayment>

/** How long the answer waits for an older attempt's end at its provider. */
const CANCEL_WITHIN = 4_000
/** How long everything together takes at most, in milliseconds; then the guest may press again and goes on with it. */
const ANSWER_WITHIN = 7_000

/** What is wished for, before the order is known. */
type Wished = Omit<PaymentRequest, 'description'>

interface Begun {
  readonly attempt: Attempt
  readonly order: PayableFacts
  readonly serverNow: string
}

/**
 * begins to pay an order, or goes on with its one open attempt, and gives the places more time.
 * An attempt by another provider ends first (case 30).
 */
export const startPayment = (facts: PaymentFacts) =>
  handle(calls.startPayment, 'own', async (_tx, wish, { actor, platform }) => {
    const mode = facts.modes.find(platform, wish.modeId)
    if (mode === null) throw new Refusal('method_not_offered')
    // The account's cards are none of a session that pays one order.
    if (wish.cardId !== undefined && isPaymentSession(actor)) throw new Refusal('card_unknown')
    const card = wish.cardId === undefined ? null : await findOwnCard(facts.database, actor.accountId, wish.cardId)
    if (card === undefined || (card !== null && card.provider !== mode.provider.id)) throw new Refusal('card_unknown')
    const work = begin(facts, actor, mode, wish, card).then((begun) => answer(facts, begun, mode, card))
    const started = await within(ANSWER_WITHIN, work, facts.log)
    if (started === LATE) throw new Refusal('payment_unavailable')
    return started
  })

async function begin(
  facts: PaymentFacts,
  actor: Actor,
  mode: OfferedMode,
  wish: Wish,
  card: OwnCard | null,
): Promise<Begun> {
  // A refused payment makes no customer at the provider.
  const known = await lockPayable(facts.database, actor.accountId, wish.orderId)
  if (known === null) throw new Refusal('not_found')
  requirePayable(known.order, facts.settings.maxPaymentTries)
  const request = await requestOf(facts, actor, mode, wish, card)
  for (let round = 0; round < 2; round += 1) {
    const found = await facts.database.transaction((tx) => open(tx, facts, actor, mode, wish.orderId, request))
    if ('attempt' in found) return found
    await facts.driver.syncSoon(found.other, CANCEL_WITHIN)
  }
  throw new Refusal('payment_in_progress')
}

/** The customer is made before the transaction: it is a call of the provider, and the same one every time. */
async function requestOf(
  facts: PaymentFacts,
  actor: Actor,
  mode: OfferedMode,
  { orderId, saveCard }: Wish,
  card: OwnCard | null,
): Promise<Wished> {
  // A guest without an account could never use a saved card again.
  const mayKeep = !actor.isGuest && !isPaymentSession(actor)
  const maySave = facts.settings.saveCards && mayKeep && mode.provider.saved !== null
  const isToBeSaved = saveCard === true && card === null && maySave
  const customerRef = isToBeSaved || card !== null ? await customerOf(facts, actor, mode) : null
  const returnUrl = `${facts.publicUrl}/tabs/home/pagamenti-esito?order=${orderId}`
  return { returnUrl, cancelUrl: returnUrl, customerRef, cardRef: card?.ref ?? null, isToBeSaved }
}

async function customerOf(facts: PaymentFacts, actor: Actor, { provider }: OfferedMode): Promise<string | null> {
  try {
    return await ensureCustomer(facts.database, provider, actor.accountId)
  } catch (error) {
    throw error instanceof ProviderUnavailable ? new Refusal('payment_unavailable') : error
  }
}

/** The attempt to go on with, or the other one that has to end before. */
async function open(
  tx: Queryable,
  facts: PaymentFacts,
  { accountId }: Actor,
  mode: OfferedMode,
  orderId: number,
  wished: Wished,
): Promise<Begun | { readonly other: number }> {
  const found = await lockPayable(tx, accountId, orderId)
  if (found === null) throw new Refusal('not_found')
  const { order, serverNow } = found
  const attempt = await findOpenAttempt(tx, orderId)
  requirePayable(order, facts.settings.maxPaymentTries)
  if (attempt !== null && (attempt.isIndeterminate || attempt.state === 'processing')) {
    throw new Refusal('payment_in_progress')
  }
  if (attempt !== null && !isSame(attempt, mode, order, wished)) {
    await requestCancel(tx, attempt.id)
    return { other: attempt.id }
  }
  await extendWindow(tx, facts, order, serverNow)
  const request = { ...wished, description: facts.orders.describe(order.number, order.language) }
  const id = attempt?.id ?? (await insertAttempt(tx, newAttempt(order, mode, request)))
  const [stored, extended] = [await readAttempt(tx, id), await lockPayable(tx, accountId, orderId)]
  if (stored === null || extended === null) throw new Error(`the attempt ${id} cannot be read back`)
  return { attempt: stored, ...extended }
}

/** Whether the open attempt is for the same money by the same provider, so that it is used again (8.3). */
function isSame(
  { ref, request, ...attempt }: Attempt,
  mode: OfferedMode,
  order: PayableFacts,
  wished: Wished,
): boolean {
  return (
    attempt.provider === mode.provider.id &&
    attempt.modeId === mode.modeId &&
    attempt.amountCents === order.dueCents &&
    request.customerRef === wished.customerRef &&
    request.isToBeSaved === wished.isToBeSaved &&
    // A payment that is known takes any card. One whose answer was lost is asked for in the same words (R8, case 43).
    (ref !== null || request.cardRef === wished.cardRef)
  )
}

function newAttempt(order: PayableFacts, { modeId, provider }: OfferedMode, request: PaymentRequest) {
  return {
    attemptId: `pa_${randomBytes(15).toString('base64url')}`,
    orderId: order.orderId,
    modeId,
    provider: provider.id,
    amountCents: order.dueCents,
    currency: 'EUR',
    request,
  }
}

/** Throws why an order cannot be paid now. */
export function requirePayable({ status, dueCents, hasReceived, tries }: PayableFacts, most: number): void {
  if (status === 'expired') throw new Refusal('cart_expired')
  if (status === 'failed' && tries >= most) throw new Refusal('too_many_payments')
  if ((status !== 'awaiting_payment' && status !== 'confirmed') || dueCents <= 0 || hasReceived)
    throw new Refusal('order_not_payable')
  if (tries >= most) throw new Refusal('too_many_payments')
}

/** *Paga* gives the places ten more minutes, twenty at most since their hold began (payments guide, 8.4 and 8.7). */
async function extendWindow(tx: Queryable, facts: PaymentFacts, order: PayableFacts, serverNow: string): Promise<void> {
  const now = Date.parse(serverNow)
  const rules = windowRules(facts.settings)
  if (order.status === 'awaiting_payment') {
    if (order.isPinned) return
    const startedAt = Date.parse(order.holdStartedAt ?? serverNow)
    const until = windowAfterPay({ startedAt, deadline: Date.parse(order.payUntil ?? serverNow) }, now, rules)
    if (until === null) throw new Refusal('cart_expired')
    await extendPayment(tx, order.orderId, until)
    return
  }
  if (order.releaseAt === null || order.isDifference) return
  // A booked order is given up at its due time, and a payment that has begun before goes on beyond it.
  // One that was over before begins anew, with the twenty minutes of its own.
  const isOpen = order.payUntil !== null && order.payUntil > serverNow
  const startedAt = isOpen ? Date.parse(order.payStartedAt ?? serverNow) : now
  const deadline = Math.max(Date.parse(order.releaseAt), Date.parse(order.payUntil ?? order.releaseAt))
  if (now >= deadline) throw new Refusal('order_not_payable')
  await markPayStarted(tx, order.orderId)
  await extendPayment(
    tx,
    order.orderId,
    Math.min(startedAt + rules.capMinutes * MINUTE, now + rules.payMinutes * MINUTE),
  )
}

async function answer(
  facts: PaymentFacts,
  { attempt, order, serverNow }: Begun,
  mode: OfferedMode,
  card: OwnCard | null,
) {
  const { provider } = mode
  const base = {
    attemptId: attempt.attemptId,
    modeId: mode.modeId,
    provider: provider.id,
    amountCents: attempt.amountCents,
    currency: attempt.currency,
    payUntil: order.status === 'awaiting_payment' ? order.payUntil : null,
    serverNow,
  }
  try {
    if (provider.beginsWithNonce) {
      const made = card === null ? null : await provider.saved?.nonceOf(card.customerRef, card.ref)
      const savedCard =
        card === null ? null : { paymentMethod: null, nonce: made?.nonce ?? null, bin: made?.bin ?? null }
      return { ...base, clientSecret: null, savedCard, providerRef: null, approveUrl: null }
    }
    const savedCard = card === null ? null : { paymentMethod: card.ref, nonce: null, bin: null }
    if (attempt.ref !== null) {
      return { ...base, ...(await provider.resume(attempt.ref)), savedCard, providerRef: attempt.ref }
    }
    const created = await facts.driver.create(attempt.id, newPayment(attempt, order))
    const { clientSecret, approveUrl, snapshot } = created
    return { ...base, clientSecret, approveUrl, savedCard, providerRef: snapshot.ref }
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new Refusal('payment_unavailable')
    if (!(error instanceof UnknownAtProvider)) throw error
    if (card !== null) throw new Refusal('card_unknown')
    // The next press begins another payment.
    await facts.driver.forget(attempt.id)
    throw new Refusal('payment_unavailable')
  }
}
