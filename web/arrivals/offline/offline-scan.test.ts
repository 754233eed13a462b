import { expect, test } from 'vitest'
import type { DayList } from '../../../domain/arrivals/action-calls.ts'
import { EMPTY_QUEUE } from './arrival-queue.ts'
import { withoutPaidHere } from './offline-scan.ts'

test('B-02 without a network an order is asked for its money once: what was taken at one of its places is due at none', () => {
  const day = '2027-07-11'
  const [first, second] = ['line:12', 'line:13'].map((visitId) => ({ visitId, orderId: 18, dueCents: 9200 }))
  const other = { visitId: 'line:20', orderId: 19, dueCents: 4600 }
  const list = { day, visits: [first, second, other] } as DayList
  expect(withoutPaidHere(list, EMPTY_QUEUE)).toBe(list)
  const press = { clientId: 'a', visitId: 'line:12', day, at: '2027-07-11T07:40:00Z', code: 'B7' }
  const collect = { tender: 'cash', amountCents: 9200 } as const
  const taken = withoutPaidHere(list, { ...EMPTY_QUEUE, waiting: [{ ...press, collect }] })
  expect(taken.visits.map(({ dueCents }) => dueCents)).toEqual([0, 0, 4600])
  expect(withoutPaidHere(list, { ...EMPTY_QUEUE, waiting: [press] })).toBe(list)
})
