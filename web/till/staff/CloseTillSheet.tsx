import { useState, type FormEvent } from 'react'
import { getTill, type Till, type TillOrder } from '../../../domain/till/calls.ts'
import { closeTill, listClosings, type Closing } from '../../../domain/till/closing-calls.ts'
import { needsNote } from '../../../domain/till/count.ts'
import { countWithDrawers } from '../../../domain/till/drawers.ts'
import { call } from '../../platform/call.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextArea } from '../../ui/staff/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { amountField, typedCents } from '../../ui/staff/amount.ts'
import { BeforeClosing } from './BeforeClosing.tsx'
import { cashOf, NOTHING_COUNTED, type CountDraft } from './cash-count.ts'
import { CollectSheet } from './CollectSheet.tsx'
import { CountFields } from './CountFields.tsx'
import { Difference } from './Difference.tsx'
import { tillTexts } from './texts.ts'
import { useHold } from './use-till-change.ts'

interface CloseTillSheetProps {
  readonly till: Till
  readonly onClose: () => void
  readonly onClosed: (closingId: number) => void
}

/** What somebody has typed of a closing. */
interface Draft extends CountDraft {
  /** Null while nobody has changed what is expected. */
  readonly card: string | null
  readonly left: string
  readonly note: string
}

/** What a draft says in cents, with the drawers that were counted before; null where an amount is missing or wrong. */
function countOf(draft: Draft, { open, drawers }: Till) {
  const rest = cashOf(draft)
  const card = draft.card === null ? Math.max(open.expectedCardCents, 0) : typedCents(draft.card)
  return {
    cash: rest === null ? null : countWithDrawers(rest, drawers),
    cardCents: card ?? null,
    leftCents: draft.left.trim() === '' ? 0 : (typedCents(draft.left) ?? null),
  }
}

/** Asks for what guests who are here owe, counts the cash, says what differs, and closes when the notice has gone (B-11, B-12). */
export function CloseTillSheet({ till, onClose, onClosed }: CloseTillSheetProps) {
  const texts = useTexts(tillTexts)
  const words = texts.closing
  const language = useLanguage()
  const [draft, setDraft] = useState<Draft>({ ...NOTHING_COUNTED, card: null, left: '', note: '' })
  const [isTold, setTold] = useState(false)
  const [collecting, setCollecting] = useState<TillOrder | null>(null)
  const close = useClosing(onClosed)
  const { cash, cardCents, leftCents } = countOf(draft, till)
  const { open, limits, here, previousClosingId } = till
  const cashCents = cash?.cashCents ?? 0
  const note = draft.note.trim()
  const differences = [cashCents - open.expectedCashCents, (cardCents ?? 0) - open.expectedCardCents] as const
  const isNoteMissing = note === '' && needsNote(differences, limits.noteAboveCents, here.cents)
  const isLeftWrong = leftCents === null || (cash !== null && leftCents > cashCents)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (cash === null || cardCents === null || leftCents === null || isLeftWrong || isNoteMissing)
      return focusFirstWrong(event.currentTarget)
    close({
      previousClosingId,
      counted: { cashCents, cardCents, denominations: cash.denominations === null ? null : [...cash.denominations] },
      leftCents,
      note,
      owingCents: here.cents,
      pressId: crypto.randomUUID(),
    })
    onClose()
  }
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const wrong = (isWrong: boolean) => (isTold && isWrong ? words.amountWrong : undefined)
  return (
    <>
      <Sheet
        isOpen
        onClose={onClose}
        title={words.title}
        subtitle={words.text}
        footer={
          <Button full type="submit" form="till-close" icon="lock">
            {words.submit}
          </Button>
        }
      >
        <form id="till-close" className="col g3" onSubmit={send} aria-label={words.title}>
          <BeforeClosing till={till} onCollect={setCollecting} />
          <CountFields draft={draft} onChange={change} error={wrong(cash === null)} />
          <TextField
            label={words.countedCard}
            inputMode="decimal"
            maxLength={12}
            value={draft.card ?? amountField(Math.max(open.expectedCardCents, 0), language)}
            onChange={(card) => change({ card })}
            error={wrong(cardCents === null)}
          />
          <TextField
            label={words.left}
            hint={words.leftHint}
            inputMode="decimal"
            maxLength={12}
            value={draft.left}
            onChange={(left) => change({ left })}
            error={isTold && isLeftWrong ? words.leftWrong : undefined}
          />
          <div className="col g2" role="status">
            <Difference title={texts.tenders.cash} expectedCents={open.expectedCashCents} countedCents={cashCents} />
            <Difference
              title={texts.tenders.card_terminal}
              expectedCents={open.expectedCardCents}
              countedCents={cardCents ?? 0}
            />
          </div>
          <TextArea
            label={words.note}
            name="note"
            rows={2}
            maxLength={500}
            hint={here.count > 0 ? words.noteOwing : words.noteHint(money(limits.noteAboveCents, language))}
            value={draft.note}
            onChange={(text) => change({ note: text })}
            error={isTold && isNoteMissing ? (here.count > 0 ? words.noteOwing : words.noteMissing) : undefined}
          />
        </form>
      </Sheet>
      {collecting === null ? null : <CollectSheet order={collecting} onClose={() => setCollecting(null)} />}
    </>
  )
}

/** Sends a closing when its notice has gone: it can never be taken back. */
function useClosing(onClosed: (closingId: number) => void) {
  const words = useTexts(tillTexts).closing
  const hold = useHold()
  const refresh = () => {
    void invalidate(getTill)
    void invalidate(listClosings)
  }
  const shown = ({ closingId, number, year }: Closing) => {
    toast(words.done(words.name(number, year)), { tone: 'ok', icon: 'check' })
    onClosed(closingId)
  }
  return (wish: Parameters<typeof call<typeof closeTill>>[1]) =>
    hold({ words: words.held, undone: words.undone }, (options) =>
      call(closeTill, wish, options).then(shown).finally(refresh),
    )
}
