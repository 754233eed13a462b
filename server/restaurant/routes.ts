import { addBooking } from './add-booking.ts'
import { cancelBooking } from './cancel-booking.ts'
import { getRestaurantAvailability } from './get-restaurant-availability.ts'
import { getRestaurants } from './get-restaurants.ts'
import { getServicePlan } from './get-service-plan.ts'
import { isRestaurantActive } from './is-restaurant-active.ts'
import { leaveTable } from './leave-table.ts'
import { markNoShow } from './mark-no-show.ts'
import { moveBooking } from './move-booking.ts'
import type { RestaurantFacts } from './restaurant-facts.ts'
import { seatBooking } from './seat-booking.ts'
import { setOnlineBooking } from './set-online-booking.ts'
import { suspendRestaurant } from './suspend-restaurant.ts'
import { undoPlanAction } from './undo-plan-action.ts'
import { tableWaitingHandlers } from './waiting/routes.ts'

export const restaurantHandlers = (facts: RestaurantFacts) => [
  getRestaurants(facts),
  getRestaurantAvailability(facts),
  isRestaurantActive(facts),
  getServicePlan(facts),
  seatBooking(facts),
  leaveTable(facts),
  markNoShow(facts),
  moveBooking(facts),
  cancelBooking(facts),
  addBooking(facts),
  setOnlineBooking(facts),
  suspendRestaurant(facts),
  undoPlanAction(facts),
  ...tableWaitingHandlers(facts),
]
