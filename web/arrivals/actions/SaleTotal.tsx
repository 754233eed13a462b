import type { CallOutput } from '../../../domain/platform/call.ts'
import type { quoteWalkIn } from '../../../domain/orders/staff-calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { actionTexts } from './texts.ts'

/** What a sale costs, place by place. */
export function SaleTotal({ quote }: { readonly quote: CallOutput<typeof quoteWalkIn> }) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  return (
    <List>
      {quote.lines.map(({ umbrellaId, code, totalCents }) => (
        <ListRow key={umbrellaId} label={code} value={money(totalCents, language)} />
      ))}
      {quote.serviceCents > 0 ? <ListRow label={texts.service} value={money(quote.serviceCents, language)} /> : null}
      <ListRow label={<b>{texts.total}</b>} value={<b className="ink">{money(quote.totalCents, language)}</b>} />
    </List>
  )
}
