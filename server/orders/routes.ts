import { changeHandlers } from './changes/routes.ts'
import { completeOrder } from './complete-order.ts'
import { deleteUmbrellaBooking } from './delete-umbrella-booking.ts'
import { evaluateOrder } from './evaluate-order.ts'
import { cancelItem } from './items/cancel-item.ts'
import { deleteRestaurantBooking } from './items/delete-restaurant-booking.ts'
import { evaluateItemOrder } from './items/evaluate-item-order.ts'
import { startItemOrder } from './items/start-item-order.ts'
import { getOrder } from './get-order.ts'
import { getOrderStatement } from './get-order-statement.ts'
import { listOrders } from './list-orders.ts'
import type { OrderFacts } from './order-facts.ts'
import { quoteDeletion } from './quote-deletion.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { orderStaffHandlers } from './staff/routes.ts'
import { startOrder } from './start-order.ts'
import { updateConcluded } from './update-concluded.ts'
import { declareWithdrawal } from './withdrawal/declare-withdrawal.ts'
import { getWithdrawal } from './withdrawal/get-withdrawal.ts'
import { payWithCredit } from './pay-with-credit.ts'

export const orderHandlers = (facts: OrderFacts) => [
  evaluateOrder(facts),
  startOrder(facts),
  completeOrder(facts),
  getOrder(facts),
  getOrderStatement,
  listOrders(facts),
  evaluateItemOrder(facts),
  startItemOrder(facts),
  cancelItem(facts),
  deleteUmbrellaBooking(facts),
  deleteRestaurantBooking(facts),
  quoteDeletion(facts),
  resendConfirmation,
  ...changeHandlers(facts),
  ...orderStaffHandlers(facts),
  payWithCredit(facts),
  updateConcluded(facts),
  getWithdrawal,
  declareWithdrawal(facts),
]
