import type { ReactNode } from 'react'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Days } from '../../domain/numbers/period.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useLanguage } from '../platform/language.ts'
import { useQueryState } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { StaffPage } from '../ui/staff/StaffPage.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { useResortQuery } from '../umbrellas/use-resort.ts'
import { BarNumbers } from './BarNumbers.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { CoverNumbers, HolderNumbers, NoShowNumbers, SourceNumbers, WaitingNumbers } from './GuestNumbers.tsx'
import { Overview } from './Overview.tsx'
import { FreeDates, PeriodChoice } from './PeriodChoice.tsx'
import { PlaceNumbers } from './PlaceNumbers.tsx'
import { chosenPeriod, lastingSeason, numbersQuery, periodTitle, VIEWS, type View } from './period-state.ts'
import { numbersTexts } from './texts.ts'
import './numbers.css'

const DRAWN: Readonly<Record<View, (props: { readonly days: Days }) => ReactNode>> = {
  overview: Overview,
  places: PlaceNumbers,
  no_shows: NoShowNumbers,
  bar: BarNumbers,
  sources: SourceNumbers,
  holders: HolderNumbers,
  covers: CoverNumbers,
  waiting: WaitingNumbers,
}

/** `ges/numeri`: how the resort does, for the management; the bar's people see the bar's part (mockup 56, B-14). */
export function Numbers({ isManager }: { readonly isManager: boolean }) {
  const texts = useTexts(numbersTexts)
  const failureReason = useFailureReason()
  const language = useLanguage()
  const [query, setQuery] = useQueryState(numbersQuery)
  const resort = useResortQuery()
  const load = () => void resort.refetch()
  if (resort.data === undefined) {
    return (
      <StaffPage title={texts.title}>
        {resort.isError ? (
          <ErrorState text={failureReason(resort.error)} onRetry={load} isRetrying={resort.isFetching} />
        ) : (
          <Waiting onRetry={load}>
            <Skeleton height={103} radius={22} />
            <Skeleton height={500} radius={22} />
          </Waiting>
        )}
      </StaffPage>
    )
  }
  const { today, season } = resort.data
  const chosen = chosenPeriod(query, today as CivilDate, lastingSeason(season, today))
  const view: View = isManager ? (query.view ?? 'overview') : 'bar'
  const View = DRAWN[view]
  return (
    <StaffPage
      title={periodTitle(chosen, language)}
      className="numbers"
      actions={
        <>
          {isManager ? (
            <MenuButton
              label={texts.view}
              value={view}
              options={VIEWS.map((id) => ({ id, label: texts.views[id] }))}
              onChange={(next) => setQuery({ view: next === 'overview' ? undefined : next })}
            >
              {texts.views[view]}
              <Icon name="chevron-down" size={17} stroke={2.2} />
            </MenuButton>
          ) : null}
          <PeriodChoice chosen={chosen} onChange={setQuery} />
          {isManager ? <ExportMenu days={chosen} /> : null}
        </>
      }
      notices={chosen.kind === 'days' ? <FreeDates chosen={chosen} onChange={setQuery} /> : undefined}
    >
      <View days={chosen} />
    </StaffPage>
  )
}
