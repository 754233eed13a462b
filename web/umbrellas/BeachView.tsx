import { useEffect, useMemo, useState } from 'react'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { IconButton } from '../ui/Button.tsx'
import { toast } from '../ui/toasts.ts'
import { useGo } from '../platform/navigation.tsx'
import { BeachSheets } from './BeachSheets.tsx'
import { PhoneHeader } from './PhoneHeader.tsx'
import { CartBar } from './CartBar.tsx'
import type { Availability } from './map/availability.ts'
import { passPath, type OwnPlaces } from './map/own-places.ts'
import { MapStage } from './map/MapStage.tsx'
import { useMapController } from './map/use-beach-map.ts'
import { useCoveredMap } from './map/use-covered-map.ts'
import { PlaceList } from './list/PlaceList.tsx'
import type { Search } from './search-state.ts'
import { SidePanel } from './SidePanel.tsx'
import { umbrellaTexts } from './texts.ts'
import { useBeachView } from './use-beach-view.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useListFocus } from './use-list-focus.ts'
import { useLockUmbrella } from './use-lock-umbrella.ts'
import { useMapWords } from './use-map-words.ts'
import type { MapAddress } from './use-map-address.ts'
import { usePlaceActions } from './use-place-actions.ts'
import { useResort } from './use-resort.ts'
import { useStable } from './use-stable.ts'
import { useSwiftAddress } from './use-swift-address.ts'
import { useUmbrellaCart } from './use-umbrella-cart.ts'
import { useWide } from './use-wide.ts'
import { isOfferedHere, useWaiting, WAITING_PATH } from './waiting/use-waiting.ts'
import styles from './beach-page.module.css'

const USUAL_MAX = 5

/** Shakes a place that can't be had; the animation ends by itself. */
function shake(id: number) {
  const cell = document.querySelector(`[data-place="${id}"]`)
  cell?.removeAttribute('data-shake')
  requestAnimationFrame(() => {
    cell?.setAttribute('data-shake', '')
    cell?.addEventListener('animationend', () => cell.removeAttribute('data-shake'), { once: true })
  })
}

