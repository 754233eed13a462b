import { Button } from 'react-aria-components/Button'
import { day as dayText } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from './Icon.tsx'
import { uiTexts } from './texts.ts'

/** Head of a calendar: the month that is shown, by its first day, and the buttons to the months beside it. */
export function CalendarMonth({ firstDay }: { readonly firstDay: string }) {
  const language = useLanguage()
  const texts = useTexts(uiTexts).calendar
  return <CalendarHead text={dayText(firstDay, language, 'month')} previous={texts.previous} next={texts.next} />
}

interface CalendarHeadProps {
  /** What is shown, in words. */
  readonly text: string
  /** Accessible names of the two buttons. */
  readonly previous: string
  readonly next: string
}

/** What a calendar shows, and the buttons to what lies before and after. */
export function CalendarHead({ text, previous, next }: CalendarHeadProps) {
  return (
    <header className="row sp">
      <h2 className="t2 cal-month" aria-hidden="true">
        {text}
      </h2>
      <div className="row">
        <Button slot="previous" className="ib plain" aria-label={previous}>
          <Icon name="chevron-left" stroke={2.2} />
        </Button>
        <Button slot="next" className="ib plain" aria-label={next}>
          <Icon name="chevron-right" stroke={2.2} />
        </Button>
      </div>
    </header>
  )
}
