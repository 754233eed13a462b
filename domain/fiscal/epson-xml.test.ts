import { describe, expect, test } from 'vitest'
import type { ReceiptLine } from './receipt.ts'
import {
  closureXml,
  printerAmount,
  readPrinterAnswer,
  refundXml,
  saleXml,
  statusXml,
  voidXml,
  xmlText,
} from './epson-xml.ts'
import { closedFor, pauseAfterTry } from './retry.ts'

const line = (change: Partial<ReceiptLine> = {}): ReceiptLine => ({
  ref: 'a',
  productLine: 'bar',
  description: 'Caffè & "crema" <doppia>',
  quantity: 2,
  unitCents: 150,
  grossCents: 300,
  vatPercent: 10,
  nature: null,
  vatCents: 27,
  department: 2,
  ...change,
})
const ORIGINAL = { number: '0012-0034', day: '2027-07-01', device: '99IEC012345' }

describe('guide 2.4: Epson XML', () => {
  test('a sale: begin, items with department, totals with how it was paid, end; everything escaped', () => {
    const payments = (['cash', 'electronic', 'unpaid', 'voucher'] as const).map((kind) => ({ kind, cents: 75 }))
    const xml = saleXml({ lines: [line()], payments })
    expect(xml).toContain(
      'description="Caffè &amp; &quot;crema&quot; &lt;doppia&gt;" quantity="2" unitPrice="1,50" department="2"',
    )
    expect([...xml.matchAll(/<(begin|print|end)\w+/g)].map(([name]) => name.slice(1))).toEqual(
      [
        'beginFiscalReceipt',
        'printRecItem',
        ...Array.from({ length: 4 }, () => 'printRecTotal'),
        'endFiscalReceipt',
      ].toSpliced(0, 0, 'printerFiscalReceipt'),
    )
    expect([...xml.matchAll(/paymentType="(\d)"/g)].map(([, type]) => type)).toEqual(['0', '2', '5', '6'])
  })

  test('a return and a voiding name the document: closure, number, day and printer', () => {
    expect(refundXml(ORIGINAL, { lines: [line()], payments: [{ kind: 'cash', cents: 300 }] })).toMatch(
      /message="REFUND 0012 0034 01072027 99IEC012345" messageType="4".*printRecRefund.*printRecTotal/,
    )
    expect(voidXml(ORIGINAL)).toContain('message="VOID 0012 0034 01072027 99IEC012345"')
    expect([closureXml(), statusXml()].map((xml) => /printZReport|queryPrinterStatus/.exec(xml)?.[0])).toEqual([
      'printZReport',
      'queryPrinterStatus',
    ])
  })

  test.each([
    [5, '0,05'],
    [123_456, '1234,56'],
  ])('%i is %s', (cents, words) => expect(printerAmount(cents)).toBe(words))

  test('letters that a printer lacks, and words that are too long', () => {
    expect(xmlText('l’🍦\u0007 €')).toBe('l&apos;   €')
    expect(xmlText('x'.repeat(60))).toHaveLength(38)
  })

  test('an answer, and what is none', () => {
    const answer = readPrinterAnswer(
      '<soapenv:Body><response success="true" code="" status="2"><addInfo><zRepNumber>12</zRepNumber></addInfo></response></soapenv:Body>',
    )
    expect([answer?.isDone, answer?.code, answer?.facts.get('zRepNumber')]).toEqual([true, '', '12'])
    expect(readPrinterAnswer('<html>404</html>')).toBeNull()
  })
})

test.each([
  ['23:54:59', 0],
  ['23:55:00', 300_000],
  ['23:59:30', 30_000],
  ['00:00:00', 0],
])('case 4: at %s the service is closed for %i ms', (time, ms) => expect(closedFor(time)).toBe(ms))

test('pauses grow from half a minute to an hour', () => {
  expect([1, 2, 8, 50].map(pauseAfterTry)).toEqual([30_000, 60_000, 3_600_000, 3_600_000])
})
