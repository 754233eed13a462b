import type { ParkingFacts } from '../parking/parking-facts.ts'
import { getServices } from './get-services.ts'
import { setServiceStock } from './set-service-stock.ts'

export const serviceHandlers = (facts: ParkingFacts) => [getServices(facts), setServiceStock]
