import { useEffect } from 'react'
import { completeOrder } from '../../domain/orders/calls.ts'
import { isCallFailure } from '../platform/call.ts'
import { useGo, useHere } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { LOADER_LIMITS } from '../ui/loader-limits.ts'
import { Page } from '../ui/Page.tsx'
import { useElapsed } from '../ui/use-elapsed.ts'
import { OrdererGate } from './OrdererGate.tsx'
import { useOrderId } from './order-id.ts'
import { nextAsk } from './outcome-asking.ts'
import { outcomePath } from './pay-path.ts'
import styles from './orders.module.css'
import { ordersTexts } from './texts.ts'
import { UnknownOrder } from './UnknownOrder.tsx'

/**
 * Between the provider's page and the outcome: a loader over the whole screen, for 2.5 s at most, then the
 * outcome in its place, whatever is known by then.
 */
export function ExecutePage() {
  return (
    <OrdererGate>
      <KnownExecutePage />
    </OrdererGate>
  )
}

function KnownExecutePage() {
  const texts = useTexts(ordersTexts).outcome
  const orderId = useOrderId()
  const go = useGo()
  const { branch } = useHere()
  const { data, error } = useCallQuery(
    completeOrder,
    { orderId: orderId ?? 0 },
    { enabled: orderId !== null, refetchInterval: ({ state }) => nextAsk(state.data, state.dataUpdateCount) },
  )
  const isUnknown = orderId === null || isCallFailure(error, 'not_found')
  const isLong = useElapsed(LOADER_LIMITS.payment)
  const isOver = !isUnknown && (isLong || error !== null || (data !== undefined && data.outcome !== 'pending'))
  useEffect(() => {
    if (isOver) go(outcomePath(branch), { query: { order: orderId ?? undefined }, replace: true, motion: 'none' })
  }, [isOver, go, branch, orderId])
  if (isUnknown) return <UnknownOrder />
  return (
    <Page>
      <div className={styles.execute} role="status">
        <Icon name="spinner" size={40} className="spin" />
        <p className="t3">{texts.checkingText}</p>
      </div>
    </Page>
  )
}