/** The beach with its places, as map or list, with the sheets over it (mockups 06 to 09 and 40). */
export function BeachView(props: {
  plan: BeachPlan
  availability: Availability
  own: OwnPlaces | undefined
  search: Search
  address: MapAddress
  markTaken: (id: number) => void
  refresh: () => void
}) {
  const { plan, availability, own, search, markTaken, refresh } = props
  const address = useSwiftAddress(props.address)
  const { view: query } = address
  const texts = useTexts(umbrellaTexts)
  const isWide = useWide()
  const resort = useResort()
  const { cart } = useUmbrellaCart()
  const go = useGo()
  const requests = useWaiting().data?.requests ?? []
  const locking = useLockUmbrella()
  const beach = useBeachView({
    plan,
    availability,
    own,
    search,
    query,
    busyIds: locking.busyIds,
    largeDogOverTenthsKg: resort?.largeDogOverTenthsKg,
    isWide,
  })
  const words = useMapWords(plan, beach.areas)
  const control = useMapController()
  const actions = usePlaceActions({ search, address, locking, markTaken, refresh })
  const open = [...beach.views.values()].find((view) => view.place.code === query.place)

  useCoveredMap(control.elements, beach.store, (open !== undefined && !open.isBusy) || actions.panel !== null)
  const taken = actions.panel?.kind === 'taken' ? actions.panel.umbrellaId : undefined
  useFocusReturn(taken ?? open?.place.id, open !== undefined || actions.panel !== null)
  useListFocus(query.isList, beach.store)
  const [found] = useState(() => texts.map.results(beach.counts.suited))
  useEffect(() => announce(found), [found])

  const say = (text: string) => {
    toast(text)
    announce(text)
  }
  const onOpen = useStable((id: number) => {
    const view = beach.views.get(id)
    if (view === undefined || view.isBusy) return
    if (view.booking !== null) go(passPath(view.booking))
    else if (view.look === 'free' && cart.lines.length >= (resort?.maxUmbrellas ?? USUAL_MAX)) actions.showLimit()
    else if (view.look === 'free' || view.look === 'mine' || view.pausedUntil !== null)
      address.openPlace(view.place.code)
    else if (isOfferedHere(requests, search, id)) go(WAITING_PATH)
    else {
      shake(id)
      say(
        view.look === 'held'
          ? texts.map.sayHeld
          : view.look === 'booked'
            ? texts.map.sayBooked(view.place.code)
            : texts.map.sayBlocked(view.place.code),
      )
    }
  })
  const onList = useStable(() => address.setView({ isList: !query.isList }))
  const onDoubleTap = useStable(() => {
    if (open !== undefined) actions.close()
    else if (actions.panel !== null) actions.closePanel()
  })
  const onEdit = useStable(address.editSearch)
  const onDone = useStable(refresh)
  const best = useMemo(
    () => ({
      plan,
      availability,
      views: beach.views,
      search,
      onlyAccessible: query.onlyAccessible,
      resort,
      pausedUntil: own?.pausedUntil ?? null,
      onDone,
    }),
    [plan, availability, beach.views, search, query.onlyAccessible, resort, own, onDone],
  )
  const onZone = useStable((zone: string) => address.setView({ zone }))
  const onAccessible = useStable((onlyAccessible: boolean) => address.setView({ onlyAccessible }))
  const onDays = useStable((from: CivilDate, to: CivilDate) => address.searchAgain({ ...search, from, to }))
  const dogNames = useMemo(() => search.dogs.map((dog) => dog.name), [search.dogs])

  const content = query.isList ? (
    <PlaceList
      plan={plan}
      views={beach.views}
      nameOf={words.speak}
      onlyAccessible={query.onlyAccessible}
      onAccessible={onAccessible}
      onOpen={onOpen}
      onClear={() => address.setView({ zone: 'all', onlyAccessible: false })}
    />
  ) : (
    <MapStage
      plan={plan}
      beach={beach}
      words={words}
      dogNames={dogNames}
      control={control}
      zone={query.zone}
      isWide={isWide}
      onOpen={onOpen}
      onList={onList}
      onDoubleTap={onDoubleTap}
    />
  )
  return (
    <div className={isWide ? styles['wide'] : styles['page']}>
      {isWide ? (
        <SidePanel
          search={search}
          areas={beach.areas}
          counts={beach.counts}
          zone={query.zone}
          onlyAccessible={query.onlyAccessible}
          help={words.help}
          best={best}
          plan={plan}
          resort={resort}
          onDays={onDays}
          onEdit={onEdit}
          onZone={onZone}
          onAccessible={onAccessible}
        />
      ) : (
        <PhoneHeader
          search={search}
          areas={beach.areas}
          control={control}
          isList={query.isList}
          best={best}
          zone={query.zone}
          plan={plan}
          resort={resort}
          onDays={onDays}
          onEdit={onEdit}
          onZone={onZone}
          onList={onList}
        />
      )}
      <div className={styles['beach']}>
        {content}
        {isWide ? (
          <CartBar plan={plan} isFloating />
        ) : query.isList && !cart.isEmpty ? (
          <div className={styles['listbar']}>
            <CartBar plan={plan} />
          </div>
        ) : null}
        {isWide && query.isList ? <ListControls onList={onList} /> : null}
      </div>
      <BeachSheets
        plan={plan}
        availability={availability}
        pausedUntil={own?.pausedUntil ?? null}
        search={search}
        views={beach.views}
        open={open}
        address={address}
        actions={actions}
        isSaving={locking.isSaving}
        resort={resort}
      />
    </div>
  )
}

/** In a wide window the list keeps the button that leads back to the map. */
function ListControls({ onList }: { onList: () => void }) {
  const texts = useTexts(umbrellaTexts)
  return (
    <div style={{ position: 'absolute', top: 14, right: 14 }}>
      <IconButton icon="map" variant="glass" label={texts.map.asMap} onPress={onList} />
    </div>
  )
}
