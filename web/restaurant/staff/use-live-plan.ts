import { SECOND } from '../../../domain/platform/duration.ts'
import { getServicePlan } from '../../../domain/restaurant/staff-calls.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import { LIVE_RESTAURANT_PATH, type ServicePlan } from '../../../domain/restaurant/service-plan.ts'
import type { CallFailure } from '../../platform/call-failure.ts'
import { coalesced } from '../../platform/coalesced.ts'
import { useLive } from '../../platform/live.ts'
import { callKey, queryClient, setCallData, useCallQuery } from '../../platform/queries.ts'

/** Asked this often even without a tick: a party becomes late without anybody's doing, and now moves on. */
const POLL_EVERY = 15 * SECOND

const PLANS = { queryKey: [getServicePlan.name], type: 'active' } as const

/** Asks the server again, also when twenty ticks come in one second. */
const refresh = coalesced(() => queryClient.refetchQueries(PLANS, { cancelRefetch: false }))

/** Which sitting: restaurant, day, meal. */
export type Sitting = CallInput<typeof getServicePlan>

/** The plan as it stands, and how to change it. */
export interface LivePlan {
  readonly plan: ServicePlan | undefined
  readonly error: CallFailure | null
  /** When the plan on screen came, epoch milliseconds. */
  readonly dataFrom: number
  readonly isFetching: boolean
  /** Asks the server again. */
  readonly refresh: () => void
  /** Shows the plan as an action has changed it, and asks the server again. */
  readonly show: (change: (plan: ServicePlan) => ServicePlan) => void
}

/** Follows one sitting: the stream says that something changed, the authorised call says what (B-09). */
export function useLivePlan(sitting: Sitting): LivePlan {
  const query = useCallQuery(getServicePlan, sitting, { refetchInterval: POLL_EVERY })
  useLive(LIVE_RESTAURANT_PATH, {}, { restaurant: refresh }, { poll: refresh })
  return {
    plan: query.data,
    error: query.error,
    dataFrom: query.dataUpdatedAt,
    isFetching: query.isFetching,
    refresh,
    show: (change) => {
      // An answer on its way is older than what the action said.
      void queryClient.cancelQueries({ queryKey: callKey(getServicePlan, sitting) })
      setCallData(getServicePlan, sitting, (known) => known && change(known))
      refresh()
    },
  }
}
