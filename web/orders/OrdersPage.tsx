import * as z from 'zod/mini'
import { getResort } from '../../domain/content/calls.ts'
import type { Order } from '../../domain/orders/calls.ts'
import { NoOrdersArt } from '../design/art/NoOrdersArt.tsx'
import { day } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { resortDay } from '../platform/resort-day.ts'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { PullToRefresh, RefreshButton } from '../ui/Refresh.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { OrdererGate } from './OrdererGate.tsx'
import { itemTexts } from './items/texts.ts'
import { orderGroups, type When } from './order-groups.ts'
import { OrderRow } from './OrderRow.tsx'
import { ordersTexts } from './texts.ts'
import { useOrders, type Orders } from './use-orders.ts'
import styles from './orders.module.css'

const query = z.object({ when: z.optional(z.enum(['upcoming', 'past'])) })

/** The caller's orders: what is coming, and what has been (R-212, mockup 14). */
export function OrdersPage() {
  return (
    <OrdererGate>
      <KnownOrdersPage />
    </OrdererGate>
  )
}

function KnownOrdersPage() {
  const texts = useTexts(ordersTexts).list
  const [{ when = 'upcoming' }, setQuery] = useQueryState(query)
  const orders = useOrders()
  return (
    <Page title={texts.title} large back="/tabs/contact" action={<RefreshButton onRefresh={orders.refresh} />}>
      <PullToRefresh onRefresh={orders.refresh} />
      <Segmented<When>
        label={texts.title}
        className="mt1"
        value={when}
        options={[
          { id: 'upcoming', label: texts.upcoming },
          { id: 'past', label: texts.past },
        ]}
        onChange={(next) => setQuery({ when: next === 'past' ? next : undefined })}
      />
      <OrderList orders={orders} when={when} />
      <GuestOrdersNote />
    </Page>
  )
}

/** A guest's orders stay with the guest of this device: signing in hides them, and a logout brings them back. */
function GuestOrdersNote() {
  const { guestOrders } = useTexts(itemTexts)
  const { isLoggedIn, guestToken } = useSession()
  if (!isLoggedIn || guestToken === null) return null
  return (
    <Note icon="info" className="mt4">
      {guestOrders}
    </Note>
  )
}

function OrderList({ orders, when }: { readonly orders: Orders; readonly when: When }) {
  const texts = useTexts(ordersTexts).list
  const { data: resort } = useCallQuery(getResort, {})
  const today = resort?.today ?? resortDay()
  if (orders.orders === undefined)
    return orders.isPending ? <LoadingRows onRetry={orders.retry} /> : <ErrorState onRetry={orders.retry} />
  const groups = orderGroups(orders.orders, when, today)
  return (
    <>
      {groups.length === 0 ? <NoOrders when={when} hasAny={orders.orders.length > 0} /> : null}
      {groups.map((group) => (
        <OrderGroupList key={group.key} label={group.key} orders={group.orders} today={today} />
      ))}
      {orders.hasMore && when === 'past' ? (
        <div className="mt4">
          <Button full variant="tint" isBusy={orders.isLoadingMore} onPress={orders.loadMore}>
            {texts.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}

interface OrderGroupListProps {
  readonly label: string
  readonly orders: readonly Order[]
  readonly today: string
}

function OrderGroupList({ label, orders, today }: OrderGroupListProps) {
  const texts = useTexts(ordersTexts).list
  const language = useLanguage()
  return (
    <section>
      <h2 className={`lh ${styles.month}`}>
        {label === 'today' ? texts.today : day(`${label}-01`, language, 'month')}
      </h2>
      <div className={`list ${styles.two}`}>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} today={today} />
        ))}
      </div>
    </section>
  )
}

function NoOrders({ when, hasAny }: { readonly when: When; readonly hasAny: boolean }) {
  const texts = useTexts(ordersTexts).list
  const words = !hasAny ? texts.empty : when === 'upcoming' ? texts.noneUpcoming : texts.nonePast
  return (
    <EmptyState
      art={<NoOrdersArt />}
      title={words.title}
      text={words.text}
      action={
        words.action === '' ? undefined : (
          <LinkButton full to="/tabs/main-page-ombrelloni" motion="tab">
            {words.action}
          </LinkButton>
        )
      }
    />
  )
}

function LoadingRows({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Waiting onRetry={onRetry}>
      <div className={styles.summary}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={86} radius="var(--r-xl)" />
        ))}
      </div>
    </Waiting>
  )
}
