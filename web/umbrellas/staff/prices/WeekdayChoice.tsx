import { WEEKDAY_NAMES, type WeekdayName } from '../../../../domain/platform/weekday-names.ts'
import { useLanguage } from '../../../platform/language.ts'
import { weekdayNames } from './price-words.ts'

interface WeekdayChoiceProps {
  readonly label: string
  readonly value: readonly WeekdayName[]
  readonly onChange: (value: WeekdayName[]) => void
}

/** Days of the week, any number of them. */
export function WeekdayChoice({ label, value, onChange }: WeekdayChoiceProps) {
  const names = weekdayNames(useLanguage())
  return (
    <fieldset className="price-weekdays">
      <legend className="lab">{label}</legend>
      {WEEKDAY_NAMES.map((name, index) => (
        <label key={name} className="price-brush">
          <input
            type="checkbox"
            checked={value.includes(name)}
            onChange={(event) =>
              onChange(WEEKDAY_NAMES.filter((one) => (one === name ? event.target.checked : value.includes(one))))
            }
          />
          {names[index]}
        </label>
      ))}
    </fieldset>
  )
}
