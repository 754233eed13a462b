import { expect, test } from 'vitest'
import { reportFigures } from '../../tests/support/figures.ts'
import { ORDER_STATUSES } from './calls.ts'
import { deadlineEvent, isLive, nextStatus, ORDER_EVENTS, STATUS_EDGES } from './order-states.ts'

const ALLOWED: Readonly<Record<string, string>> = {
  'awaiting_payment money_came': 'confirmed',
  'awaiting_payment payment_time_over': 'expired',
  'awaiting_payment payment_given_up': 'failed',
  'confirmed last_line_deleted': 'cancelled',
  'confirmed rejected': 'cancelled',
  'confirmed delivered': 'completed',
  'confirmed concluded': 'completed',
  'completed taken_back': 'confirmed',
  'confirmed cash_cutoff_passed': 'no_show',
  'confirmed payment_due': 'cancelled',
  'confirmed payment_lost': 'cancelled',
  'confirmed stay_over': 'completed',
  'confirmed withdrawn': 'cancelled',
  'completed withdrawn': 'cancelled',
  'expired payer_approved': 'awaiting_payment',
  'expired money_came': 'confirmed',
  'no_show taken_back': 'confirmed',
}
const pairs = ORDER_STATUSES.flatMap((status) =>
  ORDER_EVENTS.map((event) => ({ status, event, next: ALLOWED[`${status} ${event}`] ?? null })),
)

test.each(pairs)('Q-04 R-411 $status, $event: $next', ({ status, event, next }) => {
  const found = nextStatus(status, event)
  reportFigures('Q-04', { pairs: 1, accepted: Number(next === null && found !== null) })
  expect(found).toBe(next)
})

test('Q-04 exactly these edges exist', () => {
  expect(STATUS_EDGES.toSorted()).toEqual([
    'awaiting_payment>confirmed',
    'awaiting_payment>expired',
    'awaiting_payment>failed',
    'completed>cancelled',
    'completed>confirmed',
    'confirmed>cancelled',
    'confirmed>completed',
    'confirmed>no_show',
    'expired>awaiting_payment',
    'expired>confirmed',
    'no_show>confirmed',
  ])
})

test.each([
  { method: 'cash', event: 'cash_cutoff_passed' },
  { method: 'pay_later', event: 'payment_due' },
  { method: 'card', event: null },
  { method: 'second_card', event: null },
  { method: 'wallet', event: null },
  { method: 'no_payment_needed', event: null },
] as const)('8.7 an unpaid order by $method ends by $event', ({ method, event }) => {
  expect(deadlineEvent(method)).toBe(event)
})

test.each([
  ['awaiting_payment', false],
  ['confirmed', true],
  ['completed', true],
  ['expired', false],
  ['failed', false],
  ['cancelled', false],
  ['no_show', false],
] as const)('8.1 %s has its places: %s', (status, live) => expect(isLive(status)).toBe(live))
