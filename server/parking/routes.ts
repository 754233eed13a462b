import { getParking } from './get-parking.ts'
import type { ParkingFacts } from './parking-facts.ts'
import { setParkingSpaces } from './set-parking-spaces.ts'

export const parkingHandlers = (facts: ParkingFacts) => [getParking(facts), setParkingSpaces]
