import { useState, type FormEvent } from 'react'
import { needsNote } from '../../../domain/till/count.ts'
import { closeDrawer } from '../../../domain/till/drawer-calls.ts'
import type { Drawer } from '../../../domain/till/drawers.ts'
import { call } from '../../platform/call.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { TextArea } from '../../ui/staff/TextArea.tsx'
import { toast } from '../../ui/toasts.ts'
import { cashOf, NOTHING_COUNTED, type CountDraft } from './cash-count.ts'
import { CountFields } from './CountFields.tsx'
import { Difference } from './Difference.tsx'
import { tillTexts } from './texts.ts'
import { refreshTill, useHold } from './use-till-change.ts'

interface CountDrawerSheetProps {
  readonly drawer: Drawer
  /** A count that differs by more needs a note. */
  readonly noteAboveCents: number
  readonly onClose: () => void
}

/** Counts a person's drawer, says what differs, and closes it when the notice has gone: it can never be taken back (B-11, B-12). */
export function CountDrawerSheet({ drawer, noteAboveCents, onClose }: CountDrawerSheetProps) {
  const texts = useTexts(tillTexts)
  const words = texts.drawers
  const language = useLanguage()
  const hold = useHold()
  const [draft, setDraft] = useState<CountDraft & { readonly note: string }>({ ...NOTHING_COUNTED, note: '' })
  const [isTold, setTold] = useState(false)
  const { drawerId, name, expectedCents } = drawer
  const cash = cashOf(draft)
  const cashCents = cash?.cashCents ?? 0
  const note = draft.note.trim()
  const isNoteMissing = note === '' && needsNote([cashCents - expectedCents], noteAboveCents)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if (cash === null || isNoteMissing) return focusFirstWrong(event.currentTarget)
    const wish = {
      drawerId,
      cashCents,
      denominations: cash.denominations === null ? null : [...cash.denominations],
      note,
    }
    hold({ words: words.held(name), undone: words.undone }, (options) =>
      call(closeDrawer, wish, options)
        .then(() => toast(words.done(name), { tone: 'ok', icon: 'check' }))
        .finally(refreshTill),
    )
    onClose()
  }
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.countOf(name)}
      footer={
        <Button full type="submit" form="till-count-drawer" icon="lock">
          {words.close}
        </Button>
      }
    >
      <form id="till-count-drawer" className="col g3" onSubmit={send} aria-label={words.countOf(name)}>
        <CountFields
          draft={draft}
          onChange={change}
          error={isTold && cash === null ? texts.closing.amountWrong : undefined}
        />
        <div role="status">
          <Difference title={texts.tenders.cash} expectedCents={expectedCents} countedCents={cashCents} />
        </div>
        <TextArea
          label={texts.closing.note}
          name="note"
          rows={2}
          maxLength={500}
          hint={texts.closing.noteHint(money(noteAboveCents, language))}
          value={draft.note}
          onChange={(text) => change({ note: text })}
          error={isTold && isNoteMissing ? texts.closing.noteMissing : undefined}
        />
      </form>
    </Sheet>
  )
}
