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
  return (
    <header className="row sp">
      <h2 className="t2 cal-month" aria-hidden="true">
        {dayText(firstDay, language, 'month')}
      </h2>
      <div className="row">
        <Button slot="previous" className="ib plain" aria-label={texts.previous}>
          <Icon name="chevron-left" stroke={2.2} />
        </Button>
        <Button slot="next" className="ib plain" aria-label={texts.next}>
          <Icon name="chevron-right" stroke={2.2} />
        </Button>
      </div>
    </header>
  )
}
