import { useState, type ComponentType, type ReactNode } from 'react'
import type { BeachDay } from '../../domain/arrivals/calls.ts'
import { DAY_PARTS } from '../../domain/platform/day-part.ts'
import { getPlan } from '../../domain/umbrellas/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useCallQuery } from '../platform/queries.ts'
import { resortDay } from '../platform/resort-day.ts'
import { useTexts } from '../platform/texts.ts'
import { Segmented } from '../ui/Segmented.tsx'
import { StaffPage } from '../ui/staff/StaffPage.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { useMoving } from './actions/use-moving.ts'
import './arrivals.css'
import { refreshBeachDay } from './beach-cache.ts'
import { BeachMapPanel } from './BeachMapPanel.tsx'
import { BeachSide, type OtherDaysProps } from './BeachSide.tsx'
import { DaySteps, DayTitle } from './DayNav.tsx'
import { useArrivalSync } from './offline/arrival-store.ts'
import { useDayList } from './offline/kept-day-list.ts'
import { OfflineDay } from './OfflineDay.tsx'
import { OfflineNotices } from './OfflineNotices.tsx'
import { ScannerSheet } from './scan/ScannerSheet.tsx'
import { SearchBox } from './SearchBox.tsx'
import { StrandedNotices } from './stranded/StrandedNotices.tsx'
import { arrivalTexts } from './texts.ts'
import { useBeachDay, type Followed } from './use-beach-day.ts'
import { useDayWish, type DayWish } from './use-day-wish.ts'
import { useVisitActions } from './use-visit-actions.ts'

interface BeachDayScreenProps {
  /** What waits for who works here, at the end of the head. */
  readonly bell: ReactNode
  /** How the sea is, for who enters it; beside the map. */
  readonly sea: ReactNode
  /** Whether the person may see the till. */
  readonly hasTill: boolean
  /** Who a search finds on other days. */
  readonly OtherDays: ComponentType<OtherDaysProps>
}

/** `ges/spiaggia`: every place of the beach on a day, who comes, and the scanner (mockup 50, B-11, R-603). */
export function BeachDayScreen({ bell, sea, hasTill, OtherDays }: BeachDayScreenProps) {
  const texts = useTexts(arrivalTexts)
  const wish = useDayWish()
  const list = useDayList()
  useArrivalSync()
  const actions = useVisitActions()
  const day = wish.day ?? resortDay()
  const beach = useBeachDay(day, wish.part)
  const plan = usePlanOf(beach.data?.planVersion)
  const [isScanning, setScanning] = useState(false)
  const scan = () => setScanning(true)
  const nav = { today: beach.data?.today ?? resortDay(), day, onChange: wish.setDay }
  return (
    <StaffPage
      title={<DayTitle {...nav} />}
      className={beach.data && plan.data ? 'beach-day' : 'beach-rest'}
      actions={
        <>
          <DaySteps {...nav} />
          <Segmented
            className="beach-parts"
            label={texts.part}
            value={wish.part}
            options={DAY_PARTS.map((id) => ({ id, label: texts.parts[id] }))}
            onChange={wish.setPart}
          />
          <SearchBox value={wish.search} onChange={wish.setSearch} />
        </>
      }
      corner={bell}
      notices={
        <>
          <OfflineNotices staleFrom={beach.error ? beach.dataFrom : null} isFetching={beach.isFetching} />
          <StrandedNotices />
        </>
      }
    >
      {beach.data && plan.data ? (
        <OpenBeach
          beach={beach.data}
          plan={plan.data}
          wish={wish}
          actions={actions}
          onScan={scan}
          {...{ sea, hasTill, OtherDays }}
        />
      ) : (
        <NoBeach
          beach={beach}
          list={list}
          wish={wish}
          actions={actions}
          onScan={scan}
          planError={plan.error !== null}
        />
      )}
      {isScanning ? (
        <ScannerSheet day={day} list={list ?? null} actions={actions} onClose={() => setScanning(false)} />
      ) : null}
    </StaffPage>
  )
}

/** The plan that the day speaks of: asked for anew when the beach was drawn again. */
function usePlanOf(version: string | undefined) {
  const query = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const isOld = version !== undefined && query.data !== undefined && query.data.version !== version
  if (isOld && !query.isFetching && !query.isError) queueMicrotask(() => void query.refetch())
  return query
}

interface OpenBeachProps {
  readonly beach: BeachDay
  readonly plan: BeachPlan
  readonly wish: DayWish
  readonly actions: ReturnType<typeof useVisitActions>
  readonly onScan: () => void
  readonly sea: ReactNode
  readonly hasTill: boolean
  readonly OtherDays: ComponentType<OtherDaysProps>
}

function OpenBeach(props: OpenBeachProps) {
  const { beach, plan, wish } = props
  const moving = useMoving(beach.day, { onMoved: wish.choose, onDone: refreshBeachDay })
  return (
    <>
      <BeachMapPanel beach={beach} plan={plan} wish={wish} moving={moving} />
      <BeachSide {...props} moving={moving} />
    </>
  )
}

interface NoBeachProps extends Omit<OpenBeachProps, 'beach' | 'plan' | 'sea' | 'hasTill' | 'OtherDays'> {
  readonly beach: Followed<BeachDay>
  readonly list: ReturnType<typeof useDayList>
  readonly planError: boolean
}

/** While there is no beach to draw: it comes, it cannot come, or there is no network and the kept list stands in. */
function NoBeach({ beach, list, wish, actions, onScan, planError }: NoBeachProps) {
  const failureReason = useFailureReason()
  const failure = beach.error
  if (failure !== null && (failure.code === 'network' || failure.code === 'timeout') && list) {
    return <OfflineDay list={list} search={wish.search} actions={actions} onScan={onScan} />
  }
  if (failure !== null || planError) {
    return <ErrorState text={failureReason(failure)} onRetry={refreshBeachDay} isRetrying={beach.isFetching} />
  }
  return (
    <Waiting onRetry={refreshBeachDay}>
      <Skeleton height={520} radius={24} />
    </Waiting>
  )
}
