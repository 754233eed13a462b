import * as z from 'zod/mini'
import { ORDER_CATEGORIES } from '../../../domain/orders/calls.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { ItemCheckout } from '../items/ItemCheckout.tsx'
import { useOrderId } from '../order-id.ts'
import { OrdererGate } from '../OrdererGate.tsx'
import { OrderCheckout } from './OrderCheckout.tsx'
import { UmbrellaCheckout } from './UmbrellaCheckout.tsx'

const query = z.object({ cart: z.optional(z.enum(ORDER_CATEGORIES)) })

/**
 * How to pay, the pre-contract summary, the conditions and the order button (R-210, R-509, B-15, mockups 11 and 22): of the
 * cart that `?cart=` names, of the umbrellas without one, or of the order that `?order=` names.
 */
export function CheckoutPage() {
  const orderId = useOrderId()
  const [{ cart = 'umbrella' }] = useQueryState(query)
  if (orderId !== null)
    return (
      <OrdererGate>
        <OrderCheckout key={orderId} orderId={orderId} />
      </OrdererGate>
    )
  return cart === 'umbrella' ? <UmbrellaCheckout order={null} /> : <ItemCheckout key={cart} category={cart} />
}
