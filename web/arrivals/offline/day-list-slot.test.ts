import { expect, test } from 'vitest'
import type { DayList, OfflineVisit } from '../../../domain/arrivals/action-calls.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { memorySlot } from '../../platform/kept-slot.ts'
import { readDayList } from './day-list-slot.ts'

const VISIT: OfflineVisit = {
  visitId: 'line:12',
  code: 'B7',
  holder: 'Marta Bindi',
  members: [],
  part: 'full_day',
  people: 2,
  dogs: [],
  number: 'BA-18311',
  orderId: 18,
  dueCents: 4600,
  isSuspended: false,
  arrivedAt: null,
  passHashes: ['qZk0f1S2'],
}
const LIST: DayList = {
  day: civilDate('2027-07-11'),
  salt: 'a',
  visits: [VISIT],
  madeAt: '2027-07-11T07:40:00.000Z',
}

/** What is read of a kept list, and what is kept after that. */
async function reading(value: unknown) {
  const slot = memorySlot()
  await slot.set(value)
  return { list: await readDayList(LIST.day, slot), kept: await slot.get() }
}

test('B-02 the list of the day is read as it was kept, with what a newer app may have added', async () => {
  expect(await reading(LIST)).toEqual({ list: LIST, kept: LIST })
  const newer = { ...LIST, windy: true }
  expect(await reading(newer)).toEqual({ list: newer, kept: newer })
})

test('B-02 a list of another day, or in the shape of an older app, is forgotten', async () => {
  const { passHashes, ...older } = VISIT
  for (const value of [
    { ...LIST, day: '2027-07-10' },
    { ...LIST, visits: [{ ...older, passHash: passHashes[0] }] },
    { visits: 1 },
    null,
  ])
    expect(await reading(value)).toEqual({ list: null, kept: null })
})
