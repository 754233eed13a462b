import { afterEach, expect, test, vi } from 'vitest'
import { testSize } from './test-size.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  [undefined, 1],
  ['gate', 1],
  ['all', 2],
  ['nightly', 3],
])('a run of size %s takes its number', (size, expected) => {
  vi.stubEnv('TEST_SIZE', size)
  expect(testSize(1, 2, 3)).toBe(expected)
})

test('a size that does not exist is an error, not the smallest one', () => {
  vi.stubEnv('TEST_SIZE', 'whole')
  expect(() => testSize(1, 2, 3)).toThrow('TEST_SIZE is gate, all, nightly, not whole')
})
