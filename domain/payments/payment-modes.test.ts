import { expect, test } from 'vitest'
import { isOnlineMethod, ONLINE_METHODS, PAYMENT_MODES } from './payment-modes.ts'

test('R-316 modes 1 to 4 are the ones of the protocol', () => {
  expect(PAYMENT_MODES).toEqual({ cash: 1, wallet: 2, card: 3, second_card: 4 })
})

test.each([
  ['card', true],
  ['second_card', true],
  ['wallet', true],
  ['cash', false],
  ['pay_later', false],
  ['no_payment_needed', false],
] as const)('R-111 %s is paid online: %s', (method, online) => {
  expect([isOnlineMethod(method), (ONLINE_METHODS as readonly string[]).includes(method)]).toEqual([online, online])
})
