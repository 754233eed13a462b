import { useEffect, useState } from 'react'
import { getOrder, type Order } from '../../../domain/orders/calls.ts'
import { isCallFailure } from '../../platform/call.ts'
import { useGo, useHere } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.ts'
import { CheckoutItems } from '../items/CheckoutItems.tsx'
import { outcomePath } from '../pay-path.ts'
import { UnknownOrder } from '../UnknownOrder.tsx'
import { CheckoutColumns } from './CheckoutColumns.tsx'
import { CheckoutFrame, CheckoutLoading, QuoteFailed } from './CheckoutFrame.tsx'
import { CheckoutPlaces } from './CheckoutPlaces.tsx'
import { UmbrellaCheckout } from './UmbrellaCheckout.tsx'
import { useOrderBill } from './use-bill.ts'
import { useCheckout } from './use-checkout.ts'
import { useItemExplanation } from './use-explanation.ts'

/** An order that can be paid now; any other one shows how it stands. */
export function OrderCheckout({ orderId }: { readonly orderId: number }) {
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
  if (opened !== null) return <OpenedOrder order={opened} />
  if (isCallFailure(error, 'not_found')) return <UnknownOrder />
  const retry = () => void refetch()
  return (
    <CheckoutFrame>
      {error ? <QuoteFailed failure={error} onRetry={retry} /> : <CheckoutLoading onRetry={retry} />}
    </CheckoutFrame>
  )
}

/**
 * Places that wait for their payment are still in the cart, which can be paid another way; everything else stands by itself, and
 * so does an order that an app has opened here: its cart is the app's.
 */
function OpenedOrder({ order }: { readonly order: Order }) {
  const { isLoggedIn } = useSession()
  const isHeld = isLoggedIn && order.category === 'umbrella' && order.status === 'awaiting_payment'
  return isHeld ? <UmbrellaCheckout order={order} /> : <StandingOrder order={order} />
}

function StandingOrder({ order }: { readonly order: Order }) {
  const explain = useItemExplanation(async () => undefined)
  const source = useOrderBill(order, (thrown, method) => explain(thrown, undefined, method))
  const checkout = useCheckout(source, order)
  const { bill, failure, isPending, retry, isPaying } = checkout
  return (
    <CheckoutFrame back="/tabs/contact/ordini" isPaying={isPaying}>
      {failure && !bill ? (
        <QuoteFailed failure={failure} onRetry={retry} />
      ) : isPending || !bill ? (
        <CheckoutLoading onRetry={retry} />
      ) : (
        <CheckoutColumns checkout={checkout}>
          {bill.lines.length > 0 ? <CheckoutPlaces lines={bill.lines} /> : <CheckoutItems bill={bill} />}
        </CheckoutColumns>
      )}
    </CheckoutFrame>
  )
}
