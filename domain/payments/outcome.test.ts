import { describe, expect, test } from 'vitest'
import { outcomeOf, type ToldAttempt, type ToldOrder } from './outcome.ts'

const order = (overrides: Partial<ToldOrder> = {}): ToldOrder => ({
  isLive: false,
  isAwaiting: true,
  isExpired: false,
  dueCents: 4400,
  triesLeft: 3,
  ...overrides,
})
const attempt = (overrides: Partial<ToldAttempt> = {}): ToldAttempt => ({
  state: 'needs_method',
  use: null,
  giveBackReason: null,
  isIndeterminate: false,
  isCancelRequested: false,
  isSettled: false,
  error: null,
  ...overrides,
})
const LIVE = { isLive: true, isAwaiting: false }
const OVER = { isAwaiting: false }

describe('R-412 completed', () => {
  test.each([
    { name: 'the places are booked and nothing is due', of: { ...LIVE, dueCents: 0 }, by: { state: 'processing' } },
    { name: 'more was paid than is due', of: { ...LIVE, dueCents: -1 }, by: { state: 'processing' } },
    { name: 'this attempt paid its part', of: LIVE, by: { state: 'captured', use: 'paid' } },
  ] as const)('$name', ({ of, by }) => {
    expect(outcomeOf(order(of), attempt(by))).toEqual({ outcome: 'completed', failure: null, canRetry: false })
  })

  test('a booked order that nobody tried to pay here', () => {
    expect(outcomeOf(order(LIVE), null).outcome).toBe('completed')
  })

  test.each([
    { name: 'a paid attempt of an order without its places', of: order(), by: { state: 'captured', use: 'paid' } },
    { name: 'nothing due, and no places', of: order({ dueCents: 0 }), by: {} },
  ] as const)('not: $name', ({ of, by }) => expect(outcomeOf(of, attempt(by)).outcome).toBe('failed'))
})

describe('R-412 pending while money may be moving, without a second try', () => {
  test.each([
    { name: 'no answer came', by: { isIndeterminate: true } },
    { name: 'under review', by: { state: 'processing' } },
    { name: 'reserved and not decided', by: { state: 'authorized' } },
    { name: 'taken and not decided', by: { state: 'captured' } },
    { name: 'to be cancelled, and already over', by: { state: 'cancelled', isCancelRequested: true } },
  ] as const)('$name', ({ by }) => {
    expect(outcomeOf(order(), attempt(by))).toEqual({ outcome: 'pending', failure: null, canRetry: false })
    expect(outcomeOf(order(), attempt({ ...by, isSettled: true })).outcome).toBe('failed')
  })

  test.each([
    { name: 'open', by: {} },
    { name: 'to be cancelled while it is open', by: { isCancelRequested: true } },
    { name: 'cancelled by the person', by: { state: 'cancelled' } },
    { name: 'declined', by: { state: 'declined' } },
    { name: 'reserved and already given back', by: { state: 'authorized', use: 'give_back' } },
  ] as const)('not: $name', ({ by }) => expect(outcomeOf(order(), attempt(by)).outcome).toBe('failed'))
})

describe('R-412 failed', () => {
  test.each([
    ['too_late', 'places_taken'],
    ['order_over', 'order_over'],
    ['paid_already', 'order_over'],
    ['mismatch', 'order_over'],
  ] as const)('money that was given back as %s is told as %s, without another try', (giveBackReason, reason) => {
    const given = attempt({ state: 'captured', use: 'give_back', giveBackReason })
    expect(outcomeOf(order(), given)).toEqual({ outcome: 'failed', failure: { reason, code: reason }, canRetry: false })
  })

  test.each([
    { name: 'an attempt that keeps its money', by: { use: 'paid' }, given: 'too_late' },
    { name: 'no reason', by: { use: 'give_back' }, given: null },
  ] as const)('$name is not told as given back', ({ by, given }) => {
    expect(outcomeOf(order(), attempt({ ...by, giveBackReason: given })).failure?.reason).toBe('not_finished')
  })

  test.each([
    { name: 'the time is over', of: { ...OVER, isExpired: true, triesLeft: 0 }, reason: 'time_over' },
    { name: 'no tries are left', of: { triesLeft: 0 }, reason: 'too_many_tries' },
    { name: 'the order wants no money', of: OVER, reason: 'order_over' },
    { name: 'the order lost its places', of: { ...OVER, dueCents: 0 }, reason: 'order_over' },
  ] as const)('$name: $reason, without another try', ({ of, reason }) => {
    const told = { outcome: 'failed', failure: { reason, code: reason }, canRetry: false }
    expect(outcomeOf(order(of), attempt())).toEqual(told)
  })

  test.each([
    { name: 'the order waits for its money', of: {} },
    { name: 'its last try', of: { triesLeft: 1 } },
    { name: 'a booked order of which a cent is due', of: { ...LIVE, dueCents: 1 } },
  ] as const)('$name: it may be tried again', ({ of }) => {
    const failure = { reason: 'not_finished', code: 'not_finished' }
    expect(outcomeOf(order(of), attempt())).toEqual({ outcome: 'failed', failure, canRetry: true })
  })

  test('an order that nobody tried to pay is not finished', () => {
    expect(outcomeOf(order(), null).failure?.reason).toBe('not_finished')
    expect(outcomeOf(order(OVER), null).failure?.reason).toBe('order_over')
  })

  test('the provider’s error is told in our words, with its code for the desk', () => {
    const error = { code: 'card_declined', declineCode: 'insufficient_funds', isRetryable: true }
    const failure = { reason: 'insufficient_funds', code: 'insufficient_funds' }
    expect(outcomeOf(order(), attempt({ error }))).toEqual({ outcome: 'failed', failure, canRetry: true })
  })
})
