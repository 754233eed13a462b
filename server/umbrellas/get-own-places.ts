import { HOUR, MINUTE } from '../../domain/platform/duration.ts'
import { holdPauses } from '../../domain/umbrellas/hold-pause.ts'
import * as calls from '../../domain/umbrellas/own-calls.ts'
import { handle } from '../platform/handler.ts'
import { readOwnPlaces } from './own-place-queries.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'
import { lockLimits } from './umbrella-rules.ts'

const instant = (milliseconds: number) => new Date(milliseconds).toISOString()

/** one's own places on a stay, and which free ones are not to be had yet. */
export const getOwnPlaces = ({ settings }: UmbrellaFacts) =>
  handle(calls.getOwnPlaces, 'read', async (tx, period, { actor, deviceId }) => {
    const rules = lockLimits(settings, null)
    const windowHours = Math.max(rules.pauseWindowHours, Math.ceil((rules.renewalMinutes * MINUTE) / HOUR))
    const own = await readOwnPlaces(tx, { accountId: actor.accountId, deviceId, windowHours }, period)
    const { places, until } = holdPauses(own.expired, own.orderedAt, own.now, rules)
    return {
      booked: own.booked,
      paused: places.map((place) => ({ umbrellaId: place.umbrellaId, until: instant(place.until) })),
      pausedUntil: until === null ? null : instant(until),
      serverNow: instant(own.now),
    }
  })
