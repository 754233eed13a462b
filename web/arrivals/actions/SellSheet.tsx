import { useState } from 'react'
import { arrive } from '../../../domain/arrivals/action-calls.ts'
import { visitIdOf } from '../../../domain/arrivals/visit-id.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { sellWalkIn, undoOrderAction } from '../../../domain/orders/staff-calls.ts'
import { call } from '../../platform/call.ts'
import { dayOfInstant, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { collectOf, EXACT_CASH, TenderChoice } from '../TenderChoice.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { customerOf, isNameRight } from './sale-draft.ts'
import { SaleFields } from './SaleFields.tsx'
import { SaleTotal } from './SaleTotal.tsx'
import { actionTexts } from './texts.ts'
import { useDeskTelling } from './use-desk-actions.ts'
import { usePressId, useSale } from './use-sale.ts'

interface SellSheetProps {
  readonly umbrellaId: number
  readonly code: string
  readonly day: CivilDate
  readonly part: DayPart
  readonly onClose: () => void
  readonly onDone: () => void
}

type Sold = CallOutput<typeof sellWalkIn>

/** Sells a place to somebody who stands there; what they pay is taken, and they have arrived, in the same press (B-11). */
export function SellSheet({ umbrellaId, code, day, part, onClose, onDone }: SellSheetProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const sale = useSale(umbrellaId, day, part)
  const [tender, setTender] = useState(EXACT_CASH)
  const selling = useCallMutation(sellWalkIn)
  const pressId = usePressId()
  const { collectAndArrive, tellUnpaid } = useAfterSale(code, day, onDone)
  const { quote, draft, wish } = sale
  const collect = quote === undefined ? null : collectOf(tender, quote.totalCents)
  const sell = (after: (sold: Sold) => void) => {
    if (quote === undefined || draft === null || wish === null) return
    selling.mutate(
      { ...wish, pressId, customer: customerOf(draft), language, totalCents: quote.totalCents },
      {
        onSuccess: (sold) => {
          onClose()
          after(sold)
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
        <>
          {isToday ? (
            <Button
              full
              variant="ok"
              icon="cash"
              isBusy={selling.isPending}
              isDisabled={!canSell || collect === null}
              onPress={() => sell((sold) => collect && void collectAndArrive(sold, collect))}
            >
              {texts.sellAndCollect(quote === undefined ? '' : money(quote.totalCents, language))}
            </Button>
          ) : null}
          <Button full variant="tint" isBusy={selling.isPending} isDisabled={!canSell} onPress={() => sell(tellUnpaid)}>
            {texts.sellLater}
          </Button>
        </>
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

/** What follows a sale: its money and the arrival, or the notice that it is still to be collected. */
function useAfterSale(code: string, day: CivilDate, onDone: () => void) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const { told, refused } = useDeskTelling(onDone)
  const tellUnpaid = ({ actionId, dueCents }: Sold) => {
    const words = dueCents > 0 ? texts.stillDue(texts.sold(code), money(dueCents, language)) : texts.sold(code)
    told({ code, words, actionId, undo: undoOrderAction })
  }
  const collectAndArrive = async (sold: Sold, collect: NonNullable<ReturnType<typeof collectOf>>) => {
    const clientId = crypto.randomUUID()
    const visitIds = sold.bookingIds.map((id) => visitIdOf({ kind: 'line', id }))
    const paid = sold.dueCents > 0 ? { collect } : {}
    try {
      const done = await call(arrive, { visitIds, day, clientId, ...paid }, { idempotencyKey: clientId })
      const words = texts.soldAndPaid(code, money(collect.amountCents, language))
      told({ code, words, actionId: sold.actionId, undo: undoOrderAction, arrivalId: done.actionId })
    } catch (failure) {
      // It is sold, and still to be collected: the place says so.
      tellUnpaid(sold)
      refused(failure)
    }
  }
  return { tellUnpaid, collectAndArrive }
}
