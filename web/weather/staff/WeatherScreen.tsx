import { SECOND } from '../../../domain/platform/duration.ts'
import { listWeatherDays } from '../../../domain/weather/staff-calls.ts'
import { FullBeachArt } from '../../design/art/FullBeachArt.tsx'
import { useFailureReason } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { WeatherDayCard } from './WeatherDayCard.tsx'
import { staffWeatherTexts } from './texts.ts'

/** `ges/meteo`: days on which the weather rule was met, with the evidence and the decision (B-19, R-603). */
export function WeatherScreen({ decides }: { readonly decides: boolean }) {
  const texts = useTexts(staffWeatherTexts)
  const reason = useFailureReason()
  const query = useCallQuery(listWeatherDays, {}, { refetchInterval: 30 * SECOND })
  const load = () => void query.refetch()
  return (
    <StaffPage title={texts.title}>
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState text={reason(query.error)} onRetry={load} isRetrying={query.isFetching} />
        ) : (
          <Waiting onRetry={load}>
            <Skeleton height={320} radius={24} />
          </Waiting>
        )
      ) : query.data.days.length === 0 ? (
        <EmptyState art={<FullBeachArt />} title={texts.empty} text={texts.emptyText} />
      ) : (
        <ul className="col g4">
          {query.data.days.map((day) => (
            <WeatherDayCard key={day.weatherDayId} day={day} decides={decides} />
          ))}
        </ul>
      )}
    </StaffPage>
  )
}
