import * as calls from '../../domain/parking/calls.ts'
import { parkingPrice } from '../../domain/parking/parking-price.ts'
import { requirePeriod } from '../../domain/umbrellas/period.ts'
import { handle } from '../platform/handler.ts'
import { periodRules, type ParkingFacts } from './parking-facts.ts'
import { readAreas } from './parking-queries.ts'

/** what is free in the car park, and what it costs. */
export const getParking = (facts: ParkingFacts) =>
  handle(calls.getParking, 'read', async (tx, period, { language }) => {
    requirePeriod(period, await periodRules(facts, tx))
    const areas = await readAreas(tx, period, language)
    return {
      areas: areas.map(({ fullDayCents, halfDayCents, ...area }) => {
        const { unitCents, totalCents } = parkingPrice({ fullDayCents, halfDayCents }, period)
        return { ...area, unitCents, totalCents }
      }),
    }
  })
