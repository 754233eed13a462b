import { getCart } from '../../../domain/cart/calls.ts'
import type { PaymentMethod, Quote } from '../../../domain/orders/calls.ts'
import { getPaymentConfig, listSavedCards } from '../../../domain/payments/calls.ts'
import { endCountdown } from '../../cart/umbrella-cart-actions.ts'
import { isCallFailure } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate } from '../../platform/queries.ts'
import { quoteChanges, type AnyQuote, type CheckoutProblem, type QuoteChanges } from './checkout-state.ts'

/** The quote that was asked for anew is not the one that was pressed. */
export class QuoteChanged extends Error {
  override readonly name = 'QuoteChanged'
  readonly changes: QuoteChanges

  constructor(changes: QuoteChanges) {
    super('the quote has changed')
    this.changes = changes
  }
}

type FailureText = (failure: unknown) => string

/** What is said the same way whatever is paid for; undefined when the cart itself is the reason. */
function explainPaying(thrown: unknown, failureText: FailureText): CheckoutProblem | undefined {
  if (thrown instanceof QuoteChanged) return { kind: 'changed', changes: thrown.changes }
  // The quote stays as it is: only the very same request keeps its key and can't order twice.
  if (isCallFailure(thrown) && thrown.isUnknownOutcome && !isCallFailure(thrown, 'payment_unavailable'))
    return { kind: 'unsure' }
  if (isCallFailure(thrown, 'payment_in_progress')) return { kind: 'in_progress', message: failureText(thrown) }
  // The quote says nothing about the providers and the saved cards.
  if (isCallFailure(thrown, 'card_unknown')) void invalidate(listSavedCards)
  if (isCallFailure(thrown, 'method_not_offered')) void invalidate(getPaymentConfig)
  if (isCallFailure(thrown, 'card_unknown', 'payment_unavailable', 'too_many_payments'))
    return { kind: 'refused', message: failureText(thrown) }
  return undefined
}

/** A fresh quote of the same cart, or nothing when that could not be asked for. */
type Requote<Q extends AnyQuote> = () => Promise<Q | undefined>

/** What differs between the quote that was pressed and a fresh one, else the refusal's own words. */
async function explainChange<Q extends AnyQuote>(
  thrown: unknown,
  { pressed, method, requote }: { pressed: Q; method: PaymentMethod | null; requote: Requote<Q> },
  failureText: FailureText,
): Promise<CheckoutProblem> {
  const fresh = await requote()
  const changes = fresh && quoteChanges(pressed, fresh, method)
  if (isCallFailure(thrown, 'quote_changed') && changes) return { kind: 'changed', changes }
  return { kind: 'refused', message: failureText(thrown) }
}

/** For a cart of items: turns what was thrown into what the person reads, and asks for a fresh quote. */
export function useItemExplanation<Q extends AnyQuote>(requote: Requote<Q>) {
  const failureText = useFailureText()
  return async (thrown: unknown, pressed: Q | undefined, method: PaymentMethod | null): Promise<CheckoutProblem> => {
    const paying = explainPaying(thrown, failureText)
    if (paying !== undefined) return paying
    if (pressed === undefined) return { kind: 'refused', message: failureText(thrown) }
    return explainChange(thrown, { pressed, method, requote }, failureText)
  }
}

/** For places: turns what was thrown into what the person reads, and brings the page up to date with the server. */
export function useExplanation(requote: Requote<Quote>) {
  const failureText = useFailureText()
  return async (
    thrown: unknown,
    pressed: Quote | undefined,
    method: PaymentMethod | null,
  ): Promise<CheckoutProblem | null> => {
    if (isCallFailure(thrown, 'cart_expired')) {
      endCountdown()
      return null
    }
    const paying = explainPaying(thrown, failureText)
    if (paying !== undefined) return paying
    if (pressed === undefined) return { kind: 'refused', message: failureText(thrown) }
    void invalidate(getCart)
    if (!isCallFailure(thrown, 'umbrella_taken'))
      return explainChange(thrown, { pressed, method, requote }, failureText)
    await requote()
    const code = thrown.problem?.data?.['code']
    const line = pressed.lines.find((each) => each.code === code) ?? null
    return { kind: 'gone', code: typeof code === 'string' ? code : null, line }
  }
}
