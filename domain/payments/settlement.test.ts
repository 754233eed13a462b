import { describe, expect, test } from 'vitest'
import type { Snapshot } from './snapshot.ts'
import {
  matches,
  nextStep,
  settlementOf,
  type DrivenAttempt,
  type PayableOrder,
  type SettledAttempt,
} from './settlement.ts'

const attempt = (overrides: Partial<SettledAttempt> = {}): SettledAttempt => ({
  attemptId: 'attempt-1',
  orderId: '7',
  amountCents: 4400,
  currency: 'EUR',
  state: 'authorized',
  use: null,
  isCancelRequested: false,
  isSettled: false,
  ...overrides,
})
const order = (overrides: Partial<PayableOrder> = {}): PayableOrder => ({
  places: 'claim',
  dueCents: 4400,
  ...overrides,
})
const snapshot = (overrides: Partial<Snapshot> = {}): Snapshot => ({
  ref: 'pi_1',
  state: 'authorized',
  amountCents: 4400,
  currency: 'EUR',
  capturedCents: 0,
  refundedCents: 0,
  feeCents: null,
  disputes: [],
  error: null,
  instrument: null,
  metadata: { attempt: 'attempt-1', order: '7' },
  ...overrides,
})
const CAPTURED = { attempt: { state: 'captured' }, snapshot: { state: 'captured', capturedCents: 4400 } } as const

interface Case {
  readonly name: string
  readonly attempt?: Partial<SettledAttempt>
  readonly order?: Partial<PayableOrder>
  readonly snapshot?: Partial<Snapshot>
  readonly by?: 'cancel_job'
  readonly isApproved?: true
  readonly found: string
}

const CASES: readonly Case[] = [
  { name: 'case 1 reserved money claims the places', found: 'claim' },
  { name: 'taken money claims them too', ...CAPTURED, found: 'claim' },
  { name: 'case 11 an order that has its places keeps the money', order: { places: 'booked' }, found: 'keep' },
  { name: 'no money yet', attempt: { state: 'needs_action' }, snapshot: { state: 'needs_action' }, found: 'none' },
  { name: 'R4 decided before: paid', ...CAPTURED, attempt: { state: 'captured', use: 'paid' }, found: 'none' },
  { name: 'R4 decided before: given back', attempt: { use: 'give_back' }, found: 'none' },
  {
    name: 'case 66 R7 what is to be cancelled is not for a return',
    attempt: { isCancelRequested: true },
    found: 'none',
  },
  { name: 'R7 but for its own job', attempt: { isCancelRequested: true }, by: 'cancel_job', found: 'claim' },
  {
    name: '8.6 what was taken before its cancel is for anybody',
    ...CAPTURED,
    attempt: { state: 'captured', isCancelRequested: true },
    found: 'claim',
  },
  { name: 'a reservation that was let go books nothing', snapshot: { state: 'cancelled' }, found: 'none' },
  {
    name: 'the same for its cancel job',
    attempt: { isCancelRequested: true },
    snapshot: { state: 'cancelled' },
    by: 'cancel_job',
    found: 'none',
  },
  { name: 'R3 a read from before its end books nothing', attempt: { isSettled: true }, found: 'none' },
  { name: 'R3 a read from before the money decides nothing', snapshot: { state: 'needs_action' }, found: 'none' },
  { name: 'case 73 R12 another amount', snapshot: { amountCents: 4300 }, found: 'mismatch' },
  { name: 'case 73 R12 another currency', snapshot: { currency: 'CHF' }, found: 'mismatch' },
  { name: 'R12 another order', snapshot: { metadata: { attempt: 'attempt-1', order: '8' } }, found: 'mismatch' },
  { name: 'R12 another attempt', snapshot: { metadata: { attempt: 'attempt-2', order: '7' } }, found: 'mismatch' },
  { name: 'case 67 PL3 an order that is over', order: { places: 'over' }, found: 'order_over' },
  { name: 'case 72 a second success', order: { places: 'booked', dueCents: 0 }, found: 'paid_already' },
  { name: 'case 92 cash came first', order: { places: 'booked', dueCents: 0 }, ...CAPTURED, found: 'paid_already' },
  { name: 'more than is due', order: { places: 'booked', dueCents: 2200 }, found: 'paid_already' },
  {
    name: 'a mismatch before everything else',
    order: { places: 'over' },
    snapshot: { amountCents: 1 },
    found: 'mismatch',
  },
  {
    name: 'case 6 an approval pins the places',
    attempt: { state: 'processing' },
    snapshot: { state: 'processing' },
    isApproved: true,
    found: 'claim',
  },
  {
    name: 'case 25 a capture under review pins nothing anew',
    attempt: { state: 'processing' },
    snapshot: { state: 'processing' },
    found: 'none',
  },
]

describe('8.9 what becomes of money that came', () => {
  test.each(CASES)('$name: $found', (given) => {
    const seen = snapshot(given.snapshot)
    const settlement = settlementOf(
      attempt(given.attempt),
      order(given.order),
      seen,
      given.by ?? 'sync',
      given.isApproved ?? false,
    )
    expect(settlement.kind === 'give_back' ? settlement.reason : settlement.kind).toBe(given.found)
  })

  test('case 55 a payment without metadata is judged by its amount', () => {
    expect(matches(attempt(), snapshot({ metadata: {} }))).toBe(true)
  })
})

const driven = (overrides: Partial<DrivenAttempt>): DrivenAttempt => ({
  state: 'authorized',
  use: null,
  isCancelRequested: false,
  isSettled: false,
  ...overrides,
})

describe('R6 what an attempt needs next', () => {
  test.each([
    { name: 'open', given: { state: 'needs_action' }, step: 'fetch' },
    { name: 'case 44 made and not answered', given: { state: 'created' }, step: 'fetch' },
    { name: 'reserved and not decided', given: {}, step: 'fetch' },
    { name: 'kept and reserved', given: { use: 'paid' }, step: 'capture' },
    { name: 'case 6 kept and approved', given: { use: 'paid', state: 'processing' }, step: 'capture' },
    { name: 'kept and taken', given: { use: 'paid', state: 'captured' }, step: 'none' },
    { name: 'case 63 given back before it was taken', given: { use: 'give_back' }, step: 'cancel' },
    { name: 'case 72 given back after it was taken', given: { use: 'give_back', state: 'captured' }, step: 'refund' },
    { name: 'to be cancelled', given: { isCancelRequested: true, state: 'needs_action' }, step: 'cancel' },
    { name: 'to be cancelled, and taken before', given: { isCancelRequested: true, state: 'captured' }, step: 'fetch' },
    { name: 'kept in spite of its cancel', given: { isCancelRequested: true, use: 'paid' }, step: 'capture' },
    { name: 'settled', given: { isSettled: true, use: 'give_back', state: 'captured' }, step: 'none' },
  ] as const)('$name: $step', ({ given, step }) => expect(nextStep(driven(given))).toBe(step))
})
