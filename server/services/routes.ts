import type { ParkingFacts } from '../parking/parking-facts.ts'
import { getServices } from './get-services.ts'
import { setServiceStock } from './set-service-stock.ts'
import { clearServiceStock } from './staff/clear-service-stock.ts'
import { getServiceDays } from './staff/get-service-days.ts'

export const serviceHandlers = (facts: ParkingFacts) => [
  getServices(facts),
  setServiceStock,
  getServiceDays,
  clearServiceStock,
]
