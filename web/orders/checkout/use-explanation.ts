import { getCart } from '../../../domain/cart/calls.ts'
import type { PaymentMethod, Quote } from '../../../domain/orders/calls.ts'
import { getPaymentConfig, listSavedCards } from '../../../domain/payments/calls.ts'
import { endCountdown } from '../../cart/umbrella-cart-actions.ts'
import { isCallFailure } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { invalidate } from '../../platform/queries.ts'
import { quoteChanges, type CheckoutProblem, type QuoteChanges } from './checkout-state.ts'

/** The quote that was asked for anew is not the one that was pressed. */
export class QuoteChanged extends Error {
  override readonly name = 'QuoteChanged'
  readonly changes: QuoteChanges

  constructor(changes: QuoteChanges) {
    super('the quote has changed')
    this.changes = changes
  }
}

/** Turns what was thrown into what the person reads, and brings the page up to date with the server. */
export function useExplanation(requote: () => Promise<Quote | undefined>) {
  const failureText = useFailureText()
  return async (
    thrown: unknown,
    pressed: Quote | undefined,
    method: PaymentMethod | null,
  ): Promise<CheckoutProblem | null> => {
    if (thrown instanceof QuoteChanged) return { kind: 'changed', changes: thrown.changes }
    // The quote stays as it is: only the very same request keeps its key and can't order twice.
    if (isCallFailure(thrown) && thrown.isUnknownOutcome && !isCallFailure(thrown, 'payment_unavailable'))
      return { kind: 'unsure' }
    if (isCallFailure(thrown, 'cart_expired')) {
      endCountdown()
      return null
    }
    if (isCallFailure(thrown, 'payment_in_progress')) return { kind: 'in_progress', message: failureText(thrown) }
    // The quote says nothing about the providers and the saved cards.
    if (isCallFailure(thrown, 'card_unknown')) void invalidate(listSavedCards)
    if (isCallFailure(thrown, 'card_unknown', 'payment_unavailable', 'too_many_payments'))
      return { kind: 'refused', message: failureText(thrown) }
    if (pressed === undefined) return { kind: 'refused', message: failureText(thrown) }
    if (isCallFailure(thrown, 'method_not_offered')) void invalidate(getPaymentConfig)
    void invalidate(getCart)
    return explainQuote(thrown, pressed, method, { requote, failureText })
  }
}

/** What the cart itself is the reason of: places that went, prices that moved. */
async function explainQuote(
  thrown: unknown,
  pressed: Quote,
  method: PaymentMethod | null,
  tools: { requote: () => Promise<Quote | undefined>; failureText: (failure: unknown) => string },
): Promise<CheckoutProblem> {
  const fresh = await tools.requote()
  if (isCallFailure(thrown, 'umbrella_taken')) {
    const code = thrown.problem?.data?.['code']
    const line = pressed.lines.find((each) => each.code === code) ?? null
    return { kind: 'gone', code: typeof code === 'string' ? code : null, line }
  }
  const changes = fresh && quoteChanges(pressed, fresh, method)
  if (isCallFailure(thrown, 'quote_changed') && changes) return { kind: 'changed', changes }
  return { kind: 'refused', message: tools.failureText(thrown) }
}
