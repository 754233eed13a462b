import { createChallenge, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '../platform/call-failure.ts'
import { lockAfterWork } from './lock-after-work.ts'

const CLAIM = {
  from: '2027-07-10',
  to: '2027-07-10',
  part: 'full_day',
  places: [{ umbrellaId: 320, people: 1, dogs: [], extras: [] }],
} as const
const claim = { ...CLAIM, places: [...CLAIM.places].map((place) => ({ ...place, dogs: [], extras: [] })) }
const hmacSignatureSecret = 'a secret of the test'
const refusal = (data: Record<string, unknown>) =>
  new CallFailure('beach_nearly_held', 409, {
    type: 'about:blank',
    title: '',
    status: 409,
    code: 'beach_nearly_held',
    detail: 'words',
    data,
  })

test('B-01 the device does the work that a nearly held beach asks for, and asks again once', async () => {
  const asked = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 7,
    deriveKey,
    hmacSignatureSecret,
  })
  const lock = vi
    .fn<(sent: { work?: string | undefined }) => Promise<string>>()
    .mockRejectedValueOnce(refusal({ work: JSON.stringify(asked) }))
    .mockResolvedValueOnce('held')
  expect(await lockAfterWork(lock, claim)).toBe('held')
  const [first, second] = lock.mock.calls.map(([sent]) => sent)
  expect(first).toEqual(claim)
  expect(second).toMatchObject(claim)
  const done = JSON.parse(second?.work ?? '') as Payload
  expect(await verifySolution({ ...done, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true })
})

test('any other refusal, and one without work, stays what it is', async () => {
  for (const failure of [new CallFailure('umbrella_taken', 409), refusal({}), new CallFailure('network', 0)]) {
    const lock = vi.fn<() => Promise<string>>().mockRejectedValue(failure)
    await expect(lockAfterWork(lock, claim)).rejects.toBe(failure)
    expect(lock).toHaveBeenCalledOnce()
  }
})
