import { MISSING_POINTS, missingLanguages, missingPoints, type MissingPoint } from '../content/publishing.ts'
import type { LocalizedText } from '../platform/language.ts'
import type { BarItemDraft } from './catalogue-calls.ts'

const NOTHING: LocalizedText = { it: '', en: '', fr: '', nl: '', de: '' }

/**
 * B-10: what keeps an item of the bar from being sold: what any dish needs, and every word of its choices and allergens in every
 * language. In the editor's order, each once.
 */
export function missingOf(draft: BarItemDraft): MissingPoint[] {
  const options = draft.optionGroups.flatMap((group) => group.options)
  const details = [...(draft.allergens ?? []), ...options.flatMap((option) => option.allergens)].flatMap(
    ({ detail }) => detail ?? [],
  )
  const words = [...draft.optionGroups, ...options].map(({ name }) => name)
  const missing = new Set<MissingPoint>([
    ...missingPoints({ ...draft, allergens: draft.allergens?.map(({ allergen }) => allergen) ?? null }),
    ...[...words, ...details].flatMap((text) => missingLanguages(text, NOTHING)),
  ])
  return MISSING_POINTS.filter((point) => missing.has(point))
}
