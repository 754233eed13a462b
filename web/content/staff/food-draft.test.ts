import { describe, expect, test } from 'vitest'
import { toggled } from './AllergenEditor.tsx'
import { parsePrice, priceText, shownText } from './food-draft.ts'

test.each([
  ['19', 1900],
  ['19,5', 1950],
  ['19.50', 1950],
  [' 19,00 € ', 1900],
  ['0,90', 90],
  ['', null],
  ['19,505', null],
  ['-3', null],
  ['dieci', null],
])('R-714 the price "%s" is %s cents', (text, cents) => {
  expect(parsePrice(text)).toBe(cents)
})

test('R-714 a price is written with its cents', () => {
  expect([1900, 1950, 90, 5].map(priceText)).toEqual(['19,00', '19,50', '0,90', '0,05'])
})

test('R-112 a name that is not written yet is shown in Italian, else in what there is', () => {
  const name = { it: 'Tonno', en: '', fr: '', nl: '', de: 'Thunfisch' }
  expect(shownText(name, 'nl')).toBe('Tonno')
  expect(shownText({ ...name, it: '' }, 'nl')).toBe('Thunfisch')
})

describe('allergens', () => {
  test('B-10 B-15 the last one taken away is no declaration that there are none', () => {
    expect(toggled({ contains: ['fish'], traces: ['milk'] }, 'contains', 'fish')).toEqual({
      contains: null,
      traces: [],
    })
  })

  test('B-15 what it contains leaves no traces, and stands in the order of the regulation', () => {
    expect(toggled({ contains: ['sesame'], traces: ['fish', 'milk'] }, 'contains', 'fish')).toEqual({
      contains: ['fish', 'sesame'],
      traces: ['milk'],
    })
  })
})
