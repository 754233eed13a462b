import type { Visit } from '../../domain/arrivals/calls.ts'
import { useTexts } from '../platform/texts.ts'
import { umbrellaTexts } from '../umbrellas/texts.ts'
import { arrivalTexts } from './texts.ts'

/** How what belongs to a visit is written: "2 persone, giornata", "2 lettini, 1 sdraio". */
export function useVisitWords() {
  const texts = useTexts(arrivalTexts)
  const { place } = useTexts(umbrellaTexts)
  return {
    party: ({ people, part }: Pick<Visit, 'people' | 'part'>) => `${texts.people(people)}, ${texts.partsInLine[part]}`,
    extras: ({ extras }: Pick<Visit, 'extras'>) =>
      extras.map(({ id, quantity }) => place.extraCount[id](quantity)).join(', '),
    due: ({ method }: Pick<Visit, 'method'>) =>
      method === 'cash' || method === 'pay_later' ? texts.methods[method] : texts.methods.other,
  }
}
