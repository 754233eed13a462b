import { SECOND } from '../../../domain/platform/duration.ts'
import { listWeatherDays } from '../../../domain/weather/staff-calls.ts'
import { FullBeachArt } from '../../design/art/FullBeachArt.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { WeatherDayCard } from './WeatherDayCard.tsx'
import { staffWeatherTexts } from './texts.ts'

/** `ges/meteo`: days on which the weather rule was met, with the evidence and the decision (B-19, R-603). */
export function WeatherScreen({ decides }: { readonly decides: boolean }) {
  const texts = useTexts(staffWeatherTexts)
  const query = useCallQuery(listWeatherDays, {}, { refetchInterval: 30 * SECOND })
  return (
    <StaffPage title={texts.title}>
      <Loaded query={query} skeleton={<Skeleton height={320} radius={24} />}>
        {({ days }) =>
          days.length === 0 ? (
            <EmptyState art={<FullBeachArt />} title={texts.empty} text={texts.emptyText} />
          ) : (
            <ul className="col g4">
              {days.map((day) => (
                <WeatherDayCard key={day.weatherDayId} day={day} decides={decides} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </StaffPage>
  )
}
