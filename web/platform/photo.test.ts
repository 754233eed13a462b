import { expect, test } from 'vitest'
import { fitWithin } from './photo.ts'

test.each([
  [4032, 3024, 1024, 768],
  [3024, 4032, 768, 1024],
  [1024, 1024, 1024, 1024],
  [300, 200, 300, 200],
  [10_000, 1, 1024, 1],
])('R-305 a photo of %i × %i is sent as %i × %i', (width, height, w, h) => {
  expect(fitWithin(width, height, 1024)).toEqual({ width: w, height: h })
})
