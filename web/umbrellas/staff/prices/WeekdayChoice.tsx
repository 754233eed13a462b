import { WEEKDAY_NAMES, type WeekdayName } from '../../../../domain/platform/weekday-names.ts'
import { useLanguage } from '../../../platform/language.ts'
import { CheckChoice } from './CheckChoice.tsx'
import { weekdayNames } from './price-words.ts'

interface WeekdayChoiceProps {
  readonly label: string
  readonly value: readonly WeekdayName[]
  readonly onChange: (value: WeekdayName[]) => void
}

/** Days of the week, any number of them. */
export function WeekdayChoice(props: WeekdayChoiceProps) {
  const names = weekdayNames(useLanguage())
  return <CheckChoice {...props} options={WEEKDAY_NAMES.map((id, index) => ({ id, label: names[index] ?? id }))} />
}
