import { describe, expect, test } from 'vitest'
import { toggled } from './AllergenEditor.tsx'
import { shownText } from './food-draft.ts'

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
