import { expect, test } from 'vitest'
import type { Visit } from '../../../domain/arrivals/calls.ts'
import { codesOf } from '../party.ts'
import { sheetRows } from './sheet-rows.ts'

/** What the sheet reads of a visit. */
const visit = (code: string, orderId: number, more: Partial<Visit> = {}) =>
  ({
    visitId: `line:${code}`,
    code,
    row: code.slice(0, 1),
    orderId,
    part: 'full_day',
    subscriptionId: null,
    state: 'expected',
    isReleased: false,
    ...more,
  }) as Visit

test('B-11 the paper lists an order once, in the row of its first place, rows and places in their order', () => {
  const rows = sheetRows([
    visit('B10', 1),
    visit('A2', 2),
    visit('B9', 3),
    visit('A12', 2),
    visit('C1', 1),
    visit('A3', 4, { state: 'no_show' }),
    visit('A4', 5, { isReleased: true }),
  ])
  expect(rows.map(({ id, parties }) => [id, parties.map(codesOf)])).toEqual([
    ['A', ['A2, A12']],
    ['B', ['B9', 'B10, C1']],
  ])
})
