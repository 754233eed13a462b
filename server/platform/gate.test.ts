import { expect, test } from 'vitest'
import { Refusal } from '../../domain/platform/refusal.ts'
import { Gate } from './gate.ts'

test('a few at once, a few wait in their order, the rest is told to try again', async () => {
  const gate = new Gate(2, 2)
  const finish: (() => void)[] = []
  const started: number[] = []
  const work = (id: number) =>
    gate.run(async () => {
      started.push(id)
      await new Promise<void>((resolve) => finish.push(resolve))
      return id
    })
  const [first, second, third, fourth] = [work(1), work(2), work(3), work(4)]
  await expect(work(5)).rejects.toEqual(new Refusal('try_again'))
  expect(started).toEqual([1, 2])
  finish.shift()?.()
  expect(await first).toBe(1)
  await Promise.resolve()
  expect(started).toEqual([1, 2, 3])
  const sixth = work(6)
  for (const rest of [second, third, fourth, sixth]) {
    finish.shift()?.()
    await rest
  }
  expect(started).toEqual([1, 2, 3, 4, 6])
})

test('work that fails gives its place back', async () => {
  const gate = new Gate(1, 1)
  for (let count = 0; count < 3; count += 1) {
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
  expect(await gate.run(async () => 'open')).toBe('open')
})
