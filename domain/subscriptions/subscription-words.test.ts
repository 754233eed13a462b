import { expect, test } from 'vitest'
import { cents } from '../platform/cents.ts'
import { civilDate } from '../platform/civil-date.ts'
import { LANGUAGES } from '../platform/language.ts'
import { aPlan } from './plan-fixture.ts'
import { instalmentWords, isPaidInParts, planText, subscriptionWords } from './subscription-words.ts'

const facts = {
  code: 'H7',
  people: 2,
  dogs: 1,
  extras: [{ name: 'Lettino', quantity: 1 }],
  totalCents: cents(172_000),
  instalments: [
    { position: 0, dueDay: civilDate('2027-03-01'), amountCents: cents(51_600) },
    { position: 1, dueDay: civilDate('2027-06-30'), amountCents: cents(120_400) },
  ],
}

test('B-15 everything that is told before the order and found after it', () => {
  const words = subscriptionWords(aPlan({ weekdays: [6, 7], part: 'morning' }), facts, 'it')
  expect(words.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
    'Ombrellone H7',
    'sab, dom',
    'Solo la mattina',
    '2 persone',
    '1 cane',
    '1 × Lettino',
    'Prezzo dell’abbonamento: 1.720,00 €',
    'Con l’ordine: 516,00 €',
    'Entro il 30 giugno 2027: 1.204,00 €',
    'Posto e giorni sono fissi: il diritto di recesso non c’è (art. 59, comma 1, lettera n, Codice del consumo)',
  ])
})

test.each(LANGUAGES)('G15 in %s its words tell whether parts of the price are due later', (language) => {
  const [first] = facts.instalments
  if (first === undefined) throw new Error('there is no first part')
  expect(isPaidInParts(subscriptionWords(aPlan(), facts, language), language)).toBe(true)
  expect(isPaidInParts(subscriptionWords(aPlan(), { ...facts, instalments: [first] }, language), language)).toBe(false)
})

test('a carnet says its entries and that it may be withdrawn from, in every language', () => {
  const carnet = aPlan({ days: { ...aPlan().days, kind: 'carnet', entries: 10 }, withdrawalDays: 14 })
  for (const language of LANGUAGES) {
    const words = subscriptionWords(carnet, { ...facts, code: null, dogs: 0, extras: [], instalments: [] }, language)
    expect(words).toHaveLength(3)
    expect(words[0]).toContain('10')
    expect(words.at(-1)).toContain('14')
  }
})

test('a name says the month that it begins in', () => {
  const name = { it: '{month}', en: '{month}', fr: 'Mois de {month}', nl: '{month}', de: '{month}' }
  expect(LANGUAGES.map((language) => planText(name, language, civilDate('2027-08-01')))).toEqual([
    'Agosto',
    'August',
    'Mois de août',
    'Augustus',
    'August',
  ])
  expect(instalmentWords('Stagione', 2, 'it')).toBe('Stagione, rata 2')
})
