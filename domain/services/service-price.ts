import type { Cents } from '../platform/cents.ts'
import type { DayPart } from '../platform/day-part.ts'
import { rateOf, type PartRates } from '../parking/part-rates.ts'
import type { ServiceUnit } from './service-kinds.ts'

/** What one piece of a service costs: for the part of the day, or the same whenever it is used. */
export function serviceUnitCents(service: PartRates & { readonly unit: ServiceUnit }, part: DayPart): Cents {
  return service.unit === 'piece' ? service.fullDayCents : rateOf(service, part)
}
