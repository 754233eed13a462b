import { useState } from 'react'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { giveComplimentary } from '../../../domain/orders/sale-calls.ts'
import { undoOrderAction } from '../../../domain/orders/staff-calls.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ActionSheet } from './ActionSheet.tsx'
import { DogsAround, dogsReasonOf, isDogsReasonGiven } from './DogsAround.tsx'
import { isNameRight, personOf } from '../../ui/staff/party-draft.ts'
import { SaleFields } from './SaleFields.tsx'
import { SaleTotal } from './SaleTotal.tsx'
import { actionTexts } from './texts.ts'
import { useDeskTelling } from './use-desk-actions.ts'
import { usePressId, useSale } from './use-sale.ts'

interface GiveSheetProps {
  readonly umbrellaId: number
  readonly code: string
  readonly day: CivilDate
  readonly part: DayPart
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Gives a place for nothing, with a reason beside what it is worth (B-11). */
export function GiveSheet({ umbrellaId, code, day, part, onClose, onDone }: GiveSheetProps) {
  const texts = useTexts(actionTexts)
  const language = useLanguage()
  const { told } = useDeskTelling(onDone)
  const sale = useSale([umbrellaId], { from: day, to: day, part })
  const [reason, setReason] = useState('')
  const [dogsReason, setDogsReason] = useState('')
  const giving = useCallMutation(giveComplimentary)
  const pressId = usePressId()
  const { draft, wish, quote, around } = sale
  const give = () => {
    if (draft === null || wish === null) return
    giving.mutate(
      { ...wish, pressId, customer: personOf(draft), language, reason, ...dogsReasonOf(around, dogsReason) },
      {
        onSuccess: ({ actionId }) => {
          onClose()
          told({ code, words: texts.given(code), actionId, undo: undoOrderAction })
        },
      },
    )
  }
  const canGive =
    quote !== undefined &&
    draft !== null &&
    isNameRight(draft) &&
    reason.trim().length > 1 &&
    isDogsReasonGiven(around, dogsReason)
  return (
    <ActionSheet
      title={texts.giveTitle(code)}
      onClose={onClose}
      failure={giving.error}
      decision={
        <Button full isBusy={giving.isPending} isDisabled={!canGive} onPress={give}>
          {texts.giveConfirm}
        </Button>
      }
    >
      <TextField label={texts.giveReason} value={reason} maxLength={200} onChange={setReason} />
      {sale.plan === undefined ? null : (
        <SaleFields plan={sale.plan} rows={sale.rows} failure={sale.failure} onChange={sale.change} />
      )}
      <DogsAround around={around} reason={dogsReason} onChange={setDogsReason} />
      {quote === undefined ? null : <SaleTotal quote={quote} />}
    </ActionSheet>
  )
}
