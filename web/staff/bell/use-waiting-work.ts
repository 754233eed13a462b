import { getBeachDay } from '../../../domain/arrivals/calls.ts'
import { listStranded } from '../../../domain/arrivals/stranded-calls.ts'
import { getBarBoard } from '../../../domain/bar/board-calls.ts'
import { listDogChecks } from '../../../domain/dogs/calls.ts'
import { listLostDogReports } from '../../../domain/dogs/lost-calls.ts'
import { getFiscal } from '../../../domain/fiscal/calls.ts'
import { listUndelivered } from '../../../domain/messages/staff-calls.ts'
import type { Call, CallInput, CallOutput } from '../../../domain/platform/call.ts'
import { MINUTE, SECOND } from '../../../domain/platform/duration.ts'
import { hasRole, type StaffRole } from '../../../domain/platform/staff-role.ts'
import { listMoneyRequests } from '../../../domain/staff/money-request-calls.ts'
import { listReconciliations } from '../../../domain/till/reconciliation-calls.ts'
import { listWeatherDays } from '../../../domain/weather/staff-calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { resortDay } from '../../platform/resort-day.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** What may wait for a person, the most urgent first, and where it is seen to. */
const WORK = {
  lost: { icon: 'paw', path: '/ges/cani' },
  bar: { icon: 'drink', path: '/ges/bar' },
  late: { icon: 'clock', path: '/ges/arrivi?filter=late' },
  stranded: { icon: 'umbrella', path: '/ges/arrivi' },
  requests: { icon: 'shield', path: '/ges/richieste' },
  issues: { icon: 'cash', path: '/ges/cassa?view=reconciliation' },
  undelivered: { icon: 'message', path: '/ges/messaggi' },
  weather: { icon: 'wind', path: '/ges/meteo' },
  receipts: { icon: 'ticket', path: '/ges/scontrini' },
  dogs: { icon: 'paw', path: '/ges/cani' },
} as const satisfies Record<string, { icon: IconName; path: string }>

export type WorkKind = keyof typeof WORK
const KINDS = Object.keys(WORK) as WorkKind[]

/** Guests stand there, or an order rings: asked often. The rest can wait a minute. */
const OFTEN = 20 * SECOND
const SELDOM = 1 * MINUTE

interface Waiting {
  readonly kind: WorkKind
  readonly count: number
  readonly icon: IconName
  readonly path: string
}

/** What waits for somebody with these roles now. */
export interface WaitingWork {
  /** Without what nobody waits for. */
  readonly work: readonly Waiting[]
  readonly total: number
  /** Something has never been answered yet. */
  readonly isAsking: boolean
  /** Something could not be asked the last time: it may be missing here, or old. */
  readonly hasGap: boolean
  readonly retry: () => void
}

/** Follows what waits for a person, of each thing by the call of its own screen and for its own roles (mockup 50, R-603). */
export function useWaitingWork(own: readonly StaffRole[]): WaitingWork {
  const counts = {
    lost: useCount(
      own,
      listLostDogReports,
      {},
      ['beach'],
      OFTEN,
      ({ reports }) => reports.filter(({ isSent }) => !isSent).length,
    ),
    bar: useCount(own, getBarBoard, {}, ['bar'], OFTEN, ({ counts: { received } }) => received),
    late: useCount(
      own,
      getBeachDay,
      { day: resortDay(), part: 'full_day' },
      ['beach', 'cashier'],
      OFTEN,
      (day) => day.counts.late,
    ),
    stranded: useCount(own, listStranded, {}, ['beach', 'cashier'], OFTEN, ({ stranded }) => stranded.length),
    requests: useCount(
      own,
      listMoneyRequests,
      {},
      ['manager'],
      OFTEN,
      ({ waiting }) => waiting.filter(({ isOwn }) => !isOwn).length,
    ),
    issues: useCount(own, listReconciliations, {}, ['cashier'], SELDOM, ({ open }) => open.length),
    undelivered: useCount(own, listUndelivered, {}, ['manager'], SELDOM, ({ undelivered }) => undelivered.length),
    weather: useCount(
      own,
      listWeatherDays,
      {},
      ['manager'],
      SELDOM,
      ({ days }) => days.filter(({ state }) => state === 'proposed').length,
    ),
    receipts: useCount(own, getFiscal, {}, ['cashier'], SELDOM, ({ backlogCount }) => backlogCount),
    dogs: useCount(own, listDogChecks, {}, ['beach'], SELDOM, ({ waiting }) => waiting.length),
  } satisfies Record<WorkKind, ReturnType<typeof useCount>>
  const work = KINDS.map((kind) => ({ kind, count: counts[kind].data ?? 0, ...WORK[kind] }))
  const asked = Object.values(counts).filter(({ isTheirs }) => isTheirs)
  return {
    work: work.filter(({ count }) => count > 0),
    total: work.reduce((sum, { count }) => sum + count, 0),
    isAsking: asked.some(({ isPending }) => isPending),
    hasGap: asked.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of asked) if (isError) void refetch()
    },
  }
}

/** How many of something wait; nobody is asked for what is not theirs. */
function useCount<C extends Call>(
  own: readonly StaffRole[],
  def: C,
  input: CallInput<C>,
  needed: readonly StaffRole[],
  refetchInterval: number,
  count: (data: CallOutput<C>) => number,
) {
  const isTheirs = hasRole(own, needed)
  const { data, isPending, isError, refetch } = useCallQuery<C, number>(def, input, {
    enabled: isTheirs,
    refetchInterval,
    select: count,
  })
  return { data, isPending, isError, refetch, isTheirs }
}
