import type { CallOutput } from '../../domain/platform/call.ts'
import type { getDeletion } from '../../domain/privacy/calls.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { Link } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { Note } from '../ui/surfaces.tsx'
import { privacyTexts } from './texts.ts'

/** What becomes of what is booked and of credit, where something is; a payment that is under way comes first. */
export function BookingsAhead({ deletion }: { readonly deletion: CallOutput<typeof getDeletion> }) {
  const texts = useTexts(privacyTexts).deletion
  const language = useLanguage()
  const { paidAhead, unpaidAhead, creditCents, isPaymentUnderWay } = deletion
  return (
    <>
      {isPaymentUnderWay ? (
        <Note tone="warn" icon="clock" role="status">
          {texts.underWay}
        </Note>
      ) : null}
      {paidAhead > 0 ? (
        <Note icon="receipt">
          {texts.paid(paidAhead)}{' '}
          <Link to="/tabs/contact/ordini" className="link">
            {texts.seeOrders}
          </Link>
        </Note>
      ) : null}
      {unpaidAhead > 0 ? (
        <Note tone="warn" icon="alert">
          {texts.unpaid(unpaidAhead)}
        </Note>
      ) : null}
      {creditCents > 0 ? (
        <Note tone="warn" icon="euro">
          {texts.credit(money(creditCents, language))}
        </Note>
      ) : null}
    </>
  )
}
