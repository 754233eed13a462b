import { describe, expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import type { DayPart } from '../platform/day-part.ts'
import { canReopen, concludeRefusal, type ConcludableOrder, type LastStep } from './conclude-rules.ts'
import type { WallTime } from './resort-time.ts'

const thing = (to: string, part: DayPart | null = null, time: string | null = null, isCancelled = false) => ({
  to: civilDate(to),
  part,
  time,
  isCancelled,
})
const order = (over: Partial<ConcludableOrder> = {}): ConcludableOrder => ({
  status: 'confirmed',
  dueCents: 0,
  lines: [thing('2027-07-11', 'full_day')],
  items: [],
  delivery: null,
  ...over,
})
const table = (time: string) => order({ lines: [], items: [thing('2027-07-11', null, time)] })
const bar = (status: 'received' | 'preparing' | 'ready' | 'delivered') =>
  order({ lines: [], items: [thing('2027-07-11')], delivery: { status } })

describe('R-712 what can be marked as concluded', () => {
  test.each([
    ['a stay before its last day', order(), '2027-07-10T23:59:00', 'order_not_over'],
    ['a stay on its last day', order(), '2027-07-11T00:00:00', null],
    ['a stay after it', order(), '2027-07-12T09:00:00', null],
    [
      'an afternoon in the morning',
      order({ lines: [thing('2027-07-11', 'afternoon')] }),
      '2027-07-11T13:59:00',
      'order_not_over',
    ],
    ['an afternoon that has begun', order({ lines: [thing('2027-07-11', 'afternoon')] }), '2027-07-11T14:00:00', null],
    [
      'the later of two stays is to come',
      order({ lines: [thing('2027-07-11', 'full_day'), thing('2027-07-13', 'full_day')] }),
      '2027-07-11T10:00:00',
      'order_not_over',
    ],
    [
      'the later one was cancelled',
      order({ lines: [thing('2027-07-11', 'full_day'), thing('2027-07-13', 'full_day', null, true)] }),
      '2027-07-11T10:00:00',
      null,
    ],
    ['a table before its hour', table('20:30'), '2027-07-11T20:29:00', 'order_not_over'],
    ['a table at its hour', table('20:30'), '2027-07-11T20:30:00', null],
    ['a table of yesterday', table('20:30'), '2027-07-12T08:00:00', null],
    ['what the bar makes', bar('preparing'), '2027-07-11T12:00:00', 'order_not_over'],
    ['what the bar has ready', bar('ready'), '2027-07-11T12:00:00', null],
    ['what is owed', order({ dueCents: 1 }), '2027-07-12T09:00:00', 'order_owed'],
    ['what waits for its money', order({ status: 'awaiting_payment' }), '2027-07-12T09:00:00', 'status_changed'],
    ['what was cancelled', order({ status: 'cancelled' }), '2027-07-12T09:00:00', 'status_changed'],
    ['what is concluded', order({ status: 'completed' }), '2027-07-12T09:00:00', 'status_changed'],
  ] as const)('%s', (_name, given, now, refusal) => {
    expect(concludeRefusal(given, { localNow: now as WallTime, dayTurnHour: 14 })).toBe(refusal)
  })
})

describe('R-712 what can be taken back', () => {
  const concluded = order({ status: 'completed' })
  const last = (actor: LastStep['actor'], reason: LastStep['reason'] = 'concluded'): LastStep => ({ actor, reason })
  test.each([
    ['a guest, what the guest marked', concluded, last('guest'), 'guest', '2027-07-11', true],
    ['a guest, what the desk marked', concluded, last('staff'), 'guest', '2027-07-11', false],
    ['the desk, what the guest marked', concluded, last('guest'), 'staff', '2027-07-11', true],
    ['anybody, when its days are over', concluded, last('guest'), 'staff', '2027-07-12', false],
    ['what the clock ended', concluded, last('clock', 'stay_over'), 'staff', '2027-07-11', false],
    ['what the bar delivered', concluded, last('staff', 'delivered'), 'staff', '2027-07-11', false],
    ['what is not concluded', order(), last('guest'), 'guest', '2027-07-11', false],
  ] as const)('%s', (_name, given, step, by, today, can) => {
    expect(canReopen(given, step, by, civilDate(today))).toBe(can)
  })
})
