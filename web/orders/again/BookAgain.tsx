import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { cartTexts } from '../../cart/texts.ts'
import { codesWords, dogsOf, extrasWords, sumExtras } from '../../cart/line-words.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RangeCalendar } from '../../ui/RangeCalendar.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Card, Note } from '../../ui/surfaces.tsx'
import { useDayStates } from '../../umbrellas/search/use-day-states.ts'
import type { Resort } from '../../umbrellas/use-resort.ts'
import type { LastBooking } from './last-booking.ts'
import { againTexts } from './texts.ts'
import { useBookAgain } from './use-book-again.ts'

interface BookAgainProps {
  readonly last: LastBooking
  readonly resort: Resort
  readonly season: { readonly from: string; readonly to: string }
}

/** "Come l'ultima volta": the same places, dogs, extras and way of paying on another day, in two taps (B-34). */
export function BookAgain(props: BookAgainProps) {
  const { last } = props
  const texts = useTexts(againTexts)
  const cart = useTexts(cartTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const facts = [
    codesWords(last.lines, language),
    ...dogsOf(last.lines).map(({ name }) => name),
    extrasWords(sumExtras(last.lines), cart),
  ]
  return (
    <>
      <div className="list ico">
        <Button onPress={() => setOpen(true)}>
          <span className="tile">
            <Icon name="retry" size={20} />
          </span>
          <span className="grow">
            <span className="head row-detail">{texts.title}</span>
            <span className="foot ink2 row-detail ell">{facts.filter(Boolean).join(' · ')}</span>
          </span>
          <Icon name="chevron-right" size={18} />
        </Button>
      </div>
      {isOpen ? <AgainSheet {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function AgainSheet({ last, resort, season, onClose }: BookAgainProps & { readonly onClose: () => void }) {
  const texts = useTexts(againTexts)
  const failureText = useFailureText()
  const days = useDayStates(last.lines[0]?.part ?? 'full_day', resort.today)
  const again = useBookAgain(last)
  return (
    <Sheet isOpen isGrouped title={texts.when} subtitle={texts.same(last.days)} onClose={onClose}>
      {again.failure === null ? null : (
        <Note tone="bad" icon="alert" role="alert" className="mb2">
          {failureText(again.failure)}
        </Note>
      )}
      <Card>
        <div inert={again.isBusy}>
          <RangeCalendar
            label={texts.when}
            value={null}
            minDay={season.from > resort.today ? season.from : resort.today}
            maxDay={season.to}
            today={resort.today}
            dayState={days.dayState}
            onShown={days.onShown}
            onChange={({ from }) => void again.book(civilDate(from))}
          />
        </div>
      </Card>
    </Sheet>
  )
}
