import { addDays, eachDay, type CivilDate } from '../../domain/platform/civil-date.ts'
import { day as dayWords } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { arrivalTexts } from './texts.ts'

/** Days that the menu offers before and after today. */
const DAYS_BACK = 14
const DAYS_AHEAD = 60

interface DayMenuProps {
  readonly today: CivilDate
  readonly day: CivilDate
  readonly onChange: (day: CivilDate) => void
}

function offeredDays(today: CivilDate, day: CivilDate): readonly CivilDate[] {
  return [...new Set([...eachDay(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)), day])].toSorted()
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** The day as the title of the beach: a tap chooses another one (mockup 50). */
export function DayTitle({ today, day, onChange }: DayMenuProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const label = (date: CivilDate) => capital(dayWords(date, language, 'long'))
  return (
    <MenuButton
      className="day-title"
      label={texts.day}
      value={day}
      options={offeredDays(today, day).map((id) => ({ id, label: label(id) }))}
      onChange={onChange}
    >
      {label(day)}
    </MenuButton>
  )
}

/** The day as a button beside the title: "Oggi, 11 luglio" (mockup 51). */
export function DayMenu({ today, day, onChange }: DayMenuProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const label = (date: CivilDate) =>
    date === today ? texts.today(dayWords(date, language, 'medium')) : dayWords(date, language, 'weekdays')
  return (
    <MenuButton
      label={texts.day}
      value={day}
      options={offeredDays(today, day).map((id) => ({ id, label: label(id) }))}
      onChange={onChange}
    >
      <Icon name="calendar" size={19} />
      {label(day)}
      <Icon name="chevron-down" size={17} stroke={2.2} />
    </MenuButton>
  )
}
