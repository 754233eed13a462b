import { useState, type FormEvent } from 'react'
import type { Tender } from '../../../domain/payments/tender.ts'
import { collect, type TillOrder } from '../../../domain/till/calls.ts'
import { changeOf, likelyTendered } from '../../../domain/till/count.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { amountField, centsOf } from '../../ui/staff/amount.ts'
import { tillTexts } from './texts.ts'
import { usePressDraft } from './use-press-draft.ts'
import { refreshTill, useTillUndo } from './use-till-change.ts'

interface CollectSheetProps {
  readonly order: TillOrder
  readonly onClose: () => void
}

/** Takes all or a part of what an order owes, and says the change before and after (B-12). */
export function CollectSheet({ order, onClose }: CollectSheetProps) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const undo = useTillUndo()
  const taking = useCallMutation(collect)
  const { draft, pressId, change } = usePressDraft<{ tender: Tender; amount: string; tendered: string }>({
    tender: 'cash',
    amount: amountField(order.dueCents, language),
    tendered: '',
  })
  const [isTold, setTold] = useState(false)
  const cents = centsOf(draft.amount)
  const isRight = cents !== null && cents <= order.dueCents
  const tenderedCents = draft.tender === 'cash' && draft.tendered.trim() !== '' ? centsOf(draft.tendered) : null
  const isGiven = draft.tender === 'cash' && draft.tendered.trim() !== ''
  const changeCents = isGiven && cents !== null && tenderedCents !== null ? changeOf(cents, tenderedCents) : null
  const isTenderedRight = !isGiven || changeCents !== null
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (cents === null || !isRight || !isTenderedRight) return focusFirstWrong(event.currentTarget)
    if (taking.isPending) return
    const { orderId } = order
    taking.mutate(
      { orderId, tender: draft.tender, amountCents: cents, tenderedCents, pressId },
      {
        onSuccess: ({ changeCents: given }) => {
          const amount = money(cents, language)
          const words =
            given === 0 ? texts.collecting.done(amount) : texts.collecting.doneChange(amount, money(given, language))
          undo.collected(words, { orderId, pressId })
          onClose()
        },
        onError: refreshTill,
      },
    )
  }
  const amountWords = money(cents ?? 0, language)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={order.name === '' ? order.number : order.name}
      subtitle={texts.due(money(order.dueCents, language))}
      footer={
        <Button full variant="ok" icon="cash" type="submit" form="till-collect" isBusy={taking.isPending}>
          {texts.collecting.submit(amountWords)}
        </Button>
      }
    >
      <form id="till-collect" className="col g3" onSubmit={send} aria-label={texts.collectOf(order.number)}>
        <Segmented
          label={texts.collecting.tender}
          value={draft.tender}
          options={[
            { id: 'cash', label: texts.tenders.cash },
            { id: 'card_terminal', label: texts.tenders.card_terminal },
          ]}
          onChange={(tender: Tender) => change({ tender })}
        />
        <TextField
          label={texts.amount}
          inputMode="decimal"
          maxLength={12}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          error={isTold && !isRight ? texts.amountWrong(money(order.dueCents, language)) : undefined}
        />
        {draft.tender === 'cash' ? (
          <>
            <TextField
              label={texts.collecting.tendered}
              hint={texts.collecting.tenderedHint}
              inputMode="decimal"
              maxLength={12}
              value={draft.tendered}
              onChange={(tendered) => change({ tendered })}
              error={isTold && !isTenderedRight ? texts.collecting.tenderedWrong : undefined}
            />
            <div className="row g2 wrap" role="group" aria-label={texts.collecting.quick}>
              {likelyTendered(cents ?? order.dueCents).map((sum) => (
                <Button
                  key={sum}
                  size="sm"
                  variant="ghost"
                  onPress={() => change({ tendered: amountField(sum, language) })}
                >
                  {money(sum, language)}
                </Button>
              ))}
            </div>
            <p className="row sp till-change" role="status">
              <span>{texts.collecting.change}</span>
              <b className="num">{money(changeCents ?? 0, language)}</b>
            </p>
          </>
        ) : null}
        {taking.error === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(taking.error)}
          </Note>
        )}
      </form>
    </Sheet>
  )
}
