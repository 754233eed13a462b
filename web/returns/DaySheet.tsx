import { useState } from 'react'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { OwnDays } from '../../domain/returns/calls.ts'
import { day as dayText, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { Note, Pill } from '../ui/surfaces.tsx'
import { daysInARow, halvesOn, lastDayOf, partsToGive, partsToReclaim } from './day-choice.ts'
import type { AskedHolder } from './asked-holder.ts'
import styles from './returns.module.css'
import { returnTexts } from './texts.ts'
import { useGiveBack } from './use-give-back.ts'

interface DaySheetProps {
  readonly holder: AskedHolder
  readonly days: OwnDays
  readonly day: string
  readonly onClose: () => void
}

const TONES = {
  own: 'primary',
  used: 'neutral',
  offered: 'accent',
  held: 'warn',
  sold: 'accent',
  credited: 'ok',
  lapsed: 'neutral',
} as const

/** One day: what is with its halves, and what can be done about it (B-18). */
export function DaySheet({ holder, days, day, onClose }: DaySheetProps) {
  const texts = useTexts(returnTexts)
  const language = useLanguage()
  const isOnline = useOnline()
  const halves = halvesOn(days, day)
  const gives = days.closed === null ? partsToGive(halves) : []
  const isTooLate = days.closed === null && gives.length === 0 && halves.some(({ state }) => state === 'own')
  return (
    <Sheet isOpen title={dayText(day, language)} subtitle={texts.place(days.code)} onClose={onClose}>
      <div className={styles.column}>
        <ul className={styles.halves}>
          {halves.map(({ half, state, creditCents }) => (
            <li key={half} className="row sp">
              <span className="b">{texts.parts[half === 0 ? 'morning' : 'afternoon']}</span>
              <span className="row g2">
                {creditCents > 0 ? <span className="num b">{money(creditCents, language)}</span> : null}
                <Pill tone={TONES[state]}>{texts.states[state]}</Pill>
              </span>
            </li>
          ))}
        </ul>
        <DayNews halves={halves} />
        {isTooLate ? <Note icon="clock">{texts.sheet.tooLate}</Note> : null}
        {days.closed !== null && halves.some(({ state }) => state === 'own') ? (
          <Note tone="warn" icon="alert">
            {texts.closed[days.closed]}
          </Note>
        ) : null}
        {gives.length > 0 ? <GiveForm holder={holder} days={days} day={day} parts={gives} onDone={onClose} /> : null}
        <ReclaimButtons holder={holder} day={day} parts={partsToReclaim(halves)} onDone={onClose} />
        {isOnline ? null : <p className="foot ink2 c">{texts.sheet.needsNetwork}</p>}
      </div>
    </Sheet>
  )
}

/** What became of what was given back. */
function DayNews({ halves }: { readonly halves: ReturnType<typeof halvesOn> }) {
  const texts = useTexts(returnTexts).sheet
  const language = useLanguage()
  const has = (state: OwnDays['halves'][number]['state']) => halves.some((half) => half.state === state)
  const credit = halves.reduce((sum, { creditCents }) => sum + creditCents, 0)
  const news = [
    has('held') ? texts.heldText : '',
    has('sold') ? texts.soldText : '',
    credit > 0 ? texts.creditedText(money(credit, language)) : '',
    has('lapsed') ? texts.lapsedText : '',
    halves.every(({ state }) => state === 'used') ? texts.usedText : '',
  ].filter((line) => line !== '')
  return news.length === 0 ? null : <Note>{news.join(' ')}</Note>
}

interface GiveFormProps {
  readonly holder: AskedHolder
  readonly days: OwnDays
  readonly day: string
  readonly parts: readonly DayPart[]
  readonly onDone: () => void
}

/** Which part, for how many days, what it would earn, and the button. */
function GiveForm({ holder, days, day, parts, onDone }: GiveFormProps) {
  const texts = useTexts(returnTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState<DayPart | null>(null)
  const [wanted, setCount] = useState(1)
  const part = chosen !== null && parts.includes(chosen) ? chosen : (parts[0] ?? 'full_day')
  const most = daysInARow(days, day, part)
  const count = Math.min(wanted, most)
  const { quote, give, isBusy, isOnline } = useGiveBack(
    holder,
    { from: day, to: lastDayOf(days, day, count), part },
    onDone,
  )
  return (
    <>
      <Segmented
        label={texts.sheet.what}
        value={part}
        options={parts.map((id) => ({ id, label: texts.parts[id] }))}
        onChange={setChosen}
      />
      {most > 1 ? (
        <div className="row sp">
          <span>{texts.sheet.days}</span>
          <Stepper label={texts.sheet.days} value={count} min={1} max={most} onChange={setCount} />
        </div>
      ) : null}
      <p className="sub ink2">{texts.sheet.ifSold}</p>
      {quote.failure === null ? null : (
        <Note tone="bad" icon="alert" role="alert">
          {quote.failure}
        </Note>
      )}
      <Button
        full
        isDisabled={!isOnline || quote.data === undefined}
        isBusy={isBusy}
        onPress={give}
        trailing={quote.data === undefined ? undefined : texts.sheet.upTo(money(quote.data.creditCents, language))}
      >
        {texts.sheet.give}
      </Button>
    </>
  )
}

interface ReclaimButtonsProps {
  readonly holder: AskedHolder
  readonly day: string
  readonly parts: readonly DayPart[]
  readonly onDone: () => void
}

/** Taking back: the whole day, or one of its halves. */
function ReclaimButtons({ holder, day, parts, onDone }: ReclaimButtonsProps) {
  const texts = useTexts(returnTexts)
  const { reclaim, isBusy, isOnline } = useGiveBack(holder, null, onDone)
  return parts.map((part) => (
    <Button
      key={part}
      full
      variant="tint"
      isDisabled={!isOnline}
      isBusy={isBusy}
      onPress={() => reclaim({ from: day, to: day, part })}
    >
      {part === 'full_day' ? texts.sheet.reclaim : texts.sheet.reclaimPart(texts.parts[part])}
    </Button>
  ))
}
