import type { OwnDays } from '../../domain/returns/calls.ts'
import { useTexts } from '../platform/texts.ts'
import { returnTexts } from './texts.ts'

/** What is with a day in words: "venduto", or "Mattina: tuo, Pomeriggio: restituito". */
export function useDayWords(): (halves: readonly OwnDays['halves'][number][]) => string {
  const texts = useTexts(returnTexts)
  return (halves) => {
    const [first, second] = halves
    if (first !== undefined && second !== undefined && first.state === second.state) return texts.states[first.state]
    return halves
      .map(({ half, state }) => texts.halfIs(texts.parts[half === 0 ? 'morning' : 'afternoon'], texts.states[state]))
      .join(', ')
  }
}
