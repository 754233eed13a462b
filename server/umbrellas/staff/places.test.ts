import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getCart } from '../../../domain/cart/calls.ts'
import { getReleasedPlaces } from '../../../domain/cart/released-calls.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { getAvailability, lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import * as calls from '../../../domain/umbrellas/staff-calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { barWorld, type BarWorld } from '../../../tests/support/bar-world.ts'
import { freePlaces, pressPay } from '../../../tests/support/card-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'

let world: BarWorld
let beach: Payer
const day = civilDate('2027-07-20')
const period = { from: day, to: day, part: 'full_day' as const }
const block = (umbrellaIds: number[], more: object = {}) =>
  beach.call(calls.blockPlaces, { umbrellaIds, ...period, reason: 'broken', note: 'Palo rotto', ...more })
const hold = (guest: Payer, umbrellaId: number) =>
  guest.call(lockUmbrellas, { ...period, places: [{ umbrellaId, people: 1, dogs: [], extras: [] }] })
const releasedOf = async (guest: Payer) => (await guest.call(getReleasedPlaces, {})).places
const heldBy = async (guest: Payer) => (await guest.call(getCart, {})).umbrella.lines.map((line) => line.umbrellaId)

async function letterOf(umbrellaId: number): Promise<string | undefined> {
  const [guest, ids] = [
    await world.payer(),
    await world.db.sql<{ id: number }>('select id from place order by position'),
  ]
  const { states } = await guest.call(getAvailability, period)
  return states[ids.findIndex(({ id }) => id === umbrellaId)]
}

beforeAll(async () => {
  world = await barWorld()
  beach = await world.staff('Sandro', ['beach'])
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
})
afterAll(() => world.close())

test('B-11 a block puts places out of use for guests; it ends, and both are taken back', async () => {
  const [one = 0, two = 0] = freePlaces(2)
  const { block: made } = await block([one, two])
  if (made === null) throw new Error('nothing was blocked')
  expect([await letterOf(one), await letterOf(two)]).toEqual(['x', 'x'])
  expect(
    await (
      await world.payer()
    ).refusal(lockUmbrellas, { ...period, places: [{ umbrellaId: one, people: 1, dogs: [], extras: [] }] }),
  ).toBe('umbrella_taken')
  const { blocks } = await beach.call(calls.listBlocks, { from: day, to: day })
  expect(blocks).toMatchObject([
    { blockId: made.blockId, umbrellaIds: [one, two], reason: 'broken', note: 'Palo rotto', by: 'Sandro' },
  ])

  const ended = await beach.call(calls.unblockPlaces, { blockId: made.blockId, umbrellaIds: [one] })
  expect([await letterOf(one), await letterOf(two)]).toEqual(['f', 'x'])
  await beach.call(calls.undoPlaceAction, { actionId: ended.actionId })
  expect(await letterOf(one)).toBe('x')
  expect(await beach.refusal(calls.undoPlaceAction, { actionId: ended.actionId })).toBe('status_changed')

  await beach.call(calls.undoPlaceAction, { actionId: made.actionId })
  expect([await letterOf(one), await letterOf(two)]).toEqual(['f', 'f'])
  expect(await beach.refusal(calls.unblockPlaces, { blockId: made.blockId, umbrellaIds: null })).toBe('not_found')
  const audit = await world.db.sql<{ action: string }>(
    `select action from staff_action where action like 'place.%' order by id`,
  )
  expect(audit.map(({ action }) => action)).toEqual(['place.block', 'place.unblock', 'place.undo', 'place.undo'])
})

test('B-11 a block that meets something does nothing and says what stands there', async () => {
  const [taken = 0, free = 0] = freePlaces(2)
  const guest = await world.payer()
  await hold(guest, taken)
  const { block: none, standing } = await block([taken, free])
  expect(none).toBeNull()
  expect(standing).toMatchObject([
    { umbrellaId: taken, kind: 'held', holder: expect.stringMatching(/^[0-9A-F]{4}$/), number: null },
  ])
  expect(await letterOf(free)).toBe('f')
  const order = await guest.order('cash')
  expect((await block([taken])).standing).toMatchObject([{ kind: 'booked', number: order.number, from: day, to: day }])
})

test('B-11 the end of a block is not taken back where a guest has the place by now', async () => {
  const [place = 0] = freePlaces()
  const { block: made } = await block([place])
  const ended = await beach.call(calls.unblockPlaces, { blockId: made?.blockId ?? 0, umbrellaIds: null })
  await hold(await world.payer(), place)
  expect(await beach.refusal(calls.undoPlaceAction, { actionId: ended.actionId })).toBe('status_changed')
})

test('B-11 a hold is broken and put back into its cart; whoever is paying is left alone', async () => {
  const [one = 0, two = 0, three = 0, four = 0] = freePlaces(4)
  const guest = await world.payer()
  await hold(guest, one)
  await hold(guest, two)
  const { holds } = await beach.call(calls.listHolds, { day })
  const [mine, other] = [one, two].map((id) => holds.find((held) => held.umbrellaId === id))
  expect(mine?.holder).toBe(other?.holder)
  expect(mine).toMatchObject({ isPaying: false })
  const broken = await beach.call(calls.breakHold, { holdId: mine?.holdId ?? 0, allOfHolder: false })
  expect(await heldBy(guest)).toEqual([two])
  // Their cart says so, and says no more of it once it is taken back.
  expect(await releasedOf(guest)).toEqual([{ code: mine?.code, from: day, to: day, part: mine?.part }])
  await beach.call(calls.undoPlaceAction, { actionId: broken.actionId })
  expect(new Set(await heldBy(guest))).toEqual(new Set([one, two]))
  expect(await releasedOf(guest)).toEqual([])
  const all = await beach.call(calls.breakHold, { holdId: mine?.holdId ?? 0, allOfHolder: true })
  expect(all.codes).toHaveLength(2)
  expect(await heldBy(guest)).toEqual([])
  // What somebody else has by now does not come back, and nothing of the rest does.
  await hold(await world.payer(), two)
  expect(await beach.refusal(calls.undoPlaceAction, { actionId: all.actionId })).toBe('status_changed')
  expect(await heldBy(guest)).toEqual([])
  expect(await releasedOf(guest)).toHaveLength(2)
  expect(await releasedOf(await world.payer())).toEqual([])
  await hold(guest, four)
  expect(await releasedOf(guest)).toEqual([])
  const told = await world.db.sql(
    `select from outbox where payload ->> 'topic' = 'place_released' and due_at > now() + interval '30 s'`,
  )
  expect(told).toHaveLength(2)

  const payer = await world.payer()
  await hold(payer, three)
  await pressPay(world, payer, await payer.order('card'))
  const paying = (await beach.call(calls.listHolds, { day })).holds.find((held) => held.umbrellaId === three)
  expect(paying).toMatchObject({ isPaying: true })
  expect(await beach.refusal(calls.breakHold, { holdId: paying?.holdId ?? 0, allOfHolder: false })).toBe(
    'payment_in_progress',
  )
  expect(await beach.refusal(calls.breakHold, { holdId: 987_654_321, allOfHolder: true })).toBe('not_found')
})

test('B-11 after its time nothing is taken back', async () => {
  const [place = 0] = freePlaces()
  const { block: made } = await block([place])
  await world.db.sql(`update desk_action set at = at - interval '61 s' where id = $1`, [made?.actionId])
  expect(await beach.refusal(calls.undoPlaceAction, { actionId: made?.actionId ?? 0 })).toBe('status_changed')
  await world.db.sql(`update desk_action set at = at - interval '2 days'`)
})
