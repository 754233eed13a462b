import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SyncItem, Synced } from '../../../domain/arrivals/action-calls.ts'
import { CallFailure } from '../../platform/call-failure.ts'
import { toSend, type WaitingArrival } from './arrival-queue.ts'
import { sendRound } from './send-arrivals.ts'

const DEFECT = new CallFailure('defect', 500)
const UNREAD = new CallFailure('input_invalid', 400)
const item = (press: number): SyncItem =>
  toSend({
    clientId: `press-${press}`,
    visitId: `line:${press + 1}`,
    day: '2027-07-11',
    at: '2027-07-11T07:00:00Z',
    code: `B${press}`,
  } satisfies WaitingArrival)
const items = (count: number) => Array.from({ length: count }, (_, press) => item(press))

/** A server that breaks whenever one of these is among what it is asked. */
function server(poison: ReadonlyMap<string, CallFailure>) {
  const heard: string[] = []
  let asked = 0
  return {
    heard,
    calls: () => asked,
    sending: {
      most: 50,
      ask: async (some: readonly SyncItem[]) => {
        asked += 1
        for (const { clientId } of some) {
          const failure = poison.get(clientId)
          if (failure !== undefined) throw failure
        }
        return some.map(({ clientId }) => ({ clientId, result: 'accepted' }) as Synced)
      },
      onAnswers: (_sent: readonly SyncItem[], answers: readonly Synced[]) => {
        heard.push(...answers.map(({ clientId }) => clientId))
      },
    },
  }
}
const names = (some: readonly SyncItem[]) => some.map(({ clientId }) => clientId)

test('B-02 whatever is poisoned, everything else gets through once and in its order, and it alone is named', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 120 }),
      fc.uniqueArray(fc.tuple(fc.nat(119), fc.constantFrom(DEFECT, UNREAD)), { maxLength: 3, selector: ([n]) => n }),
      async (count, drawn) => {
        const poison = new Map<string, CallFailure>(
          drawn.filter(([press]) => press < count).map(([press, why]) => [`press-${press}`, why] as const),
        )
        fc.pre(poison.size < count)
        const { heard, sending } = server(poison)
        const { broken, doubtful } = await sendRound(items(count), sending)
        expect(heard).toEqual(names(items(count)).filter((name) => !poison.has(name)))
        expect(names(broken).toSorted()).toEqual([...poison.keys()].toSorted())
        expect(doubtful).toEqual([])
      },
    ),
  )
})

test('B-02 a server that breaks on everything is not asked about each, and nothing is blamed', async () => {
  const all = new Map(names(items(200)).map((name) => [name, DEFECT] as const))
  const { heard, calls, sending } = server(all)
  await expect(sendRound(items(200), sending)).rejects.toBe(DEFECT)
  expect(heard).toEqual([])
  expect(calls()).toBeLessThan(20)
  // A single one may be at fault, or the server.
  expect(await sendRound([item(1)], sending)).toEqual({ broken: [], doubtful: [item(1)] })
})

test.each([new CallFailure('network', 0), new CallFailure('try_again', 503), new CallFailure('login_required', 401)])(
  'B-02 %s says nothing of what was sent: it is thrown, and what was answered before has been heard',
  async (failure) => {
    const { heard, calls, sending } = server(new Map([['press-60', failure]]))
    await expect(sendRound(items(100), sending)).rejects.toBe(failure)
    expect(heard).toEqual(names(items(50)))
    expect(calls()).toBe(2)
  },
)
