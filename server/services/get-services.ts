import * as calls from '../../domain/services/calls.ts'
import { serviceUnitCents } from '../../domain/services/service-price.ts'
import { requirePeriod } from '../../domain/umbrellas/period.ts'
import { periodRules, type ParkingFacts } from '../parking/parking-facts.ts'
import { handle } from '../platform/handler.ts'
import { readServices } from './service-queries.ts'
import { slotsFor } from './service-slots.ts'
import { readServiceNow } from './slot-queries.ts'

/** what can be ordered beside the places on a day, and at which times of its own (B-22). */
export const getServices = (facts: ParkingFacts) =>
  handle(calls.getServices, 'read', async (tx, { day, part }, { language }) => {
    requirePeriod({ from: day, to: day, part }, await periodRules(facts, tx))
    const [services, now] = [await readServices(tx, day, part, language), await readServiceNow(tx)]
    const { dayTurnHour } = facts.settings
    return {
      services: services.map(({ fullDayCents, halfDayCents, slotsTaken, ...service }) => {
        const slots = slotsFor({ ...service, slotsTaken }, { day, part, now, dayTurnHour })
        const isGone = slots?.every(({ left }) => left === 0) === true
        return {
          ...service,
          slots,
          left: isGone ? 0 : service.left,
          unitCents: serviceUnitCents({ fullDayCents, halfDayCents, unit: service.unit }, part),
        }
      }),
    }
  })
