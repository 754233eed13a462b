import * as calls from '../../domain/arrivals/calls.ts'
import type { BeachDayPlace, Visit } from '../../domain/arrivals/calls.ts'
import { placeState } from '../../domain/arrivals/visit-rules.ts'
import { BEACH_PLACE_STATES, type BeachPlaceState } from '../../domain/arrivals/visit-words.ts'
import { partsOverlap } from '../../domain/platform/day-part.ts'
import type { Place } from '../../domain/umbrellas/plan.ts'
import { handle } from '../platform/handler.ts'
import { resortData } from '../umbrellas/resort-data.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { readObstacles, type Obstacle } from './beach-queries.ts'
import { cutoffHoursOf, totalsOf, visitOf } from './visit-answer.ts'
import { readMoment, readVisits, type BeachMoment } from './visit-queries.ts'

/** B-11: the beach of a day as its people see it: every place, whose it is, and whether they came. */
export const getBeachDay = ({ settings }: ArrivalFacts) =>
  handle(calls.getBeachDay, 'read', async (tx, { day, part }, { language }) => {
    const [{ plan }, moment, stored, obstacles] = await Promise.all([
      resortData(tx),
      readMoment(tx),
      readVisits(tx, day),
      readObstacles(tx, day, part),
    ])
    const { now, today } = moment
    const visits = stored.map((visit) => visitOf(visit, { day, now, language, settings }))
    const standing = visits.filter((visit, n) => stored[n]?.stands === true && partsOverlap(visit.part, part))
    const half = halfNow(moment, day, settings.dayTurnHour)
    const visitsOf = byPlace(standing)
    const obstacleOf = new Map(obstacles.toReversed().map((obstacle) => [obstacle.umbrellaId, obstacle]))
    const places = plan.places.map((place) =>
      placeOf(place, visitsOf.get(place.id) ?? [], obstacleOf.get(place.id) ?? null, half),
    )
    return {
      planVersion: plan.version,
      day,
      part,
      places,
      counts: countStates(places),
      totals: totalsOf(visits),
      cutoffHours: cutoffHoursOf(settings),
      releasesByItself: settings.cashReleaseAutomatic,
      today,
      serverNow: now,
    }
  })

function byPlace(visits: readonly Visit[]): ReadonlyMap<number, Visit[]> {
  const places = new Map<number, Visit[]>()
  for (const visit of visits) {
    const found = places.get(visit.umbrellaId)
    if (found === undefined) places.set(visit.umbrellaId, [visit])
    else found.push(visit)
  }
  return places
}

/** Which half-day of the shown day it is: 0 before and during its morning, 1 in its afternoon, 2 once the day is over. */
function halfNow({ today, hour }: BeachMoment, day: string, turnHour: number): 0 | 1 | 2 {
  if (today !== day) return today < day ? 0 : 2
  return hour >= turnHour ? 1 : 0
}

function placeOf(place: Place, visits: readonly Visit[], obstacle: Obstacle | null, half: 0 | 1 | 2): BeachDayPlace {
  const isBlocked = obstacle?.state === 'blocked'
  const isOut = visits.length === 0 && (isBlocked || !place.isBookable)
  const isHeld = visits.length === 0 && !isOut && obstacle !== null
  return {
    umbrellaId: place.id,
    code: place.code,
    state: isOut ? 'out_of_use' : isHeld ? 'held' : placeState(visits, half),
    visits: visits.toSorted((a, b) => (a.part === b.part ? 0 : a.part === 'afternoon' ? 1 : -1)),
    outOfUse: isBlocked
      ? {
          blockId: obstacle.blockId,
          reason: obstacle.reason,
          note: obstacle.note,
          from: obstacle.from,
          to: obstacle.to,
        }
      : isOut
        ? { blockId: null, reason: null, note: '', from: null, to: null }
        : null,
    hold:
      obstacle?.state === 'held' && obstacle.expiresAt !== null
        ? { holdId: obstacle.stayId, since: obstacle.since, expiresAt: obstacle.expiresAt }
        : null,
  }
}

function countStates(places: readonly BeachDayPlace[]): Record<BeachPlaceState, number> {
  const counts = Object.fromEntries(BEACH_PLACE_STATES.map((state) => [state, 0])) as Record<BeachPlaceState, number>
  for (const { state } of places) counts[state] += 1
  return counts
}
