import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as actions from '../../domain/arrivals/action-calls.ts'
import * as sales from '../../domain/orders/staff-calls.ts'
import * as till from '../../domain/till/calls.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { arrivalWorld, DAY, NINE, press, type ArrivalWorld, type Booked } from '../support/arrival-world.ts'
import type { Payer } from '../support/payment-world.ts'
import { overlaps } from './booking-world.ts'

const ROUNDS = 6
const RACES = 5

let world: ArrivalWorld
let booked: Booked[]
let beach: Payer
let cashier: Payer
let next = 0

beforeAll(async () => {
  world = await arrivalWorld()
  booked = []
  for (let n = 0; n < ROUNDS * RACES; n += 1) {
    booked.push(await world.book('cash', (2 + Math.floor(n / 8)) * 100 + 17 + (n % 8)))
  }
  await world.setClock(NINE)
  beach = await world.staff('Anna', ['beach'])
  cashier = await world.staff('Carla', ['cashier'])
})
afterEach(async () => {
  expect(await overlaps(world.db)).toBe(0)
  expect(await violations((text) => world.db.sql(text), INVARIANTS)).toEqual([])
})
afterAll(() => world.close())

/** Both press in the same moment, who is asked first takes turns; answers the codes of their refusals. */
async function rounds(
  pair: (one: Booked) => [() => Promise<string | null>, () => Promise<string | null>],
  look: (one: Booked, codes: [string | null, string | null]) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = booked[next++]
    if (one === undefined) throw new Error('too few bookings')
    const [first, second] = pair(one)
    const codes: [string | null, string | null] =
      round % 2 === 0
        ? await Promise.all([first(), second()])
        : ((await Promise.all([second(), first()])).toReversed() as [string | null, string | null])
    await look(one, codes)
  }
}

const arriving = (one: Booked, by: Payer, isPaying: boolean) => () =>
  by.refusal(actions.arrive, {
    visitIds: one.visitIds,
    day: DAY,
    clientId: press(),
    ...(isPaying ? { collect: { tender: 'card_terminal' as const, amountCents: one.order.totalCents } } : {}),
  })
const collecting = (one: Booked) => () =>
  cashier.refusal(till.collect, {
    orderId: one.order.orderId,
    tender: 'cash',
    amountCents: one.order.totalCents,
    tenderedCents: null,
    pressId: press(),
  })
const moving = (one: Booked, umbrellaId: number) => () =>
  beach.refusal(sales.moveVisit, {
    bookingId: one.order.lines[0]?.bookingId ?? 0,
    umbrellaId,
    from: DAY,
    to: one.order.lines[0]?.to ?? DAY,
    differenceCents: null,
  })

const standing = async ({ order }: Booked) =>
  (await world.db.sql('select from arrival where order_id = $1 and undone_at is null', [order.orderId])).length
const places = async ({ order }: Booked) =>
  (
    await world.db.sql<{ id: number }>('select umbrella_id as id from occupancy where order_id = $1', [order.orderId])
  ).map(({ id }) => id)
const cents = async (one: Booked) => (await world.ledger(one.order.orderId)).reduce((sum, amount) => sum + amount, 0)
const statusOf = async ({ order }: Booked) =>
  (await world.db.sql<{ status: string }>('select status from orders where id = $1', [order.orderId]))[0]?.status

test('B-11 B-12 one collects while the other moves the visit: the money is there once, the place is one', async () => {
  let target = 1017
  await rounds(
    (one) => [collecting(one), moving(one, (target += 1))],
    async (one, codes) => {
      expect(codes).toEqual([null, null])
      expect(await cents(one)).toBe(one.order.totalCents)
      expect(await places(one)).toEqual([target])
    },
  )
})

test('B-11 B-04 one sees the guest come and takes the money while the other releases the visit: one of the two happened', async () => {
  await rounds(
    (one) => [
      arriving(one, beach, true),
      () =>
        cashier.refusal(actions.releaseVisit, {
          visitId: one.visitIds[0] ?? '',
          day: DAY,
          reason: 'Non è venuto',
          clientId: press(),
        }),
    ],
    async (one, codes) => {
      const isHere = codes[0] === null
      expect(codes).toEqual(isHere ? [null, expect.stringMatching(/^already_(arrived|paid)$/)] : ['not_found', null])
      expect([await statusOf(one), await standing(one), await cents(one), (await places(one)).length]).toEqual(
        isHere ? ['confirmed', 1, one.order.totalCents, 1] : ['no_show', 0, 0, 0],
      )
    },
  )
})

test('B-11 B-12 the desk collects while the entrance collects with the arrival: the money comes once, by one tender', async () => {
  await rounds(
    (one) => [collecting(one), arriving(one, beach, true)],
    async (one, codes) => {
      expect(codes.filter((code) => code === null)).toHaveLength(1)
      expect(codes).toContain('order_not_payable')
      expect(await world.ledger(one.order.orderId)).toEqual([one.order.totalCents])
      // Who paid at the desk comes in without paying.
      if (codes[1] !== null) expect(await arriving(one, beach, false)()).toBeNull()
      expect(await standing(one)).toBe(1)
    },
  )
})

test('B-11 one sees the guest come while the other moves the visit: they are here, at one place', async () => {
  let target = 1117
  await rounds(
    (one) => [arriving(one, cashier, false), moving(one, (target += 1))],
    async (one, codes) => {
      expect(codes[0]).toBeNull()
      expect([null, 'booking_started']).toContain(codes[1])
      expect(await standing(one)).toBe(1)
      expect(await places(one)).toEqual([codes[1] === null ? target : one.order.lines[0]?.umbrellaId])
    },
  )
})

test('B-11 one takes an arrival back while the other collects: money that came is kept or was never refused for nothing', async () => {
  await rounds(
    (one) => [
      async () => {
        const { actionId } = await beach.call(actions.arrive, { visitIds: one.visitIds, day: DAY, clientId: press() })
        return beach.refusal(actions.undoArrival, { actionId })
      },
      collecting(one),
    ],
    async (one, codes) => {
      expect(codes[1]).toBeNull()
      expect([null, 'status_changed']).toContain(codes[0])
      expect(await cents(one)).toBe(one.order.totalCents)
      expect(await standing(one)).toBe(codes[0] === null ? 0 : 1)
    },
  )
})
