import type * as z from 'zod/mini'
import { LIVE_PATH, liveInput } from '../../domain/umbrellas/calls.ts'
import { surroundingDigits, surroundingsOf } from '../../domain/umbrellas/dog-surroundings.ts'
import { requirePeriod } from '../../domain/umbrellas/period.ts'
import type { PlaceStateLetter } from '../../domain/umbrellas/plan.ts'
import type { Queryable } from '../platform/database.ts'
import type { LiveChannel } from '../platform/live-channel.ts'
import { readLivePlaces } from './availability-queries.ts'
import { resortData } from './resort-data.ts'
import { placeLetters } from './place-letters.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'
import { lockRules } from './umbrella-rules.ts'

type Search = z.output<typeof liveInput>

interface Letters {
  readonly ids: readonly number[]
  readonly states: string
  readonly near: string
}

/** Least pause between two reads of one search: a guest sees a change well within a second. */
const INTERVAL = 200

/**
 * The live map: letters of places that changed, for a period. Who has just come gets all of them, so
 * that nothing is lost between the search and the stream.
 */
export function livePlaces(
  database: Queryable,
  { settings, clock }: Pick<UmbrellaFacts, 'settings' | 'clock'>,
): LiveChannel<Search, Letters> {
  return {
    path: LIVE_PATH,
    event: 'places',
    input: liveInput,
    interval: INTERVAL,
    /** A period that nobody could book has no map: there are far fewer of them than of pairs of dates. */
    check: async (period) =>
      requirePeriod(period, lockRules(settings, await clock.moment(database, settings.dayTurnHour))),
    keyOf: ({ from, to, part }) => `${from}/${to}/${part}`,
    async read(search) {
      const { plan } = await resortData(database)
      const { taken, marks } = await readLivePlaces(database, search)
      const near = surroundingDigits(plan, surroundingsOf(plan, marks, settings.dogSpacePlaces))
      return { ids: plan.places.map((place) => place.id), states: placeLetters(plan, taken), near }
    },
    change: changedLetters,
  }
}

/** The places whose letter or surroundings differ, by id; null when none does. */
export function changedLetters(
  before: Letters | null,
  after: Letters,
): { states: Record<string, PlaceStateLetter>; near: Record<string, string> } | null {
  const indexes = new Map(before?.ids.map((id, index) => [id, index]))
  const differing = (of: (letters: Letters) => string): Record<string, string> =>
    Object.fromEntries(
      after.ids.flatMap((id, index) => {
        const [known, letter] = [indexes.get(id), of(after)[index] ?? '']
        return before !== null && known !== undefined && of(before)[known] === letter ? [] : [[id, letter] as const]
      }),
    )
  const states = differing((letters) => letters.states) as Record<string, PlaceStateLetter>
  const near = differing((letters) => letters.near)
  return Object.keys(states).length + Object.keys(near).length === 0 ? null : { states, near }
}
