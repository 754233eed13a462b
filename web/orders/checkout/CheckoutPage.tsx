import { useEffect, useRef, useState } from 'react'
import { getOrder, type Order } from '../../../domain/orders/calls.ts'
import { EmptyCartArt } from '../../design/art/EmptyCartArt.tsx'
import { isCallFailure } from '../../platform/call.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useGo, useHere } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Pill, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CartTimerPill } from '../../cart/CartCountdown.tsx'
import { useOrderId } from '../order-id.ts'
import { outcomePath } from '../pay-path.ts'
import { UnknownOrder } from '../UnknownOrder.tsx'
import { CheckoutDecision } from './CheckoutDecision.tsx'
import { CheckoutMethods } from './CheckoutMethods.tsx'
import { CheckoutPlaces } from './CheckoutPlaces.tsx'
import { CheckoutProblemNote } from './CheckoutProblemNote.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { useCheckout, type Checkout } from './use-checkout.ts'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'

/**
 * How to pay, the pre-contract summary, the conditions and the order button (R-210, R-509, B-15, mockup 11): of the cart,
 * or of the order that `?order=` names.
 */
export function CheckoutPage() {
  const orderId = useOrderId()
  return orderId === null ? <CheckoutOf order={null} /> : <OrderToPay key={orderId} orderId={orderId} />
}

/** An order that can be paid now; any other one shows how it stands. */
function OrderToPay({ orderId }: { readonly orderId: number }) {
  const { data, error, isFetchedAfterMount, refetch } = useCallQuery(
    getOrder,
    { orderId: String(orderId) },
    { refetchOnMount: 'always' },
  )
  const go = useGo()
  const { branch } = useHere()
  // What was opened stays open: its payment changes the order while it goes on.
  const [opened, setOpened] = useState<Order | null>(null)
  if (opened === null && isFetchedAfterMount && data?.canPay) setOpened(data)
  const isSettled = isFetchedAfterMount && data?.canPay === false && opened === null
  useEffect(() => {
    if (isSettled) go(outcomePath(branch), { query: { order: orderId }, replace: true })
  }, [isSettled, go, branch, orderId])
  if (opened !== null) return <CheckoutOf order={opened} />
  if (isCallFailure(error, 'not_found')) return <UnknownOrder />
  return (
    <Frame>
      {error ? (
        <QuoteFailed failure={error} onRetry={() => void refetch()} />
      ) : (
        <Loading onRetry={() => void refetch()} />
      )}
    </Frame>
  )
}

function CheckoutOf({ order }: { readonly order: Order | null }) {
  const checkout = useCheckout(order)
  return (
    <Frame isPaying={checkout.isPaying} isBooked={order !== null && order.status !== 'awaiting_payment'}>
      <CheckoutBody checkout={checkout} />
    </Frame>
  )
}

interface FrameProps {
  readonly children: React.ReactNode
  readonly isPaying?: boolean
  /** Its places are booked: no cart runs out. */
  readonly isBooked?: boolean
}

function Frame({ children, isPaying = false, isBooked = false }: FrameProps) {
  const texts = useTexts(cartTexts).checkout
  const timer = isBooked ? null : <CartTimerPill />
  return (
    <Page
      title={texts.title}
      back={isBooked ? '/tabs/contact/ordini' : '/tabs/carrello'}
      action={
        isPaying ? (
          <Pill tone="primary" icon="lock">
            {texts.payingShort}
          </Pill>
        ) : (
          timer
        )
      }
      layout="columns"
    >
      {children}
    </Page>
  )
}

function CheckoutBody({ checkout }: { readonly checkout: Checkout }) {
  const { bill, failure, isPending, retry } = checkout
  const problem = useRef<HTMLDivElement>(null)
  if (isCallFailure(failure, 'cart_empty', 'cart_expired')) return <NothingToPay />
  if (failure && !bill) return <QuoteFailed failure={failure} onRetry={retry} />
  if (isPending || !bill) return <Loading onRetry={retry} />
  return (
    <div className="columns">
      <div className={classNames('columns-main', styles.lines)} inert={checkout.isPaying}>
        <div ref={problem} tabIndex={-1} className={styles.problem}>
          {checkout.state.problem ? <CheckoutProblemNote problem={checkout.state.problem} bill={bill} /> : null}
        </div>
        <CheckoutPlaces lines={bill.lines} />
        {bill.totalCents > 0 ? <CheckoutMethods checkout={checkout} bill={bill} /> : null}
      </div>
      <div className={classNames('columns-side panel', styles.panel)}>
        <CheckoutSummary bill={bill} />
        <CheckoutDecision checkout={checkout} bill={bill} problem={problem} />
      </div>
    </div>
  )
}

function Loading({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Waiting onRetry={onRetry}>
      <div className={classNames(styles.lines, 'mt2')}>
        {[104, 188, 160].map((height) => (
          <Skeleton key={height} height={height} radius="var(--r-xl)" />
        ))}
      </div>
    </Waiting>
  )
}

/** The cart is empty by now: another device, an order that went through, a time that ran out. */
function NothingToPay() {
  const texts = useTexts(cartTexts)
  return (
    <EmptyState
      art={<EmptyCartArt />}
      title={texts.empty.umbrella.title}
      text={texts.empty.umbrella.text}
      action={
        <>
          <LinkButton full to="/tabs/main-page-ombrelloni" motion="tab">
            {texts.empty.umbrella.action}
          </LinkButton>
          <LinkButton full variant="tint" to="/tabs/contact/ordini">
            {texts.myOrders}
          </LinkButton>
        </>
      }
    />
  )
}

function QuoteFailed({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const failureReason = useFailureReason()
  return <ErrorState text={failureReason(failure)} onRetry={onRetry} />
}
