import { useState, type FormEvent } from 'react'
import { refundAtDesk, type TillOrder } from '../../../domain/till/calls.ts'
import { REFUND_TENDERS, type RefundTender } from '../../../domain/payments/tender.ts'
import { call } from '../../platform/call.ts'
import { isAsked, isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { centsOf } from '../../ui/staff/amount.ts'
import { tillTexts } from './texts.ts'
import { usePressDraft } from './use-press-draft.ts'
import { refreshTill, useHold, useTillUndo } from './use-till-change.ts'

interface RefundSheetProps {
  readonly order: TillOrder
  readonly onClose: () => void
}

/** Gives money of an order back, by one of the ways that it came (B-12, R-707). */
export function RefundSheet({ order, onClose }: RefundSheetProps) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const ways = REFUND_TENDERS.filter((way) => order.refundable[way] > 0)
  const { draft, pressId, change } = usePressDraft({ tender: ways[0] ?? 'cash', amount: '', reason: '' })
  const [isTold, setTold] = useState(false)
  const { give, failure, isBusy } = useRefund(order, onClose)
  const most = order.refundable[draft.tender]
  const cents = centsOf(draft.amount)
  const isRight = cents !== null && cents <= most
  const isReasonRight = draft.reason.trim().length >= 3
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (cents === null || !isRight || !isReasonRight) return focusFirstWrong(event.currentTarget)
    give({ tender: draft.tender, amountCents: cents, reason: draft.reason.trim(), pressId })
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.refundOf(order.number)}
      subtitle={order.name}
      footer={
        <Button full variant="danger" type="submit" form="till-refund" isBusy={isBusy}>
          {texts.refunding.submit(money(cents ?? 0, language))}
        </Button>
      }
    >
      <form id="till-refund" className="col g3" onSubmit={send} aria-label={texts.refundOf(order.number)}>
        <SelectField
          label={texts.refunding.way}
          value={draft.tender}
          options={ways.map((id) => ({ id, label: texts.refunding.ways[id] }))}
          onChange={(tender: RefundTender) => change({ tender })}
        />
        <TextField
          label={texts.amount}
          hint={texts.refunding.most(money(most, language))}
          inputMode="decimal"
          maxLength={12}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          error={isTold && !isRight ? texts.amountWrong(money(most, language)) : undefined}
        />
        <TextField
          label={texts.reason}
          maxLength={200}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={isTold && !isReasonRight ? texts.reasonMissing : undefined}
        />
        {failure === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(failure)}
          </Note>
        )}
      </form>
    </Sheet>
  )
}

interface Wish {
  readonly tender: RefundTender
  readonly amountCents: number
  readonly reason: string
  readonly pressId: string
}

/** Sends a refund: credit waits for its notice to go, for nobody takes it back. */
function useRefund({ orderId }: TillOrder, onClose: () => void) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const undo = useTillUndo()
  const hold = useHold()
  const { mutateAsync, error, isPending: isBusy } = useCallMutation(refundAtDesk)
  const give = (asked: Wish) => {
    const wish = { ...asked, orderId }
    const amount = money(wish.amountCents, language)
    if (wish.tender === 'credit') {
      hold({ words: texts.refunding.held(amount), undone: texts.refunding.undone }, (options) =>
        call(refundAtDesk, wish, options).finally(refreshTill),
      )
      return onClose()
    }
    void send(wish, amount)
  }
  const send = async (wish: Wish & { readonly orderId: number }, amount: string) => {
    try {
      await mutateAsync(wish)
    } catch (refused) {
      if (isAsked(refused)) onClose()
      // The note in the sheet says what was refused.
      return refreshTill()
    }
    undo.refunded(texts.refunding.done(amount), { orderId, pressId: wish.pressId })
    refreshTill()
    onClose()
  }
  // Who closes the sheet that asks for a proof has changed their mind: there is nothing to say about it.
  const failure = isCallFailure(error, 'proof_needed') ? null : error
  return { give, failure, isBusy }
}
