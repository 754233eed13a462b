import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHANNELS, firstWays, nextWay, waysTo, type Channel, type Reach, type Told } from './channels.ts'
import { DELIVERY_STATES, movesOn, statesBefore } from './delivery-states.ts'

const ALL: Reach = {
  wishes: {
    orders: { push: true },
    reminders: { push: true, mail: true },
    broadcasts: { push: true, mail: true },
    sms: true,
  },
  hasMailbox: true,
  devices: 1,
  isSmsOffered: true,
}
const ready = (isPickup: boolean): Told => ({ topic: 'order_ready', isPickup })

describe('B-13 the ways to a person', () => {
  test.each<[string, Told, Partial<Reach>, Channel[]]>([
    ['ready at the counter', ready(true), {}, ['push', 'mail', 'sms']],
    ['ready and brought', ready(false), {}, ['push', 'sms']],
    ['no device', ready(true), { devices: 0 }, ['mail', 'sms']],
    ['no mailbox', { topic: 'broadcast' }, { hasMailbox: false }, ['push', 'sms']],
    ['a hold', { topic: 'hold_expiring' }, {}, ['push']],
    ['an offered place', { topic: 'place_offered' }, {}, ['push', 'mail', 'sms']],
    ['a reminder where no SMS is offered', { topic: 'reminder' }, { isSmsOffered: false }, ['push', 'mail']],
    [
      'reminders by mail only',
      { topic: 'reminder' },
      { wishes: { ...ALL.wishes, sms: false, reminders: { push: false, mail: true } } },
      ['mail'],
    ],
    [
      'no broadcasts',
      { topic: 'broadcast' },
      { wishes: { ...ALL.wishes, sms: false, broadcasts: { push: false, mail: false } } },
      [],
    ],
  ])('%s', (_case, told, reach, ways) => {
    expect(waysTo(told, { ...ALL, ...reach })).toEqual(ways)
  })

  test('a broadcast and an offer go by push and mail at once, everything else by the first way', () => {
    expect(firstWays('place_offered', ['push', 'mail', 'sms'])).toEqual(['push', 'mail'])
    expect(firstWays('broadcast', ['push', 'mail', 'sms'])).toEqual(['push', 'mail'])
    expect(firstWays('broadcast', ['sms'])).toEqual(['sms'])
    expect(firstWays('reminder', ['push', 'mail'])).toEqual(['push'])
    expect(firstWays('reminder', [])).toEqual([])
  })

  test('no way is taken twice, and none while another may have reached the person', () => {
    const ways = fc.subarray([...CHANNELS])
    const taken = fc.array(fc.record({ channel: fc.constantFrom(...CHANNELS), isFailed: fc.boolean() }))
    fc.assert(
      fc.property(ways, taken, (open, tried) => {
        const next = nextWay(open, tried)
        if (tried.some(({ isFailed }) => !isFailed)) return next === null
        return next === null || (open.includes(next) && tried.every(({ channel }) => channel !== next))
      }),
    )
    expect(nextWay(['push', 'mail', 'sms'], [{ channel: 'push', isFailed: true }])).toBe('mail')
  })
})

describe('B-13 what a provider reports', () => {
  test('a message that is read at once was never said to be delivered; what comes late changes nothing', () => {
    expect(movesOn('sent', 'read')).toBe(true)
    expect(movesOn('read', 'delivered')).toBe(false)
    expect(movesOn('read', 'failed')).toBe(false)
    expect(statesBefore('read')).toEqual(['waiting', 'sent', 'delivered'])
  })

  test('reports in any order and again end where the furthest of them leads', () => {
    const reports = fc.array(fc.constantFrom('sent', 'delivered', 'read'), { minLength: 1 })
    fc.assert(
      fc.property(reports, (order) => {
        const end = order.reduce<(typeof DELIVERY_STATES)[number]>(
          (at, next) => (movesOn(at, next) ? next : at),
          'waiting',
        )
        const furthest = Math.max(...order.map((one) => DELIVERY_STATES.indexOf(one)))
        return end === DELIVERY_STATES[furthest]
      }),
    )
  })
})
