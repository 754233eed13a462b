import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountingHead,
  accountingLine,
  accountingTotals,
  csvCell,
  csvMoney,
  type AccountingEntry,
} from './accounting-csv.ts'

const ENTRY: AccountingEntry = {
  day: '2027-07-01',
  time: '09:30:00',
  orderNumber: 'BA-7K3M-Q2XT',
  category: 'umbrella',
  kind: 'cash',
  provider: null,
  grossCents: 123_456,
  refundCents: 0,
  serviceCents: 0,
  providerFeeCents: 0,
  closing: '2027-12',
}

describe('B-12 the accountant’s file', () => {
  test.each([
    [0, '0,00'],
    [5, '0,05'],
    [123_456, '1234,56'],
    [-1200, '-12,00'],
    [-7, '-0,07'],
  ])('%i cents are %s', (cents, text) => expect(csvMoney(cents)).toBe(text))

  test.each([
    ['=1+1', `'=1+1`],
    ['+39', `'+39`],
    ['@x', `'@x`],
    ['-12,00', '-12,00'],
    ['-cmd', `'-cmd`],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['plain', 'plain'],
  ])('%s is written as %s', (text, cell) => expect(csvCell(text)).toBe(cell))

  test('no cell that is no number begins as a formula', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvCell(text).replace(/^"/, '')
        expect(/^[=+@\t\r]/.test(cell) || (cell.startsWith('-') && !/^-?\d+(,\d+)?$/.test(cell))).toBe(false)
      }),
    )
  })

  test.each([
    [{}, '2027-07-01;09:30:00;BA-7K3M-Q2XT;spiaggia;incasso;contanti;;1234,56;0,00;0,00;0,00;;2027-12\r\n'],
    [
      { kind: 'desk_refund:card_terminal', category: 'bar', grossCents: 0, refundCents: 300 },
      '2027-07-01;09:30:00;BA-7K3M-Q2XT;bar;rimborso alla cassa;carta alla cassa;;0,00;3,00;0,00;0,00;;2027-12\r\n',
    ],
    [
      { kind: 'fee', provider: 'stripe', grossCents: 0, providerFeeCents: 42, closing: null },
      '2027-07-01;09:30:00;BA-7K3M-Q2XT;spiaggia;commissione;online;stripe;0,00;0,00;0,00;0,42;;\r\n',
    ],
  ])('a line with %j', (change, line) => expect(accountingLine({ ...ENTRY, ...change })).toBe(line))

  test('the head has as many columns as a line, and the totals add up kinds of one revenue', () => {
    const columns = (line: string) => line.split(';').length
    const totals = accountingTotals([
      { category: 'subscription', grossCents: 1000, refundCents: 0, providerFeeCents: 1 },
      { category: 'instalment', grossCents: 500, refundCents: 100, providerFeeCents: 2 },
    ])
    expect(columns(accountingHead())).toBe(columns(accountingLine(ENTRY)))
    expect(totals).toBe('\r\nTotale;;;abbonamenti;;;;15,00;1,00;;0,03;;\r\nTotale;;;tutto;;;;15,00;1,00;;0,03;;\r\n')
  })
})

describe('B-12 the accountant’s words', () => {
  const cells = (change: Partial<AccountingEntry>) => accountingLine({ ...ENTRY, ...change }).split(';')

  test.each([
    ['capture', 'incasso', 'online'],
    ['cash', 'incasso', 'contanti'],
    ['card_terminal', 'incasso', 'carta alla cassa'],
    ['desk_refund', 'rimborso alla cassa', ''],
    ['desk_refund:cash', 'rimborso alla cassa', 'contanti'],
    ['desk_refund:voucher', 'rimborso alla cassa', 'voucher'],
    ['credit', 'credito usato', 'credito'],
    ['credit_back', 'credito reso', 'credito'],
    ['to_credit', 'rimborso come credito', 'credito'],
    ['refund', 'rimborso', 'online'],
    ['external_refund', 'rimborso dal gestore', 'online'],
    ['refund_failed', 'rimborso non riuscito', 'online'],
    ['dispute_opened', 'contestazione', 'online'],
    ['dispute_won', 'contestazione vinta', 'online'],
    ['dispute_lost', 'contestazione persa', 'online'],
    ['fee', 'commissione', 'online'],
    ['something_new', 'something_new', ''],
  ])('%s is %s by “%s”', (kind, movement, method) => expect(cells({ kind }).slice(4, 6)).toEqual([movement, method]))

  test.each([
    ['umbrella', 'spiaggia'],
    ['bar', 'bar'],
    ['restaurant', 'ristorante'],
    ['parking', 'parcheggio'],
    ['service', 'servizi'],
    ['subscription', 'abbonamenti'],
    ['instalment', 'abbonamenti'],
    ['something_new', 'something_new'],
  ])('%s is the revenue %s', (category, revenue) => expect(cells({ category })[3]).toBe(revenue))

  test.each([
    ['-5', '-5'],
    ['-5+cmd', `'-5+cmd`],
    ['-5,0,0', `'-5,0,0`],
  ])('%s is written as %s', (text, cell) => expect(csvCell(text)).toBe(cell))

  test('a file without movements ends without sums', () => expect(accountingTotals([])).toBe('\r\n'))
})
