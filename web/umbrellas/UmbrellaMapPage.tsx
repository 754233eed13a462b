import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { getOwnPlaces } from '../../domain/umbrellas/own-calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { isCallFailure, type CallFailure } from '../platform/call.ts'
import { useFailureReason, useFailureText } from '../platform/failure.ts'
import { invalidate } from '../platform/queries.ts'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { FullBeachArt } from '../design/art/FullBeachArt.tsx'
import { BeachView } from './BeachView.tsx'
import { FullBeach } from './FullBeach.tsx'
import type { Availability } from './map/availability.ts'
import { mapView } from './map/map-view.ts'
import { countFree } from './map/zone-counts.ts'
import { MapSkeleton } from './MapSkeleton.tsx'
import { completeSearch, meetsStay, type Search, type SearchDog } from './search-state.ts'
import { umbrellaTexts } from './texts.ts'
import { useBeach } from './use-beach.ts'
import { useMapAddress, type MapAddress } from './use-map-address.ts'
import { useOwnPlaces } from './use-own-places.ts'
import { useResort } from './use-resort.ts'
import { useStable } from './use-stable.ts'
import { useUmbrellaCart } from './use-umbrella-cart.ts'
import styles from './beach-page.module.css'

const SearchPage = lazy(async () => ({ default: (await import('./SearchPage.tsx')).SearchPage }))

/** Refusals that no retry changes: other days have to be chosen. */
const OTHER_DAYS = ['input_invalid', 'resort_closed', 'outside_season', 'day_part_over', 'period_too_long'] as const

/** A page of its own when the beach can't be shown. */
function Framed({ children }: { children: ReactNode }) {
  const texts = useTexts(umbrellaTexts)
  return (
    <Page title={texts.map.title} back="/tabs/main-page-ombrelloni">
      {children}
    </Page>
  )
}

function Failed({ failure, onRetry, onEdit }: { failure: CallFailure; onRetry: () => void; onEdit: () => void }) {
  const texts = useTexts(umbrellaTexts)
  const failureText = useFailureText()
  const failureReason = useFailureReason()
  if (!isCallFailure(failure, ...OTHER_DAYS)) return <ErrorState onRetry={onRetry} text={failureReason(failure)} />
  return (
    <EmptyState
      art={<FullBeachArt />}
      title={failureText(failure)}
      action={
        <Button full onPress={onEdit}>
          {texts.failed.change}
        </Button>
      }
    />
  )
}

/** How many places are free and suit the dogs. */
function freeFor(plan: BeachPlan, availability: Availability, dogs: readonly SearchDog[]): number {
  const views = mapView({
    plan,
    availability,
    lines: [],
    dogs,
    zone: 'suited',
    onlyAccessible: false,
    busyIds: new Set(),
  })
  return countFree(views.values(), false).suited
}

/** Tells which places this person gave back for good: removed, and no longer to be put back. */
function useGivenBack(
  removed: readonly UmbrellaLine[],
  kept: readonly UmbrellaLine[],
  giveBack: (lines: readonly UmbrellaLine[]) => void,
) {
  const before = useRef(removed)
  const tell = useStable(giveBack)
  // Before the screen is painted, so that the place is never shown as someone else's.
  useLayoutEffect(() => {
    const known = new Set([...removed, ...kept].map((line) => line.lineId))
    const gone = before.current.filter((line) => !known.has(line.lineId))
    before.current = removed
    if (gone.length > 0) tell(gone)
  }, [removed, kept, tell])
}

function SearchedBeach({ search, address }: { search: Search; address: MapAddress }) {
  const beach = useBeach(search)
  const { own, isPending: isOwnPending } = useOwnPlaces(search)
  const resort = useResort()
  const { cart, removed } = useUmbrellaCart()
  useGivenBack(removed, cart.lines, beach.giveBack)
  const [wantsMap, setWantsMap] = useState(false)
  const { plan, availability, failure } = beach
  const { dogs } = search
  const isFull = useMemo(
    () => plan !== undefined && availability !== undefined && freeFor(plan, availability, dogs) === 0,
    [plan, availability, dogs],
  )
  if (failure !== null) {
    return (
      <Framed>
        <Failed failure={failure} onRetry={beach.retry} onEdit={address.editSearch} />
      </Framed>
    )
  }
  // What this person may not have is never shown as free, not even for a moment.
  if (plan === undefined || availability === undefined || isOwnPending) {
    return (
      <Page layout="full" isPadded={false} className={styles['host'] ?? ''}>
        <MapSkeleton search={search} onEdit={address.editSearch} onRetry={beach.retry} />
      </Page>
    )
  }
  // Who holds or has booked places on these days finds them on the map; those of other days hide nothing of the way on.
  if (
    isFull &&
    !wantsMap &&
    !meetsStay(cart.lines, search) &&
    (own?.booked ?? []).length === 0 &&
    resort !== undefined
  ) {
    return (
      <Framed>
        <FullBeach
          search={search}
          resort={resort}
          onDay={(day) => address.searchAgain({ ...search, from: day, to: day })}
          onEdit={address.editSearch}
          onAnyway={() => setWantsMap(true)}
        />
      </Framed>
    )
  }
  return (
    <Page layout="full" isPadded={false} className={styles['host'] ?? ''}>
      <BeachView
        plan={plan}
        availability={availability}
        own={own}
        search={search}
        address={address}
        markTaken={beach.markTaken}
        refresh={() => {
          beach.refresh()
          void invalidate(getOwnPlaces)
        }}
      />
    </Page>
  )
}

/**
 * `new-search-loader` and `checkout-ombrellone`: the places of a search, as map or list, with a place's sheet
 * over them (DESIGN.md §3). The search is in the query; without dates the way leads back to choosing them.
 */
export function UmbrellaMapPage() {
  const address = useMapAddress()
  const texts = useTexts(umbrellaTexts)
  const search = useMemo(() => completeSearch(address.draft), [address.draft])
  const { isLoggedIn } = useSession()
  // The search of its own is behind the login: a visitor chooses the days here (B-31).
  if (search === null && !isLoggedIn)
    return (
      <Suspense fallback={null}>
        <SearchPage />
      </Suspense>
    )
  if (search === null) {
    return (
      <Framed>
        <EmptyState
          art={<FullBeachArt />}
          title={texts.search.title}
          text={texts.search.chooseDays}
          action={
            <Button full onPress={address.editSearch}>
              {texts.map.change}
            </Button>
          }
        />
      </Framed>
    )
  }
  return <SearchedBeach key={`${search.from}/${search.to}/${search.part}`} search={search} address={address} />
}
