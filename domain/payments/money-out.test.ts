import { expect, test } from 'vitest'
import { isUnusual, judgeMoneyOut, type MoneyOutKind, type MoneyOutPerson, type MoneyOutSums } from './money-out.ts'

const LIMITS = {
  deskRefundMostCents: 5_000,
  cancelMostCents: 8_000,
  creditGrantMostCents: 3_000,
  moneyOutPersonCents: 20_000,
  moneyOutManagerCents: 50_000,
  moneyOutDayCents: 90_000,
  moneyOutProofCents: 10_000,
  moneyOutTellCents: 30_000,
}
const NOTHING: MoneyOutSums = { subjectCents: 0, personCents: 0, dayCents: 0 }
const CLERK: MoneyOutPerson = { isManager: false, isOnlyManager: false, isProven: false, isApproved: false }
const MANAGER: MoneyOutPerson = { ...CLERK, isManager: true }
const ORDER = { limit: 'order' } as const

/** A refund of one cent, but for what a case says. */
function judge({
  kind = 'refund' as MoneyOutKind,
  amountCents = 1,
  sums = {} as Partial<MoneyOutSums>,
  person = CLERK,
}) {
  return judgeMoneyOut({ kind, amountCents }, { ...NOTHING, ...sums }, person, LIMITS)
}

test.each([
  ['refund', { ...ORDER, mostCents: 5_000 }],
  ['cancellation', { ...ORDER, mostCents: 8_000 }],
  ['change', { ...ORDER, mostCents: 8_000 }],
  ['credit', { limit: 'guest', mostCents: 3_000 }],
  ['complimentary', null],
  ['payout', null],
] as const)('B-32 %s is bound by the limit of its own subject, to the cent, and a manager is not', (kind, limit) => {
  const most = limit?.mostCents ?? 1_000_000
  expect(judge({ kind, sums: { subjectCents: most } })).toBe('goes')
  expect(judge({ kind, sums: { subjectCents: most + 1 } })).toEqual(limit ?? 'goes')
  expect(judge({ kind, sums: { subjectCents: most + 1 }, person: MANAGER })).toBe('goes')
})

test.each([
  ['a person’s day', CLERK, 20_000],
  ['a manager’s day', MANAGER, 50_000],
] as const)('B-32 %s ends at its limit', (_name, person, mostCents) => {
  expect(judge({ sums: { personCents: mostCents }, person })).toBe('goes')
  expect(judge({ sums: { personCents: mostCents + 1 }, person })).toEqual({ limit: 'person', mostCents })
})

test('B-32 everybody’s day ends at its limit, for managers as well', () => {
  for (const person of [CLERK, MANAGER]) {
    expect(judge({ sums: { dayCents: 90_000 }, person })).toBe('goes')
    expect(judge({ sums: { dayCents: 90_001 }, person })).toEqual({ limit: 'day', mostCents: 90_000 })
  }
})

test('B-32 a large sum asks for a proof first, also of what a second one has agreed to', () => {
  expect(judge({ amountCents: 9_999 })).toBe('goes')
  expect(judge({ amountCents: 10_000 })).toBe('proof')
  expect(judge({ amountCents: 10_000, person: { ...CLERK, isApproved: true } })).toBe('proof')
  expect(judge({ amountCents: 10_000, person: { ...CLERK, isProven: true } })).toBe('goes')
})

test('B-32 a second one’s yes goes beyond every limit', () => {
  const sums = { subjectCents: 5_001, personCents: 20_001, dayCents: 90_001 }
  expect(judge({ sums, person: { ...CLERK, isApproved: true } })).toBe('goes')
})

test.each([
  { name: 'the only manager', person: { ...MANAGER, isOnlyManager: true }, unproven: 'proof', proven: 'goes' },
  { name: 'one of several', person: MANAGER, unproven: 'day', proven: 'day' },
  { name: 'nobody who manages', person: { ...CLERK, isOnlyManager: true }, unproven: 'day', proven: 'day' },
])('B-32 beyond a limit the proof of $name: $unproven, then $proven', ({ person, unproven, proven }) => {
  const answer = (isProven: boolean) => {
    const verdict = judge({ sums: { dayCents: 90_001 }, person: { ...person, isProven } })
    return typeof verdict === 'string' ? verdict : verdict.limit
  }
  expect([answer(false), answer(true)]).toEqual([unproven, proven])
})

test.each([
  { name: 'a large sum', amountCents: 30_000, personCents: 90_000, isTold: true },
  { name: 'a cent less, on a day without others', amountCents: 29_999, personCents: 29_999, isTold: false },
  { name: 'the sum that makes the day large', amountCents: 1, personCents: 30_000, isTold: true },
  { name: 'a small one before that', amountCents: 1, personCents: 29_999, isTold: false },
  { name: 'a small one after that', amountCents: 1, personCents: 30_001, isTold: false },
])('B-32 managers are told of $name: $isTold', ({ amountCents, personCents, isTold }) => {
  expect(isUnusual(amountCents, { personCents }, LIMITS)).toBe(isTold)
})
