import { describe, expect, test } from 'vitest'
import { accepted, delayed, delivered, madeReady, type BarMoment } from './bar-steps.ts'

const RECEIVED: BarMoment = {
  status: 'received',
  readyStations: [],
  acceptedAt: null,
  readyAt: null,
  deliveredAt: null,
  promisedAt: '2027-07-18T10:12:00.000Z',
  workerId: null,
  cashKey: null,
}
const GIADA = { accountId: 7, now: '2027-07-18T10:02:00.000Z' }
const LUCA = { accountId: 8, now: '2027-07-18T10:05:00.000Z' }

describe('B-08 R-410 the steps of a bar order', () => {
  test('accepting names who works on it', () => {
    expect(accepted(RECEIVED, GIADA)).toEqual({
      ...RECEIVED,
      status: 'preparing',
      acceptedAt: GIADA.now,
      workerId: 7,
    })
  })

  test.each([
    ['2027-07-18T10:02:00.000Z', '2027-07-18T10:17:00.000Z'],
    ['2027-07-18T10:20:00.000Z', '2027-07-18T10:25:00.000Z'],
  ])('five minutes more at %s: promised for %s, and never for the past', (now, promisedAt) => {
    expect(delayed(RECEIVED, 5, now).promisedAt).toBe(promisedAt)
  })

  test('it is ready once each of its stations is, whichever comes first', () => {
    const preparing = accepted(RECEIVED, GIADA)
    const own = ['drinks', 'kitchen'] as const
    const half = madeReady(preparing, own, 'kitchen', LUCA)
    expect(half).toEqual({ ...preparing, readyStations: ['kitchen'] })
    expect(madeReady(half, own, 'drinks', LUCA)).toEqual({
      ...preparing,
      status: 'ready',
      readyStations: ['drinks', 'kitchen'],
      readyAt: LUCA.now,
    })
  })

  test('the one button of a small bar makes all of it ready, also what nobody accepted', () => {
    expect(madeReady(RECEIVED, ['ice_cream'], undefined, LUCA)).toEqual({
      ...RECEIVED,
      status: 'ready',
      readyStations: ['ice_cream'],
      acceptedAt: LUCA.now,
      readyAt: LUCA.now,
      workerId: 8,
    })
  })

  test('a station that was done, or has nothing to do with it, changes nothing', () => {
    const half = madeReady(RECEIVED, ['drinks', 'kitchen'], 'kitchen', LUCA)
    expect(madeReady(half, ['drinks', 'kitchen'], 'kitchen', GIADA)).toBe(half)
    expect(madeReady(half, ['drinks', 'kitchen'], 'ice_cream', GIADA)).toBe(half)
  })

  test('delivering keeps what names its cash', () => {
    const ready = madeReady(RECEIVED, ['drinks'], undefined, GIADA)
    expect(delivered(ready, 'bar:1:4', LUCA.now)).toEqual({
      ...ready,
      status: 'delivered',
      deliveredAt: LUCA.now,
      cashKey: 'bar:1:4',
    })
  })
})
