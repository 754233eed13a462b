import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CivilDate } from '../platform/civil-date.ts'
import { DECISIONS, DOCUMENT_KINDS, documentState, mayDecide, validUntilProblem } from './documents.ts'

const TODAY = '2027-07-18' as CivilDate
const days = fc.integer({ min: -400, max: 400 })
const decision = fc.constantFrom(...DECISIONS)

describe('B-16 the state of a document', () => {
  test.each([
    ['waiting', null, 'waiting'],
    ['waiting', '2027-07-17', 'expired'],
    ['accepted', '2027-07-18', 'accepted'],
    ['accepted', '2027-07-17', 'expired'],
    ['accepted', null, 'accepted'],
    ['rejected', '2027-07-17', 'rejected'],
    ['rejected', '2028-01-01', 'rejected'],
  ] as const)('B-16 %s until %s is %s on 18 July', (said, until, state) => {
    expect(documentState(said, until as CivilDate | null, TODAY)).toBe(state)
  })

  test('B-16 a document expires once: what is expired today is expired tomorrow, and the day before its last it was not', () => {
    fc.assert(
      fc.property(decision, days, (said, offset) => {
        const until = addDays(TODAY, offset)
        const now = documentState(said, until, TODAY)
        if (now === 'expired') expect(documentState(said, until, addDays(TODAY, 1))).toBe('expired')
        expect(documentState(said, until, until)).toBe(said)
        expect(documentState(said, until, addDays(until, 1))).toBe(said === 'rejected' ? 'rejected' : 'expired')
      }),
    )
  })
})

test('B-16 nothing goes back to waiting, and every decision leads to a right one', () => {
  for (const from of DECISIONS) {
    expect(mayDecide(from, 'waiting')).toBe(false)
    expect(mayDecide(from, 'accepted')).toBe(true)
  }
  expect(mayDecide('rejected', 'rejected')).toBe(false)
})

test('B-16 a last day may be today and later; only a registration goes without one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DOCUMENT_KINDS), days, (kind, offset) => {
      expect(validUntilProblem(kind, addDays(TODAY, offset), TODAY)).toBe(offset < 0 ? 'date_over' : null)
      expect(validUntilProblem(kind, null, TODAY)).toBe(kind === 'registry' ? null : 'required')
    }),
  )
})
