import { countDays } from '../../domain/platform/civil-date.ts'
import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import { moneyWhole } from '../platform/format.ts'
import { useFailureText } from '../platform/failure.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { DayCalendar } from '../ui/DayCalendar.tsx'
import { Card, Note } from '../ui/surfaces.tsx'
import type { Zone } from './plan-choice.ts'
import { stretchWords } from './plan-words.ts'
import { subscriptionTexts } from './texts.ts'
import { usePlanAvailability } from './use-plans.ts'

interface StartDayProps {
  readonly plan: SubscriptionPlan
  readonly from: string
  readonly zone: Zone | null
  readonly today: string
  readonly onChange: (from: string) => void
}

/** The first day of a plan whose start is chosen, the days that follow, and the price from there on: pro rata of a span that has begun. */
export function StartDay({ plan, from, zone, today, onChange }: StartDayProps) {
  const texts = useTexts(subscriptionTexts).plans
  const language = useLanguage()
  const failureText = useFailureText()
  const { data, error } = usePlanAvailability(plan, from, false)
  const cents = data?.prices
    .filter((price) => zone === null || zone.categories.some(({ id }) => id === price.category))
    .map(({ totalCents }) => totalCents)
    .toSorted((a, b) => a - b)[0]
  return (
    <section>
      <h2 className="lh">{texts.start}</h2>
      <Card>
        <p className="sub ink2">{plan.kind === 'span' ? texts.startSpan : texts.startLength}</p>
        <DayCalendar
          label={texts.startOf(plan.name)}
          value={from}
          until={data?.to ?? null}
          minDay={plan.start.from}
          maxDay={plan.start.to}
          today={today}
          onChange={onChange}
        />
        {error ? (
          <Note tone="warn" role="alert" className="mt3">
            {failureText(error)}
          </Note>
        ) : data === undefined ? null : (
          <p className="row sp g3 mt3" role="status">
            <span className="sub">
              {texts.stretch(
                stretchWords(data.from, data.to, language),
                Math.min(data.days, countDays(data.from, data.to)),
              )}
            </span>
            {cents === undefined ? null : <b className="price">{texts.stretchPrice(moneyWhole(cents, language))}</b>}
          </p>
        )}
        {data !== undefined && cents === undefined ? <p className="foot ink2 mt2">{texts.noneFree}</p> : null}
      </Card>
    </section>
  )
}
