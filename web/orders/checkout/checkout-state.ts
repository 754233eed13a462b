import type { PaymentMethod, Quote } from '../../../domain/orders/calls.ts'
import type { PricedItem } from '../../../domain/orders/order-items.ts'
import type { PaymentFailure } from '../../../domain/payments/payment-failure.ts'
import type { UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import type { Bill, PayWay } from './pay-ways.ts'

/** What changed between two quotes of one cart, for the person to see before ordering again. */
export interface QuoteChanges {
  /** Totals in cents, when they differ. */
  readonly total: { readonly before: number; readonly after: number } | null
  /** Codes of places and names of things that are no longer in the cart. */
  readonly gone: readonly string[]
  /** The chosen method, when it is no longer offered. */
  readonly method: PaymentMethod | null
}

/** Why the last press did not become an order. */
export type CheckoutProblem =
  | { readonly kind: 'changed'; readonly changes: QuoteChanges }
  | { readonly kind: 'gone'; readonly code: string | null; readonly line: UmbrellaLine | null }
  /** No answer came: the order may exist, and a retry with the same key finds it. */
  | { readonly kind: 'unsure' }
  /** The provider's own page or dialog was closed: nothing was paid. */
  | { readonly kind: 'not_finished' }
  /** The provider's SDK did not come, or could not go on: nothing was paid. */
  | { readonly kind: 'unreachable' }
  /** The provider refused before our server heard of it, such as a card that the bank's owner did not confirm. */
  | { readonly kind: 'declined'; readonly reason: PaymentFailure }
  /** Another payment is on its way, begun here or elsewhere. */
  | { readonly kind: 'in_progress'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }

/** What the person has chosen and where the order stands. */
export interface CheckoutState {
  readonly way: PayWay | null
  /** The saved card that was chosen instead of the default one. */
  readonly cardId: string | null
  /** Version of the conditions that were ticked; another text needs another tick. */
  readonly acceptedVersion: string | null
  /** The box is marked: the button was pressed before it was ticked. */
  readonly isMarked: boolean
  readonly isBusy: boolean
  /** A card that is typed is to be kept for the next time. */
  readonly shouldSave: boolean
  /** Credit is to pay what it can (B-06). */
  readonly isCreditOn: boolean
  /** The wallet's window did not open: its page is taken from now on. */
  readonly isPageOnly: boolean
  readonly problem: CheckoutProblem | null
}

export type CheckoutEvent =
  | { readonly type: 'choose'; readonly way: PayWay; readonly cardId?: string }
  | { readonly type: 'accept'; readonly version: string | null }
  | { readonly type: 'press'; readonly version: string }
  /** The provider's own button was pressed; it is shown only once the conditions are accepted. */
  | { readonly type: 'begin' }
  | { readonly type: 'save'; readonly shouldSave: boolean }
  | { readonly type: 'credit'; readonly isOn: boolean }
  | { readonly type: 'fail'; readonly problem: CheckoutProblem | null }

export const NOTHING_CHOSEN: CheckoutState = {
  way: null,
  cardId: null,
  acceptedVersion: null,
  isMarked: false,
  isBusy: false,
  shouldSave: false,
  isCreditOn: false,
  isPageOnly: false,
  problem: null,
}

/** The next state. While an order is on its way nothing else happens: a second press is no second order. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (state.isBusy && event.type !== 'fail') return state
  switch (event.type) {
    case 'choose':
      return { ...state, way: event.way, cardId: event.cardId ?? state.cardId, problem: null }
    case 'accept':
      return { ...state, acceptedVersion: event.version, isMarked: false }
    case 'press': {
      const isAccepted = state.acceptedVersion === event.version
      return isAccepted ? { ...state, isBusy: true, isMarked: false, problem: null } : { ...state, isMarked: true }
    }
    case 'begin':
      return { ...state, isBusy: true, problem: null }
    case 'save':
      return { ...state, shouldSave: event.shouldSave }
    case 'credit':
      return { ...state, isCreditOn: event.isOn, problem: null }
    default: {
      const isPageOnly = state.isPageOnly || event.problem?.kind === 'unreachable'
      return { ...state, isBusy: false, problem: event.problem, isPageOnly }
    }
  }
}

/** A quote of any cart, as far as two of them are compared. */
export interface AnyQuote extends Pick<Quote, 'quoteId' | 'totalCents' | 'methods'> {
  readonly lines?: readonly UmbrellaLine[]
  readonly items?: readonly PricedItem[]
}

function namesIn({ lines = [], items = [] }: AnyQuote): readonly string[] {
  return [...lines.map((line) => line.code), ...items.map((item) => item.name)]
}

/** Whether a method that was chosen is no longer offered. Credit alone is no method of a quote: its price decides (B-06). */
function isGone({ methods, totalCents }: AnyQuote, method: PaymentMethod | null): method is PaymentMethod {
  if (method === null || (method === 'no_payment_needed' && totalCents > 0)) return false
  return !methods.some((each) => each.method === method)
}

/** What differs between the quote that was pressed and the fresh one; null when nothing that is shown does. */
export function quoteChanges(before: AnyQuote, after: AnyQuote, method: PaymentMethod | null): QuoteChanges | null {
  const kept = new Set(namesIn(after))
  const changes: QuoteChanges = {
    total: before.totalCents === after.totalCents ? null : { before: before.totalCents, after: after.totalCents },
    gone: namesIn(before).filter((name) => !kept.has(name)),
    method: isGone(after, method) ? method : null,
  }
  return changes.total || changes.gone.length > 0 || changes.method ? changes : null
}

/** The conditions of sale that apply to a method. */
export function conditionsOf(
  bill: Pick<Bill, 'conditions'>,
  method: PaymentMethod | null,
): Quote['conditions'][number] | undefined {
  return bill.conditions.find((each) => each.method === method)
}
