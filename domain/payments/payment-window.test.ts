import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '../platform/duration.ts'
import { windowAfterDecline, windowAfterPay } from './payment-window.ts'

const RULES = { payMinutes: 10, capMinutes: 20, declineMinutes: 2 }
/** The hold begins at ten o'clock; times are minutes after it. */
const at = (minutes: number) => minutes * MINUTE
const window = (deadline: number) => ({ startedAt: 0, deadline: at(deadline) })

describe('8.4 the payment window', () => {
  test.each([
    { name: 'at once', deadline: 8, now: 0, next: 10 },
    { name: 'the example: Paga at 10:07', deadline: 8, now: 7, next: 17 },
    { name: 'the example: Paga at 10:17', deadline: 18, now: 17, next: 20 },
    { name: 'a second press never shortens', deadline: 17, now: 7, next: 17 },
    { name: 'case 61 at the deadline itself', deadline: 8, now: 8, next: null },
    { name: 'case 61 after the deadline', deadline: 8, now: 9, next: null },
    { name: 'case 69 at the cap', deadline: 25, now: 20, next: null },
    { name: 'case 69 just before the cap', deadline: 20, now: 19, next: 20 },
  ])('Paga, $name', ({ deadline, now, next }) => {
    expect(windowAfterPay(window(deadline), at(now), RULES)).toBe(next === null ? null : at(next))
  })

  test.each([
    { name: 'the example: at 10:16', deadline: 17, now: 16, next: 18 },
    { name: 'the example: at 10:19', deadline: 20, now: 19, next: 20 },
    { name: 'with more than two minutes left', deadline: 17, now: 8, next: 17 },
    { name: 'when it is over, it stays over', deadline: 17, now: 17, next: 17 },
  ])('declined, $name', ({ deadline, now, next }) => {
    expect(windowAfterDecline(window(deadline), at(now), RULES)).toBe(at(next))
  })

  test('case 69 no sequence reaches beyond the cap, and none shortens the window', () => {
    const steps = fc.array(fc.record({ after: fc.nat(6 * 60), isPay: fc.boolean() }))
    fc.assert(
      fc.property(steps, (list) => {
        let now = 0
        let deadline = at(8)
        for (const { after, isPay } of list) {
          now += after * SECOND
          const before = deadline
          const next = isPay ? windowAfterPay({ startedAt: 0, deadline }, now, RULES) : null
          deadline = next ?? (isPay ? deadline : windowAfterDecline({ startedAt: 0, deadline }, now, RULES))
          expect(deadline).toBeGreaterThanOrEqual(before)
          expect(deadline).toBeLessThanOrEqual(at(20))
        }
      }),
    )
  })
})
