import { expect, test } from 'vitest'
import { coalesced } from './coalesced.ts'

test('B-08 twenty ticks while an answer is on its way ask once more after it', async () => {
  const answers: (() => void)[] = []
  const ask = coalesced(() => new Promise<void>((resolve) => answers.push(resolve)))
  for (let tick = 0; tick < 20; tick++) ask()
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(answers).toHaveLength(2)
  answers[1]?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(answers).toHaveLength(2)
  ask()
  expect(answers).toHaveLength(3)
})
