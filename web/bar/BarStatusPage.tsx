import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { getBarOrder, LIVE_BAR_ORDER_PATH, type GuestBarOrder } from '../../domain/bar/calls.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useLive } from '../platform/live.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { PullToRefresh, RefreshButton } from '../ui/Refresh.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { BAR_PATH } from './bar-paths.ts'
import { BarReceipt } from './BarReceipt.tsx'
import { BarStatusCard } from './BarStatusCard.tsx'
import { BarWay } from './BarWay.tsx'
import styles from './bar.module.css'
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
export function BarStatusPage({ whileWaiting, whenReady }: BarStatusPageProps) {
  const [{ order: orderId }] = useQueryState(query)
  const order = useCallQuery(getBarOrder, { orderId: orderId ?? '' }, { enabled: orderId !== undefined })
  const refresh = async () => (await order.refetch()).isSuccess
  useLive(
    LIVE_BAR_ORDER_PATH,
    { watch: order.data?.watchKey ?? '' },
    { barOrder: () => void order.refetch() },
    {
      poll: () => void order.refetch(),
      pollEvery: POLL_EVERY,
      isEnabled: order.data !== undefined && !isOver(order.data),
    },
  )
  return (
    <Page back={BAR_PATH} className={styles['status'] ?? ''} action={<RefreshButton onRefresh={refresh} />}>
      <PullToRefresh onRefresh={refresh} />
      <StatusBody order={order} orderId={orderId} whileWaiting={whileWaiting} whenReady={whenReady} />
    </Page>
  )
}

interface StatusBodyProps extends Parts {
  readonly order: ReturnType<typeof useCallQuery<typeof getBarOrder>>
  readonly orderId: string | undefined
}

interface Parts {
  readonly whileWaiting: BarStatusPageProps['whileWaiting']
  readonly whenReady: BarStatusPageProps['whenReady']
}

function StatusBody({ order, orderId, ...parts }: StatusBodyProps) {
  const reason = useFailureReason()
  if (order.data !== undefined) return <KnownOrder order={order.data} {...parts} />
  const isUnknown = order.error?.code === 'not_found' || order.error?.code === 'login_required'
  if (orderId === undefined || isUnknown) return <UnknownBarOrder />
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

function KnownOrder({ order, whileWaiting, whenReady }: Parts & { readonly order: GuestBarOrder }) {
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
