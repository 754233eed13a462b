import * as calls from '../../domain/umbrellas/best-calls.ts'
import { bestPlaces, type BestChoice } from '../../domain/umbrellas/best-places.ts'
import type { CallParsed } from '../../domain/platform/call.ts'
import { addDays } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { surroundingsOf } from '../../domain/umbrellas/dog-surroundings.ts'
import { requirePeriod } from '../../domain/umbrellas/period.ts'
import { knownDogs } from '../dogs/known-dogs.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { readAvailability } from './availability-queries.ts'
import { readDogMarks } from './dog-mark-queries.ts'
import { holdPlaces } from './hold-places.ts'
import { resortData } from './resort-data.ts'
import { wireCart } from './stored-lines.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'
import { lockRules } from './umbrella-rules.ts'

type Wish = CallParsed<typeof calls.lockBestPlaces>

/** So often another guest may be faster. Rivals who all go for the next best would need as many as they are: they spread out instead. */
const MOST_TRIES = 8

/**
 * B-07: one tap takes the best places. They are held by the same statement as any other, all or nothing; when somebody takes one in
 * the same moment one of the next best of what is left is tried.
 */
export const lockBestPlaces = (facts: UmbrellaFacts) =>
  handle(calls.lockBestPlaces, 'statement', async (tx, asked, context) => {
    const { from, to, part, work } = asked
    const { accountId } = context.actor
    const wish = { ...asked, dogs: [...(await knownDogs(tx, accountId, asked.dogs))] }
    const { plan } = await resortData(tx)
    for (let turn = 1; ; turn += 1) {
      const { choice, serverNow } = await choose(tx, facts, wish, { accountId, turn })
      if (choice === undefined) return { best: null, serverNow }
      const places = choice.places.map(({ place, people, dogs, extras }) => {
        return { umbrellaId: place.id, people, dogs: [...dogs], extras: [...extras] }
      })
      try {
        const held = await holdPlaces(tx, facts, { from, to, part, places, work }, context)
        context.afterCommit(() => facts.announce([wish]))
        return { best: { ...wordsOf(choice), cart: wireCart(plan, held) }, serverNow: held.serverNow }
      } catch (error) {
        if (!(error instanceof Refusal) || !isLost(error) || turn === MOST_TRIES) throw error
      }
    }
  })

/** Whether somebody was faster: the place is taken, or a dog has come beside it (B-17). */
const isLost = ({ code }: Refusal) =>
  code === 'umbrella_taken' || code === 'dog_needs_space' || code === 'dog_sizes_apart'

/** The best of what is free now. */
async function choose(
  tx: Queryable,
  { settings, clock }: UmbrellaFacts,
  { from, to, part, ...wish }: Wish,
  { accountId, turn }: { readonly accountId: number; readonly turn: number },
): Promise<{ readonly choice: BestChoice | undefined; readonly serverNow: string }> {
  const { plan } = await resortData(tx)
  const rules = lockRules(settings, await clock.moment(tx, settings.dayTurnHour))
  requirePeriod({ from, to, part }, rules)
  const { taken, serverNow } = await readAvailability(tx, { from, to, part })
  const free = new Set(plan.places.filter(({ id }) => !taken.has(id)).map(({ id }) => id))
  const days = settings.accessiblePoolDays
  const isPoolProtected = days === 0 || addDays(rules.today, days) < from
  const { largeDogOverTenthsKg, dogSpacePlaces } = settings
  const marks = wish.dogs.length === 0 ? [] : await readDogMarks(tx, { from, to, part }, accountId)
  const near = surroundingsOf(plan, marks, dogSpacePlaces)
  const found = bestPlaces({ plan, free, near, isPoolProtected, largeDogOverTenthsKg }, wish)
  return { choice: spread(found, accountId, turn), serverNow }
}

/** The best; who was slower takes one of the best two that share no place, then of four, and so on, each guest another one. */
function spread(found: readonly BestChoice[], accountId: number, turn: number): BestChoice | undefined {
  const apart: BestChoice[] = []
  const used = new Set<number>()
  for (const choice of found) {
    if (apart.length === 2 ** (turn - 1)) break
    if (choice.places.some(({ place }) => used.has(place.id))) continue
    apart.push(choice)
    for (const { place } of choice.places) used.add(place.id)
  }
  return apart[accountId % apart.length]
}

function wordsOf({ places, isAdjacent }: BestChoice) {
  return {
    codes: places.map(({ place }) => place.code),
    row: places[0]?.place.row ?? '',
    seaMetres: Math.round(Math.min(...places.map(({ place }) => place.seaDistance))),
    isAdjacent,
  }
}
