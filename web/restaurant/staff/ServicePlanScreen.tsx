import { MINUTE } from '../../../domain/platform/duration.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { getRestaurants } from '../../../domain/restaurant/calls.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { time } from '../../platform/format.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { useTexts } from '../../platform/texts.ts'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import './plan.css'
import { mealNow } from './plan-view.ts'
import { SittingPlan } from './SittingPlan.tsx'
import { planTexts } from './texts.ts'
import { usePlanWish } from './use-plan-wish.ts'

/** The restaurant's people and their sittings (mockup 53, B-09): which restaurants there are, and one sitting of one of them. */
export function ServicePlanScreen() {
  const texts = useTexts(planTexts)
  const failureReason = useFailureReason()
  // A tablet stays on for days: names, hours and today are asked for again.
  const query = useCallQuery(getRestaurants, {}, { refetchInterval: 5 * MINUTE })
  const load = () => void query.refetch()
  if (query.data) return <ChosenSitting {...query.data} />
  return (
    <StaffPage title={texts.screen}>
      {query.isError ? (
        <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <Skeleton height={420} radius={24} />
        </Waiting>
      )}
    </StaffPage>
  )
}

/** The sitting that the address wants; without a wish the first restaurant, today, and the meal that goes on. */
function ChosenSitting({ restaurants, today }: CallOutput<typeof getRestaurants>) {
  const texts = useTexts(planTexts)
  const wish = usePlanWish()
  const restaurant = restaurants.find((one) => one.restaurant === wish.restaurant) ?? restaurants[0]
  if (restaurant === undefined) {
    return (
      <StaffPage title={texts.screen}>
        <EmptyState title={texts.none} text={texts.noneText} />
      </StaffPage>
    )
  }
  const meal =
    restaurant.meals.find((one) => one.meal === wish.meal)?.meal ?? mealNow(restaurant, time(serverTime(), 'it'))
  return (
    <SittingPlan
      restaurants={restaurants}
      restaurant={restaurant}
      today={today}
      day={wish.day ?? today}
      meal={meal}
      wish={wish}
    />
  )
}
