import { expect, test } from 'vitest'
import { Refusal } from '../../domain/platform/refusal.ts'
import { Gate, type GateLane } from './gate.ts'

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

test('H1 strangers who fill the gate leave a room to whom it knows, who goes first', async () => {
  const gate = new Gate(1, 2)
  const finish: (() => void)[] = []
  const started: string[] = []
  const work = (name: string, lane: GateLane) =>
    gate.run(async () => {
      started.push(name)
      await new Promise<void>((resolve) => finish.push(resolve))
    }, lane)
  const strangers = ['a', 'b', 'c'].map((name) => work(name, 'stranger'))
  await expect(work('d', 'stranger')).rejects.toEqual(new Refusal('try_again'))
  const known = ['manager', 'bar'].map((name) => work(name, 'known'))
  await expect(work('too many', 'known')).rejects.toEqual(new Refusal('try_again'))
  for (const piece of [strangers[0], known[0], known[1], strangers[1], strangers[2]]) {
    finish.shift()?.()
    await piece
    await Promise.resolve()
  }
  expect(started).toEqual(['a', 'manager', 'bar', 'b', 'c'])
})

test('work that fails gives its place back', async () => {
  const gate = new Gate(1, 1)
  for (let count = 0; count < 3; count += 1) {
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
  expect(await gate.run(async () => 'open')).toBe('open')
})
