import { useState } from 'react'
import type { Collect } from '../../../domain/arrivals/action-calls.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { sellWalkIn } from '../../../domain/orders/staff-calls.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { isUnknown } from '../arrive-surely.ts'
import { collectOf, EXACT_CASH, TenderChoice } from '../../ui/staff/TenderChoice.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { DogsAround, dogsReasonOf, isDogsReasonGiven } from './DogsAround.tsx'
import { MoneyDecision } from './MoneyDecision.tsx'
import { customerOf, isNameRight } from './sale-draft.ts'
import { SaleDays, type SalePeriod } from './SaleDays.tsx'
import { PayByLink } from './PayByLink.tsx'
import { SaleFields } from './SaleFields.tsx'
import { SaleTotal } from './SaleTotal.tsx'
import { actionTexts } from './texts.ts'
import { useCollectAfter } from './use-collect-after.ts'
import { usePressId, useSale } from './use-sale.ts'

/** A sale on its way: what was asked, of which places, and its first day. */
interface SentSale {
  readonly input: CallInput<typeof sellWalkIn>
  readonly code: string
  readonly day: CivilDate
}

interface SellSheetProps {
  readonly umbrellaIds: readonly number[]
  readonly codes: readonly string[]
  readonly day: CivilDate
  readonly part: DayPart
  readonly onClose: () => void
  readonly onDone: () => void
}

/**
 * Sells one place or several for a day or more, all or none, as one order, to somebody who stands there or calls; what they pay today is
 * taken, and they have arrived, in the same press (B-11).
 */
export function SellSheet({ umbrellaIds, codes, day, part, onClose, onDone }: SellSheetProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const code = codes.join(', ')
  const [period, setPeriod] = useState<SalePeriod>({ from: day, to: day, part })
  const [promotion, setPromotion] = useState('')
  const sale = useSale(umbrellaIds, period, promotion)
  const [tender, setTender] = useState(EXACT_CASH)
  const [dogsReason, setDogsReason] = useState('')
  const [payBy, setPayBy] = useState<CivilDate | null>(null)
  const selling = useCallMutation(sellWalkIn)
  const pressId = usePressId()
  const { arriveAfter, tellDue } = useCollectAfter(onDone)
  const { quote, draft, wish, around } = sale
  // Money is taken with the arrival, which is of today.
  const isToday = period.from === resortDay()
  const [sent, setSent] = useState<SentSale | null>(null)
  // Nobody knows whether it was sold, and its places may be free no more because it was: the same press is asked about again.
  const doubt = quote === undefined && isUnknown(selling.error) ? sent : null
  const totalCents = quote?.totalCents ?? doubt?.input.totalCents
  const collect = totalCents === undefined ? null : collectOf(tender, totalCents)
  const wished = () => {
    if (quote === undefined || draft === null || wish === null) return null
    const input = { ...wish, pressId, customer: customerOf(draft), language, totalCents: quote.totalCents }
    const link = payBy === null || isToday ? {} : { payBy }
    return { input: { ...input, ...dogsReasonOf(around, dogsReason), ...link }, code, day: period.from }
  }
  const sell = (how: Collect | 'here' | 'later') => {
    const next = wished() ?? doubt
    if (next === null) return
    setSent(next)
    selling.mutate(next.input, {
      onSuccess: (sold) => {
        onClose()
        const done = { ...sold, code: next.code, day: next.day, words: texts.sold(next.code) }
        if (how === 'later') tellDue(done)
        else void arriveAfter(done, how === 'here' ? null : how)
      },
    })
  }
  const isLinkRight = isToday || payBy === null || (draft?.email.trim() ?? '') !== ''
  const isRight =
    isLinkRight && quote !== undefined && draft !== null && isNameRight(draft) && isDogsReasonGiven(around, dogsReason)
  const canSell = isRight || doubt !== null
  return (
    <ActionSheet
      title={texts.sellTitle(code)}
      onClose={onClose}
      failure={selling.error}
      decision={
        isToday ? (
          <>
            {quote === undefined ? null : (
              <TenderChoice draft={tender} dueCents={quote.totalCents} onChange={setTender} />
            )}
            <MoneyDecision
              words={{
                collect: texts.sellAndCollect(totalCents === undefined ? '' : money(totalCents, language)),
                later: texts.sellHere,
              }}
              collect={collect}
              isBusy={selling.isPending}
              isDisabled={!canSell}
              onPress={(paid) => sell(paid ?? 'here')}
            />
            <Button full variant="ghost" isDisabled={!canSell || selling.isPending} onPress={() => sell('later')}>
              {texts.sellComing}
            </Button>
          </>
        ) : (
          <Button full isBusy={selling.isPending} isDisabled={!canSell} onPress={() => sell('later')}>
            {payBy === null ? texts.sellLater : texts.sellByLink}
          </Button>
        )
      }
    >
      <SaleDays period={period} onChange={setPeriod} />
      {sale.plan === undefined ? null : (
        <SaleFields plan={sale.plan} rows={sale.rows} failure={sale.failure} onChange={sale.change} />
      )}
      <TextField
        label={texts.promotionCode}
        value={promotion}
        maxLength={40}
        autoCapitalize="characters"
        onChange={setPromotion}
      />
      {isToday ? null : <PayByLink from={period.from} value={payBy} hasMail={isLinkRight} onChange={setPayBy} />}
      <DogsAround around={around} reason={dogsReason} onChange={setDogsReason} />
      {quote === undefined ? null : <SaleTotal quote={quote} />}
    </ActionSheet>
  )
}
