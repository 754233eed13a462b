import { Suspense } from 'react'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { offCents, type Discounted } from './off-cents.ts'
import { promotionTexts } from './texts.ts'

interface OldPriceProps {
  readonly rows: readonly Discounted[]
  readonly totalCents: number
}

/** What something cost without its promotions, struck out; nothing where it has none (B-06). */
export function OldPrice({ rows, totalCents }: OldPriceProps) {
  const off = offCents(rows)
  return off === 0 ? null : (
    <Suspense fallback={null}>
      <Struck cents={totalCents + off} />
    </Suspense>
  )
}

function Struck({ cents }: { readonly cents: number }) {
  const texts = useTexts(promotionTexts)
  const language = useLanguage()
  return (
    <span className="sub ink2">
      <span className="sr">{texts.insteadOf} </span>
      <s>{money(cents, language)}</s>
    </span>
  )
}
