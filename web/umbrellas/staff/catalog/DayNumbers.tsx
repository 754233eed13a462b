import { useState } from 'react'
import type { CivilDate } from '../../../../domain/platform/civil-date.ts'
import { addDays, parseCivilDate } from '../../../../domain/platform/civil-date.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { day as dayText } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/staff/DateField.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { toast } from '../../../ui/toasts.ts'
import { sectionTexts } from './texts.ts'
import { WholeField } from './WholeField.tsx'

/** How many there are on one day. */
export interface DayNumber {
  readonly day: CivilDate
  /** Null is no limit. */
  readonly count: number | null
  readonly taken: number
  /** Somebody said how many: the usual number does not hold. */
  readonly isSet: boolean
}

interface Span {
  readonly from: CivilDate
  readonly to: CivilDate
}

interface DayNumbersProps {
  readonly name: string
  readonly today: CivilDate
  /** Of the days that are shown; undefined while they are on their way. */
  readonly days: readonly DayNumber[] | undefined
  readonly usual: number
  readonly span: Span
  readonly onSpan: (span: Span) => void
  readonly set: (span: Span, count: number | null) => Promise<unknown>
  readonly clear: (span: Span) => Promise<unknown>
  readonly refresh: () => Promise<void>
}

/** The days that are shown first. */
export function twoWeeksFrom(today: CivilDate): Span {
  return { from: today, to: addDays(today, 13) }
}

/** Numbers of some days instead of the usual one: they hold at once, and are taken back within six seconds. */
export function DayNumbers(props: DayNumbersProps) {
  const { name, today, days, usual, span, onSpan, set, clear, refresh } = props
  const texts = useTexts(sectionTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const [count, setCount] = useState(usual)
  const [isBusy, setBusy] = useState(false)
  const fail = (failure: unknown) => toast(failureText(failure), { tone: 'bad', icon: 'alert' })
  const attempt = async (deed: () => Promise<unknown>, words: string, before: readonly DayNumber[] | null) => {
    setBusy(true)
    try {
      await deed()
      await refresh()
      const undo = () => void attempt(() => putBack(before ?? [], { set, clear }), texts.undone, null)
      toast(words, before === null ? {} : { tone: 'ok', action: { label: texts.undo, onPress: undo } })
    } catch (failure) {
      fail(failure)
    } finally {
      setBusy(false)
    }
  }
  const toSpan = (part: 'from' | 'to') => (text: string) => {
    const found = parseCivilDate(text)
    if (found === null || found < today) return
    const next = { ...span, [part]: found }
    onSpan(next.to < next.from ? { from: found, to: found } : next)
  }
  const from = dayText(span.from, language, 'medium')
  return (
    <section aria-label={texts.days} className="col g2">
      <h2 className="lh">{texts.days}</h2>
      <p className="foot ink2">{texts.daysHint}</p>
      <div className="field-grid">
        <DateField label={texts.fromDay} value={span.from} onChange={toSpan('from')} />
        <DateField label={texts.toDay} value={span.to} onChange={toSpan('to')} />
        <WholeField label={texts.number} value={count} min={0} max={10_000} onChange={setCount} />
        <Button
          size="sm"
          isBusy={isBusy}
          isDisabled={days === undefined}
          onPress={() => void attempt(() => set(span, count), texts.daySet(name, String(count), from), days ?? [])}
        >
          {texts.set}
        </Button>
        <Button
          size="sm"
          variant="tint"
          isDisabled={isBusy || days === undefined}
          onPress={() => void attempt(() => clear(span), texts.dayCleared(name), days ?? [])}
        >
          {texts.clear}
        </Button>
      </div>
      {days === undefined ? <Skeleton height={120} /> : <DayTable days={days} />}
    </section>
  )
}

/** Every day as it was: its own number again, or the usual one. */
async function putBack(
  days: readonly DayNumber[],
  { set, clear }: Pick<DayNumbersProps, 'set' | 'clear'>,
): Promise<void> {
  for (const { day, count, isSet } of days) {
    const span = { from: day, to: day }
    await (isSet ? set(span, count) : clear(span))
  }
}

function DayTable({ days }: { readonly days: readonly DayNumber[] }) {
  const texts = useTexts(sectionTexts)
  const language = useLanguage()
  return (
    <table className="day-numbers">
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col" className="num">
            {texts.taken}
          </th>
          <th scope="col" className="num">
            {texts.number}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, count, taken, isSet }) => (
          <tr key={day}>
            <th scope="row">{dayText(day, language, 'medium')}</th>
            <td className="num">{taken}</td>
            <td className="num">{isSet ? <b>{count ?? '∞'}</b> : `${count ?? '∞'} (${texts.usual})`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
