import type { CivilDate } from '../platform/civil-date.ts'

/** The states of a subscription as they are stored. */
export const STORED_STATES = ['pending', 'confirmed', 'suspended', 'cancelled', 'ended'] as const
export type StoredState = (typeof STORED_STATES)[number]

/** Life of a subscription as people see it; `running` is a confirmed one between its first and its last day. */
export const SUBSCRIPTION_STATES = [...STORED_STATES, 'running'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** The state on a day: a confirmed one runs from its first to its last day, and is over after it. */
export function stateOn(
  state: StoredState,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
  today: CivilDate,
): SubscriptionState {
  if (state !== 'confirmed' || today < from) return state
  return today > to ? 'ended' : 'running'
}

/** What can happen to a subscription once its order was placed. */
export const SUBSCRIPTION_EVENTS = [
  'order_confirmed',
  'order_over',
  'order_retaken',
  'unpaid',
  'paid',
  'last_day_over',
  'ended_by_staff',
  'withdrawn',
] as const
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number]

/** The life of a subscription (issue 6): what each event makes of each state; what is not here does not happen. */
const TRANSITIONS: Readonly<Record<StoredState, Partial<Readonly<Record<SubscriptionEvent, StoredState>>>>> = {
  pending: { order_confirmed: 'confirmed', order_over: 'cancelled' },
  confirmed: {
    unpaid: 'suspended',
    last_day_over: 'ended',
    ended_by_staff: 'ended',
    order_over: 'cancelled',
    withdrawn: 'cancelled',
  },
  suspended: {
    paid: 'confirmed',
    last_day_over: 'ended',
    ended_by_staff: 'ended',
    order_over: 'cancelled',
    withdrawn: 'cancelled',
  },
  // Money that comes late takes the place again when it is still free (R5).
  cancelled: { order_retaken: 'pending', order_confirmed: 'confirmed' },
  ended: {},
}

/** The state after an event, or null when the event can't happen then. */
export function nextState(state: StoredState, event: SubscriptionEvent): StoredState | null {
  return TRANSITIONS[state][event] ?? null
}

/** The states that an event can happen in, and what it makes of them: for one conditional statement (never check-then-act). */
export function moveOf(event: SubscriptionEvent): { readonly from: readonly StoredState[]; readonly to: StoredState } {
  const from = STORED_STATES.filter((state) => nextState(state, event) !== null)
  const [first] = from
  const to = first === undefined ? null : nextState(first, event)
  if (to === null) throw new Error(`no state is left by ${event}`)
  return { from, to }
}

/** Every change of state that may ever be seen, as `from>to`. */
export const STATE_EDGES: readonly `${StoredState}>${StoredState}`[] = [
  ...new Set(
    STORED_STATES.flatMap((from) =>
      Object.values(TRANSITIONS[from]).map((to): `${StoredState}>${StoredState}` => `${from}>${to}`),
    ),
  ),
]

/** Whether its holder may come in by it: a suspended one keeps its place and is refused at the entrance. */
export function opensTheEntrance(state: StoredState): boolean {
  return state === 'confirmed'
}
