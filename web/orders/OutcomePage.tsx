import { useEffect } from 'react'
import { getCart } from '../../domain/cart/calls.ts'
import { completeOrder, getOrder, listOrders } from '../../domain/orders/calls.ts'
import { isCallFailure } from '../platform/call.ts'
import { useFailureText } from '../platform/failure.ts'
import { invalidate, setCallData, useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Page } from '../ui/Page.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Note } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { forgetFreeCounts } from './free-counts.ts'
import { OrdererGate } from './OrdererGate.tsx'
import { HomeLink } from './HomeLink.tsx'
import { useOrderId } from './order-id.ts'
import { settlePress } from './items/use-item-bill.ts'
import { nextAsk } from './outcome-asking.ts'
import { isStillOpen, type Outcome } from './outcome-words.ts'
import { OutcomeDone, OutcomeElsewhere } from './OutcomeDone.tsx'
import { OutcomeFailed } from './OutcomeFailed.tsx'
import { OutcomeOver } from './OutcomeOver.tsx'
import { OutcomePending } from './OutcomePending.tsx'
import { ordersTexts } from './texts.ts'
import { UnknownOrder } from './UnknownOrder.tsx'

/**
 * The true outcome of an order, asked of the server and never of the address (R-412, B-01, case 36; mockups 12, 13).
 * It stands in the place of the checkout: back leads to the root of the tab.
 */
export function OutcomePage() {
  return (
    <OrdererGate>
      <KnownOutcomePage />
    </OrdererGate>
  )
}

function KnownOutcomePage() {
  const orderId = useOrderId()
  const { data, error, refetch, isFetching } = useCallQuery(
    completeOrder,
    { orderId: orderId ?? 0 },
    {
      enabled: orderId !== null,
      // What was asked a moment ago, in another tab of the flow, is not the truth of now.
      staleTime: 0,
      refetchInterval: ({ state }) => nextAsk(state.data, state.dataUpdateCount),
    },
  )
  useTelling(data)
  if (orderId === null || isCallFailure(error, 'not_found')) return <UnknownOrder />
  if (data) return <KnownOutcome outcome={data} />
  if (error) return <OutcomeUnasked error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <OutcomeUnknown onRetry={() => void refetch()} />
}

function KnownOutcome({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome.outcome) {
    case 'completed':
      return <OutcomeDone outcome={outcome} />
    case 'pending':
      return <OutcomePending outcome={outcome} />
    default:
      if (outcome.instead) return <OutcomeElsewhere outcome={outcome} order={outcome.instead} />
      return isStillOpen(outcome.order) ? <OutcomeFailed outcome={outcome} /> : <OutcomeOver outcome={outcome} />
  }
}

/** What the outcome changes elsewhere: the order, its list, and the cart whose places became bookings or free. */
function useTelling(outcome: Outcome | undefined): void {
  const order = outcome?.order
  // A payment that fails and an order that ends are told apart by both: each changes what the cart and the list hold.
  const state =
    outcome === undefined || outcome.outcome === 'pending' ? null : `${outcome.outcome} ${outcome.order.status}`
  useEffect(() => {
    if (order) setCallData(getOrder, { orderId: String(order.orderId) }, order)
  }, [order])
  useEffect(() => {
    if (outcome) settlePress(outcome)
  }, [outcome])
  useEffect(() => {
    if (state === null) return
    void invalidate(getCart)
    void invalidate(listOrders)
    void forgetFreeCounts()
  }, [state])
}

/** Nothing has been answered yet. */
function OutcomeUnknown({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(ordersTexts).outcome
  return (
    <Page title={texts.checking}>
      <Waiting onRetry={onRetry}>
        <Note icon="spinner">{texts.checkingText}</Note>
      </Waiting>
    </Page>
  )
}

function OutcomeUnasked(props: {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}) {
  const texts = useTexts(ordersTexts).outcome
  const failureText = useFailureText()
  return (
    <Page>
      <ErrorState
        level={1}
        title={texts.checking}
        text={failureText(props.error)}
        isRetrying={props.isRetrying}
        onRetry={props.onRetry}
      />
      <HomeLink />
    </Page>
  )
}
