import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '../../../domain/orders/calls.ts'
import { LoginNeeded } from '../../accounts/LoginNeeded.tsx'
import { CartTimerPill } from '../../cart/CartCountdown.tsx'
import { cartTexts } from '../../cart/texts.ts'
import { EmptyCartArt } from '../../design/art/EmptyCartArt.tsx'
import { isCallFailure } from '../../platform/call.ts'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CheckoutColumns } from './CheckoutColumns.tsx'
import { CheckoutFrame, CheckoutLoading, QuoteFailed } from './CheckoutFrame.tsx'
import { CheckoutPlaces } from './CheckoutPlaces.tsx'
import { CodeField } from './CodeField.tsx'
import { findPressed, hasOpenPress } from './order-press.ts'
import { useCheckout, type Checkout } from './use-checkout.ts'
import { useFinish } from './use-finish.ts'
import { useUmbrellaBill } from './use-umbrella-bill.ts'

/** The checkout of the umbrella cart; `order` is the one that it became already and that still waits for its payment. */
export function UmbrellaCheckout({ order }: { readonly order: Order | null }) {
  const { isLoggedIn } = useSession()
  // Places are for customers; this page is mounted where guests pay for other things.
  return isLoggedIn ? <KnownCheckout order={order} /> : <LoginNeeded />
}

function KnownCheckout({ order }: { readonly order: Order | null }) {
  const checkout = useCheckout(useUmbrellaBill(order), order)
  return (
    <CheckoutFrame isPaying={checkout.isPaying} timer={<CartTimerPill />}>
      <UmbrellaCheckoutBody checkout={checkout} isOrdered={order !== null} />
    </CheckoutFrame>
  )
}

function UmbrellaCheckoutBody({ checkout, isOrdered }: { readonly checkout: Checkout; readonly isOrdered: boolean }) {
  const { bill, failure, isPending, retry } = checkout
  if (isCallFailure(failure, 'cart_empty', 'cart_expired')) return <EmptyCart />
  if (failure && !bill) return <QuoteFailed failure={failure} onRetry={retry} />
  if (isPending || !bill) return <CheckoutLoading onRetry={retry} />
  return (
    <CheckoutColumns checkout={checkout}>
      <CheckoutPlaces lines={bill.lines} />
      {isOrdered ? null : <CodeField lines={bill.lines} />}
    </CheckoutColumns>
  )
}

/** The cart is empty by now. A press whose answer was lost before a reload may have emptied it: then its order is shown (B-20). */
function EmptyCart() {
  const [isPressed] = useState(hasOpenPress)
  const finish = useEffectEvent(useFinish())
  const { data, error, refetch } = useQuery({
    queryKey: ['findPressed'],
    queryFn: findPressed,
    enabled: isPressed,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  useEffect(() => {
    if (data) finish(data)
  }, [data])
  if (!isPressed || data === null) return <NothingToPay />
  const retry = () => void refetch()
  return error ? <QuoteFailed failure={error} onRetry={retry} /> : <CheckoutLoading onRetry={retry} />
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
