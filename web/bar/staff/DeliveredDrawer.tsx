import { useState } from 'react'
import type { BoardOrder } from '../../../domain/bar/board-calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { DeliveredCard } from './OrderCard.tsx'
import { barStaffTexts } from './texts.ts'

interface DeliveredDrawerProps {
  readonly orders: readonly BoardOrder[]
  /** Of today: more than the drawer holds. */
  readonly count: number
  readonly rejectedToday: number
}

/** What was delivered today, out of the way until somebody asks for it. */
export function DeliveredDrawer({ orders, count, rejectedToday }: DeliveredDrawerProps) {
  const texts = useTexts(barStaffTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="ghost" onPress={() => setOpen(true)}>
        {texts.delivered(count)}
      </Button>
      <Sheet isOpen={isOpen} isGrouped onClose={() => setOpen(false)} title={texts.delivered(count)}>
        <div className="col g2 delivered">
          {orders.length === 0 ? <p className="sub ink2 c kol-empty">{texts.empty.delivered}</p> : null}
          {orders.map((order) => (
            <DeliveredCard key={order.orderId} order={order} />
          ))}
          {rejectedToday > 0 ? <p className="foot ink2 c">{texts.rejectedToday(rejectedToday)}</p> : null}
        </div>
      </Sheet>
    </>
  )
}
