import type { ReactNode } from 'react'
import type { Order, OrderLine } from '../../domain/orders/calls.ts'
import { SummaryPage } from '../orders/SummaryPage.tsx'
import { WithdrawalSection } from '../orders/withdrawal/WithdrawalSection.tsx'
import { GiveUpRow } from './GiveUpRow.tsx'

interface SummaryWithReturnsProps {
  /** What comes first, from the slices to the right. */
  readonly first: (order: Order) => ReactNode
}

/** The summary of an order with the ways to give days of its places back (B-18) and to withdraw from a subscription. */
export function SummaryWithReturns({ first }: SummaryWithReturnsProps) {
  return <SummaryPage offers={(order) => offersOf(order, first(order))} giveUp={giveUpRow} />
}

const giveUpRow = (order: Order, line: OrderLine) => <GiveUpRow order={order} line={line} />

const offersOf = (order: Order, first: ReactNode) => (
  <>
    {first}
    {order.category === 'subscription' ? <WithdrawalSection subscription={order} isKept={false} /> : null}
  </>
)
