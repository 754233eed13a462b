import { useRef, useState, type RefObject } from 'react'
import { completeOrder, listOrders } from '../../../domain/orders/calls.ts'
import { startPayment, type PaymentMode, type SavedCard, type StartedPayment } from '../../../domain/payments/calls.ts'
import { failureOf } from '../../../domain/payments/payment-failure.ts'
import { ProviderUnreachable, type OwnButton, type PaymentUi, type SubmitResult } from '../../payments/payment-ui.ts'
import { call, isCallFailure } from '../../platform/call.ts'
import { useGoAbove, useHere, withQuery } from '../../platform/navigation.tsx'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { outcomePath, paymentRoot } from '../pay-path.ts'
import type { CheckoutProblem } from './checkout-state.ts'
import { useStayWhilePaying } from './use-stay-while-paying.ts'

/** What one press pays with. */
export interface PayDeed {
  readonly mode: PaymentMode
  /** The saved card that is charged; null for one that is typed, and for the wallet. */
  readonly card: SavedCard | null
  readonly shouldSave: boolean
}

interface OnlinePaymentContext {
  readonly ui: PaymentUi | null
  /** The number of the order to pay: places it when there is none yet. Throws what the person is told. */
  readonly placeOrder: () => Promise<number>
  readonly explain: (thrown: unknown) => Promise<CheckoutProblem | null>
  /** The payment came to no end here: the page can be used again, and says why. */
  readonly onStopped: (problem: CheckoutProblem | null) => void
}

/** The payment of an order by a provider (guide 5.2, R-713). */
export interface OnlinePayment {
  /** A payment is on its way: nothing else may happen. */
  readonly isPaying: boolean
  readonly pay: (deed: PayDeed) => Promise<void>
  /** What a provider's own button does in the place of ours. */
  readonly ownButton: (deed: PayDeed) => OwnButton
  /** Goes to the outcome although the provider has not answered: the server knows, or waits as well. Null without an order. */
  readonly lookAtOutcome: (() => void) | null
}

/** One payment in one visit of the page: how far it has come. */
interface Attempt {
  orderId: number | null
  /** The provider may have taken it: only the server knows (R1, case 36). */
  isSubmitted: boolean
}

/** How a payment ended as far as this page is concerned. */
type PayEnd =
  | { readonly kind: 'outcome'; readonly orderId: number }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'stopped'; readonly problem: CheckoutProblem | null }

/**
 * Order, attempt, provider, outcome: each step of a payment, whoever's button begins it. Whatever the browser is told, the
 * outcome is asked of our server (R1, cases 1 to 36).
 */
export function useOnlinePayment({ ui, placeOrder, explain, onStopped }: OnlinePaymentContext): OnlinePayment {
  const [isPaying, setPaying] = useState(false)
  const [placed, setPlaced] = useState<number | null>(null)
  const start = useCallMutation(startPayment)
  const { branch } = useHere()
  const attempt = useRef<Attempt>({ orderId: null, isSubmitted: false })
  const settle = useSettling(isPaying, (problem) => {
    setPaying(false)
    onStopped(problem)
  })

  async function begin({ mode, card, shouldSave }: PayDeed): Promise<StartedPayment> {
    setPaying(true)
    setPlaced(null)
    attempt.current = { orderId: null, isSubmitted: false }
    const orderId = await placeOrder()
    attempt.current.orderId = orderId
    setPlaced(orderId)
    return start.mutateAsync({
      orderId,
      modeId: mode.modeId,
      ...(card === null ? {} : { cardId: card.cardId }),
      ...(shouldSave ? { saveCard: true } : {}),
    })
  }
  const fail = async (thrown: unknown) => settle(await endOfFailure(thrown, attempt.current, explain))
  const conclude = (result: SubmitResult) => endOf(result, attempt.current.orderId).then(settle).catch(fail)

  return {
    isPaying,
    async pay(deed) {
      try {
        const started = await begin(deed)
        if (ui === null) throw new ProviderUnreachable('the provider is not there')
        const returnUrl = addressOfOutcome(branch, attempt.current.orderId)
        await conclude(await submitted(attempt, ui.submit({ started, returnUrl, shouldSave: deed.shouldSave })))
      } catch (thrown) {
        await fail(thrown)
      }
    },
    ownButton: (deed) => ({
      start: () => begin(deed),
      async onResult(result) {
        if (result.kind === 'submitted' && (await canChooseAnother(attempt.current))) return 'restart'
        await conclude(result)
        return 'done'
      },
      onError: (thrown) => void fail(thrown),
    }),
    lookAtOutcome: placed === null ? null : () => settle({ kind: 'outcome', orderId: placed }),
  }
}

