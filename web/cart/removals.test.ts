import { describe, expect, test, vi } from 'vitest'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { createRemovals, type RemovedLine } from './removals.ts'

const day = civilDate('2027-07-18')
const line = (lineId: number): RemovedLine => ({
  lineId,
  umbrellaId: 300 + lineId,
  code: `C${lineId}`,
  from: day,
  to: day,
})

describe('removals', () => {
  test('R-405 a removed line is hidden at once and its place freed only when it settles', async () => {
    const free = vi.fn().mockResolvedValue(undefined)
    const removals = createRemovals(free)
    removals.add(line(5))
    expect([...removals.hidden()]).toEqual([5])
    expect(free).not.toHaveBeenCalled()
    await removals.settle(5)
    expect(free).toHaveBeenCalledExactlyOnceWith(line(5), { keepalive: false })
    expect(removals.hidden().size).toBe(0)
  })

  test('undo puts the line back and nothing is ever freed', async () => {
    const free = vi.fn().mockResolvedValue(undefined)
    const removals = createRemovals(free)
    removals.add(line(5))
    expect(removals.undo(5)).toBe(true)
    await removals.settle(5)
    expect(free).not.toHaveBeenCalled()
    expect(removals.undo(5)).toBe(false)
  })

  test('a line that is being freed stays hidden and is freed once, however often it settles', async () => {
    let answer = () => undefined as void
    const free = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    const removals = createRemovals(free)
    removals.add(line(5))
    const first = removals.settle(5)
    const second = removals.settleAll()
    expect([...removals.hidden()]).toEqual([5])
    expect(removals.undo(5)).toBe(false)
    answer()
    await Promise.all([first, second])
    expect(free).toHaveBeenCalledTimes(1)
  })

  test('a refusal brings the line back and is told', async () => {
    const removals = createRemovals(() => Promise.reject(new Error('no network')))
    removals.add(line(5))
    await expect(removals.settle(5)).rejects.toThrow('no network')
    expect(removals.hidden().size).toBe(0)
  })

  test('closing the page frees what still waits with requests that outlive it', () => {
    const free = vi.fn().mockRejectedValue(new Error('page is gone'))
    const removals = createRemovals(free)
    const listener = vi.fn()
    removals.subscribe(listener)
    removals.add(line(5))
    removals.add(line(6))
    removals.flush()
    expect(free.mock.calls).toEqual([
      [line(5), { keepalive: true }],
      [line(6), { keepalive: true }],
    ])
    expect(removals.hidden().size).toBe(0)
    expect(listener).toHaveBeenCalledTimes(3)
    removals.flush()
    expect(free).toHaveBeenCalledTimes(2)
  })
})
