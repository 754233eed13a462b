import type { Visit } from '../../domain/arrivals/calls.ts'
import type { ExtraId } from '../../domain/umbrellas/plan.ts'
import { dayRange } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { umbrellaTexts } from '../umbrellas/texts.ts'
import { arrivalTexts } from './texts.ts'

/** How what belongs to a visit is written: "2 persone, giornata", "2 lettini, 1 sdraio". */
export function useVisitWords() {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const { place } = useTexts(umbrellaTexts)
  /** A stay of several days says which. */
  const stay = ({ from, to }: Pick<Visit, 'from' | 'to'>, part: string) =>
    from === to ? part : `${part}, ${dayRange(from, to, language)}`
  const extrasOf = (party: readonly Pick<Visit, 'extras'>[]) => {
    const counts = new Map<ExtraId, number>()
    for (const { id, quantity } of party.flatMap(({ extras }) => extras)) {
      counts.set(id, (counts.get(id) ?? 0) + quantity)
    }
    return [...counts].map(([id, quantity]) => place.extraCount[id](quantity)).join(', ')
  }
  return {
    stay,
    party: (party: readonly [Visit, ...Visit[]]) => {
      const people = party.reduce((sum, visit) => sum + visit.people, 0)
      const [visit] = party
      const part = texts.partsInLine[visit.part]
      return `${texts.people(people)}, ${visit.subscriptionId === null ? stay(visit, part) : part}`
    },
    extras: (visit: Pick<Visit, 'extras'>) => extrasOf([visit]),
    extrasOf,
    due: ({ method }: Pick<Visit, 'method'>) =>
      method === 'cash' || method === 'pay_later' ? texts.methods[method] : texts.methods.other,
  }
}
