import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Synced } from '../../../domain/arrivals/action-calls.ts'
import {
  EMPTY_QUEUE,
  isWaiting,
  settled,
  toSend,
  withArrival,
  withoutArrivals,
  withoutConflicts,
  type ArrivalQueue,
  type WaitingArrival,
} from './arrival-queue.ts'

const DAY = '2027-07-11'
const arrival = (visit: number, press: number): WaitingArrival => ({
  clientId: `press-${press}`,
  visitId: `line:${visit}`,
  day: DAY,
  at: `2027-07-11T07:${String(press % 60).padStart(2, '0')}:00Z`,
  code: `B${visit}`,
  ...(visit % 2 === 0 ? { collect: { tender: 'cash' as const, amountCents: 100 * visit } } : {}),
})

/** A server that counts each client id once, and each visit once. */
function fakeServer() {
  const arrived = new Map<string, { clientId: string; at: string; money: number }>()
  return {
    arrived,
    answer: (sent: readonly ReturnType<typeof toSend>[]): Synced[] =>
      sent.map(({ clientId, visitId, at, collect }) => {
        const known = arrived.get(visitId)
        if (known === undefined) arrived.set(visitId, { clientId, at, money: collect?.amountCents ?? 0 })
        const isMine = known === undefined || known.clientId === clientId
        return {
          clientId,
          result: known === undefined ? 'accepted' : 'already',
          reason: null,
          isCollected: isMine && collect !== undefined,
          visit: { arrivedAt: arrived.get(visitId)?.at ?? at, arrivedBy: 'Giada' } as Synced['visit'],
        }
      }),
  }
}

type Step = 'lost' | 'answered' | 'twice' | { readonly scan: number }

const steps = fc.array(
  fc.oneof(
    fc.constantFrom<Step>('lost', 'answered', 'twice'),
    fc.integer({ min: 1, max: 6 }).map((scan): Step => ({ scan })),
  ),
  { maxLength: 40 },
)

describe('the queue of arrivals', () => {
  test('B-02 whatever is lost, repeated or scanned twice, every arrival and its money are there once', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const server = fakeServer()
        let queue: ArrivalQueue = EMPTY_QUEUE
        let presses = 0
        const scanned = new Set<number>()
        const send = () => server.answer(queue.waiting.map(toSend))
        for (const step of [...all, 'answered' as const]) {
          if (typeof step === 'object') {
            scanned.add(step.scan)
            queue = withArrival(queue, arrival(step.scan, (presses += 1)))
          } else {
            const sent = queue.waiting.map(toSend)
            const answers = send()
            if (step !== 'lost') queue = settled(queue, sent, answers)
            if (step === 'twice') queue = settled(queue, sent, answers)
          }
        }
        expect(queue.waiting).toEqual([])
        expect([...server.arrived.keys()].toSorted()).toEqual([...scanned].map((visit) => `line:${visit}`).toSorted())
        for (const visit of scanned) {
          expect(server.arrived.get(`line:${visit}`)?.money).toBe(visit % 2 === 0 ? 100 * visit : 0)
        }
        // A lost answer is nobody's fault: only another press for the same visit is told.
        const firstPresses = new Set([...server.arrived.values()].map(({ clientId }) => clientId))
        expect(queue.conflicts.every(({ clientId }) => !firstPresses.has(clientId))).toBe(true)
      }),
    )
  })

  test('B-02 who was faster is named, money that stands nowhere is said, refusals stay in sight until they are read', () => {
    const queue = [arrival(2, 1), arrival(3, 2), arrival(5, 3)].reduce(withArrival, EMPTY_QUEUE)
    const visit = { orderId: 5, arrivedAt: '2027-07-11T06:40:00Z', arrivedBy: 'Giada' } as Synced['visit']
    const after = settled(queue, queue.waiting.map(toSend), [
      { clientId: 'press-1', result: 'already', reason: 'order_not_payable', isCollected: false, visit },
      { clientId: 'press-2', result: 'refused', reason: 'not_today', isCollected: false, visit: null },
    ])
    expect(after.conflicts).toEqual([
      {
        clientId: 'press-1',
        code: 'B2',
        party: 'order 5',
        kind: 'already',
        by: 'Giada',
        at: '2027-07-11T06:40:00Z',
        lostCents: 200,
      },
      {
        clientId: 'press-2',
        code: 'B3',
        party: 'press 2027-07-11T07:02:00Z',
        kind: 'refused',
        by: '',
        at: '',
        lostCents: 0,
      },
    ])
    expect(after.waiting.map(({ code }) => code)).toEqual(['B5'])
    expect(withoutConflicts(after).conflicts).toEqual([])
  })

  test('B-11 what has not been sent can be taken back, and the visit scanned again', () => {
    const queue = withArrival(EMPTY_QUEUE, arrival(1, 1))
    expect(isWaiting(queue, 'line:1', DAY)).toBe(true)
    expect(withArrival(queue, arrival(1, 2))).toBe(queue)
    const back = withoutArrivals(queue, new Set(['press-1']))
    expect(isWaiting(back, 'line:1', DAY)).toBe(false)
    expect(toSend(arrival(2, 9))).not.toHaveProperty('code')
  })
})
