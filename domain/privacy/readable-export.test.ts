import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../platform/language.ts'
import { readableExport } from './readable-export.ts'

const exported = (data: Record<string, unknown>) => ({
  resort: 'Bagno Argo',
  exportedAt: '2027-07-01T08:24:00.000Z',
  data,
})

describe('R-216 the copy of a person as a page', () => {
  test('says money, days, states and names in the language that is asked for', () => {
    const orders = [
      { number: 'BA-FBNX-6MZA', placedAt: '2027-07-01T10:00:00.000Z', status: 'confirmed', totalCents: 8800 },
    ]
    const page = readableExport(exported({ orders: { orders } }), 'it')
    for (const words of ['Ordini', 'BA-FBNX-6MZA', '1 luglio 2027', 'confermato', '88,00\u00a0€'])
      expect(page).toContain(words)
    expect(readableExport(exported({ orders: { orders } }), 'de')).toContain('bestätigt')
  })

  test('reads what was written in five languages in one, and leaves out photos and what only the system understands', () => {
    const name = { it: 'Stagione', en: 'Season', fr: 'Saison', nl: 'Seizoen', de: 'Saison (de)' }
    const page = readableExport(
      exported({
        subscriptions: { subscriptions: [{ plan: { name }, orderId: 4711, photo: 'data:image/png;base64,x' }] },
      }),
      'nl',
    )
    expect(page).toContain('Seizoen')
    for (const absent of ['Stagione', '4711', 'base64']) expect(page).not.toContain(absent)
  })

  test('nothing that a person typed becomes markup', () => {
    const typed = `<img src=x onerror=alert(1)>&"'`
    const page = readableExport(exported({ profile: { firstName: typed, note: typed }, bar: { lines: [typed] } }), 'en')
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;&#39;')
  })

  test.each(LANGUAGES)('an empty part says so: %s', (language) => {
    expect(
      readableExport(exported({ dogs: { dogs: [] }, unknown: { a: 1 } }), language).match(/<section>/g),
    ).toHaveLength(1)
  })
})
