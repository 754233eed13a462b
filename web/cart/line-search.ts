import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import type { Query } from '../platform/navigation.tsx'
import { MAX_DOGS, MAX_PEOPLE, asSearchDog, printDogs } from '../umbrellas/search-state.ts'
import { dogsOf } from './line-words.ts'

/**
 * The search that finds these places again: period of the first, people and dogs of all that share it. In the
 * form of the search's own query, so that an expired cart leads back to the same map.
 */
export function searchOf(lines: readonly UmbrellaLine[]): Query {
  const [first] = lines
  if (!first) return {}
  const together = lines.filter((line) => line.from === first.from && line.to === first.to && line.part === first.part)
  return {
    from: first.from,
    to: first.to,
    part: first.part,
    people: Math.min(
      MAX_PEOPLE,
      together.reduce((sum, line) => sum + line.people, 0),
    ),
    dogs: printDogs(dogsOf(together).slice(0, MAX_DOGS).map(asSearchDog)),
  }
}
