import type { CallOutput } from '../../../domain/platform/call.ts'
import type { quoteWalkIn } from '../../../domain/orders/sale-calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { usePromotionName } from '../../umbrellas/promotions/DiscountRows.tsx'
import { fullCents, offByPromotion } from '../../umbrellas/promotions/off-cents.ts'
import { actionTexts } from './texts.ts'

/** What a sale costs, place by place, and what is taken off. */
export function SaleTotal({ quote }: { readonly quote: CallOutput<typeof quoteWalkIn> }) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const nameOf = usePromotionName()
  const off = offByPromotion(quote.lines.flatMap(({ price }) => price))
  return (
    <List>
      {quote.lines.map((line) => (
        <ListRow key={line.umbrellaId} label={line.code} value={money(fullCents(line), language)} />
      ))}
      {[...off].map(([promotion, cents]) => (
        <ListRow key={promotion} label={nameOf(promotion)} value={money(0 - cents, language)} />
      ))}
      {quote.serviceCents > 0 ? <ListRow label={texts.service} value={money(quote.serviceCents, language)} /> : null}
      <ListRow label={<b>{texts.total}</b>} value={<b className="ink">{money(quote.totalCents, language)}</b>} />
    </List>
  )
}
