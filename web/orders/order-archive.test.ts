import { describe, expect, test } from 'vitest'
import { memorySlot } from '../platform/kept-slot.ts'
import { createOrderArchive, type KeptOrders } from './order-archive.ts'
import { anOrder } from './order-fixture.ts'

const kept: KeptOrders = { account: 'giulia@example.it', orders: [anOrder()], at: '2027-07-11T08:24:00.000Z' }

describe('order archive', () => {
  test('B-02 the last orders come back for the account that kept them', async () => {
    const archive = createOrderArchive(memorySlot())
    await archive.keep(kept)
    expect(await archive.read('giulia@example.it')).toEqual(kept)
  })

  test('B-02 another account sees none of them, and keeping its own replaces them', async () => {
    const archive = createOrderArchive(memorySlot())
    await archive.keep(kept)
    expect(await archive.read('marco@example.it')).toBeNull()
    await archive.keep({ ...kept, account: 'marco@example.it', orders: [] })
    expect(await archive.read('giulia@example.it')).toBeNull()
  })

  test('R-407 logging out forgets them', async () => {
    const archive = createOrderArchive(memorySlot())
    await archive.keep(kept)
    await archive.clear()
    expect(await archive.read('giulia@example.it')).toBeNull()
  })

  test('what an older version kept is not taken for orders', async () => {
    const slot = memorySlot()
    await slot.set([anOrder()])
    expect(await createOrderArchive(slot).read('giulia@example.it')).toBeNull()
  })
})
