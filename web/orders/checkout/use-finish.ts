import { getOrder, listOrders, type Order } from '../../../domain/orders/calls.ts'
import { useGoAbove, useHere } from '../../platform/navigation.tsx'
import { invalidate, setCallData } from '../../platform/queries.ts'
import { outcomePath, paymentRoot } from '../pay-path.ts'

/** The order stands: its lists are old, and back leads from the outcome to the root of the tab. */
export function useFinish(): (order: Order) => void {
  const goAbove = useGoAbove()
  const { branch } = useHere()
  return (order) => {
    setCallData(getOrder, { orderId: String(order.orderId) }, order)
    void invalidate(listOrders)
    goAbove(paymentRoot(branch), outcomePath(branch), { order: order.orderId })
  }
}
