import { lazy, Suspense, useState } from 'react'
import { Button as PlainButton } from 'react-aria-components/Button'
import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import { day as dayWords } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { arrivalTexts } from './texts.ts'
import { useIsWide } from '../ui/staff/use-is-wide.ts'

/** Opened now and then, and heavier than the rest of the screen: it comes with its sheet. */
const DayCalendar = lazy(async () => ({ default: (await import('../ui/DayCalendar.tsx')).DayCalendar }))

/** How far the calendar goes from today, either way: last season and the next. */
const REACH = 400

interface DayNavProps {
  readonly today: CivilDate
  readonly day: CivilDate
  readonly onChange: (day: CivilDate | null) => void
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** The day as the title of the beach: a tap opens the calendar (mockup 50). */
export function DayTitle(props: DayNavProps) {
  const language = useLanguage()
  const isWide = useIsWide()
  return (
    <DayButton {...props} className="day-title">
      {capital(dayWords(props.day, language, isWide ? 'long' : 'weekdays'))}
    </DayButton>
  )
}

/** The day as a button beside the title: "Oggi, 11 luglio" (mockup 51). */
export function DayMenu(props: DayNavProps) {
  const texts = useTexts(arrivalTexts)
  const language = useLanguage()
  const { today, day } = props
  return (
    <DayButton {...props} className="day-menu">
      <Icon name="calendar" size={19} />
      {day === today ? texts.today(dayWords(day, language, 'medium')) : dayWords(day, language, 'weekdays')}
    </DayButton>
  )
}

interface DayButtonProps extends DayNavProps {
  readonly className: string
  readonly children: React.ReactNode
}

function DayButton({ today, day, onChange, className, children }: DayButtonProps) {
  const texts = useTexts(arrivalTexts)
  const [isOpen, setOpen] = useState(false)
  const choose = (chosen: string) => {
    setOpen(false)
    onChange(chosen === today ? null : (chosen as CivilDate))
  }
  return (
    <>
      <PlainButton className={className} onPress={() => setOpen(true)}>
        {children}
        <Icon name="chevron-down" size={17} stroke={2.2} />
      </PlainButton>
      {isOpen ? (
        <Sheet isOpen onClose={() => setOpen(false)} title={texts.day}>
          <Suspense fallback={<Skeleton height={330} radius={18} />}>
            <DayCalendar
              label={texts.day}
              value={day}
              today={today}
              minDay={addDays(today, -REACH)}
              maxDay={addDays(today, REACH)}
              onChange={choose}
            />
          </Suspense>
        </Sheet>
      ) : null}
    </>
  )
}

/** ‹ Oggi ›: a day back, today, a day on. */
export function DaySteps({ today, day, onChange }: DayNavProps) {
  const texts = useTexts(arrivalTexts)
  const go = (next: CivilDate) => onChange(next === today ? null : next)
  return (
    <div className="day-steps" role="group" aria-label={texts.day}>
      <IconButton icon="chevron-left" label={texts.dayBefore} variant="plain" onPress={() => go(addDays(day, -1))} />
      <Button size="sm" variant="ghost" isDisabled={day === today} onPress={() => onChange(null)}>
        {texts.todayShort}
      </Button>
      <IconButton icon="chevron-right" label={texts.dayAfter} variant="plain" onPress={() => go(addDays(day, 1))} />
    </div>
  )
}
