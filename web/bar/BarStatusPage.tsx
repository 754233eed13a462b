import { useEffect, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { getBarOrder, LIVE_BAR_ORDER_PATH, type GuestBarOrder } from '../../domain/bar/calls.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { useFailureReason } from '../platform/failure.ts'
import { time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useLive } from '../platform/live.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { PullToRefresh, RefreshButton } from '../ui/Refresh.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { BAR_PATH } from './bar-paths.ts'
import { BarReceipt } from './BarReceipt.tsx'
import { BarStatusCard } from './BarStatusCard.tsx'
import { BarWay } from './BarWay.tsx'
import styles from './bar.module.css'
import { keepBarOrder, keptBarOrder } from './kept-bar-order.ts'
import { isOver } from './status-words.ts'
import { barTexts } from './texts.ts'

const query = z.object({ order: z.optional(z.string().check(z.regex(/^[1-9]\d{0,11}$/))) })

/** How often the state is asked for while the stream is down (DESIGN.md 5). */
const POLL_EVERY = 15 * SECOND

interface BarStatusPageProps {
  /** Stands below the state until the order is ready. */
  readonly whileWaiting?: ReactNode
  /** What can be done with it once it is ready and paid, from the slices to the right. */
  readonly whenReady?: (order: GuestBarOrder) => ReactNode
}

/** One's own bar order until it is there: live, with the way to the place (R-104, R-410, mockup 23). */
export function BarStatusPage(parts: BarStatusPageProps) {
  const [{ order: orderId }] = useQueryState(query)
  const order = useCallQuery(getBarOrder, { orderId: orderId ?? '' }, { enabled: orderId !== undefined })
  const isUnknown = orderId === undefined || isCallFailure(order.error, 'not_found', 'login_required')
  const known = order.data ?? (order.isError && !isUnknown ? keptBarOrder(orderId) : undefined)
  const refresh = async () => (await order.refetch()).isSuccess
  useEffect(() => {
    if (order.data !== undefined) keepBarOrder(order.data)
  }, [order.data])
  useLive(
    LIVE_BAR_ORDER_PATH,
    { watch: known?.watchKey ?? '' },
    { barOrder: () => void order.refetch() },
    {
      poll: () => void order.refetch(),
      pollEvery: POLL_EVERY,
      isEnabled: known !== undefined && !isOver(known),
    },
  )
  return (
    <Page back={BAR_PATH} className={styles['status'] ?? ''} action={<RefreshButton onRefresh={refresh} />}>
      <PullToRefresh onRefresh={refresh} />
      {known !== undefined && order.isError ? <LastHeard order={known} /> : null}
      {known !== undefined ? (
        <KnownOrder {...parts} order={known} />
      ) : isUnknown ? (
        <UnknownBarOrder />
      ) : (
        <NoOrder order={order} />
      )}
    </Page>
  )
}

/** When a status is from that cannot be asked for now (B-20). */
function LastHeard({ order: { serverNow } }: { readonly order: GuestBarOrder }) {
  const texts = useTexts(barTexts).status
  const language = useLanguage()
  return (
    <Note icon="clock" role="status">
      {texts.asOf(time(serverNow, language))}
    </Note>
  )
}

/** The order is on its way, or does not come. */
function NoOrder({ order }: { readonly order: ReturnType<typeof useCallQuery<typeof getBarOrder>> }) {
  const reason = useFailureReason()
  if (order.isError) return <ErrorState level={1} text={reason(order.error)} onRetry={() => void order.refetch()} />
  return (
    <Waiting onRetry={() => void order.refetch()}>
      <div className="col g3">
        <Skeleton height={240} radius="var(--r-xl)" />
        <Skeleton height={280} radius="var(--r-xl)" />
      </div>
    </Waiting>
  )
}

function KnownOrder({ order, whileWaiting, whenReady }: BarStatusPageProps & { readonly order: GuestBarOrder }) {
  const isBeingMade = order.status === 'received' || order.status === 'preparing'
  return (
    <>
      {order.code === null ? null : (
        <div className={styles['wayBox']}>
          <BarWay code={order.code} />
        </div>
      )}
      <BarStatusCard order={order} />
      {isBeingMade ? whileWaiting : null}
      {order.status === 'ready' && order.dueCents === 0 ? whenReady?.(order) : null}
      <BarReceipt order={order} />
    </>
  )
}

function UnknownBarOrder() {
  const texts = useTexts(barTexts).status
  return (
    <EmptyState
      level={1}
      title={texts.unknown}
      text={texts.unknownText}
      action={
        <LinkButton full to="/tabs/contact/ordini">
          {texts.toOrders}
        </LinkButton>
      }
    />
  )
}
