import { getPlan } from '../../domain/umbrellas/calls.ts'
import type { ExtraId } from '../../domain/umbrellas/plan.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { umbrellaTexts } from '../umbrellas/texts.ts'

/** The resort's own names of extras, and how many of one in words: "2 lettini". */
export function useBeachWords(): {
  readonly extra: (id: ExtraId) => string
  readonly count: (id: ExtraId, quantity: number) => string
} {
  const texts = useTexts(umbrellaTexts).place.extraCount
  const language = useLanguage()
  const { data } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const names = new Map(data?.extras.map((extra) => [extra.id, extra.name[language]]))
  return {
    extra: (id) => names.get(id) ?? texts[id](1),
    count: (id, quantity) => texts[id](quantity),
  }
}