/** Absolute, for providers that send the person away and back. */
function addressOfOutcome(branch: string, orderId: number | null): string {
  return new URL(withQuery(outcomePath(branch), { order: orderId ?? undefined }), location.origin).href
}

/** Shows how it ended. On the way to another page this one stays frozen until it has gone. */
function useSettling(isPaying: boolean, stop: (problem: CheckoutProblem | null) => void): (end: PayEnd) => void {
  const leave = useStayWhilePaying(isPaying)
  const goAbove = useGoAbove()
  const { branch } = useHere()
  return (end) => {
    if (end.kind === 'stopped') return stop(end.problem)
    leave()
    if (end.kind === 'leave') return location.assign(end.url)
    void invalidate(listOrders)
    // In the place of everything that led to it: back goes to the root of the tab.
    goAbove(paymentRoot(branch), outcomePath(branch), { order: end.orderId })
  }
}

async function endOf(result: SubmitResult, orderId: number | null): Promise<PayEnd> {
  if (orderId === null) throw new Error('a payment ended that was never begun')
  switch (result.kind) {
    case 'submitted':
      return { kind: 'outcome', orderId }
    case 'redirect':
      return { kind: 'leave', url: result.url }
    case 'cancelled':
      return { kind: 'stopped', problem: { kind: 'not_finished' } }
    default:
      // Some providers refuse before our server hears of it: then the order is still open, and the page says why.
      if (await isHeard(orderId)) return { kind: 'outcome', orderId }
      return { kind: 'stopped', problem: { kind: 'declined', reason: failureOf(result) } }
  }
}

/** Answers after which the order itself has more to say than the refusal. */
const ASK_THE_ORDER = ['order_not_payable', 'payment_in_progress'] as const

async function endOfFailure(
  thrown: unknown,
  { orderId, isSubmitted }: Attempt,
  explain: OnlinePaymentContext['explain'],
): Promise<PayEnd> {
  const isForOrder = isSubmitted || isCallFailure(thrown, ...ASK_THE_ORDER)
  if (orderId !== null && isForOrder) return { kind: 'outcome', orderId }
  if (thrown instanceof ProviderUnreachable) return { kind: 'stopped', problem: { kind: 'unreachable' } }
  return { kind: 'stopped', problem: await explain(thrown) }
}

/** Waits for the provider; an error of our own calls in there leaves it open whether it was paid. */
async function submitted(attempt: RefObject<Attempt>, submitting: Promise<SubmitResult>): Promise<SubmitResult> {
  try {
    return await submitting
  } catch (thrown) {
    attempt.current.isSubmitted = isCallFailure(thrown)
    throw thrown
  }
}

/** Whether our server knows how the payment ended; what was not finished it has not heard of. */
async function isHeard(orderId: number): Promise<boolean> {
  const { outcome, payment } = await call(completeOrder, { orderId })
  return outcome !== 'pending' && payment?.failure?.reason !== 'not_finished'
}

/** The wallet's instrument was declined and another one may be chosen in its dialog (case 24). */
async function canChooseAnother({ orderId }: Attempt): Promise<boolean> {
  if (orderId === null) return false
  try {
    const { payment } = await call(completeOrder, { orderId })
    return payment?.failure?.reason === 'wallet_declined' && payment.canRetry
  } catch (error) {
    // It is approved: the outcome's page asks again.
    if (isCallFailure(error)) return false
    throw error
  }
}
