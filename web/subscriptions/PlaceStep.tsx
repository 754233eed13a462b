import { useState } from 'react'
import type { SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import type { CallFailure } from '../platform/call.ts'
import { moneyWhole, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useBack, useGo } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { IconButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { toast } from '../ui/toasts.ts'
import { PlaceList } from '../umbrellas/list/PlaceList.tsx'
import { MapStage } from '../umbrellas/map/MapStage.tsx'
import { useMapController } from '../umbrellas/map/use-beach-map.ts'
import { useCoveredMap } from '../umbrellas/map/use-covered-map.ts'
import { USUAL_PEOPLE, type SearchDog } from '../umbrellas/search-state.ts'
import { firstWish } from '../umbrellas/sheet/place-wish.ts'
import { umbrellaTexts } from '../umbrellas/texts.ts'
import { useListFocus } from '../umbrellas/use-list-focus.ts'
import { useOwnPlaces } from '../umbrellas/use-own-places.ts'
import { useStable } from '../umbrellas/use-stable.ts'
import { useWide } from '../umbrellas/use-wide.ts'
import { MissingDays } from './MissingDays.tsx'
import type { Zone } from './plan-choice.ts'
import type { PlanAvailability } from './plan-map.ts'
import { freeWords } from './plan-words.ts'
import { PlacePanel } from './PlacePanel.tsx'
import { Steps } from './Steps.tsx'
import { PLANS_PATH } from './subscription-paths.ts'
import { subscriptionTexts } from './texts.ts'
import { useDraft, useHold } from './use-hold.ts'
import { usePlanWords } from './use-place-words.ts'
import { usePlanBeach } from './use-plan-beach.ts'
import type { PlanChoice } from './use-plans.ts'
import { ZoneChoice } from './ZoneChoice.tsx'
import styles from './subscriptions.module.css'

interface PlaceStepProps {
  readonly beach: BeachPlan
  readonly plan: SubscriptionPlan
  readonly zone: Zone
  readonly availability: PlanAvailability
  readonly choice: PlanChoice
  /** The person's dogs, which come along as far as they may. */
  readonly dogs: readonly SearchDog[]
  /** The last question of what is free was not answered. */
  readonly isStale: boolean
  readonly refresh: () => void
}

/** The place that this person holds for this very plan and start; null for none. */
function useHeldId(plan: SubscriptionPlan, from: string): number | null {
  const { draft, isHeld } = useDraft()
  const isThis = isHeld && draft?.cart.planId === plan.planId && draft.cart.from === from
  return isThis ? (draft.cart.umbrellaId ?? null) : null
}

/** The beach for a plan, as map or list, and below it the place that is chosen (mockup 17). */
export function PlaceStep(props: PlaceStepProps) {
  const { beach: plan, availability, zone, choice, isStale } = props
  const isWide = useWide()
  const control = useMapController()
  const holding = useHold()
  const heldId = useHeldId(props.plan, availability.from)
  const { own } = useOwnPlaces({ from: availability.from, to: availability.from, part: 'full_day' })
  const beach = usePlanBeach({
    beach: plan,
    availability,
    zone,
    onlyAccessible: choice.onlyAccessible,
    chosen: choice.place,
    heldId,
    busyId: holding.busyId,
    paused: own?.paused,
    isWide,
  })
  const words = usePlanWords(plan, beach.areas, beach.missing, availability.days)
  const place = usePlaceChoice({ ...props, holding, views: beach.views })
  useCoveredMap(control.elements, beach.store, place.asked !== null)
  useListFocus(choice.isList, beach.store)
  const onList = useStable(() => choice.change({ list: choice.isList ? undefined : '1' }))
  const onDoubleTap = useStable(place.closeAsked)
  const texts = useTexts(subscriptionTexts).place
  const panel = (
    <PlacePanel
      beach={plan}
      view={place.chosen}
      free={freeOf(beach.views)}
      isBusy={holding.busyId !== null}
      problem={place.problem ?? (isStale ? texts.stale : null)}
      onGo={place.go}
    />
  )
  const content = choice.isList ? (
    <div className={styles['list']}>
      <PlaceList
        plan={plan}
        views={beach.views}
        nameOf={words.speak}
        priceText={texts.whole}
        onlyAccessible={choice.onlyAccessible}
        onAccessible={(only) => choice.change({ accessible: only ? '1' : undefined })}
        onOpen={place.open}
        onClear={() => choice.change({ accessible: undefined })}
      />
    </div>
  ) : (
    <MapStage
      plan={plan}
      beach={beach}
      words={words}
      dogNames={NO_NAMES}
      control={control}
      zone={zone.id}
      isWide={isWide}
      onOpen={place.open}
      onList={onList}
      onDoubleTap={onDoubleTap}
      panel={panel}
    />
  )
  return (
    <PlaceFrame {...props} isWide={isWide} onList={onList} panel={isWide || choice.isList ? panel : null}>
      {content}
      {place.asked === null ? null : (
        <MissingDays
          plan={props.plan}
          availability={availability}
          beach={plan}
          view={place.asked}
          missing={beach.missing.get(place.asked.place.id) ?? 0}
          onPick={place.pick}
          onClose={place.closeAsked}
        />
      )}
    </PlaceFrame>
  )
}

const NO_NAMES: readonly string[] = []

type Views = ReturnType<typeof usePlanBeach>['views']

function freeOf(views: Views): number {
  return [...views.values()].filter(({ look, isFilteredOut }) => look === 'free' && !isFilteredOut).length
}

/** What a tap on a place does, and the hold of the chosen one. */
function usePlaceChoice(
  props: PlaceStepProps & { readonly holding: ReturnType<typeof useHold>; readonly views: Views },
) {
  const { plan, availability, choice, dogs, views, holding, refresh } = props
  const texts = useTexts(subscriptionTexts).place
  const { map: umbrellas, paused } = useTexts(umbrellaTexts)
  const language = useLanguage()
  const go = useGo()
  const [askedId, setAskedId] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | CallFailure | null>(null)
  const mine = [...views.values()].find(({ look }) => look === 'mine') ?? null
  const say = (text: string) => {
    toast(text)
    announce(text)
  }
  const pick = (code: string) => {
    setAskedId(null)
    setProblem(null)
    choice.change({ place: code })
  }
  const open = useStable((id: number) => {
    const view = views.get(id)
    if (view === undefined || holding.busyId !== null) return
    const { code } = view.place
    if (view.look === 'free') {
      pick(code)
      announce(texts.selected(code, view.totalCents === null ? '' : moneyWhole(view.totalCents, language)))
    } else if (view.look === 'booked') setAskedId(id)
    else if (view.pausedUntil !== null) say(paused.title(code, time(view.pausedUntil, language)))
    else if (view.look === 'held') say(umbrellas.sayHeld)
    else if (view.look === 'blocked') say(texts.notInPlan(code))
  })
  const hold = async () => {
    if (mine === null) return
    setProblem(null)
    const isFirstRow = props.beach.rows.some(({ id, isFirst }) => isFirst && id === mine.place.row)
    const wish = firstWish(mine.category, isFirstRow, { people: USUAL_PEOPLE, dogs }, [])
    const outcome = await holding.hold({ plan, from: availability.from, place: mine.place }, (known) =>
      known === null ? { people: wish.people, dogs: dogs.filter(({ name }) => wish.dogs.includes(name)) } : {},
    )
    refresh()
    if (outcome.kind === 'held') return go('../abbonamenti-tre', { query: { ...choice.query, place: mine.place.code } })
    if (outcome.kind === 'refused') return setProblem(outcome.failure)
    choice.change({ place: undefined })
    setProblem(texts.taken(mine.place.code))
  }
  return {
    chosen: mine,
    asked: askedId === null ? null : (views.get(askedId) ?? null),
    problem,
    open,
    pick,
    closeAsked: () => setAskedId(null),
    go: () => void hold(),
  }
}

interface PlaceFrameProps extends PlaceStepProps {
  readonly isWide: boolean
  readonly onList: () => void
  /** The panel where it does not belong to the map: beside it, or below the list. */
  readonly panel: React.ReactNode
  readonly children: React.ReactNode
}

/** The page around the beach: above it on a phone, beside it in a wide window. */
function PlaceFrame(props: PlaceFrameProps) {
  const { plan, availability, choice, isWide, onList, panel, children, zone } = props
  const texts = useTexts(subscriptionTexts)
  const umbrellas = useTexts(umbrellaTexts).map
  const language = useLanguage()
  const back = useBack(PLANS_PATH)
  const listButton = (
    <IconButton
      icon={choice.isList ? 'map' : 'list'}
      label={choice.isList ? umbrellas.asMap : umbrellas.list}
      onPress={onList}
    />
  )
  const head = (
    <>
      <Steps step={2} />
      <h2 className="t1 mt3">{texts.place.heading(plan.name)}</h2>
      <p className="sub ink2 mt1">{freeWords(availability, plan.weekdays, texts, language)}</p>
    </>
  )
  if (!isWide)
    return (
      <Page
        title={texts.title}
        back={PLANS_PATH}
        layout="full"
        isPadded={false}
        className={styles['host'] ?? ''}
        action={listButton}
      >
        <div className={styles['stage']}>
          <div className={styles['head']}>{head}</div>
          <div className={styles['beach']}>
            {children}
            {panel === null ? null : <div className={styles['under']}>{panel}</div>}
          </div>
        </div>
      </Page>
    )
  return (
    <Page layout="full" isPadded={false} className={styles['host'] ?? ''}>
      <div className={styles['wide']}>
        <aside className={styles['side']} aria-label={texts.title}>
          <div>
            <div className="row g2">
              <IconButton icon="chevron-left" label={umbrellas.back} onPress={back} />
              <h1 className="t2">{texts.title}</h1>
            </div>
            {head}
          </div>
          <ZoneChoice
            zones={choice.zones}
            chosen={zone}
            onChange={(next) => choice.change({ zone: next, place: undefined })}
          />
          {panel}
        </aside>
        <div className={styles['beach']}>
          {children}
          {choice.isList ? <div className={styles['switch']}>{listButton}</div> : null}
        </div>
      </div>
    </Page>
  )
}
