import { expect, test } from 'vitest'
import { isOnlineMethod, methodOfMode, ONLINE_METHODS, PAYMENT_MODES } from './payment-modes.ts'

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

test.each([
  [1, undefined],
  [2, 'wallet'],
  [3, 'card'],
  [4, 'second_card'],
  [5, undefined],
])('R-316 mode %i is paid online by %s', (modeId, method) => expect(methodOfMode(modeId)).toBe(method))
