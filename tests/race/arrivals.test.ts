import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actions from '../../domain/arrivals/action-calls.ts'
import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { ARRIVAL_INVARIANTS } from '../invariants/arrival-invariants.ts'
import { violations } from '../invariants/check.ts'
import { arrivalWorld, DAY, NINE, press, type ArrivalWorld, type Booked } from '../support/arrival-world.ts'
import type { Payer } from '../support/payment-world.ts'

const ROUNDS = 6
const REPLAYS = 10

let world: ArrivalWorld
let booked: Booked[]
let tablets: [Payer, Payer]

beforeAll(async () => {
  world = await arrivalWorld()
  booked = []
  for (let n = 0; n < ROUNDS + REPLAYS + 3; n += 1)
    booked.push(await world.book('cash', n < 8 ? 317 + n : n < 16 ? 409 + n : 501 + n))
  await world.setClock(NINE)
  tablets = [await world.staff('Anna', ['beach']), await world.staff('Bea', ['beach'])]
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), ARRIVAL_INVARIANTS)).toEqual([])
  await world.close()
})

const standing = async ({ order }: Booked) => {
  const rows = await world.db.sql('select id from arrival where order_id = $1 and undone_at is null', [order.orderId])
  return rows.length
}
const collectOf = ({ order }: Booked) => ({ tender: 'cash' as const, amountCents: order.totalCents })

test('B-11 two tablets collect and arrive at once: one does, the other hears of it, the money is there once', async () => {
  for (const one of booked.slice(0, ROUNDS)) {
    const input = { visitIds: one.visitIds, day: DAY, collect: collectOf(one) }
    const answers = await Promise.all(
      [...tablets, ...tablets].map((tablet) => tablet.refusal(actions.arrive, { ...input, clientId: press() })),
    )
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'already_arrived')).toHaveLength(3)
    expect(await standing(one)).toBe(1)
    expect(await world.ledger(one.order.orderId)).toEqual([one.order.totalCents])
  }
})

test('B-11 one press that is sent twice at once is one arrival, and both hear the same', async () => {
  const one = booked[ROUNDS + REPLAYS + 1] as Booked
  const input = { visitIds: one.visitIds, day: DAY, clientId: press(), collect: collectOf(one) }
  const answers = await Promise.all([0, 1, 0, 1].map((n) => (tablets[n] as Payer).call(actions.arrive, input)))
  expect(new Set(answers.map(({ actionId }) => actionId)).size).toBe(1)
  expect(await world.ledger(one.order.orderId)).toEqual([one.order.totalCents])
})

test('B-04 the clock’s release and an arrival meet: one of them counts', async () => {
  const one = booked[ROUNDS] as Booked
  await world.setClock('2027-07-10T10:15:00+02:00')
  const tablet = await world.staff('Clara', ['beach'])
  // The others' hour is another day's: their replay comes later.
  await world.db.sql(`update orders set release_at = release_at + interval '1 day' where id > $1`, [one.order.orderId])
  const [refusal] = await Promise.all([
    tablet.refusal(actions.arrive, { visitIds: one.visitIds, day: DAY, clientId: press() }),
    world.release(),
  ])
  const [row] = await world.db.sql<{ status: string }>('select status from orders where id = $1', [one.order.orderId])
  expect([refusal, row?.status, await standing(one)]).toEqual(
    refusal === null ? [null, 'confirmed', 1] : ['not_found', 'no_show', 0],
  )
  tablets = [tablet, await world.staff('Dora', ['beach'])]
})

test('B-02, B-04 who was seen in time meets a guest who takes the freed place: one has it, the other is told, and the money is somebody’s', async () => {
  const one = booked[ROUNDS + REPLAYS + 2] as Booked
  const [released] = await world.db.sql<{ status: string }>('select status from orders where id = $1', [
    one.order.orderId,
  ])
  expect(released?.status).toBe('confirmed')
  await world.db.sql(`update orders set release_at = '2027-07-10T08:15:00Z' where id = $1`, [one.order.orderId])
  await world.release()
  const guest = await world.payer()
  const item = {
    clientId: press(),
    visitId: one.visitIds[0] ?? '',
    day: DAY,
    at: '2027-07-10T07:50:00.000Z',
    listMadeAt: '2027-07-10T07:00:00.000Z',
    collect: collectOf(one),
  }
  const send = (tablet: Payer) =>
    tablet.call(actions.syncArrivals, { items: [item], sentAt: '2027-07-10T08:15:00.000Z' })
  const [locked, ...answers] = await Promise.all([
    guest.refusal(lockUmbrellas, {
      from: DAY,
      to: DAY,
      part: 'full_day',
      places: [{ umbrellaId: one.order.lines[0]?.umbrellaId ?? 0, people: 1, dogs: [], extras: [] }],
    }),
    ...tablets.map(send),
    ...tablets.map(send),
  ])
  const isBack = locked !== null
  expect(answers.map(({ items }) => [items[0]?.result, items[0]?.isCollected])).toEqual(
    answers.map(() => [isBack ? 'accepted' : 'stranded', true]),
  )
  expect(await standing(one)).toBe(isBack ? 1 : 0)
  expect(await world.ledger(one.order.orderId)).toEqual([one.order.totalCents])
  const rows = await world.db.sql('select id from stranded_arrival where order_id = $1', [one.order.orderId])
  expect(rows).toHaveLength(isBack ? 0 : 1)
  const [stays] = await world.db.sql<{ n: number }>(
    `select count(*)::integer as n from occupancy where umbrella_id = $1 and days @> $2::date`,
    [one.order.lines[0]?.umbrellaId, DAY],
  )
  expect(stays?.n).toBe(1)
})

test('B-02 an offline morning is replayed in any order, in parts, again and from two devices: one arrival, one payment', async () => {
  let next = ROUNDS + 1
  const items = fc.array(
    fc.record({ device: fc.nat(1), name: fc.nat(2), pays: fc.boolean(), minute: fc.nat(50), cut: fc.boolean() }),
    { minLength: 1, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(items, async (seen) => {
      const one = booked[next++] as Booked
      const names = [press(), press(), press()]
      const pays = [false, false, false]
      const batches: { device: 0 | 1; items: actions.SyncItem[] }[] = []
      for (const { device, name, minute, cut, ...item } of seen) {
        // One press is one word of its device: it pays always or never.
        pays[name] ||= item.pays
        const sent = {
          visitId: one.visitIds[0] ?? '',
          day: DAY,
          clientId: names[name] ?? '',
          at: `2027-07-10T06:${String(minute).padStart(2, '0')}:00.000Z`,
        }
        const last = batches.at(-1)
        if (last === undefined || cut) batches.push({ device: device === 0 ? 0 : 1, items: [sent] })
        else last.items.push(sent)
      }
      const paying = batches.map((batch) => ({
        ...batch,
        items: batch.items.map((item) =>
          pays[names.indexOf(item.clientId)] ? { ...item, collect: collectOf(one) } : item,
        ),
      }))
      await Promise.all(paying.map((batch) => tablets[batch.device].call(actions.syncArrivals, { items: batch.items })))
      await tablets[0].call(actions.syncArrivals, { items: paying.flatMap((batch) => batch.items) })
      expect(await standing(one)).toBe(1)
      const hasPaid = seen.some(({ name }) => pays[name])
      expect(await world.ledger(one.order.orderId)).toEqual(hasPaid ? [one.order.totalCents] : [])
    }),
    { numRuns: REPLAYS },
  )
})
