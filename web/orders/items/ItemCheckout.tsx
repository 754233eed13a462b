import { useState } from 'react'
import type { ItemCartInput } from '../../../domain/orders/item-calls.ts'
import { accountTexts } from '../../accounts/texts.ts'
import { GuestDetails } from '../../accounts/GuestDetails.tsx'
import { useCartToSend } from '../../cart/cart-to-send.ts'
import type { DeviceCartKind } from '../../cart/cart-kinds.ts'
import { useCartCounts } from '../../cart/device-carts.ts'
import { EmptyCart } from '../../cart/EmptyCart.tsx'
import { useCartPreview } from '../../cart/use-cart-preview.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useOnline } from '../../platform/online.ts'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { NoInstalment } from '../../subscriptions/NoInstalment.tsx'
import { MINE_PATH } from '../../subscriptions/subscription-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, Note, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CheckoutColumns } from '../checkout/CheckoutColumns.tsx'
import { CheckoutFrame } from '../checkout/CheckoutFrame.tsx'
import { useCheckout, type Checkout } from '../checkout/use-checkout.ts'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'
import { ItemSections } from './ItemSections.tsx'
import { itemTexts } from './texts.ts'
import { useDraftQuote } from './use-draft-bill.ts'
import { useItemBill, usePressSettling } from './use-item-bill.ts'
import { useWaitForNetwork } from './use-wait-for-network.ts'
import { WhoOrders } from './WhoOrders.tsx'

interface ItemCheckoutProps {
  readonly category: DeviceCartKind
}

/**
 * The checkout of a cart of the device (R-210, mockup 22): who orders, what and where it goes, how it is paid. A guest without
 * an account leaves name, phone and e-mail first.
 */
export function ItemCheckout({ category }: ItemCheckoutProps) {
  const { isLoggedIn, guestToken } = useSession()
  const counts = useCartCounts()
  const cart = useCartToSend(category)
  usePressSettling(category)
  if (category === 'instalment' ? cart === null : counts[category] === 0) {
    return (
      <ItemFrame category={category}>
        {category === 'instalment' ? <NoInstalment /> : <EmptyCart kind={category} />}
      </ItemFrame>
    )
  }
  if (!isLoggedIn && guestToken === null) return <AskWho category={category} />
  if (cart === null) return <AskMore category={category} />
  return <QuotedCart category={category} cart={cart} />
}

function ItemFrame(props: ItemCheckoutProps & { readonly children: React.ReactNode; readonly isPaying?: boolean }) {
  const texts = useTexts(itemTexts).checkout
  const { category, children, isPaying = false } = props
  return (
    <CheckoutFrame
      back={category === 'instalment' ? MINE_PATH : `/tabs/carrello?cart=${category}`}
      isPaying={isPaying}
      {...(category === 'bar' ? { title: texts.barTitle } : {})}
    >
      {children}
    </CheckoutFrame>
  )
}

/** Nobody is known on this device yet: the server prices a cart for somebody. */
function AskWho({ category }: ItemCheckoutProps) {
  const texts = useTexts(accountTexts).guest
  const cart = useCartToSend(category)
  const [codeForm, setCodeForm] = useState<HTMLFormElement | null>(null)
  return (
    <ItemFrame category={category}>
      <div className="columns mt3">
        <div className={`columns-main ${styles.lines}`}>
          <ItemSections category={category} codeForm={setCodeForm} />
          <KnownTotal category={category} />
          {cart === null || codeForm !== null ? null : <KeepForGuest cart={cart} />}
        </div>
        <section className="columns-side mt4">
          <h2 className="lh">{texts.title}</h2>
          <Card>
            <p className="sub ink2">{texts.text}</p>
            <div className="mt4">
              <GuestDetails onDone={() => undefined} />
            </div>
          </Card>
        </section>
      </div>
    </ItemFrame>
  )
}

/** Without a network nobody can say who they are: the bar's order waits here until they can (B-20). */
function KeepForGuest({ cart }: { readonly cart: ItemCartInput }) {
  const texts = useTexts(itemTexts).checkout
  const isOnline = useOnline()
  const draft = useDraftQuote(cart.cart)
  const wait = useWaitForNetwork(cart, draft ?? undefined, '')
  const method = draft?.methods[0]?.method
  if (isOnline || method === undefined) return null
  return (
    <div className="col g2">
      <Note tone="warn" icon="wifi-off">
        {texts.keepWho}
      </Note>
      <Button full onPress={() => wait({ method, conditionsVersion: null, creditCents: 0 }, false)}>
        {texts.keep}
      </Button>
    </div>
  )
}

/** The bar has to know where the order goes before it can say what it costs and how it can be paid. */
function AskMore({ category }: ItemCheckoutProps) {
  const texts = useTexts(itemTexts).checkout
  return (
    <ItemFrame category={category}>
      <div className={`${styles.lines} mt3`}>
        <ItemSections category={category} codeForm={null} />
        <KnownTotal category={category} />
        <Note icon="info">{texts.chooseDelivery}</Note>
      </div>
    </ItemFrame>
  )
}

/** What the cart costs by the prices that are shown, while the server has not been asked yet. */
function KnownTotal({ category }: ItemCheckoutProps) {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  const cents = useCartPreview(category === 'instalment' ? 'subscription' : category)
  if (cents === null || category === 'instalment') return null
  return (
    <p className="row sp pad">
      <span className="t3">{texts.total}</span>
      <span className="price xl">{money(cents, language)}</span>
    </p>
  )
}

function QuotedCart({ category, cart }: ItemCheckoutProps & { readonly cart: ItemCartInput }) {
  const texts = useTexts(itemTexts).checkout
  const source = useItemBill(cart)
  const [codeForm, setCodeForm] = useState<HTMLFormElement | null>(null)
  const checkout = askingPlace(useCheckout(source, null), codeForm)
  const minutes = source.quote?.readyInMinutes ?? null
  return (
    <ItemFrame category={category} isPaying={checkout.isPaying}>
      <CheckoutColumns checkout={checkout} missing={<BillMissing checkout={checkout} />}>
        <ItemSections category={category} codeForm={setCodeForm} />
        {minutes === null ? null : <Note icon="clock">{texts.ready(minutes)}</Note>}
        <WhoOrders />
      </CheckoutColumns>
    </ItemFrame>
  )
}

/** While a place's code is being typed the press takes that first: the person orders once they see where it goes. */
function askingPlace(checkout: Checkout, codeForm: HTMLFormElement | null): Checkout {
  if (codeForm === null) return checkout
  const press = () => {
    codeForm.requestSubmit()
    return true
  }
  return { ...checkout, ownButton: null, press }
}

/** The cart is on the page, its price is not: on its way, or refused with the reason, while the cart can be changed. */
function BillMissing({ checkout: { failure, retry } }: { readonly checkout: Checkout }) {
  const texts = useTexts(cartTexts).checkout
  const failureText = useFailureText()
  if (failure) {
    return (
      <div className="col g2">
        <Note tone="bad" icon="alert" role="alert">
          {failureText(failure)}
        </Note>
        <Button full size="sm" variant="tint" icon="retry" onPress={retry}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  return (
    <Waiting onRetry={retry}>
      <div className={styles.lines}>
        {[188, 120].map((height) => (
          <Skeleton key={height} height={height} radius="var(--r-xl)" />
        ))}
      </div>
    </Waiting>
  )
}
