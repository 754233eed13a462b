import type { Credit } from '../../../domain/payments/credit-calls.ts'
import { day, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Card } from '../../ui/surfaces.tsx'
import { creditTexts } from './texts.ts'

/** The balance in large, and what of it ends when (B-06). */
export function CreditBalance({ credit: { balanceCents, lots } }: { readonly credit: Credit }) {
  const texts = useTexts(creditTexts)
  const language = useLanguage()
  return (
    <Card className="mt3">
      <p className="foot ink2 b">{texts.balance}</p>
      <p className="large num">{money(balanceCents, language)}</p>
      {lots.length === 0 ? null : (
        <ul className="foot ink2 mt2">
          {lots.map(({ leftCents, expiresOn }) => (
            <li key={expiresOn ?? ''}>
              {expiresOn === null
                ? texts.forever(money(leftCents, language))
                : texts.until(money(leftCents, language), day(expiresOn, language, 'date'))}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
