import type { FormEvent } from 'react'
import { collect, type TillOrder } from '../../../domain/till/calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { ALL_IN_CASH, PartTender, partOf } from '../../ui/staff/PartTender.tsx'
import { tillTexts } from './texts.ts'
import { usePressDraft } from './use-press-draft.ts'
import { refreshTill, useTillUndo } from './use-till-change.ts'

interface CollectSheetProps {
  readonly order: Pick<TillOrder, 'orderId' | 'number' | 'name' | 'dueCents'>
  readonly onClose: () => void
}

/** Takes all or a part of what an order owes, and says the change before and after (B-12). */
export function CollectSheet({ order, onClose }: CollectSheetProps) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const undo = useTillUndo()
  const taking = useCallMutation(collect)
  const { draft, pressId, change } = usePressDraft(ALL_IN_CASH)
  const paid = partOf(draft, order.dueCents)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (paid === null) return focusFirstWrong(event.currentTarget)
    if (taking.isPending) return
    const { orderId } = order
    taking.mutate(
      {
        orderId,
        tender: paid.tender,
        amountCents: paid.amountCents,
        tenderedCents: paid.tenderedCents ?? null,
        pressId,
      },
      {
        onSuccess: ({ changeCents: given }) => {
          const amount = money(paid.amountCents, language)
          const words =
            given === 0 ? texts.collecting.done(amount) : texts.collecting.doneChange(amount, money(given, language))
          undo.collected(words, { orderId, pressId })
          onClose()
        },
        onError: refreshTill,
      },
    )
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={order.name === '' ? order.number : order.name}
      subtitle={texts.due(money(order.dueCents, language))}
      footer={
        <Button full variant="ok" icon="cash" type="submit" form="till-collect" isBusy={taking.isPending}>
          {texts.collecting.submit(money(paid?.amountCents ?? 0, language))}
        </Button>
      }
    >
      <form id="till-collect" className="col g3" onSubmit={send} aria-label={texts.collectOf(order.number)}>
        <PartTender draft={draft} dueCents={order.dueCents} onChange={change} />
        {taking.error === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(taking.error)}
          </Note>
        )}
      </form>
    </Sheet>
  )
}
