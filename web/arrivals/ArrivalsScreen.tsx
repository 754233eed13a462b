import { useState } from 'react'
import type { VisitList } from '../../domain/arrivals/calls.ts'
import { useFailureReason } from '../platform/failure.ts'
import { resortDay } from '../platform/resort-day.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { StaffPage } from '../ui/staff/StaffPage.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import './arrivals.css'
import { ArrivalsSide } from './ArrivalsSide.tsx'
import { ArrivalsTable } from './ArrivalsTable.tsx'
import { refreshBeachDay } from './beach-cache.ts'
import { DayMenu, DaySteps } from './DayNav.tsx'
import { useArrivalSync } from './offline/arrival-store.ts'
import { useDayList } from './offline/kept-day-list.ts'
import { OfflineDay } from './OfflineDay.tsx'
import { OfflineNotices } from './OfflineNotices.tsx'
import { StaffIcon } from '../ui/staff/StaffIcon.tsx'
import { ScannerSheet } from './scan/ScannerSheet.tsx'
import { SearchBox } from './SearchBox.tsx'
import { StrandedNotices } from './stranded/StrandedNotices.tsx'
import { arrivalTexts } from './texts.ts'
import { useVisitList, type Followed } from './use-beach-day.ts'
import { useDayWish, type DayWish } from './use-day-wish.ts'
import { useVisitActions, type VisitActions } from './use-visit-actions.ts'

interface ArrivalsScreenProps {
  /** Whether the person may see the till. */
  readonly hasTill: boolean
}

/** `ges/arrivi`: who comes on a day, one row each, with the next step in it (mockup 51, B-11, B-12, R-603). */
export function ArrivalsScreen({ hasTill }: ArrivalsScreenProps) {
  const texts = useTexts(arrivalTexts)
  const wish = useDayWish()
  const kept = useDayList()
  useArrivalSync()
  const actions = useVisitActions()
  const day = wish.day ?? resortDay()
  const followed = useVisitList(day)
  const [isScanning, setScanning] = useState(false)
  const scan = () => setScanning(true)
  const list = followed.data
  const nav = { today: list?.today ?? resortDay(), day, onChange: wish.setDay }
  return (
    <StaffPage
      title={texts.arrivals}
      className={list ? 'arrivals' : 'beach-rest'}
      actions={
        <>
          <SearchBox value={wish.search} onChange={wish.setSearch} />
          <DayMenu {...nav} />
          <DaySteps {...nav} />
        </>
      }
      corner={
        <Button size="sm" aria-label={texts.scan.open} onPress={scan}>
          <StaffIcon name="scan" size={20} />
          <span className="scan-word">{texts.scan.openShort}</span>
        </Button>
      }
      notices={
        <>
          <OfflineNotices staleFrom={followed.error ? followed.dataFrom : null} isFetching={followed.isFetching} />
          <StrandedNotices />
        </>
      }
    >
      {list ? (
        <OpenArrivals list={list} wish={wish} actions={actions} hasTill={hasTill} />
      ) : (
        <NoArrivals followed={followed} kept={kept} wish={wish} actions={actions} onScan={scan} />
      )}
      {isScanning ? (
        <ScannerSheet day={day} list={kept ?? null} actions={actions} onClose={() => setScanning(false)} />
      ) : null}
    </StaffPage>
  )
}

interface OpenArrivalsProps extends ArrivalsScreenProps {
  readonly list: VisitList
  readonly wish: DayWish
  readonly actions: VisitActions
}

function OpenArrivals({ list, wish, actions, hasTill }: OpenArrivalsProps) {
  return (
    <>
      <ArrivalsTable list={list} wish={wish} actions={actions} hasTill={hasTill} />
      <ArrivalsSide list={list} hasTill={hasTill} />
    </>
  )
}

interface NoArrivalsProps {
  readonly followed: Followed<VisitList>
  readonly kept: ReturnType<typeof useDayList>
  readonly wish: DayWish
  readonly actions: VisitActions
  readonly onScan: () => void
}

/** While there is no list: it comes, it cannot come, or there is no network and the kept one stands in. */
function NoArrivals({ followed, kept, wish, actions, onScan }: NoArrivalsProps) {
  const failureReason = useFailureReason()
  const failure = followed.error
  if (failure !== null && (failure.code === 'network' || failure.code === 'timeout') && kept) {
    return <OfflineDay list={kept} search={wish.search} actions={actions} onScan={onScan} />
  }
  if (failure !== null) {
    return <ErrorState text={failureReason(failure)} onRetry={refreshBeachDay} isRetrying={followed.isFetching} />
  }
  return (
    <Waiting onRetry={refreshBeachDay}>
      <Skeleton height={520} radius={24} />
    </Waiting>
  )
}
