import type { OrderFacts } from '../order-facts.ts'
import { cancelByResort } from './cancel-by-resort.ts'
import { cancelDays } from './cancel-days.ts'
import { moveUmbrellaBooking } from './move-umbrella-booking.ts'
import { quoteChange } from './quote-change.ts'
import { quoteMove } from './quote-move.ts'

export const changeHandlers = (facts: OrderFacts) => [
  quoteChange(facts),
  cancelDays(facts),
  quoteMove(facts),
  moveUmbrellaBooking(facts),
  cancelByResort(facts),
]
