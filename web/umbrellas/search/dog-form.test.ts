import { describe, expect, test } from 'vitest'
import { readDog, sizeOfForm } from './dog-form.ts'

describe('the dog’s sheet', () => {
  test('R-310 with a weight the size follows from it', () => {
    expect(sizeOfForm({ size: 'large', weight: '14,0' })).toBe('small')
    expect(sizeOfForm({ size: 'small', weight: '14,1' })).toBe('large')
    expect(sizeOfForm({ size: 'large', weight: '' })).toBe('large')
  })

  test.each([
    ['R-504 an empty name', { name: ' ', size: 'small', weight: '', temperament: 'calm' }, { name: 'required' }],
    [
      'R-504 a name of one letter',
      { name: 'N', size: 'small', weight: '', temperament: 'calm' },
      { name: 'too_short' },
    ],
    [
      'R-504 a name of 21 letters',
      { name: 'N'.repeat(21), size: 'small', weight: '', temperament: 'calm' },
      { name: 'too_long' },
    ],
    [
      'R-310 no size and no weight',
      { name: 'Nebbia', size: null, weight: '', temperament: 'calm' },
      { size: 'required' },
    ],
    [
      'R-310 a weight that is none',
      { name: 'Nebbia', size: 'small', weight: 'x', temperament: 'calm' },
      { weight: 'wrong' },
    ],
    [
      'a name that another dog has',
      { name: 'pepe', size: 'small', weight: '', temperament: 'calm' },
      { name: 'taken' },
    ],
  ] as const)('%s is refused in words', (_, form, errors) => {
    expect(readDog(form, ['Pepe'])).toEqual({ errors })
  })

  test('R-310 a fine dog is read', () => {
    expect(readDog({ name: ' Nebbia ', size: null, weight: '32', temperament: 'calm' }, [])).toEqual({
      dog: { name: 'Nebbia', size: 'large', weightTenthsKg: 320 },
    })
    expect(readDog({ name: 'Pepe', size: 'small', weight: '', temperament: 'calm' }, [])).toEqual({
      dog: { name: 'Pepe', size: 'small' },
    })
    expect(readDog({ name: 'Lampo', size: 'large', weight: '', temperament: 'reactive' }, [])).toEqual({
      dog: { name: 'Lampo', size: 'large', temperament: 'reactive' },
    })
  })
})
