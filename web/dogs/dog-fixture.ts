import type { SavedDog } from '../../domain/dogs/calls.ts'

export const aDog = (part: Partial<SavedDog> = {}): SavedDog => ({
  dogId: 7,
  version: 1,
  name: 'Nebbia',
  size: 'large',
  weightTenthsKg: 280,
  chip: null,
  temperament: null,
  photo: '',
  documents: [],
  ...part,
})
