import { useState } from 'react'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Meal } from '../../../domain/restaurant/meals.ts'
import type { Restaurant } from '../../../domain/restaurant/offer.ts'
import type { ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { BookingCard, BookingSheet } from './BookingCard.tsx'
import { BookingList, NoBookings } from './BookingList.tsx'
import { heldCancellations } from './held-cancellations.ts'
import { OnlinePanel } from './OnlinePanel.tsx'
import { PlanSheets, type OpenedSheet } from './PlanSheets.tsx'
import { PlanTools } from './PlanTools.tsx'
import { isDrawn } from './plan-layout.ts'
import { without } from './plan-view.ts'
import { planTexts } from './texts.ts'
import { Timeline } from './Timeline.tsx'
import { useLivePlan, type LivePlan } from './use-live-plan.ts'
import { useOnlineChanges } from './use-online.ts'
import { usePlanActions, type PlanActions } from './use-plan-actions.ts'
import type { PlanWish } from './use-plan-wish.ts'
import { WaitingParties } from './WaitingParties.tsx'
import { useIsWide } from '../../ui/staff/use-is-wide.ts'

interface SittingPlanProps {
  readonly restaurants: readonly Restaurant[]
  readonly restaurant: Restaurant
  readonly today: CivilDate
  readonly day: CivilDate
  readonly meal: Meal
  readonly wish: PlanWish
}

/** One sitting, followed live: its plan, the chosen party, and what guests book online. */
export function SittingPlan(props: SittingPlanProps) {
  const { restaurant, day, meal, wish } = props
  const texts = useTexts(planTexts)
  const failureReason = useFailureReason()
  const live = useLivePlan({ restaurant: String(restaurant.restaurant), day, meal })
  const held = useStore(heldCancellations)
  const [sheet, setSheet] = useState<OpenedSheet | null>(null)
  const plan = live.plan && without(live.plan, held)
  return (
    <StaffPage
      title={texts.title(restaurant.name, meal)}
      className={plan ? 'service-plan' : ''}
      actions={<PlanTools {...props} onAdd={plan ? () => setSheet({ at: null }) : null} />}
      notices={live.plan && live.error ? <StaleNotice live={live} /> : null}
    >
      {plan ? (
        <OpenPlan live={live} plan={plan} restaurant={restaurant} wish={wish} sheet={sheet} onSheet={setSheet} />
      ) : live.error ? (
        <ErrorState text={failureReason(live.error)} onRetry={live.refresh} isRetrying={live.isFetching} />
      ) : (
        <Waiting onRetry={live.refresh}>
          <Skeleton height={420} radius={24} />
        </Waiting>
      )}
    </StaffPage>
  )
}

interface OpenPlanProps {
  readonly live: LivePlan
  readonly plan: ServicePlan
  readonly restaurant: Restaurant
  readonly wish: PlanWish
  readonly sheet: OpenedSheet | null
  readonly onSheet: (sheet: OpenedSheet | null) => void
}

function OpenPlan({ live, plan, restaurant, wish, sheet, onSheet }: OpenPlanProps) {
  const isWide = useIsWide()
  const every = usePlanActions(live)
  // On a phone the notice of a step lies where the sheet has its buttons: the sheet goes first.
  const actions = isWide ? every : closingFirst(every, () => wish.choose(null))
  const changes = useOnlineChanges(live)
  const chosen = plan.bookings.find((booking) => booking.bookingId === wish.bookingId && isDrawn(booking))
  const card = chosen && {
    booking: chosen,
    plan,
    actions,
    onMove: () => onSheet('move'),
    onCancel: () => onSheet('cancel'),
  }
  return (
    <>
      {isWide ? (
        <Timeline
          plan={plan}
          chosen={chosen?.bookingId ?? null}
          onChoose={wish.choose}
          onAdd={(at) => onSheet({ at })}
        />
      ) : null}
      <div className="service-side">
        <Counts plan={plan} />
        {isWide ? card ? <BookingCard {...card} /> : <NothingChosen plan={plan} /> : null}
        {isWide ? null : <BookingList plan={plan} onChoose={wish.choose} />}
        {plan.waiting.length > 0 ? <WaitingParties waiting={plan.waiting} /> : null}
        <OnlinePanel
          plan={plan}
          suspended={restaurant.suspended}
          changes={changes}
          onSuspend={() => onSheet('suspend')}
        />
      </div>
      {!isWide && card && sheet === null ? <BookingSheet {...card} onClose={() => wish.choose(null)} /> : null}
      <PlanSheets
        sheet={sheet}
        plan={plan}
        chosen={chosen}
        actions={actions}
        changes={changes}
        onAdded={(bookingId) => (isWide ? wish.choose(bookingId) : undefined)}
        onClose={() => onSheet(null)}
      />
    </>
  )
}

function closingFirst(actions: PlanActions, close: () => void): PlanActions {
  const { seat, leave, noShow, move, cancel } = actions
  const after =
    <A extends readonly unknown[]>(act: (...input: A) => void) =>
    (...input: A) => {
      close()
      act(...input)
    }
  return {
    ...actions,
    seat: after(seat),
    leave: after(leave),
    noShow: after(noShow),
    move: after(move),
    cancel: after(cancel),
  }
}

/** Covers, seats that are left for guests, dogs. */
function Counts({ plan }: { readonly plan: ServicePlan }) {
  const texts = useTexts(planTexts)
  const counts = [
    [plan.covers, texts.coversCount(plan.covers)],
    [plan.freeSeats, texts.freeCount(plan.freeSeats)],
    [plan.dogs, texts.dogsCount(plan.dogs)],
  ] as const
  return (
    <section className="panel service-panel" aria-label={texts.counts}>
      <div className="kp">
        {counts.map(([count, words]) => (
          <p key={words}>
            <b>{count}</b> <span>{words}</span>
          </p>
        ))}
      </div>
    </section>
  )
}

function NothingChosen({ plan }: { readonly plan: ServicePlan }) {
  const texts = useTexts(planTexts)
  if (!plan.bookings.some(isDrawn)) return <NoBookings />
  return (
    <section className="panel service-panel">
      <h2 className="t3">{texts.choose}</h2>
      <p className="sub ink2 mt2">{texts.chooseText}</p>
    </section>
  )
}

/** Without answers the plan stays, and says from when it is. */
function StaleNotice({ live }: { readonly live: LivePlan }) {
  const texts = useTexts(planTexts)
  const language = useLanguage()
  return (
    <div className="notices">
      <Note tone="bad" icon="wifi-off" role="status">
        <span className="row sp wrap g2">
          {texts.stale(time(live.dataFrom, language))}
          <Button size="xs" variant="ghost" isBusy={live.isFetching} onPress={live.refresh}>
            {texts.retry}
          </Button>
        </span>
      </Note>
    </div>
  )
}
