import type { CallOutput } from '../../../domain/platform/call.ts'
import type { getAvailability } from '../../../domain/umbrellas/calls.ts'
import type { BeachPlan, PlaceStateLetter } from '../../../domain/umbrellas/plan.ts'

export type Availability = CallOutput<typeof getAvailability>

const indexes = new WeakMap<BeachPlan, ReadonlyMap<string, number>>()

function indexOf(plan: BeachPlan): ReadonlyMap<string, number> {
  const known = indexes.get(plan)
  if (known) return known
  const made = new Map(plan.places.map((place, index) => [String(place.id), index]))
  indexes.set(plan, made)
  return made
}

/** The availability after a live event: letters by place id. The same object when nothing changes. */
export function withLetters(
  known: Availability,
  plan: BeachPlan,
  letters: Readonly<Record<string, PlaceStateLetter>>,
): Availability {
  const index = indexOf(plan)
  const states = known.states.split('')
  for (const [id, letter] of Object.entries(letters)) {
    const at = index.get(id)
    if (at !== undefined) states[at] = letter
  }
  const text = states.join('')
  return text === known.states ? known : { ...known, states: text }
}
