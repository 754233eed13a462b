import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AuditRow } from '../../../domain/staff/audit-calls.ts'
import { closePage, openPage, serve } from '../../cart/test-app.tsx'
import { AuditFacts } from './AuditFacts.tsx'

const aRow = (detail: AuditRow['detail'], subject = 'block:1'): AuditRow => ({
  rowId: 'a1',
  at: '2027-07-11T08:24:00.000Z',
  source: 'staff',
  accountId: 2,
  by: 'Elena',
  action: 'place.block',
  subject,
  name: null,
  places: [],
  orderId: null,
  customerId: null,
  device: '',
  detail,
})

/** What each term says, without who and when. */
async function said(detail: AuditRow['detail'], subject?: string): Promise<(string | null)[][]> {
  await openPage(<AuditFacts row={aRow(detail, subject)} />, '/ges/registro')
  const terms = await screen.findAllByRole('term')
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]).slice(2)
}

afterEach(() => closePage())

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

test('R-603 the sea is told as its own screen tells it', async () => {
  const sea = { sky: 'partly_cloudy', windFrom: 'W', windKnots: 12, wave: 'slight', flag: 'yellow' }
  expect(await said({ after: sea })).toEqual([
    ['Cielo', 'poco nuvoloso'],
    ['Vento da', 'O'],
    ['Vento, nodi', '12'],
    ['Mare', 'poco mosso'],
    ['Bandiera', 'gialla'],
  ])
})

test('R-704 a setting has its unit in the log', async () => {
  expect(await said({ before: 12_000, after: 15_000 }, 'setting:creditGrantMostCents')).toEqual([
    ['Valore', 'Prima: 120,00\u{A0}€ → Dopo: 150,00\u{A0}€'],
  ])
})

test('R-603 a place that was changed is told by its code', async () => {
  serve({ 'umbrellas/plan': () => ({ places: [aPlace(503, 'E3'), aPlace(1403, 'P3')] }) })
  await said({ place: { before: 503, after: 1403 } })
  await waitFor(() => expect(screen.getByText('Posto').nextElementSibling?.textContent).toBe('Prima: E3 → Dopo: P3'))
})

const aPlace = (id: number, code: string) => ({ id, code })
