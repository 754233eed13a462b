import type { Collect } from '../../../domain/arrivals/action-calls.ts'
import { addDays, parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { ALL_IN_CASH, partOf, PartTender, type PartDraft } from '../../ui/staff/PartTender.tsx'
import { collectOf, EXACT_CASH, TenderChoice, type Tendered } from '../../ui/staff/TenderChoice.tsx'
import { MoneyDecision } from './MoneyDecision.tsx'
import { actionTexts } from './texts.ts'
import { useState } from 'react'

/** How a sale ends: the money and the arrival, the arrival alone, neither of them, a link until a day, or money before its day. */
export type SaleEnding =
  | { readonly kind: 'collect'; readonly collect: Collect }
  | { readonly kind: 'here' }
  | { readonly kind: 'later' }
  | { readonly kind: 'link'; readonly payBy: CivilDate }
  | { readonly kind: 'deposit'; readonly paid: Tendered }

interface SalePaymentProps {
  /** What it costs; undefined while nobody knows. */
  readonly totalCents: number | undefined
  /** First day of the sale. */
  readonly from: CivilDate
  /** Whether whoever buys left an e-mail. */
  readonly hasMail: boolean
  readonly hasTill: boolean
  readonly isBusy: boolean
  readonly isDisabled: boolean
  readonly onSell: (ending: SaleEnding) => void
}

/** How a sale is paid: today with the arrival; on a day to come later, by a link, or at once, all or a deposit (B-11, B-12). */
export function SalePayment(props: SalePaymentProps) {
  return props.from === resortDay() ? <PaidToday {...props} /> : <PaidBefore {...props} />
}

function PaidToday({ totalCents, isBusy, isDisabled, onSell }: SalePaymentProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const [tender, setTender] = useState(EXACT_CASH)
  return (
    <>
      {totalCents === undefined ? null : <TenderChoice draft={tender} dueCents={totalCents} onChange={setTender} />}
      <MoneyDecision
        words={{
          collect: texts.sellAndCollect(totalCents === undefined ? '' : money(totalCents, language)),
          later: texts.sellHere,
        }}
        collect={totalCents === undefined ? null : collectOf(tender, totalCents)}
        isBusy={isBusy}
        isDisabled={isDisabled}
        onPress={(collect) => onSell(collect === null ? { kind: 'here' } : { kind: 'collect', collect })}
      />
      <Button full variant="ghost" isDisabled={isDisabled || isBusy} onPress={() => onSell({ kind: 'later' })}>
        {texts.sellComing}
      </Button>
    </>
  )
}

/** How long whoever calls has unless the desk says otherwise. */
const DAYS_TO_PAY = 2

function PaidBefore({ totalCents, from, hasMail, hasTill, isBusy, isDisabled, onSell }: SalePaymentProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const [when, setWhen] = useState<'later' | 'link' | 'now'>('later')
  const [said, setSaid] = useState<CivilDate>(() => addDays(resortDay(), DAYS_TO_PAY))
  const [part, setPart] = useState<PartDraft>(ALL_IN_CASH)
  // It is paid by its first day at the latest.
  const payBy = said > from ? from : said
  const paid = when === 'now' && totalCents !== undefined ? partOf(part, totalCents) : null
  const ending: SaleEnding | null =
    when === 'later' ? { kind: 'later' } : when === 'link' ? { kind: 'link', payBy } : paid && { kind: 'deposit', paid }
  const words = {
    later: texts.sellLater,
    link: texts.sellByLink,
    now: texts.sellAndCollect(paid === null ? '' : money(paid.amountCents, language)),
  }
  const isReady = ending !== null && (when !== 'link' || hasMail)
  return (
    <>
      <Segmented
        label={texts.payWhen}
        className="pay-when"
        value={when}
        options={(['later', 'link', ...(hasTill ? (['now'] as const) : [])] as const).map((id) => {
          return { id, label: texts.payTimes[id] }
        })}
        onChange={setWhen}
      />
      {when === 'link' ? (
        <DateField
          label={texts.payBy}
          value={payBy}
          error={hasMail ? undefined : texts.linkNeedsMail}
          onChange={(next) => setSaid(parseCivilDate(next) ?? payBy)}
        />
      ) : null}
      {when === 'now' && totalCents !== undefined ? (
        <PartTender draft={part} dueCents={totalCents} onChange={(change) => setPart({ ...part, ...change })} />
      ) : null}
      <Button
        full
        variant={when === 'now' ? 'ok' : 'primary'}
        {...(when === 'now' ? { icon: 'cash' as const } : {})}
        isBusy={isBusy}
        isDisabled={isDisabled || !isReady}
        onPress={() => ending && onSell(ending)}
      >
        {words[when]}
      </Button>
    </>
  )
}
