import { addDays, parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { DAY_PARTS, type DayPart } from '../../../domain/platform/day-part.ts'
import { useTexts } from '../../platform/texts.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { DateField } from '../../ui/staff/DateField.tsx'
import { actionTexts } from './texts.ts'

/** The days that a sale is about, all of the same part. */
export interface SalePeriod {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
}

/** Stays that are sold most. */
const LENGTHS = [1, 3, 7, 14] as const

interface SaleDaysProps {
  readonly period: SalePeriod
  readonly onChange: (period: SalePeriod) => void
}

/** From when to when, and which part of each day: a day, a week or any two dates of the season. */
export function SaleDays({ period, onChange }: SaleDaysProps) {
  const texts = useTexts(actionTexts)
  const { from, to } = period
  const change = (next: Partial<SalePeriod>) => {
    const changed = { ...period, ...next }
    onChange(changed.to < changed.from ? { ...changed, to: changed.from } : changed)
  }
  const setFrom = (value: string) => {
    const day = parseCivilDate(value)
    if (day !== null) change({ from: day })
  }
  const setTo = (value: string) => {
    const day = parseCivilDate(value)
    if (day !== null) change({ to: day })
  }
  return (
    <div className="col g2 sale-days">
      <ChipRow label={texts.days} wrap className="sale-chips">
        {LENGTHS.map((length) => (
          <Chip
            key={length}
            isSelected={to === addDays(from, length - 1)}
            onPress={() => change({ to: addDays(from, length - 1) })}
          >
            {texts.dayCount(length)}
          </Chip>
        ))}
      </ChipRow>
      <div className="row g2">
        <DateField label={texts.from} value={from} onChange={setFrom} />
        <DateField label={texts.to} value={to} onChange={setTo} />
      </div>
      <Segmented
        label={texts.part}
        value={period.part}
        options={DAY_PARTS.map((id) => ({ id, label: texts.parts[id] }))}
        onChange={(part) => change({ part })}
      />
    </div>
  )
}
