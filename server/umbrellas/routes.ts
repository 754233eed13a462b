import { getAvailability } from './get-availability.ts'
import { getCalendar } from './get-calendar.ts'
import { getOwnPlaces } from './get-own-places.ts'
import { getPlan } from './get-plan.ts'
import { lockUmbrellas } from './lock-umbrellas.ts'
import { promotionHandlers } from './promotions/routes.ts'
import { priceHandlers } from './staff/prices/routes.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'
import { unlockUmbrella } from './unlock-umbrella.ts'
import { updateLine } from './update-line.ts'
import { waitingHandlers } from './waiting/routes.ts'

export const umbrellaHandlers = (facts: UmbrellaFacts) => [
  getPlan,
  getAvailability(facts),
  getCalendar(facts),
  getOwnPlaces(facts),
  lockUmbrellas(facts),
  updateLine(facts),
  unlockUmbrella(facts),
  ...waitingHandlers(facts),
  ...promotionHandlers,
  ...priceHandlers,
]
