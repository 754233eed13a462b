import { useState } from 'react'
import type { Collect } from '../../../domain/arrivals/action-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { sellWalkIn } from '../../../domain/orders/staff-calls.ts'
import { dayOfInstant, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { collectOf, EXACT_CASH, TenderChoice } from '../TenderChoice.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { MoneyDecision } from './MoneyDecision.tsx'
import { customerOf, isNameRight } from './sale-draft.ts'
import { SaleFields } from './SaleFields.tsx'
import { SaleTotal } from './SaleTotal.tsx'
import { actionTexts } from './texts.ts'
import { useCollectAfter } from './use-collect-after.ts'
import { usePressId, useSale } from './use-sale.ts'

interface SellSheetProps {
  readonly umbrellaId: number
  readonly code: string
  readonly day: CivilDate
  readonly part: DayPart
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Sells a place to somebody who stands there; what they pay is taken, and they have arrived, in the same press (B-11). */
export function SellSheet({ umbrellaId, code, day, part, onClose, onDone }: SellSheetProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const sale = useSale(umbrellaId, day, part)
  const [tender, setTender] = useState(EXACT_CASH)
  const selling = useCallMutation(sellWalkIn)
  const pressId = usePressId()
  const { collectAfter, tellDue } = useCollectAfter(onDone)
  const { quote, draft, wish } = sale
  const collect = quote === undefined ? null : collectOf(tender, quote.totalCents)
  const sell = (paid: Collect | null) => {
    if (quote === undefined || draft === null || wish === null) return
    selling.mutate(
      { ...wish, pressId, customer: customerOf(draft), language, totalCents: quote.totalCents },
      {
        onSuccess: (sold) => {
          onClose()
          const done = { ...sold, code, day, words: texts.sold(code) }
          if (paid === null) tellDue(done)
          else void collectAfter(done, paid)
        },
      },
    )
  }
  // Money is taken with the arrival, which is of today.
  const isToday = day === dayOfInstant(serverTime())
  const canSell = quote !== undefined && draft !== null && isNameRight(draft)
  return (
    <ActionSheet
      title={texts.sellTitle(code)}
      onClose={onClose}
      failure={selling.error}
      decision={
        isToday ? (
          <MoneyDecision
            words={{
              collect: texts.sellAndCollect(quote === undefined ? '' : money(quote.totalCents, language)),
              later: texts.sellLater,
            }}
            collect={collect}
            isBusy={selling.isPending}
            isDisabled={!canSell}
            onPress={sell}
          />
        ) : (
          <Button full isBusy={selling.isPending} isDisabled={!canSell} onPress={() => sell(null)}>
            {texts.sellLater}
          </Button>
        )
      }
    >
      {sale.place === null || draft === null || sale.plan === undefined ? null : (
        <SaleFields plan={sale.plan} place={sale.place} draft={draft} failure={sale.failure} onChange={sale.change} />
      )}
      {quote === undefined ? null : (
        <>
          <SaleTotal quote={quote} />
          {isToday ? <TenderChoice draft={tender} dueCents={quote.totalCents} onChange={setTender} /> : null}
        </>
      )}
    </ActionSheet>
  )
}
