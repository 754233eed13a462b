import type { WeatherDay } from '../../../domain/weather/staff-calls.ts'
import { day as dayWords, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Card, Pill } from '../../ui/surfaces.tsx'
import { DecideButtons } from './DecideButtons.tsx'
import './weather.css'
import { staffWeatherTexts } from './texts.ts'

const HOUR_MINUTES = 60

/** One day: what was seen, whom it concerns, and what was decided. */
export function WeatherDayCard({ day, decides }: { readonly day: WeatherDay; readonly decides: boolean }) {
  const texts = useTexts(staffWeatherTexts)
  const language = useLanguage()
  const { state, cause, minutes, isTold } = day
  const said =
    state === 'proposed' ? texts.proposed : state === 'declined' ? texts.no : isTold ? texts.sent : texts.waiting
  const hours = `${Math.floor(minutes / HOUR_MINUTES)} h ${minutes % HOUR_MINUTES} min`
  const title = `${dayWords(day.day, language)}, ${texts.parts[day.part]}`
  return (
    <li>
      <Card as="article">
        <div className="row g3 weather-head">
          <div className="grow">
            <h2 className="t2 cap">{title}</h2>
            <p className="sub ink2">{texts.forHours(texts.causes[cause], hours)}</p>
          </div>
          <Pill tone={state === 'proposed' ? 'warn' : state === 'confirmed' ? 'ok' : 'neutral'}>{said}</Pill>
        </div>
        <dl className="row g4 mt3" style={{ flexWrap: 'wrap' }}>
          <Figure label={texts.bookings} value={String(day.bookings)} />
          <Figure label={texts.subscriptions} value={String(day.subscriptions)} />
          <Figure label={texts.people} value={String(day.people)} />
          <Figure label={texts.credit} value={money(day.creditCents, language)} />
          <Figure label={texts.unpaid} value={String(day.unpaidBookings)} />
        </dl>
        {day.decidedBy === null ? null : (
          <p className="sub ink2 mt2">
            {texts.by(day.decidedBy)}
            {day.reason === '' ? '' : `: ${day.reason}`}
            {isTold ? ` · ${texts.left(day.moved, day.openChoices)}` : ''}
          </p>
        )}
        <Observations day={day} />
        {state !== 'proposed' ? null : decides ? (
          <DecideButtons day={day} />
        ) : (
          <p className="sub ink2 mt3">{texts.onlyManager}</p>
        )}
      </Card>
    </li>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="foot ink2">{label}</dt>
      <dd className="t3 num">{value}</dd>
    </div>
  )
}

function Observations({ day }: { readonly day: WeatherDay }) {
  const texts = useTexts(staffWeatherTexts)
  return (
    <table className="weather-seen mt3">
      <caption className="sr">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.at}</th>
          <th scope="col">{texts.sky}</th>
          <th scope="col">{texts.wind}</th>
          <th scope="col">{texts.flag}</th>
        </tr>
      </thead>
      <tbody>
        {day.observations.map(({ at, sea }, index) => (
          <tr key={`${at}-${index}`}>
            <th scope="row" className="num">
              {at}
            </th>
            <td>{texts.skies[sea.sky]}</td>
            <td className="num">{texts.knots(sea.windKnots)}</td>
            <td>{texts.flags[sea.flag]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
