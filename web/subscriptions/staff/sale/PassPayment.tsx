import { useState } from 'react'
import type { CivilDate } from '../../../../domain/platform/civil-date.ts'
import { useTexts } from '../../../platform/texts.ts'
import { PayWhen, type PayEnding } from '../../../ui/staff/PayWhen.tsx'
import { SellFree } from '../../../ui/staff/SellFree.tsx'
import { collectOf, EXACT_CASH, TenderChoice } from '../../../ui/staff/TenderChoice.tsx'
import { staffSubscriptionTexts } from '../texts.ts'

interface PassPaymentProps {
  /** The first payment; null while nobody knows. */
  readonly firstCents: number | null
  /** First day of the pass: it is paid by then. */
  readonly from: CivilDate
  readonly hasMail: boolean
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly onSell: (ending: PayEnding) => void
}

/** The first payment, and the sale itself (R-102, V3). */
export function PassPayment({ firstCents, from, hasMail, isBusy, isDisabled, onSell }: PassPaymentProps) {
  const texts = useTexts(staffSubscriptionTexts).sale
  const [tender, setTender] = useState(EXACT_CASH)
  if (firstCents === 0) return <SellFree isBusy={isBusy} isDisabled={isDisabled} onSell={onSell} />
  return (
    <PayWhen
      times={['now', 'later', 'link']}
      from={from}
      mailError={hasMail ? undefined : texts.linkNeedsMail}
      nowCents={firstCents}
      paid={firstCents === null ? null : collectOf(tender, firstCents)}
      isBusy={isBusy}
      isDisabled={isDisabled}
      onSell={onSell}
    >
      {firstCents === null ? null : <TenderChoice draft={tender} dueCents={firstCents} onChange={setTender} />}
    </PayWhen>
  )
}
