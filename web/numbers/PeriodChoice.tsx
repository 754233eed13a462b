import { useState } from 'react'
import { MOST_DAYS, PERIODS, type PeriodKind } from '../../domain/numbers/period.ts'
import { countDays, parseCivilDate } from '../../domain/platform/civil-date.ts'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from '../ui/Button.tsx'
import { DateField } from '../ui/staff/DateField.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { steppedQuery, type ChosenPeriod } from './period-state.ts'
import { numbersTexts } from './texts.ts'

interface PeriodChoiceProps {
  readonly chosen: ChosenPeriod
  readonly onChange: (query: { period: PeriodKind; from?: string | undefined; to?: string | undefined }) => void
}

/** Week, month, season or free dates, and a step to either side. */
export function PeriodChoice({ chosen, onChange }: PeriodChoiceProps) {
  const texts = useTexts(numbersTexts)
  const choose = (period: PeriodKind) =>
    onChange(
      period === 'days' ? { period, from: chosen.from, to: chosen.to } : { period, from: undefined, to: undefined },
    )
  return (
    <>
      <IconButton icon="chevron-left" label={texts.previous} onPress={() => onChange(steppedQuery(chosen, -1))} />
      <Segmented
        label={texts.period}
        value={chosen.kind}
        options={PERIODS.map((id) => ({ id, label: texts.periods[id] }))}
        onChange={choose}
      />
      <IconButton icon="chevron-right" label={texts.next} onPress={() => onChange(steppedQuery(chosen, 1))} />
    </>
  )
}

/** Two days of one's own; asked for once they can be. */
export function FreeDates({ chosen, onChange }: PeriodChoiceProps) {
  const texts = useTexts(numbersTexts)
  const [draft, setDraft] = useState<{ from: string; to: string }>({ from: chosen.from, to: chosen.to })
  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    if (isPeriod(next)) onChange({ period: 'days', ...next })
  }
  return (
    <div className="numbers-dates">
      <DateField
        label={texts.from}
        value={draft.from}
        onChange={(from) => change({ from })}
        error={isPeriod(draft) ? undefined : texts.wrongDays}
      />
      <DateField label={texts.to} value={draft.to} onChange={(to) => change({ to })} />
    </div>
  )
}

function isPeriod({ from, to }: { from: string; to: string }): boolean {
  const [first, last] = [parseCivilDate(from), parseCivilDate(to)]
  return first !== null && last !== null && first <= last && countDays(first, last) <= MOST_DAYS
}
