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

/** The availability after a live event: letters, and digits of what lies round, by place id. The same object when nothing changes. */
export function withLetters(
  known: Availability,
  plan: BeachPlan,
  letters: Readonly<Record<string, PlaceStateLetter>>,
  digits: Readonly<Record<string, string>> = {},
): Availability {
  const index = indexOf(plan)
  const replaced = (text: string, changes: Readonly<Record<string, string>>) => {
    const all = text.split('')
    for (const [id, one] of Object.entries(changes)) {
      const at = index.get(id)
      if (at !== undefined) all[at] = one
    }
    return all.join('')
  }
  const [states, near] = [replaced(known.states, letters), replaced(known.near, digits)]
  return states === known.states && near === known.near ? known : { ...known, states, near }
}
