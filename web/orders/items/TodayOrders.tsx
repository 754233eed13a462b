import type { Order } from '../../../domain/orders/calls.ts'
import { isUpcoming } from '../order-groups.ts'
import { OrderRow } from '../OrderRow.tsx'
import { isBarLive, stayOf } from '../order-words.ts'
import styles from '../orders.module.css'

/** Most rows beside the ticket: the list of orders has them all. */
const MOST = 3

/** What the bar is making, and the table, the space and the services of today: the rest of a day at the beach. */
export function ordersOfToday(orders: readonly Order[], today: string): readonly Order[] {
  return orders
    .filter((order) => order.category !== 'umbrella' && isUpcoming(order, today) && stayOf(order).from <= today)
    .filter((order) => order.category !== 'bar' || isBarLive(order) || order.canPay)
    .slice(0, MOST)
}

/** Today's orders of things that are no places, on the home screen; nothing when there are none. */
export function TodayOrders({ orders, today }: { readonly orders: readonly Order[]; readonly today: string }) {
  const shown = ordersOfToday(orders, today)
  if (shown.length === 0) return null
  return (
    <div className={`list ${styles.two}`}>
      {shown.map((order) => (
        <OrderRow key={order.orderId} order={order} today={today} />
      ))}
    </div>
  )
}
