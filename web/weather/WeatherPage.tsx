import { getWeatherRule, listWeatherChoices } from '../../domain/weather/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { useFailureReason } from '../platform/failure.ts'
import { hour } from '../platform/format.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Page } from '../ui/Page.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Card, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'
import { weatherTexts } from './texts.ts'

/** `tabs/contact/meteo`: the public rule of bad weather with the resort’s numbers, and one's own choices (B-19). */
export function WeatherPage() {
  const texts = useTexts(weatherTexts)
  const reason = useFailureReason()
  const rule = useCallQuery(getWeatherRule, {})
  const { token } = useSession()
  const load = () => void rule.refetch()
  return (
    <Page title={texts.title} back="/tabs/contact">
      {token === null ? null : <OwnChoices />}
      {rule.data ? (
        <Rule rule={rule.data} />
      ) : rule.isError ? (
        <ErrorState text={reason(rule.error)} onRetry={load} isRetrying={rule.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <Skeleton height={260} radius="var(--r-l)" className="mt3" />
        </Waiting>
      )}
    </Page>
  )
}

/** What is one's own to choose; nothing while there is none. */
function OwnChoices() {
  const texts = useTexts(weatherTexts)
  const reason = useFailureReason()
  const query = useCallQuery(listWeatherChoices, {}, { staleTime: 0 })
  if (query.isError)
    return <ErrorState text={reason(query.error)} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  const choices = query.data?.choices ?? []
  if (choices.length === 0) return null
  return (
    <section aria-label={texts.yours} className="mt3">
      <h2 className="t2">{texts.yours}</h2>
      <ul className="col g3 mt2">
        {choices.map((choice) => (
          <ChoiceCard key={choice.choiceId} choice={choice} />
        ))}
      </ul>
    </section>
  )
}

function Rule({ rule }: { readonly rule: CallOutput<typeof getWeatherRule> }) {
  const texts = useTexts(weatherTexts)
  const causes = [
    rule.rainHours > 0 ? texts.rain(rule.rainHours) : null,
    rule.windHours > 0 ? texts.wind(rule.windHours, rule.windKnots) : null,
    rule.flagHours > 0 ? texts.flag(rule.flagHours) : null,
  ].filter((cause) => cause !== null)
  return (
    <Card className="mt3">
      <h2 className="t3">{texts.rule}</h2>
      <p className="mt2">{texts.intro}</p>
      <ul className="mt2" style={{ paddingInlineStart: 20, listStyle: 'disc' }}>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <p className="mt2">
        {texts.window(hour(rule.fromHour), hour(rule.toHour), hour(rule.turnHour), rule.heldMinutes)}
      </p>
      <p className="mt2">
        {texts.credit(rule.creditPercent)}{' '}
        {rule.arrivedPercent === 0 ? texts.arrivedNone : texts.arrived(rule.arrivedPercent)}
      </p>
      <p className="mt2">{texts.choose(rule.chooseHours, rule.moveDays)}</p>
      <p className="mt2">{texts.unpaid}</p>
      <p className="mt2">
        {rule.subscriptionPercent === 0 ? texts.subscriptionsNone : texts.subscriptions(rule.subscriptionPercent)}
      </p>
    </Card>
  )
}
