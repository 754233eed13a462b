import { getParking } from './get-parking.ts'
import type { ParkingFacts } from './parking-facts.ts'
import { setParkingSpaces } from './set-parking-spaces.ts'
import { clearParkingSpaces } from './staff/clear-parking-spaces.ts'
import { getParkingDays } from './staff/get-parking-days.ts'

export const parkingHandlers = (facts: ParkingFacts) => [
  getParking(facts),
  setParkingSpaces,
  getParkingDays,
  clearParkingSpaces,
]
