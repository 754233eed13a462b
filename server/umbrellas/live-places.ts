import type * as z from 'zod/mini'
import { LIVE_PATH, liveInput } from '../../domain/umbrellas/calls.ts'
import type { PlaceStateLetter } from '../../domain/umbrellas/plan.ts'
import type { Queryable } from '../platform/database.ts'
import type { LiveChannel } from '../platform/live-channel.ts'
import { readTakenPlaces } from './availability-queries.ts'
import { resortData } from './resort-data.ts'
import { placeLetters } from './place-letters.ts'

type Search = z.output<typeof liveInput>

interface Letters {
  readonly ids: readonly number[]
  readonly states: string
}

/** Least pause between two reads of one search: a guest sees a change well within a second. */
const INTERVAL = 200

/**
 * The live map: letters of places that changed, for a period. Who has just come gets all of them, so
 * that nothing is lost between the search and the stream.
 */
export function livePlaces(database: Queryable): LiveChannel<Search, Letters> {
  return {
    path: LIVE_PATH,
    event: 'places',
    input: liveInput,
    interval: INTERVAL,
    keyOf: ({ from, to, part }) => `${from}/${to}/${part}`,
    async read(search) {
      const { plan } = await resortData(database)
      const states = placeLetters(plan, await readTakenPlaces(database, search))
      return { ids: plan.places.map((place) => place.id), states }
    },
    change: changedLetters,
  }
}

/** The places whose letter differs, by id; null when none does. */
export function changedLetters(
  before: Letters | null,
  after: Letters,
): { states: Record<string, PlaceStateLetter> } | null {
  const known = new Map(before?.ids.map((id, index) => [id, before.states[index]]))
  const changed = after.ids.flatMap((id, index) => {
    const letter = after.states[index] as PlaceStateLetter
    return known.get(id) === letter ? [] : [[id, letter] as const]
  })
  return changed.length === 0 ? null : { states: Object.fromEntries(changed) }
}
