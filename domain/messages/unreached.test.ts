import { describe, expect, test } from 'vitest'
import { unreachedOf, whyUnreached, type Party, type UnreachedReason } from './unreached.ts'

const PARTY: Party = {
  name: 'Marta Bianchi',
  phone: '+39 333 000 0001',
  places: ['C5'],
  tables: [],
  reach: {
    wishes: {
      orders: { push: true },
      reminders: { push: true, mail: true },
      broadcasts: { push: true, mail: true },
      sms: false,
    },
    hasMailbox: true,
    devices: 0,
    isSmsOffered: true,
  },
  told: null,
  isLater: false,
}
const reach = (change: Partial<Party['reach']>): Partial<Party> => ({ reach: { ...PARTY.reach, ...change } })
const wanting = (push: boolean, mail: boolean, sms = false) =>
  reach({ devices: 1, wishes: { ...PARTY.reach.wishes, broadcasts: { push, mail }, sms } })

describe('B-13 whom words to the guests of a day do not get to', () => {
  test.each<[string, Partial<Party>, UnreachedReason | null]>([
    ['a mailbox', {}, null],
    ['a device alone', reach({ hasMailbox: false, devices: 1 }), null],
    ['neither', reach({ hasMailbox: false }), 'no_address'],
    ['who wants none', wanting(false, false), 'opted_out'],
    ['who wants only pushes and has a device', wanting(true, false), null],
    ['who wants none and agreed to SMS', wanting(false, false, true), null],
    ['what arrived', { told: true }, null],
    ['what failed every way', { told: false }, 'failed'],
    ['who booked after it left', { isLater: true }, 'booked_later'],
    ['who booked after it left and has no address', { ...reach({ hasMailbox: false }), isLater: true }, 'no_address'],
  ])('%s', (_case, change, reason) => expect(whyUnreached({ ...PARTY, ...change })).toBe(reason))

  test('each telephone once, however it is written, with all that is booked under it', () => {
    const none = reach({ hasMailbox: false })
    const table = { ...PARTY, ...none, name: 'Bianchi', phone: '3330000001', places: [], tables: [4] }
    expect(unreachedOf([{ ...PARTY, ...none }, table])).toEqual([
      { name: 'Marta Bianchi', phone: '+39 333 000 0001', places: ['C5'], tables: [4], reason: 'no_address' },
    ])
  })

  test('nobody is called who is reached under another booking; who has no number is listed all the same', () => {
    const none = reach({ hasMailbox: false })
    expect(unreachedOf([PARTY, { ...PARTY, ...none, phone: '333 0000001' }])).toEqual([])
    const silent = { ...PARTY, ...none, phone: '' }
    expect(unreachedOf([{ ...PARTY, phone: '' }, silent, silent])).toHaveLength(2)
  })
})
