import { describe, expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import { firstStatus, methodsFor, type MethodFacts } from './methods.ts'
import type { WallTime } from './resort-time.ts'

const facts = (overrides: Partial<MethodFacts> = {}): MethodFacts => ({
  totalCents: 4400,
  stays: [{ from: civilDate('2027-07-10'), part: 'full_day' }],
  now: '2027-07-01T12:00:00' as WallTime,
  payAlsoCash: true,
  payOnlyCash: false,
  online: [],
  payLater: true,
  cashHours: { full_day: 10, morning: 10, afternoon: 15 },
  payLaterDueHour: 20,
  ...overrides,
})
const summary = (overrides: Partial<MethodFacts>) => {
  const { offered, refused } = methodsFor(facts(overrides))
  return [offered.map((one) => one.method), refused.map((one) => `${one.method}: ${one.reason}`)]
}
const at = (now: string) => ({ now: now as WallTime })

interface Case {
  readonly name: string
  readonly given: Partial<MethodFacts>
  readonly found: readonly (readonly string[])[]
}

describe('R-111 which ways to settle a cart has', () => {
  test.each<Case>([
    { name: 'days before', given: {}, found: [['cash', 'pay_later'], []] },
    { name: 'a second before pay later is due', given: at('2027-07-09T19:59:59'), found: [['cash', 'pay_later'], []] },
    {
      name: 'R-902 at the hour of pay later',
      given: at('2027-07-09T20:00:00'),
      found: [['cash'], ['pay_later: pay_later_too_late']],
    },
    {
      name: 'a second before the cash hour',
      given: at('2027-07-10T09:59:59'),
      found: [['cash'], ['pay_later: pay_later_too_late']],
    },
    {
      name: 'R-807 at the cash hour',
      given: at('2027-07-10T10:00:00'),
      found: [[], ['cash: cash_cutoff_passed', 'pay_later: pay_later_too_late']],
    },
    { name: 'R-708 only cash', given: { payOnlyCash: true }, found: [['cash'], []] },
    {
      name: 'R-708 only cash even when not also cash',
      given: { payOnlyCash: true, payAlsoCash: false },
      found: [['cash'], []],
    },
    { name: 'R-708 no cash', given: { payAlsoCash: false }, found: [['pay_later'], []] },
    { name: 'no pay later', given: { payLater: false }, found: [['cash'], []] },
    {
      name: 'R-111 what can be paid online comes first',
      given: { online: ['card', 'wallet'] },
      found: [['card', 'wallet', 'cash', 'pay_later'], []],
    },
    {
      name: 'case 90 only cash hides what can be paid online',
      given: { online: ['card', 'second_card', 'wallet'], payOnlyCash: true },
      found: [['cash'], []],
    },
    {
      name: 'case 87 online is left when cash came too late',
      given: { online: ['card'], ...at('2027-07-10T10:00:00') },
      found: [['card'], ['cash: cash_cutoff_passed', 'pay_later: pay_later_too_late']],
    },
    {
      name: 'case 12 nothing to pay, nothing online',
      given: { totalCents: 0, online: ['card'] },
      found: [['no_payment_needed'], []],
    },
    { name: 'R-316 nothing to pay', given: { totalCents: 0 }, found: [['no_payment_needed'], []] },
    {
      name: 'nothing to pay, whatever the hour',
      given: { totalCents: 0, ...at('2027-07-10T11:00:00') },
      found: [['no_payment_needed'], []],
    },
  ])('$name', ({ given, found }) => expect(summary(given)).toEqual(found))

  test('R-316 cash is mode 1 and carries its deadline', () => {
    expect(methodsFor(facts()).offered[0]).toEqual({
      method: 'cash',
      modeId: 1,
      deadline: { day: '2027-07-10', hour: 10, at: '2027-07-10T08:00:00.000Z' },
    })
  })
})

test('R-316 each online method carries its mode', () => {
  const { offered } = methodsFor(facts({ online: ['card', 'second_card', 'wallet'] }))
  expect(offered.slice(0, 3).map(({ modeId, deadline }) => [modeId, deadline])).toEqual([
    [3, null],
    [4, null],
    [2, null],
  ])
})

test.each([
  ['card', 'awaiting_payment'],
  ['second_card', 'awaiting_payment'],
  ['wallet', 'awaiting_payment'],
  ['cash', 'confirmed'],
  ['pay_later', 'confirmed'],
  ['no_payment_needed', 'confirmed'],
] as const)('8.2 R-411 an order by %s begins as %s', (method, status) => expect(firstStatus(method)).toBe(status))
