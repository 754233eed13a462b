import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { isWorkDone, newWork } from './proof-of-work.ts'

const KEY = Buffer.alloc(32, 7)

const work = async (text: string): Promise<string> => {
  const challenge = JSON.parse(text) as Challenge
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

test('B-01 the work that a nearly held beach asks for counts for its account alone, done, whole and unchanged', async () => {
  const asked = await newWork(KEY, 1, 4)
  const done = await work(asked)
  const forged = JSON.parse(done) as { challenge: Challenge; solution: { counter: number; derivedKey: string } }
  const as = (change: (it: typeof forged) => void) => {
    const copy = structuredClone(forged)
    change(copy)
    return JSON.stringify(copy)
  }
  const own = (text: string) => isWorkDone(KEY, 1, text)
  expect(await own(done)).toBe(true)
  expect(await isWorkDone(KEY, 2, done)).toBe(false)
  for (const text of ['', '{}', 'work', asked, JSON.stringify({ challenge: JSON.parse(asked) })])
    expect(await own(text), text).toBe(false)
  expect(await own(as((it) => (it.solution.counter += 1)))).toBe(false)
  expect(await own(as((it) => (it.challenge.parameters.cost = 1)))).toBe(false)
  expect(await own(as((it) => (it.challenge.parameters.expiresAt = 4_000_000_000)))).toBe(false)
  expect(await own(as((it) => delete it.challenge.signature))).toBe(false)
  expect(
    await isWorkDone(
      KEY,
      2,
      as((it) => (it.challenge.parameters.data = { account: 2 })),
    ),
  ).toBe(false)
})
