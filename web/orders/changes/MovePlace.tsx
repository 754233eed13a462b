import { useState } from 'react'
import type { Order, OrderLine } from '../../../domain/orders/calls.ts'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { PlaceList } from '../../umbrellas/list/PlaceList.tsx'
import type { Availability } from '../../umbrellas/map/availability.ts'
import { MapStage } from '../../umbrellas/map/MapStage.tsx'
import { useMapController } from '../../umbrellas/map/use-beach-map.ts'
import { useCoveredMap } from '../../umbrellas/map/use-covered-map.ts'
import { asSearchDog, type Search } from '../../umbrellas/search-state.ts'
import { umbrellaTexts } from '../../umbrellas/texts.ts'
import { useBeach } from '../../umbrellas/use-beach.ts'
import { useListFocus } from '../../umbrellas/use-list-focus.ts'
import { useMapWords } from '../../umbrellas/use-map-words.ts'
import { useResort } from '../../umbrellas/use-resort.ts'
import { useStable } from '../../umbrellas/use-stable.ts'
import { useWide } from '../../umbrellas/use-wide.ts'
import { useChangeState, wishedStay } from './change-state.ts'
import styles from './changes.module.css'
import { MoveSheet } from './MoveSheet.tsx'
import { PlacePanel } from './PlacePanel.tsx'
import { changeTexts } from './texts.ts'
import { useMoveBeach } from './use-move-beach.ts'

interface MovePlaceProps {
  readonly order: Order
  readonly line: OrderLine
}

/** The places of the new days, as map or list; the chosen one opens the question with its difference (B-03, mockups 06 and 07). */
export function MovePlace({ order, line }: MovePlaceProps) {
  const texts = useTexts(changeTexts).map
  const failureReason = useFailureReason()
  const [query] = useChangeState()
  const search: Search = { ...wishedStay(query, line), people: line.people, dogs: dogsOf(line) }
  const { plan, availability, failure, retry, refresh } = useBeach(search)
  const back = `/tabs/contact/cambia?order=${order.orderId}&booking=${line.bookingId}&what=move`
  if (plan !== undefined && availability !== undefined)
    return (
      <ChoosePlace
        order={order}
        line={line}
        plan={plan}
        availability={availability}
        search={search}
        back={back}
        refresh={refresh}
      />
    )
  return (
    <Page title={texts.title} back={back}>
      {failure === null ? (
        <Waiting onRetry={retry}>
          <Skeleton height={420} radius="var(--r-xl)" className="mt3" />
        </Waiting>
      ) : (
        <ErrorState text={failureReason(failure)} onRetry={retry} />
      )}
    </Page>
  )
}

function dogsOf({ dogs }: OrderLine): Search['dogs'] {
  return dogs.map(asSearchDog)
}

interface ChoosePlaceProps extends MovePlaceProps {
  readonly plan: BeachPlan
  readonly availability: Availability
  readonly search: Search
  readonly back: string
  readonly refresh: () => void
}

const NO_NAMES: readonly string[] = []

function ChoosePlace({ order, line, plan, availability, search, back, refresh }: ChoosePlaceProps) {
  const texts = useTexts(changeTexts).map
  const umbrellas = useTexts(umbrellaTexts).map
  const language = useLanguage()
  const isWide = useWide()
  const resort = useResort()
  const [{ list, accessible, place: chosen }, set] = useChangeState()
  const [isAsked, setAsked] = useState(false)
  const isList = list === '1'
  const onlyAccessible = accessible === '1'
  const control = useMapController()
  const largeDogOverTenthsKg = resort?.largeDogOverTenthsKg
  const beach = useMoveBeach({
    plan,
    availability,
    search,
    order,
    line,
    chosen,
    onlyAccessible,
    largeDogOverTenthsKg,
    isWide,
  })
  const words = useMapWords(plan, beach.areas)
  useCoveredMap(control.elements, beach.store, isAsked)
  useListFocus(isList, beach.store)
  const view = [...beach.views.values()].find(({ look, booking }) => look === 'mine' && booking === null)
  const onList = useStable(() => set({ list: isList ? undefined : '1' }))
  const onOpen = useStable((id: number) => {
    const tapped = beach.views.get(id)
    if (tapped === undefined) return
    const { code } = tapped.place
    const isOwn = tapped.booking !== null
    if (!isOwn && (tapped.look === 'free' || tapped.look === 'mine')) {
      set({ place: code })
      announce(texts.selected(code))
      return
    }
    const reason = isOwn ? texts.yours(code) : texts.taken(code)
    toast(reason)
    announce(reason)
  })
  const onDoubleTap = useStable(() => set({ place: undefined }))
  const panel = (
    <PlacePanel
      order={order}
      line={line}
      plan={plan}
      stay={search}
      place={view?.place}
      free={beach.counts.suited}
      onGo={() => setAsked(true)}
    />
  )
  return (
    <Page
      title={texts.title}
      subtitle={dayRange(search.from, search.to, language)}
      back={back}
      layout="full"
      isPadded={false}
      className={styles.host ?? ''}
      action={
        <IconButton icon={isList ? 'map' : 'list'} label={isList ? umbrellas.asMap : umbrellas.list} onPress={onList} />
      }
    >
      <div className={styles.stage}>
        <div className={styles.beach}>
          {isList ? (
            <div className={styles.list}>
              <PlaceList
                plan={plan}
                views={beach.views}
                nameOf={words.speak}
                onlyAccessible={onlyAccessible}
                onAccessible={(only) => set({ accessible: only ? '1' : undefined })}
                onOpen={onOpen}
                onClear={() => set({ accessible: undefined })}
              />
            </div>
          ) : (
            <MapStage
              plan={plan}
              beach={beach}
              words={words}
              dogNames={NO_NAMES}
              control={control}
              zone="suited"
              isWide={isWide}
              onOpen={onOpen}
              onList={onList}
              onDoubleTap={onDoubleTap}
              panel={panel}
            />
          )}
          {isWide || isList ? <div className={styles.under}>{panel}</div> : null}
        </div>
      </div>
      {isAsked && view !== undefined ? (
        <MoveSheet
          order={order}
          line={line}
          plan={plan}
          place={view.place}
          stay={search}
          onTaken={() => {
            setAsked(false)
            set({ place: undefined })
            refresh()
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Page>
  )
}
