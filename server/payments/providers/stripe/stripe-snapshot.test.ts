import { expect, test } from 'vitest'
import { ProviderMisuse } from '../../provider.ts'
import { disputeSnapshotOf, refundSnapshotOf, stateOf } from './stripe-snapshot.ts'

test.each([
  ['requires_payment_method', 'needs_method'],
  ['requires_confirmation', 'needs_method'],
  ['requires_action', 'needs_action'],
  ['processing', 'processing'],
  ['requires_capture', 'authorized'],
  ['succeeded', 'captured'],
  ['canceled', 'cancelled'],
])('a PaymentIntent that is %s is %s (payments guide, 7.2)', (status, state) => expect(stateOf(status)).toBe(state))

test('a state that nobody knows is a defect, not a guess', () => {
  expect(() => stateOf('requires_patience')).toThrow(ProviderMisuse)
})

test.each([
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'cancelled'],
  [null, 'pending'],
])('cases 77 78 a refund that is %s is %s', (status, state) => {
  const refund = { id: 're_1', status, amount: 100 } as Parameters<typeof refundSnapshotOf>[0]
  expect(refundSnapshotOf(refund)).toEqual({
    ref: 're_1',
    state,
    amountCents: 100,
    error: null,
  })
})

test.each([
  ['needs_response', ['open']],
  ['under_review', ['open']],
  ['appeal_under_review', ['open']],
  ['won', ['won']],
  ['lost', ['lost']],
  ['warning_needs_response', []],
  ['warning_closed', []],
  ['prevented', []],
])('case 83 a dispute that is %s takes money in states %j', (status, states) => {
  const dispute = { id: 'du_1', status, amount: 100 } as Parameters<typeof disputeSnapshotOf>[0]
  expect(disputeSnapshotOf(dispute).map((one) => one.state)).toEqual(states)
})
