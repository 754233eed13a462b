import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { day as dayText } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { useChosenInView } from '../ui/chosen-in-view.ts'
import { restaurantTexts } from './texts.ts'
import styles from './restaurant.module.css'

interface DayStripProps {
  readonly days: readonly CivilDate[]
  readonly value: CivilDate
  readonly today: CivilDate
  readonly onChange: (day: CivilDate) => void
}

/** The days in a row that scrolls; each is read with its month. */
export function DayStrip({ days, value, today, onChange }: DayStripProps) {
  const texts = useTexts(restaurantTexts)
  const language = useLanguage()
  const row = useChosenInView()
  const weekday = (date: CivilDate) =>
    dayText(date, language, 'short')
      .replace(/[\d.,]/g, '')
      .trim()
  return (
    <RadioGroup
      ref={row}
      aria-label={texts.day}
      orientation="horizontal"
      className={`chips ${styles['days']}`}
      value={value}
      onChange={(next) => onChange(next as CivilDate)}
    >
      {days.map((date) => (
        <Radio key={date} value={date} className={styles['day'] ?? ''} aria-label={dayText(date, language, 'long')}>
          <span>{date === today ? texts.today : weekday(date)}</span>
          <b>{Number(date.slice(8))}</b>
        </Radio>
      ))}
    </RadioGroup>
  )
}
