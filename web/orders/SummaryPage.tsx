import { lazy, Suspense, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { getOrder, type Order, type OrderLine } from '../../domain/orders/calls.ts'
import { passOf } from '../../domain/orders/order-states.ts'
import { GuestLinkGate } from '../accounts/guest-link/GuestLinkGate.tsx'
import { barStatusPath } from '../bar/bar-paths.ts'
import { call, isCallFailure } from '../platform/call.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { MINE_PATH } from '../subscriptions/subscription-paths.ts'
import { IconButton, LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Note, Pill, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { ConcludeOrder } from './ConcludeOrder.tsx'
import { OrdererGate } from './OrdererGate.tsx'
import { useOrderId } from './order-id.ts'
import { ItemFacts } from './items/ItemFacts.tsx'
import { itemTexts } from './items/texts.ts'
import { ManageOrder } from './manage/ManageOrder.tsx'
import { useOrderTitle, useOrderWhen, useStatusLook } from './order-name.tsx'
import { isBarLive, deadlineWords, isPartDue } from './order-words.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderPass } from './OrderPass.tsx'
import { OrderStatement } from './OrderStatement.tsx'
import { PayBy } from './PayBy.tsx'
import { PayLink } from './PayLink.tsx'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { ordersTexts } from './texts.ts'
import { UnknownOrder } from './UnknownOrder.tsx'
import { useOrderActions } from './use-order-actions.ts'
import { useOrder } from './use-orders.ts'
import styles from './orders.module.css'

const FullPass = lazy(async () => ({ default: (await import('./pass/FullPass.tsx')).FullPass }))

/** `pass=1`: the pass stands over the whole screen, also after a reload. */
const passQuery = z.object({ pass: z.optional(z.literal('1')) })

const ORDERS_PATH = '/tabs/contact/ordini'

/** What the slices to the right add to the summary of an order. */
interface SummaryPageProps {
  /** What else can be done with it. */
  readonly offers?: (order: Order) => ReactNode
  /** The row that gives a day of one of its places up. */
  readonly giveUp?: (order: Order, line: OrderLine) => ReactNode
}

/** One order: its pass, which also opens without a network, what it holds and what can be done (R-212, B-02, mockup 15). */
export function SummaryPage(props: SummaryPageProps) {
  const orderId = useOrderId()
  return (
    <GuestLinkGate isShownAlready={() => isMine(orderId)}>
      <OrdererGate>
        <KnownSummaryPage {...props} />
      </OrdererGate>
    </GuestLinkGate>
  )
}

/** Whether whoever is here sees the order: it is theirs, or the one of this device's guest. */
async function isMine(orderId: number | null): Promise<boolean> {
  if (orderId === null) return false
  try {
    await call(getOrder, { orderId: String(orderId) })
    return true
  } catch (failure) {
    // A token that the server no longer knows sees nothing either.
    if (isCallFailure(failure, 'not_found', 'login_required')) return false
    throw failure
  }
}

function KnownSummaryPage(props: SummaryPageProps) {
  const texts = useTexts(ordersTexts).summary
  const { order, isPending, isUnknown, isKept, retry } = useOrder(useOrderId())
  if (order) return <OrderSummary {...props} order={order} isKept={isKept} />
  if (isUnknown) return <UnknownOrder />
  return (
    <Page title={texts.title} back={ORDERS_PATH} layout="columns">
      {isPending ? (
        <Waiting onRetry={retry}>
          <div className={styles.summary}>
            {[230, 150].map((height) => (
              <Skeleton key={height} height={height} radius="var(--r-xl)" />
            ))}
          </div>
        </Waiting>
      ) : (
        <ErrorState onRetry={retry} />
      )}
    </Page>
  )
}

interface OrderSummaryProps extends SummaryPageProps {
  readonly order: Order
  /** The copy of the device is shown. */
  readonly isKept: boolean
}

function OrderSummary({ order, isKept, offers, giveUp }: OrderSummaryProps) {
  const texts = useTexts(ordersTexts)
  const language = useLanguage()
  const { saveCalendar, share } = useOrderActions(order)
  const [{ pass }, setQuery] = useQueryState(passQuery)
  const close = () => setQuery({ pass: undefined })
  const passCode = passOf(order)
  const [isReceiptOpen, setReceiptOpen] = useState(false)
  const status = useStatusLook(order)
  const title = useOrderTitle(order)
  const when = useOrderWhen(order)
  const due = deadlineWords(order, texts, language)
  return (
    <Page
      title={texts.summary.title}
      back={ORDERS_PATH}
      layout="columns"
      action={<IconButton icon="share" label={texts.share} size={20} onPress={share} />}
    >
      <div className="row sp g2 wrap mt2">
        <h2 className="large">{title}</h2>
        <Pill tone={status.tone} {...(status.icon ? { icon: status.icon } : {})}>
          {status.label}
        </Pill>
      </div>
      <p className="call ink2 mt1">{when}</p>
      <div className={styles.summary}>
        <div>
          <OrderPass
            order={order}
            isKept={isKept}
            onCalendar={saveCalendar}
            onFull={() => setQuery({ pass: '1' }, { push: true })}
            onReceipt={() => setReceiptOpen(true)}
          />
          {due === '' ? null : (
            <Note tone="warn" icon="clock">
              {order.canPay && order.method === 'cash' ? `${due} ${texts.orPayOnline}` : due}
            </Note>
          )}
          {order.canPay && !isKept ? <PayNow order={order} /> : null}
          {isBarLive(order) ? <FollowBar order={order} /> : null}
          {isKept ? null : <ConcludeOrder order={order} />}
          {order.category === 'subscription' || order.category === 'instalment' ? <ToSubscriptions /> : null}
        </div>
        <div>
          {order.category === 'umbrella' ? <OrderFacts order={order} /> : <ItemFacts order={order} />}
          {isKept ? null : offers?.(order)}
          <OrderStatement order={order} />
          <ManageOrder order={order} isKept={isKept} giveUp={giveUp} />
        </div>
      </div>
      {pass === undefined || passCode === null ? null : (
        <Suspense>
          <FullPass order={order} passCode={passCode} onClose={close} />
        </Suspense>
      )}
      <ReceiptSheet order={order} isOpen={isReceiptOpen} onClose={() => setReceiptOpen(false)} />
    </Page>
  )
}

/** To the live state of a bar order (R-104, mockup 23). */
function FollowBar({ order }: { readonly order: Order }) {
  const texts = useTexts(itemTexts).done
  return (
    <LinkButton full icon="clock" to={barStatusPath(order.orderId)}>
      {texts.follow}
    </LinkButton>
  )
}

/** To the subscription that was ordered, with its card. */
function ToSubscriptions() {
  const { toSubscription } = useTexts(itemTexts)
  return (
    <LinkButton full variant="tint" icon="umbrella" to={MINE_PATH}>
      {toSubscription}
    </LinkButton>
  )
}

/** To the checkout of this order: to pay it, or to go on with a payment that has begun. */
function PayNow({ order }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts)
  const language = useLanguage()
  const isBegun = order.status === 'awaiting_payment'
  return (
    <div className="col g2">
      <PayLink order={order} icon="lock" replace={false}>
        {isBegun ? texts.resume : isPartDue(order) ? `${texts.pay} ${money(order.dueCents, language)}` : texts.pay}
      </PayLink>
      {isBegun ? <PayBy order={order} /> : null}
    </div>
  )
}
