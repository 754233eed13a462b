import { MINUTE } from '../../domain/platform/duration.ts'
import { resortInstant, time } from '../platform/format.ts'

/** Hours of the day that are offered: half an hour apart, from the next one on. */
const OFFERED = 6
export const HALF_HOUR = 30 * MINUTE

/** The next half hours of the resort's clock that still belong to the visit's day, as "HH:MM". */
export function nextHalfHours(visitDay: string, now: number): readonly string[] {
  const first = Math.ceil((now + MINUTE) / HALF_HOUR) * HALF_HOUR
  return Array.from({ length: OFFERED }, (_, index) => time(first + index * HALF_HOUR, 'it')).filter(
    (offered) => Date.parse(resortInstant(visitDay, offered)) > now,
  )
}
