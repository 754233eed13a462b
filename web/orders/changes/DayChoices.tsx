import type { ChangeQuote } from '../../../domain/orders/change-calls.ts'
import type { OrderLine } from '../../../domain/orders/calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { day as dayWords, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { CheckRow } from '../../ui/choices.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import styles from './changes.module.css'
import { changeTexts } from './texts.ts'

type Chosen = ReadonlyMap<CivilDate, DayPart>

interface DayChoicesProps {
  readonly offer: ChangeQuote
  readonly line: OrderLine
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** A box for each day that may still go, with what it gives back alone; of a chosen full day, which part of it. */
export function DayChoices({ offer, line, chosen, onChange }: DayChoicesProps) {
  const texts = useTexts(changeTexts)
  const days = [...new Set(offer.days.map(({ day }) => day))]
  const hasBegun = days.length === 0 || days[0] !== line.from || line.part !== offer.days[0]?.part
  const change = (day: CivilDate, part: DayPart | null) => {
    const next = new Map(chosen)
    if (part === null) next.delete(day)
    else next.set(day, part)
    onChange(next)
  }
  return (
    <fieldset className={styles.days}>
      <legend className="head">{texts.cancel.choose}</legend>
      {days.map((day) => (
        <DayChoice
          key={day}
          day={day}
          parts={offer.days.filter((one) => one.day === day)}
          isPaid={offer.isPaid}
          chosen={chosen.get(day) ?? null}
          onChange={(part) => change(day, part)}
        />
      ))}
      {hasBegun ? <p className="foot ink2">{texts.cancel.over}</p> : null}
    </fieldset>
  )
}

interface DayChoiceProps {
  readonly day: CivilDate
  readonly parts: ChangeQuote['days']
  readonly isPaid: boolean
  readonly chosen: DayPart | null
  readonly onChange: (part: DayPart | null) => void
}

function DayChoice({ day, parts, isPaid, chosen, onChange }: DayChoiceProps) {
  const texts = useTexts(changeTexts)
  const language = useLanguage()
  const first = parts[0]
  if (first === undefined) return null
  const shown = parts.find(({ part }) => part === chosen) ?? first
  const words = dayWords(day, language)
  const amount = money(shown.refundCents, language)
  const back = shown.refundCents > 0 ? texts.cancel.goesBack(amount) : texts.cancel.nothingBack
  return (
    <div className={styles.day}>
      <CheckRow isSelected={chosen !== null} onChange={(isOn) => onChange(isOn ? first.part : null)}>
        <span className="head row-detail">{words}</span>
        <span className="foot ink2 row-detail">
          {[parts.length === 1 ? texts.parts[first.part] : '', isPaid ? back : '']
            .filter((word) => word !== '')
            .join(' · ')}
        </span>
      </CheckRow>
      {chosen !== null && parts.length > 1 ? (
        <Segmented
          label={texts.cancel.partOf(words)}
          value={chosen}
          options={parts.map(({ part }) => ({ id: part, label: texts.parts[part] }))}
          onChange={onChange}
        />
      ) : null}
    </div>
  )
}
