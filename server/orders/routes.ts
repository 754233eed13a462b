import { completeOrder } from './complete-order.ts'
import { deleteUmbrellaBooking } from './delete-umbrella-booking.ts'
import { evaluateOrder } from './evaluate-order.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import type { OrderFacts } from './order-facts.ts'
import { quoteDeletion } from './quote-deletion.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { startOrder } from './start-order.ts'

export const orderHandlers = (facts: OrderFacts) => [
  evaluateOrder(facts),
  startOrder(facts),
  completeOrder(facts),
  getOrder(facts),
  listOrders(facts),
  deleteUmbrellaBooking(facts),
  quoteDeletion(facts),
  resendConfirmation,
]
