import { useState, type FormEvent } from 'react'
import { getTill, type Till } from '../../../domain/till/calls.ts'
import { closeTill, listClosings, type Closing } from '../../../domain/till/closing-calls.ts'
import { balanceOf, needsNote, sumOfCount } from '../../../domain/till/count.ts'
import { DENOMINATIONS } from '../../../domain/till/till-words.ts'
import { call } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextArea } from '../../ui/staff/TextArea.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { amountField, typedCents } from '../../ui/staff/amount.ts'
import { CoinCount } from './CoinCount.tsx'
import { holdBack } from '../../ui/staff/hold-back.ts'
import { tillTexts } from './texts.ts'
import { Sums } from './TillTotals.tsx'

interface CloseTillSheetProps {
  readonly till: Till
  readonly onClose: () => void
  readonly onClosed: (closingId: number) => void
}

/** What somebody has typed of a count. */
interface Draft {
  readonly way: 'coins' | 'total'
  readonly coins: readonly string[]
  readonly total: string
  readonly card: string
  readonly left: string
  readonly note: string
}

const NOTHING: Draft = {
  way: 'coins',
  coins: DENOMINATIONS.map(() => ''),
  total: '',
  card: '',
  left: '',
  note: '',
}

/** What a draft says in cents; null where an amount is missing or wrong. */
function countOf({ way, coins, total, card, left }: Draft) {
  const pieces = coins.map((text) => Number(text))
  return {
    cashCents: way === 'coins' ? sumOfCount(pieces) : (typedCents(total) ?? null),
    denominations: way === 'coins' ? pieces : null,
    cardCents: typedCents(card) ?? null,
    leftCents: left.trim() === '' ? 0 : (typedCents(left) ?? null),
  }
}

/** Counts the drawer, says what differs, and closes the till when the notice has gone (B-11, B-12). */
export function CloseTillSheet({ till, onClose, onClosed }: CloseTillSheetProps) {
  const texts = useTexts(tillTexts)
  const words = texts.closing
  const language = useLanguage()
  const [draft, setDraft] = useState({
    ...NOTHING,
    card: amountField(Math.max(till.open.expectedCardCents, 0), language),
  })
  const [isTold, setTold] = useState(false)
  const hold = useClosing(onClosed)
  const { cashCents, cardCents, denominations, leftCents } = countOf(draft)
  const { open, limits, previousClosingId } = till
  const note = draft.note.trim()
  const differences = [(cashCents ?? 0) - open.expectedCashCents, (cardCents ?? 0) - open.expectedCardCents] as const
  const isNoteMissing = note === '' && needsNote(differences, limits.noteAboveCents)
  const isLeftWrong = leftCents === null || (cashCents !== null && leftCents > cashCents)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (cashCents === null || cardCents === null || leftCents === null || isLeftWrong || isNoteMissing)
      return focusFirstWrong(event.currentTarget)
    hold({
      previousClosingId,
      counted: { cashCents, cardCents, denominations },
      leftCents,
      note,
      pressId: crypto.randomUUID(),
    })
    onClose()
  }
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const wrong = (cents: number | null) => (isTold && cents === null ? words.amountWrong : undefined)
  return (
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
        <Segmented
          label={words.how}
          value={draft.way}
          options={[
            { id: 'coins', label: words.ways.coins },
            { id: 'total', label: words.ways.total },
          ]}
          onChange={(way: Draft['way']) => change({ way })}
        />
        {draft.way === 'coins' ? (
          <CoinCount count={draft.coins} onChange={(coins) => change({ coins })} />
        ) : (
          <TextField
            label={words.countedCash}
            inputMode="decimal"
            maxLength={12}
            value={draft.total}
            onChange={(total) => change({ total })}
            error={wrong(cashCents)}
          />
        )}
        <TextField
          label={words.countedCard}
          inputMode="decimal"
          maxLength={12}
          value={draft.card}
          onChange={(card) => change({ card })}
          error={wrong(cardCents)}
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
        <Difference till={till} cashCents={cashCents} cardCents={cardCents} />
        <TextArea
          label={words.note}
          name="note"
          rows={2}
          maxLength={500}
          hint={words.noteHint(money(limits.noteAboveCents, language))}
          value={draft.note}
          onChange={(text) => change({ note: text })}
          error={isTold && isNoteMissing ? words.noteMissing : undefined}
        />
      </form>
    </Sheet>
  )
}

interface DifferenceProps {
  readonly till: Till
  readonly cashCents: number | null
  readonly cardCents: number | null
}

/** Expected beside counted, and in words what that means. */
function Difference({ till: { open }, cashCents, cardCents }: DifferenceProps) {
  const texts = useTexts(tillTexts)
  const language = useLanguage()
  const rows = [
    [texts.tenders.cash, open.expectedCashCents, cashCents ?? 0],
    [texts.tenders.card_terminal, open.expectedCardCents, cardCents ?? 0],
  ] as const
  return (
    <div className="col g2" role="status">
      {rows.map(([tender, expected, counted]) => {
        const difference = counted - expected
        const balance = balanceOf(difference)
        const amount = money(Math.abs(difference), language)
        return (
          <div key={tender} className="till-count">
            <p className="head">{tender}</p>
            <Sums
              rows={[
                [texts.closing.expected, expected],
                [texts.closing.counted, counted],
              ]}
            />
            <Note tone={balance === 'even' ? 'ok' : 'warn'} icon={balance === 'even' ? 'check' : 'alert'}>
              {balance === 'even' ? texts.closing.even : texts.closing[balance](amount)}
            </Note>
          </div>
        )
      })}
    </div>
  )
}

/** Sends a closing when its notice has gone: it can never be taken back. */
function useClosing(onClosed: (closingId: number) => void) {
  const texts = useTexts(tillTexts)
  const failureText = useFailureText()
  const refresh = () => {
    void invalidate(getTill)
    void invalidate(listClosings)
  }
  const shown = ({ closingId, number, year }: Closing) => {
    toast(texts.closing.done(texts.closing.name(number, year)), { tone: 'ok', icon: 'check' })
    onClosed(closingId)
  }
  return (wish: Parameters<typeof call<typeof closeTill>>[1]) =>
    holdBack({
      words: texts.closing.held,
      undo: texts.undo,
      undone: texts.closing.undone,
      send: (isLeaving) =>
        call(closeTill, wish, isLeaving ? { keepalive: true } : {})
          .then(shown)
          .finally(refresh),
      onFailed: (failure) => toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
    })
}
