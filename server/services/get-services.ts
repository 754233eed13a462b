import * as calls from '../../domain/services/calls.ts'
import { serviceUnitCents } from '../../domain/services/service-price.ts'
import { requirePeriod } from '../../domain/umbrellas/period.ts'
import { periodRules, type ParkingFacts } from '../parking/parking-facts.ts'
import { handle } from '../platform/handler.ts'
import { readServices } from './service-queries.ts'

/** what can be ordered beside the places on a day. */
export const getServices = (facts: ParkingFacts) =>
  handle(calls.getServices, 'read', async (tx, { day, part }, { language }) => {
    requirePeriod({ from: day, to: day, part }, await periodRules(facts, tx))
    const services = await readServices(tx, day, part, language)
    return {
      services: services.map(({ fullDayCents, halfDayCents, ...service }) => ({
        ...service,
        unitCents: serviceUnitCents({ fullDayCents, halfDayCents, unit: service.unit }, part),
      })),
    }
  })
