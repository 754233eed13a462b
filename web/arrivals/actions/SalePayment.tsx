import { useState } from 'react'
import type { Collect } from '../../../domain/arrivals/action-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ALL_IN_CASH, partOf, PartTender, type PartDraft } from '../../ui/staff/PartTender.tsx'
import { PayWhen, type PayEnding } from '../../ui/staff/PayWhen.tsx'
import { SellFree } from '../../ui/staff/SellFree.tsx'
import { collectOf, EXACT_CASH, TenderChoice, type Tendered } from '../../ui/staff/TenderChoice.tsx'
import { uiStaffTexts } from '../../ui/staff/texts.ts'
import { MoneyDecision } from './MoneyDecision.tsx'
import { actionTexts } from './texts.ts'

/** How a sale ends: the money and the arrival, the arrival alone, neither of them, a link until a day, or money before its day. */
export type SaleEnding =
  | { readonly kind: 'collect'; readonly collect: Collect }
  | { readonly kind: 'here' }
  | Exclude<PayEnding, { readonly kind: 'now' }>
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
  const { totalCents, isBusy, isDisabled, onSell } = props
  if (totalCents === 0) return <SellFree isBusy={isBusy} isDisabled={isDisabled} onSell={onSell} />
  return props.from === resortDay() ? <PaidToday {...props} /> : <PaidBefore {...props} />
}

function PaidToday({ totalCents, isBusy, isDisabled, onSell }: SalePaymentProps) {
  const texts = useTexts(actionTexts)
  const { sellAndCollect } = useTexts(uiStaffTexts).pay
  const language = useLanguage()
  const [tender, setTender] = useState(EXACT_CASH)
  return (
    <>
      {totalCents === undefined ? null : <TenderChoice draft={tender} dueCents={totalCents} onChange={setTender} />}
      <MoneyDecision
        words={{
          collect: sellAndCollect(totalCents === undefined ? '' : money(totalCents, language)),
          later: texts.sellHere,
        }}
        collect={totalCents === undefined ? null : collectOf(tender, totalCents)}
        isBusy={isBusy}
        isDisabled={isDisabled}
        onPress={(collect) => onSell(collect === null ? { kind: 'here' } : { kind: 'collect', collect })}
      >
        <Button variant="ghost" isDisabled={isDisabled || isBusy} onPress={() => onSell({ kind: 'later' })}>
          {texts.sellComing}
        </Button>
      </MoneyDecision>
    </>
  )
}

function PaidBefore({ totalCents, from, hasMail, hasTill, isBusy, isDisabled, onSell }: SalePaymentProps) {
  const texts = useTexts(actionTexts)
  const [part, setPart] = useState<PartDraft>(ALL_IN_CASH)
  const paid = totalCents === undefined ? null : partOf(part, totalCents)
  return (
    <PayWhen
      times={hasTill ? ['later', 'link', 'now'] : ['later', 'link']}
      from={from}
      mailError={hasMail ? undefined : texts.linkNeedsMail}
      nowCents={paid?.amountCents ?? null}
      paid={paid}
      isBusy={isBusy}
      isDisabled={isDisabled}
      onSell={(ending) => onSell(ending.kind === 'now' ? { kind: 'deposit', paid: ending.paid } : ending)}
    >
      {totalCents === undefined ? null : (
        <PartTender draft={part} dueCents={totalCents} onChange={(change) => setPart({ ...part, ...change })} />
      )}
    </PayWhen>
  )
}
