import { describe, expect, test } from 'vitest'
import { reportFigures } from '../../tests/support/figures.ts'
import { BAR_ACTIONS, BAR_STEPS, stepRefusal } from './bar-order-states.ts'
import { BAR_STATUSES } from './calls.ts'

/** Every thing that can be done, where: the whole of R-410 for the board. */
const ALLOWED = new Set([
  'accept received',
  'delay received',
  'delay preparing',
  'ready received',
  'ready preparing',
  'deliver ready',
  'reject received',
  'reject preparing',
  'reject ready',
  'assign received',
  'assign preparing',
  'assign ready',
])
const pairs = BAR_ACTIONS.flatMap((action) => BAR_STATUSES.map((status) => ({ action, status })))

describe('R-410 Q-04 what can be done to a bar order', () => {
  test.each(pairs)('$action of one that is $status', ({ action, status }) => {
    const isDone = BAR_STEPS[action].to === status
    const otherwise = isDone ? 'already_done' : 'status_changed'
    const [refusal, isAllowed] = [stepRefusal(action, status, status), ALLOWED.has(`${action} ${status}`)]
    reportFigures('Q-04', { pairs: 1, accepted: Number(refusal === null && !isAllowed) })
    expect(refusal).toBe(isAllowed ? null : otherwise)
  })

  test.each([
    ['accept', 'received', 'preparing', 'already_done'],
    ['accept', 'received', 'ready', 'status_changed'],
    ['ready', 'preparing', 'ready', 'already_done'],
    ['deliver', 'ready', 'delivered', 'already_done'],
    ['reject', 'ready', 'rejected', 'already_done'],
    ['ready', 'received', 'preparing', 'status_changed'],
    ['reject', 'received', 'preparing', 'status_changed'],
    ['reject', 'preparing', 'delivered', 'status_changed'],
    ['assign', 'ready', 'delivered', 'status_changed'],
  ] as const)('R-603 %s of one that was seen %s and is %s: %s', (action, seen, now, refusal) => {
    expect(stepRefusal(action, seen, now)).toBe(refusal)
  })
})
