import type { ReactNode } from 'react'
import type { Order } from '../../domain/orders/calls.ts'
import { SummaryPage } from '../orders/SummaryPage.tsx'
import { WithdrawalSection } from '../orders/withdrawal/WithdrawalSection.tsx'
import { dayOfInstant } from '../platform/format.ts'
import { serverTime } from '../platform/server-clock.ts'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { List, ListRow } from '../ui/List.tsx'
import { linesToReturn } from './lines-to-return.ts'
import { ownDaysPath } from './own-days-path.ts'
import { returnTexts } from './texts.ts'

interface SummaryWithReturnsProps {
  /** What comes first, from the slices to the right. */
  readonly first: (order: Order) => ReactNode
}

/** The summary of an order with the way to give days of its places back (B-18). */
export function SummaryWithReturns({ first }: SummaryWithReturnsProps) {
  return <SummaryPage offers={(order) => returnRows(order, first(order))} />
}

const returnRows = (order: Order, first: ReactNode) => (
  <>
    {first}
    <ReturnRows order={order} />
    {order.category === 'subscription' ? <WithdrawalSection subscription={order} isKept={false} /> : null}
  </>
)

function ReturnRows({ order }: { readonly order: Order }) {
  const texts = useTexts(returnTexts).early
  const { isLoggedIn } = useSession()
  const today = dayOfInstant(serverTime())
  const lines = isLoggedIn ? linesToReturn(order, today) : []
  if (lines.length === 0) return null
  return (
    <List inset="icon">
      {lines.map((line) => {
        const isToday = line.from <= today
        return (
          <ListRow
            key={line.bookingId}
            icon="retry"
            label={isToday ? texts.title : texts.row}
            detail={`${line.code} · ${isToday ? texts.text : texts.forCredit}`}
            href={ownDaysPath('booking', line.bookingId, isToday ? today : line.from)}
          />
        )
      })}
    </List>
  )
}
