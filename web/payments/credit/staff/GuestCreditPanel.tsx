import type { GuestCredit } from '../../../../domain/payments/credit-calls.ts'
import { useTexts } from '../../../platform/texts.ts'
import { CreditBalance } from '../CreditBalance.tsx'
import { CreditMovements } from '../CreditMovements.tsx'
import { creditTexts } from '../texts.ts'
import { GiveCredit } from './GiveCredit.tsx'

interface GuestCreditPanelProps {
  readonly guest: GuestCredit
  readonly onGiven: () => void
}

/** One guest: who, how much, what happened to it, and giving more. */
export function GuestCreditPanel({ guest, onGiven }: GuestCreditPanelProps) {
  const texts = useTexts(creditTexts).desk
  const { firstName, lastName, email, credit, accountId } = guest
  return (
    <section className="panel scrolls credit-guest" aria-label={texts.guest}>
      <h2 className="t3">
        {firstName} {lastName}
      </h2>
      <p className="foot ink2 ell">{email}</p>
      <CreditBalance credit={credit} />
      <GiveCredit accountId={accountId} onGiven={onGiven} />
      {credit.movements.length === 0 ? (
        <p className="foot ink2 mt4">{texts.noMovements}</p>
      ) : (
        <CreditMovements movements={credit.movements} leadsToOrders={false} />
      )}
    </section>
  )
}
