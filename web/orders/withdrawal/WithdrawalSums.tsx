import type { Withdrawal } from '../../../domain/orders/withdrawal-calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { withdrawalTexts } from './texts.ts'

/** What was paid, what of it was used, and what goes back. */
export function WithdrawalSums({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const texts = useTexts(withdrawalTexts)
  const language = useLanguage()
  const { thing, paidCents, usedCents, refundCents } = withdrawal
  return (
    <List>
      <ListRow label={texts.contract} value={thing} />
      <ListRow label={texts.paid} value={money(paidCents, language)} />
      {usedCents === 0 ? null : <ListRow label={texts.used} value={money(0 - usedCents, language)} />}
      <ListRow label={texts.refund} value={<b className="ink">{money(refundCents, language)}</b>} />
    </List>
  )
}
