import type { Cents } from '../../../../domain/platform/cents.ts'
import type { Language, LocalizedText } from '../../../../domain/platform/language.ts'
import { getPlan } from '../../../../domain/umbrellas/calls.ts'
import type { ExtraId } from '../../../../domain/umbrellas/plan.ts'
import { getPriceDraft } from '../../../../domain/umbrellas/price-draft-calls.ts'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { ExtrasList } from '../../sheet/ExtrasList.tsx'
import { sectionTexts } from './texts.ts'

interface ExtrasPreviewProps {
  readonly offers: readonly { readonly id: ExtraId; readonly max: number; readonly included: number }[]
  readonly names: readonly { readonly id: ExtraId; readonly name: LocalizedText }[]
  readonly language: Language
}

/** The list of extras that a guest sees on a place, with the published prices and the names that are being written. */
export function ExtrasPreview({ offers, names, language }: ExtrasPreviewProps) {
  const texts = useTexts(sectionTexts)
  const plan = useCallQuery(getPlan, {})
  const prices = useCallQuery(getPriceDraft, {})
  if (!plan.data || !prices.data) return <Skeleton height={90} />
  const { rules } = prices.data.published.prices
  const centsOf = (id: ExtraId) =>
    rules.filter(({ extra }) => extra === id).flatMap(({ amounts }) => amounts.map(({ cents }) => cents as Cents))
  const shown = names.map(({ id, name }) => {
    const text = name[language] || name.it
    return { id, name: { it: text, en: text, fr: text, nl: text, de: text } }
  })
  return (
    <ExtrasList
      plan={{ ...plan.data, extras: shown }}
      offers={offers.map(({ id, max, included }) => ({
        id,
        included,
        most: max,
        ruleMost: max,
        isFirstRowOnly: false,
        left: null,
        dayCents: centsOf(id),
      }))}
      wish={{ people: 1, dogs: [], extras: {} }}
      isGazebo={false}
      period={texts.period}
      header={texts.sections.extras}
      onChange={() => undefined}
    />
  )
}
