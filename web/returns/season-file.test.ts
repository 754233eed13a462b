import { expect, test } from 'vitest'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { seasonFile } from './season-file.ts'

const WORDS = { month: 'Mese', used: 'Usati', given: 'Restituiti', sold: 'Venduti', credit: 'Credito; "tuo"' }

test('B-18 the table of the season is read by a spreadsheet: halves as days, cents as euro, quoted cells', () => {
  const halves = { used: 21, given: 3, sold: 2, ahead: 0 }
  expect(seasonFile([{ month: civilDate('2027-07-01'), halves, creditCents: 1405 }], WORDS)).toBe(
    '\uFEFFMese;Usati;Restituiti;Venduti;"Credito; ""tuo"" (EUR)"\r\n2027-07;10.5;1.5;1.0;14.05\r\n',
  )
})
