import { expect, test } from 'vitest'
import { addDays, civilDate } from '../platform/civil-date.ts'
import { requireStaffDays } from './staff-days.ts'

const from = civilDate('2027-05-01')

test.each([
  ['one day', 0],
  ['a season', 150],
  ['366 days', 365],
])('%s can be set at once', (_, more) => {
  expect(() => requireStaffDays({ from, to: addDays(from, more) })).not.toThrow()
})

test('the last day is not before the first, and there are no more than 366', () => {
  expect(() => requireStaffDays({ from, to: addDays(from, -1) })).toThrow(
    expect.objectContaining({ problems: [{ field: 'to', code: 'date_order' }] }),
  )
  expect(() => requireStaffDays({ from, to: addDays(from, 366) })).toThrow(
    expect.objectContaining({ code: 'period_too_long', data: { max: 366 } }),
  )
})
