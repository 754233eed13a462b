import { useState } from 'react'
import { addDays, parseCivilDate, type CivilDate } from '../../../../domain/platform/civil-date.ts'
import { money } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { resortDay } from '../../../platform/resort-day.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { collectOf, EXACT_CASH, TenderChoice, type Tendered } from '../../../ui/staff/TenderChoice.tsx'
import { staffSubscriptionTexts } from '../texts.ts'

/** How the first payment of a season pass is made: at once, later, or online by a day. */
export interface PassEnding {
  readonly paid: Tendered | null
  readonly payBy: CivilDate | null
}

/** How long whoever calls has unless the desk says otherwise. */
const DAYS_TO_PAY = 2

interface PassPaymentProps {
  /** The first payment; null while nobody knows. */
  readonly firstCents: number | null
  /** First day of the pass: it is paid by then. */
  readonly from: CivilDate
  readonly hasMail: boolean
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly onSell: (ending: PassEnding) => void
}

/** The first payment, and the sale itself (R-102, V3). */
export function PassPayment({ firstCents, from, hasMail, isBusy, isDisabled, onSell }: PassPaymentProps) {
  const texts = useTexts(staffSubscriptionTexts).sale
  const language = useLanguage()
  const [when, setWhen] = useState<'now' | 'later' | 'link'>('now')
  const [tender, setTender] = useState(EXACT_CASH)
  const [said, setSaid] = useState<CivilDate>(() => addDays(resortDay(), DAYS_TO_PAY))
  const payBy = said > from ? from : said
  const paid = when === 'now' && firstCents !== null ? collectOf(tender, firstCents) : null
  const isReady = when === 'now' ? paid !== null : when === 'later' || hasMail
  const words = {
    now: texts.sellAndCollect(firstCents === null ? '' : money(firstCents, language)),
    later: texts.sellLater,
    link: texts.sellByLink,
  }
  return (
    <>
      <Segmented
        label={texts.payWhen}
        className="pay-when"
        value={when}
        options={(['now', 'later', 'link'] as const).map((id) => ({ id, label: texts.payTimes[id] }))}
        onChange={setWhen}
      />
      {when === 'now' && firstCents !== null ? (
        <TenderChoice draft={tender} dueCents={firstCents} onChange={setTender} />
      ) : null}
      {when === 'link' ? (
        <DateField
          label={texts.payBy}
          value={payBy}
          error={hasMail ? undefined : texts.linkNeedsMail}
          onChange={(next) => setSaid(parseCivilDate(next) ?? payBy)}
        />
      ) : null}
      <Button
        full
        variant={when === 'now' ? 'ok' : 'primary'}
        {...(when === 'now' ? { icon: 'cash' as const } : {})}
        isBusy={isBusy}
        isDisabled={isDisabled || !isReady}
        onPress={() => onSell({ paid, payBy: when === 'link' ? payBy : null })}
      >
        {words[when]}
      </Button>
    </>
  )
}
