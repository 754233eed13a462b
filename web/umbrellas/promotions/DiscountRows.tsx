import { HOUR } from '../../../domain/platform/duration.ts'
import { BY_HAND } from '../../../domain/umbrellas/hand-discount.ts'
import { getPromotions } from '../../../domain/umbrellas/promotion-calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { offByPromotion, type Discounted } from './off-cents.ts'
import { promotionTexts } from './texts.ts'

interface DiscountRowsProps {
  readonly rows: readonly Discounted[]
  /** The prices beside them are without it already, and that is said. */
  readonly isIncluded?: boolean
}

/** What promotions have taken off some prices, one line each; nothing where they took nothing (B-06). */
export function DiscountRows({ rows, isIncluded = false }: DiscountRowsProps) {
  const sums = offByPromotion(rows)
  return sums.size === 0 ? null : <Rows sums={[...sums]} isIncluded={isIncluded} />
}

interface RowsProps {
  readonly sums: readonly [id: string, cents: number][]
  readonly isIncluded: boolean
}

function Rows({ sums, isIncluded }: RowsProps) {
  const texts = useTexts(promotionTexts)
  const language = useLanguage()
  const nameOf = usePromotionName()
  return sums.map(([id, cents]) => (
    <div key={id} className="kv">
      <span>
        {nameOf(id)}
        {isIncluded ? <span className="foot ink2 row-detail">{texts.included}</span> : null}
      </span>
      <span>{money(0 - cents, language)}</span>
    </div>
  ))
}

/** How what took something off a price is called: a promotion, or a discount by hand. */
export function usePromotionName(): (id: string) => string {
  const texts = useTexts(promotionTexts)
  const language = useLanguage()
  const { data } = useCallQuery(getPromotions, {}, { staleTime: 1 * HOUR })
  return (id) => {
    const name = data?.promotions.find((one) => one.id === id)?.name[language]
    if (name === undefined) return texts.promotion
    return id === BY_HAND ? name : texts.named(name)
  }
}
