import { expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import { whyNotInTime } from './stranded-rules.ts'

const facts = {
  day: civilDate('2027-07-10'),
  releasedAt: '2027-07-10T08:15:00.000Z',
  now: '2027-07-10T09:00:00.000Z',
}
const seen = {
  at: '2027-07-10T07:40:00.000Z',
  listMadeAt: '2027-07-10T07:00:00.000Z',
  sentAt: '2027-07-10T08:59:30.000Z',
}

test.each([
  ['in time', {}, null],
  ['at the last moment', { at: '2027-07-10T08:14:59.999Z' }, null],
  ['at the very instant', { at: '2027-07-10T08:15:00.000Z' }, 'after_release'],
  ['later', { at: '2027-07-10T08:40:00.000Z' }, 'after_release'],
  ['from the future', { at: '2027-07-10T09:10:00.000Z' }, 'clock_unsure'],
  ['after it was sent', { at: '2027-07-10T08:59:31.000Z' }, 'clock_unsure'],
  ['before its list', { at: '2027-07-10T06:59:59.000Z' }, 'clock_unsure'],
  [
    'by a list of after the release',
    { listMadeAt: '2027-07-10T08:16:00.000Z', at: '2027-07-10T08:20:00.000Z' },
    'clock_unsure',
  ],
  ['on another day', { at: '2027-07-09T20:00:00.000Z', listMadeAt: '2027-07-09T19:00:00.000Z' }, 'clock_unsure'],
  ['with a clock that is slow', { sentAt: '2027-07-10T08:57:59.000Z' }, 'clock_unsure'],
  ['with a clock that is fast', { sentAt: '2027-07-10T09:02:01.000Z' }, 'clock_unsure'],
  ['without its list', { listMadeAt: undefined }, 'clock_unsure'],
  ['without the moment of sending', { sentAt: undefined }, 'clock_unsure'],
] as const)('B-02, B-04 a guest seen offline %s', (_name, said, expected) => {
  expect(whyNotInTime({ ...seen, ...said }, facts)).toBe(expected)
})
