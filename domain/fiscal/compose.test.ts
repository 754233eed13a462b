import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compose } from './compose.ts'
import type { ProductLine } from './fiscal-words.ts'
import type { Composed, EarlierDocument, FiscalProfile, FiscalSource, ToCompose } from './receipt.ts'

const profile = (productLine: ProductLine, change: Partial<FiscalProfile> = {}): FiscalProfile => ({
  productLine,
  isDue: true,
  dueWhen: 'payment',
  vatPercent: 22,
  nature: null,
  department: 1,
  ...change,
})
const PROFILES = [
  profile('place'),
  profile('bar', { vatPercent: 10, department: 2 }),
  profile('tips', { isDue: false }),
  profile('services', { dueWhen: 'delivery' }),
]
const source = (
  ref: string,
  productLine: ProductLine,
  cents: number,
  change: Partial<FiscalSource> = {},
): FiscalSource => ({
  ref,
  productLine,
  name: ref,
  from: '2027-07-10',
  quantity: 1,
  cents,
  isCancelled: false,
  ...change,
})
const PLACE = source('line:000000000007:place', 'place', 3000)
const DRINK = source('item:000000000001', 'bar', 1000, { quantity: 2 })
const TIP = source('item:000000000002', 'tips', 200)

type Entry = ToCompose['entry']
const entry = (kind: string, amountCents: number, change: Partial<Entry> = {}): Entry => ({
  kind,
  amountCents,
  isGiveBack: false,
  tender: null,
  key: `${kind}:1`,
  attemptId: null,
  refundId: null,
  lineId: null,
  ...change,
})
const facts = (one: Entry, change: Partial<ToCompose> = {}): ToCompose => ({
  entry: one,
  orderNumber: 'A1',
  mainLine: 'place',
  sources: [PLACE, DRINK, TIP],
  earlier: [],
  profiles: PROFILES,
  isCreditVoucher: false,
  ...change,
})
let documents = 0
const earlierOf = (one: Entry, composed: Composed, change: Partial<EarlierDocument> = {}): EarlierDocument => ({
  documentId: (documents += 1),
  entryKey: one.key,
  attemptId: one.attemptId,
  refundId: one.refundId,
  kind: composed.kind,
  originalId: composed.originalId,
  isDropped: false,
  isUntouched: false,
  parts: composed.parts,
  lines: composed.lines,
  payment: composed.payments[0]?.kind ?? null,
  ...change,
})
const grossOf = ({ lines }: Composed) => lines.map(({ ref, grossCents }) => [ref, grossCents])

