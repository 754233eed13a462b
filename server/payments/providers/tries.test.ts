import { beforeEach, expect, test, vi } from 'vitest'
import { ProviderMisuse, ProviderUnavailable } from '../provider.ts'
import { withTries } from './tries.ts'

const silent = (retryAfterSeconds?: number) =>
  new ProviderUnavailable('silence', retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
const spy = () => vi.fn<() => Promise<string>>()

let begun = 0
beforeEach(() => void (begun = performance.now()))
const waited = () => performance.now() - begun

test('case 41 silence is asked again, an answer ends it', async () => {
  const call = spy().mockRejectedValueOnce(silent()).mockResolvedValue('done')
  expect(await withTries(call)).toBe('done')
  expect(call).toHaveBeenCalledTimes(2)
})

test('case 41 three silences are enough', async () => {
  const call = spy().mockRejectedValue(silent())
  await expect(withTries(call)).rejects.toThrow(ProviderUnavailable)
  expect(call).toHaveBeenCalledTimes(3)
})

test('case 41 Retry-After is kept, and one that is too long for a waiting person is left to the jobs', async () => {
  const patient = spy().mockRejectedValueOnce(silent(1)).mockResolvedValue('done')
  expect(await withTries(patient)).toBe('done')
  expect(waited()).toBeGreaterThanOrEqual(990)
  const impatient = spy().mockRejectedValue(silent(60))
  await expect(withTries(impatient)).rejects.toMatchObject({ retryAfterSeconds: 60 })
  expect(impatient).toHaveBeenCalledTimes(1)
})

test('a refusal is an answer', async () => {
  const call = spy().mockRejectedValue(new ProviderMisuse('wrong'))
  await expect(withTries(call)).rejects.toThrow(ProviderMisuse)
  expect(call).toHaveBeenCalledTimes(1)
})
