import type { completeOrder, Order } from '../../domain/orders/calls.ts'
import type { PaymentOutcome } from '../../domain/payments/calls.ts'
import type { PaymentFailure } from '../../domain/payments/payment-failure.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import type { Language } from '../../domain/platform/language.ts'
import { money } from '../platform/format.ts'
import { brandName } from '../payments/CardMark.tsx'
import { goneBack, isPaid } from './order-words.ts'
import type { it } from './texts/it.ts'

type OrderTexts = typeof it
export type Outcome = CallOutput<typeof completeOrder>
type Instrument = PaymentOutcome['instrument']

/** "Visa •••• 4242", or "PayPal"; empty when the provider told nothing. */
export function instrumentWords(instrument: Instrument, texts: OrderTexts): string {
  if (instrument === null) return ''
  return texts.card(brandName(instrument.brand) ?? '', instrument.lastFour)
}

/** "La banca ha rifiutato la carta Visa •••• 4242." (R-412; cases 13 to 20). */
function reasonWords(reason: PaymentFailure, instrument: Instrument, texts: OrderTexts): string {
  const { anyCard, reasons, theCard } = texts.outcome
  const words = instrument?.lastFour ? theCard(instrumentWords(instrument, texts)) : anyCard
  return reasons[reason](words)
}

/** Failures after which money may have been reserved or taken, and goes back (cases 62 to 67). */
const GIVEN_BACK: ReadonlySet<PaymentFailure> = new Set(['places_taken', 'order_over'])

/** Whether money of a payment may have been reserved or taken, and goes back. */
export function isGivenBack({ payment }: Outcome): boolean {
  const reason = payment?.failure?.reason
  return reason !== undefined && GIVEN_BACK.has(reason)
}

/**
 * What becomes of the guest's money when a payment fails; empty when there is nothing to say. An order that stands may have given money back
 * before: that has nothing to do with this payment.
 */
function moneyWords(outcome: Outcome, texts: OrderTexts, language: Language): string {
  const { order } = outcome
  const isStanding = isStillOpen(order)
  const { asMoney, asCredit } = goneBack(order)
  if (asMoney + asCredit > 0 && !isStanding)
    return [
      ...(asMoney > 0 ? [texts.outcome.refunding(money(asMoney, language))] : []),
      ...(asCredit > 0 ? [texts.outcome.backInCredit(money(asCredit, language))] : []),
    ].join(' ')
  if (isGivenBack(outcome)) return texts.outcome.givenBack
  if (isStanding && isPaid(order)) return texts.outcome.notChargedLeft(money(order.dueCents, language))
  return isPaid(order) ? '' : texts.outcome.notCharged
}

const ENDED = ['expired', 'failed', 'cancelled', 'no_show'] as const

/** Why an order does not stand when no payment says more. */
function endedWords({ status }: Order, texts: OrderTexts): string {
  const ended = ENDED.find((each) => each === status)
  return ended === undefined ? texts.outcome.reasons.not_finished() : texts.outcome.ended[ended]
}

/** Why it failed, and what became of the money, in two sentences. */
export function failureWords(outcome: Outcome, texts: OrderTexts, language: Language): string {
  const { order, payment } = outcome
  const why = payment?.failure
    ? reasonWords(payment.failure.reason, payment.instrument, texts)
    : endedWords(order, texts)
  return [why, moneyWords(outcome, texts, language)].filter((words) => words !== '').join(' ')
}

/** Whether the order still has its places, or waits for the payment that gives them to it: the guest can pay again. */
export function isStillOpen({ status }: Order): boolean {
  return status === 'awaiting_payment' || status === 'confirmed' || status === 'completed'
}
