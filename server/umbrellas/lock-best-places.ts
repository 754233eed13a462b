import * as calls from '../../domain/umbrellas/best-calls.ts'
import { bestPlaces, type BestChoice } from '../../domain/umbrellas/best-places.ts'
import type { CallParsed } from '../../domain/platform/call.ts'
import { addDays } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { requirePeriod } from '../../domain/umbrellas/period.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { readAvailability } from './availability-queries.ts'
import { holdPlaces } from './hold-places.ts'
import { resortData } from './resort-data.ts'
import { wireCart } from './stored-lines.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'
import { lockRules } from './umbrella-rules.ts'

type Wish = CallParsed<typeof calls.lockBestPlaces>

/** So often another guest may be faster. */
const MOST_TRIES = 3

/**
 * B-07: one tap takes the best places. They are held by the same statement as any other, all or nothing; when somebody takes one in
 * the same moment the next best of what is left is tried.
 */
export const lockBestPlaces = (facts: UmbrellaFacts) =>
  handle(calls.lockBestPlaces, 'statement', async (tx, wish, context) => {
    const { from, to, part, work } = wish
    const { plan } = await resortData(tx)
    for (let turn = 1; ; turn += 1) {
      const { choice, serverNow } = await choose(tx, facts, wish)
      if (choice === undefined) return { best: null, serverNow }
      const places = choice.places.map(({ place, people, dogs, extras }) => {
        return { umbrellaId: place.id, people, dogs: [...dogs], extras: [...extras] }
      })
      try {
        const held = await holdPlaces(tx, facts, { from, to, part, places, work }, context)
        context.afterCommit(() => facts.announce([wish]))
        return { best: { ...wordsOf(choice), cart: wireCart(plan, held) }, serverNow: held.serverNow }
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'umbrella_taken' || turn === MOST_TRIES) throw error
      }
    }
  })

/** The best of what is free now. */
async function choose(
  tx: Queryable,
  { settings, clock }: UmbrellaFacts,
  { from, to, part, ...wish }: Wish,
): Promise<{ readonly choice: BestChoice | undefined; readonly serverNow: string }> {
  const { plan } = await resortData(tx)
  const rules = lockRules(settings, await clock.moment(tx, settings.dayTurnHour))
  requirePeriod({ from, to, part }, rules)
  const { taken, serverNow } = await readAvailability(tx, { from, to, part })
  const free = new Set(plan.places.filter(({ id }) => !taken.has(id)).map(({ id }) => id))
  const days = settings.accessiblePoolDays
  const isPoolProtected = days === 0 || addDays(rules.today, days) < from
  const { largeDogOverTenthsKg } = settings
  const [choice] = bestPlaces({ plan, free, isPoolProtected, largeDogOverTenthsKg }, wish)
  return { choice, serverNow }
}

function wordsOf({ places, isAdjacent }: BestChoice) {
  return {
    codes: places.map(({ place }) => place.code),
    row: places[0]?.place.row ?? '',
    seaMetres: Math.round(Math.min(...places.map(({ place }) => place.seaDistance))),
    isAdjacent,
  }
}