describe('guide 2.5', () => {
  test.each([
    ['capture', 'electronic'],
    ['cash', 'cash'],
    ['card_terminal', 'electronic'],
  ])('case 1: %s is paid %s', (kind, payment) => {
    expect(compose(facts(entry(kind, 4200)))).toMatchObject({
      state: 'to_issue',
      kind: 'sale',
      payments: [{ kind: payment }],
    })
  })

  test.each([
    ['credit', 4200, false, 'not_due'],
    ['credit', 4200, true, 'to_issue'],
    ['to_credit', -4200, false, 'not_due'],
    ['capture', 4200, null, 'not_due'],
  ])('%s of %i, credit as voucher %s: %s', (kind, cents, isCreditVoucher, state) => {
    const one = entry(kind, cents, { isGiveBack: isCreditVoucher === null })
    expect(compose(facts(one, { isCreditVoucher: isCreditVoucher === true })).state).toBe(state)
  })

  test('case 5: what needs no receipt is on none, and its cents are remembered', () => {
    const composed = compose(facts(entry('cash', 4200)))
    expect(grossOf(composed)).toEqual([
      [PLACE.ref, 3000],
      [DRINK.ref, 1000],
    ])
    expect(composed).toMatchObject({ totalCents: 4000, lines: [{ quantity: 1 }, { quantity: 2, unitCents: 500 }] })
    expect(composed.parts.at(-1)).toEqual({ ref: TIP.ref, cents: 200 })
    expect(compose(facts(entry('cash', 200), { sources: [TIP] }))).toMatchObject({ state: 'not_due', reason: 'exempt' })
  })

  test('case 6: deposit and balance are two documents that make each part whole', () => {
    const all = fc.tuple(fc.integer({ min: 1, max: 4199 }), fc.constantFrom('cash', 'capture'))
    fc.assert(
      fc.property(all, ([deposit, kind]) => {
        const first = entry(kind, deposit, { key: 'a' })
        const one = compose(facts(first))
        const two = compose(facts(entry('cash', 4200 - deposit, { key: 'b' }), { earlier: [earlierOf(first, one)] }))
        const of = (ref: string) =>
          [...one.parts, ...two.parts].filter((part) => part.ref === ref).reduce((sum, { cents }) => sum + cents, 0)
        expect([of(PLACE.ref), of(DRINK.ref), of(TIP.ref)]).toEqual([3000, 1000, 200])
      }),
    )
  })

  test('due at delivery waits for the first day, unless something is due with the money', () => {
    const rental = source('item:000000000003', 'services', 900, { from: '2027-07-12' })
    expect(compose(facts(entry('cash', 900), { sources: [rental] })).dueFrom).toBe('2027-07-12')
    expect(compose(facts(entry('cash', 3900), { sources: [rental, PLACE] })).dueFrom).toBeNull()
  })

  test('case 7: a refund takes the item that it names, then what was cancelled, then a share; linked to its sale', () => {
    const sale = entry('capture', 4200, { attemptId: 5 })
    const sold = earlierOf(sale, compose(facts(sale)))
    const back = (cents: number, change: Partial<Entry>, more: Partial<ToCompose> = {}) =>
      compose(facts(entry('refund', -cents, { attemptId: 5, ...change }), { earlier: [sold], ...more }))
    expect(back(3000, { lineId: 7 })).toMatchObject({
      kind: 'refund',
      originalId: sold.documentId,
      lines: [{ ref: PLACE.ref, grossCents: 3000 }],
    })
    const sources = [PLACE, { ...DRINK, isCancelled: true }, TIP]
    expect(grossOf(back(1000, {}, { sources }))).toEqual([[DRINK.ref, 1000]])
    expect(grossOf(back(1500, {}, { sources }))).toEqual([
      [PLACE.ref, 469],
      [DRINK.ref, 1000],
    ])
    expect(grossOf(back(4200, {})).map(([, cents]) => cents)).toEqual([3000, 1000])
  })

  test('a refund bears the VAT that was sold, whatever the profile says today', () => {
    const sale = entry('cash', 3000)
    const sold = earlierOf(sale, compose(facts(sale, { sources: [PLACE] })))
    const today = [profile('place', { vatPercent: 10 })]
    const one = entry('desk_refund', -500, { tender: 'cash', key: 'r' })
    expect(compose(facts(one, { earlier: [sold], profiles: today, sources: [PLACE] })).lines).toMatchObject([
      { vatPercent: 22, vatCents: 90 },
    ])
  })

  test('a refund of two documents is a person’s; one of money without a document is nobody’s', () => {
    const sale = (key: string, cents: number) => entry('cash', cents, { key })
    const first = earlierOf(sale('a', 2000), compose(facts(sale('a', 2000))))
    const second = earlierOf(sale('b', 2200), compose(facts(sale('b', 2200), { earlier: [first] })))
    const refund = entry('desk_refund', -4200, { tender: 'cash', key: 'r' })
    expect(compose(facts(refund, { earlier: [first, second] }))).toMatchObject({
      state: 'manual',
      reason: 'spans_documents',
      totalCents: 4000,
    })
    expect(compose(facts(refund))).toMatchObject({ state: 'not_due', reason: 'no_original' })
  })

  test.each([
    [true, { state: 'not_due', reason: 'taken_back' }],
    [false, { state: 'to_issue', kind: 'refund', totalCents: 4000 }],
  ])('a press that is taken back, nobody has begun to issue it: %s', (isUntouched, expected) => {
    const sale = entry('cash', 4200, { key: 'press' })
    const sold = earlierOf(sale, compose(facts(sale)), { isUntouched })
    const composed = compose(facts(entry('cash', -4200, { key: 'press:undone' }), { earlier: [sold] }))
    expect(composed).toMatchObject({ ...expected, dropsId: isUntouched ? sold.documentId : null })
  })
})
