import { expect, test } from 'vitest'
import { draftOf, readDraft, sizeOfDraft, type DogDraft } from './dog-draft.ts'

const draft = (part: Partial<DogDraft> = {}): DogDraft => ({
  name: 'Nebbia',
  size: 'large',
  weight: '',
  chip: '',
  temperament: null,
  ...part,
})

test('R-310 a weight decides the size; without one the person does', () => {
  expect(sizeOfDraft(draft({ weight: '14,0' }))).toBe('small')
  expect(sizeOfDraft(draft({ size: 'small', weight: '14,1' }))).toBe('large')
  expect(sizeOfDraft(draft({ size: null }))).toBe(null)
})

test.each([
  ['R-504 an empty name', { name: ' ' }, { name: 'required' }],
  ['R-504 a name of one letter', { name: 'N' }, { name: 'too_short' }],
  ['R-504 a name of 21 letters', { name: 'N'.repeat(21) }, { name: 'too_long' }],
  ['R-310 neither size nor weight', { size: null }, { size: 'required' }],
  ['R-310 a weight that is none', { weight: 'tanto' }, { weight: 'wrong' }],
  ['B-16 a chip of 14 digits', { chip: '38026000012345' }, { chip: 'too_short' }],
  ['B-16 a chip with letters', { chip: '38026000012345A' }, { chip: 'digits_only' }],
] as const)('%s is refused in its field', (_, part, errors) => {
  expect(readDraft(draft(part), null)).toEqual({ errors })
})

test('B-16 a dog goes through its form and comes out as it was, with the version that was seen', () => {
  const dog = {
    dogId: 7,
    version: 3,
    name: 'Pepe',
    size: 'small',
    weightTenthsKg: 85,
    chip: '380260000123456',
    temperament: 'shy',
    photo: '',
    documents: [],
  } as const
  const { photo: _photo, documents: _documents, ...sent } = dog
  expect(readDraft(draftOf({ ...dog, documents: [] }), dog)).toEqual({ input: sent })
  expect(readDraft(draft({ chip: ' ' }), null)).toEqual({
    input: { name: 'Nebbia', size: 'large', weightTenthsKg: null, chip: null, temperament: null },
  })
})
