import type { Order, OrderStatus, PaymentMethod } from './calls.ts'

/** What can happen to an order once it is placed. */
export const ORDER_EVENTS = [
  'payer_approved',
  'money_came',
  'payment_time_over',
  'payment_given_up',
  'payment_lost',
  'last_line_deleted',
  'rejected',
  'delivered',
  'concluded',
  'taken_back',
  'cash_cutoff_passed',
  'payment_due',
  'stay_over',
  'withdrawn',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** The life of an order (payments guide, 8.2; B-04): what each event makes of each status; what is not here does not happen. */
const TRANSITIONS: Readonly<Record<OrderStatus, Partial<Readonly<Record<OrderEvent, OrderStatus>>>>> = {
  awaiting_payment: { money_came: 'confirmed', payment_time_over: 'expired', payment_given_up: 'failed' },
  confirmed: {
    last_line_deleted: 'cancelled',
    rejected: 'cancelled',
    delivered: 'completed',
    concluded: 'completed',
    cash_cutoff_passed: 'no_show',
    payment_due: 'cancelled',
    payment_lost: 'cancelled',
    stay_over: 'completed',
    withdrawn: 'cancelled',
  },
  // Delivered or concluded by mistake.
  completed: { taken_back: 'confirmed', withdrawn: 'cancelled' },
  // Money that comes late confirms the order when its places are still free.
  expired: { payer_approved: 'awaiting_payment', money_came: 'confirmed' },
  failed: {},
  cancelled: {},
  // Released by hand by mistake, and the places are still free.
  no_show: { taken_back: 'confirmed' },
}

/** The status after an event, or null when the event can't happen then. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  return TRANSITIONS[status][event] ?? null
}

/** Every change of status that may ever be seen, as `from>to`. */
export const STATUS_EDGES: readonly `${OrderStatus}>${OrderStatus}`[] = [
  ...new Set(
    (Object.keys(TRANSITIONS) as OrderStatus[]).flatMap((from) =>
      Object.values(TRANSITIONS[from]).map((to): `${OrderStatus}>${OrderStatus}` => `${from}>${to}`),
    ),
  ),
]

/** The event by which the clock ends an unpaid order at its deadline; null for what has none. */
export function deadlineEvent(method: PaymentMethod): Extract<OrderEvent, 'cash_cutoff_passed' | 'payment_due'> | null {
  if (method === 'cash') return 'cash_cutoff_passed'
  return method === 'pay_later' ? 'payment_due' : null
}

/** The code of what is shown on arrival (B-02); null once it is over, for what the bar makes, and for an instalment: its subscription has the pass. */
export function passOf({ category, passCode }: Pick<Order, 'category' | 'passCode'>): string | null {
  return category === 'bar' || category === 'instalment' ? null : passCode
}

/** Whether an order has its places for good. */
export function isLive(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'completed'
}
