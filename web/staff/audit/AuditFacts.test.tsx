import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { AuditRow } from '../../../domain/staff/audit-calls.ts'
import { AuditFacts } from './AuditFacts.tsx'

const aRow = (detail: AuditRow['detail']): AuditRow => ({
  rowId: 'a1',
  at: '2027-07-11T08:24:00.000Z',
  source: 'staff',
  accountId: 2,
  by: 'Elena',
  action: 'place.block',
  subject: 'block:1',
  name: null,
  places: [],
  orderId: null,
  customerId: null,
  device: '',
  detail,
})

/** What each term says, without who and when. */
async function said(detail: AuditRow['detail']): Promise<(string | null)[][]> {
  render(
    <Suspense>
      <AuditFacts row={aRow(detail)} />
    </Suspense>,
  )
  const terms = await screen.findAllByRole('term')
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]).slice(2)
}

afterEach(cleanup)

test('R-603 a period is told from its beginning, however it is kept', async () => {
  expect(await said({ to: '2027-07-13', from: '2027-07-11', reason: 'broken' })).toEqual([
    ['Dal', '11 luglio'],
    ['Al', '13 luglio'],
    ['Motivo', 'guasto'],
  ])
})

test('R-603 allergens of a dish are told by their names', async () => {
  expect(await said({ before: { allergens: ['gluten'] }, after: { allergens: ['gluten', 'eggs'] } })).toEqual([
    ['Allergeni', 'Prima: glutine → Dopo: glutine, uova'],
  ])
})
