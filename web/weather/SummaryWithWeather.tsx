import type { Order } from '../../domain/orders/calls.ts'
import { listWeatherChoices } from '../../domain/weather/calls.ts'
import { day, dayOfInstant, money, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { resortDay } from '../platform/resort-day.ts'
import { useTexts } from '../platform/texts.ts'
import { SummaryWithReturns } from '../returns/SummaryWithReturns.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { weatherTexts } from './texts.ts'

/** The summary of an order with what its days of bad weather bring (B-19). */
export function SummaryWithWeather() {
  return <SummaryWithReturns first={weatherOf} />
}

/** Bad weather is observed: an order whose days all lie ahead asks for nothing, and one whose days are over needs no rule. */
const weatherOf = (order: Order) => {
  const today = resortDay()
  const lines = order.lines.filter((line) => !line.isCancelled)
  return (
    <>
      {order.lines.some((line) => line.from <= today) ? <WeatherRows orderId={order.orderId} /> : null}
      {lines.some((line) => line.to >= today) ? <RuleRow /> : null}
    </>
  )
}

/** The way to the public rule, for who has days of a place still to come. */
function RuleRow() {
  const texts = useTexts(weatherTexts)
  return (
    <List inset="icon">
      <ListRow icon="cloud-rain" label={texts.title} detail={texts.ruleDetail} href="/tabs/contact/meteo" />
    </List>
  )
}

/** The way to each choice of the order, and what became of it; nothing where there is none, or as long as nobody knows. */
function WeatherRows({ orderId }: { readonly orderId: number }) {
  const texts = useTexts(weatherTexts)
  const language = useLanguage()
  const { data } = useCallQuery(listWeatherChoices, {})
  const own = data?.choices.filter((choice) => choice.orderId === orderId && choice.state !== 'lapsed') ?? []
  if (own.length === 0) return null
  return (
    <List inset="icon">
      {own.map(({ choiceId, state, chooseUntil, creditCents, ...choice }) => {
        const isOpen = state === 'open'
        const when = day(choice.day, language)
        const until = texts.until(day(dayOfInstant(chooseUntil), language), time(chooseUntil, language))
        const became = { ...texts.states, open: until, credited: texts.states.credited(money(creditCents, language)) }
        return (
          <ListRow
            key={choiceId}
            icon="waves"
            label={isOpen ? texts.offer(when) : texts.given(when)}
            detail={became[state]}
            href="/tabs/contact/meteo"
          />
        )
      })}
    </List>
  )
}
