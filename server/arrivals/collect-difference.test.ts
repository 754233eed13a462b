import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actions from '../../domain/arrivals/action-calls.ts'
import { visitIdOf } from '../../domain/arrivals/visit-id.ts'
import {
  extendVisit,
  listExtensions,
  listMoveTargets,
  moveVisit,
  undoOrderAction,
} from '../../domain/orders/staff-calls.ts'
import { ARRIVAL_INVARIANTS } from '../../tests/invariants/arrival-invariants.ts'
import { violations } from '../../tests/invariants/check.ts'
import { arrivalWorld, DAY, NINE, press, type ArrivalWorld, type Booked } from '../../tests/support/arrival-world.ts'
import { ledgerOf } from '../../tests/support/card-steps.ts'
import { setPrices } from '../../tests/support/money-steps.ts'
import type { Payer } from '../../tests/support/payment-world.ts'

let world: ArrivalWorld
let anna: Payer
let here: Booked
let coming: Booked

beforeAll(async () => {
  world = await arrivalWorld()
  here = await world.book('paid', 320)
  coming = await world.book('cash', 321)
  await world.setClock(NINE)
  anna = await world.staff('Anna', ['beach'])
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), ARRIVAL_INVARIANTS)).toEqual([])
  await world.close()
})

const bookingOf = ({ visitIds }: Booked) => Number(visitIds[0]?.split(':')[1])
const orderNow = async ({ order }: Booked) => {
  const [row] = await world.db.sql('select places_of_order($1) as now', [order.orderId])
  return row?.['now']
}
const ledger = (stay: Booked) => ledgerOf(world, stay.order.orderId)

/** Lets a booking go on for a day; answers what it adds and what the order owes then. */
async function extend(stay: Booked) {
  const { options } = await anna.call(listExtensions, { bookingId: String(bookingOf(stay)) })
  const longer = options.find(({ to, isFree }) => isFree && to > DAY)
  if (longer === undefined) throw new Error('nothing to extend by')
  const { to, part, addedCents } = longer
  return { addedCents, ...(await anna.call(extendVisit, { bookingId: bookingOf(stay), to, part, addedCents })) }
}

const collect = (bookingId: number, amountCents: number, tenderedCents?: number) =>
  anna.call(actions.arrive, {
    visitIds: [visitIdOf({ kind: 'line', id: bookingId })],
    day: DAY,
    clientId: press(),
    collect: { tender: 'cash', amountCents, ...(tenderedCents === undefined ? {} : { tenderedCents }) },
  })

test('B-11 the beach collects the difference of an extension from who is here, and both are taken back', async () => {
  await anna.call(actions.arrive, { visitIds: here.visitIds, day: DAY, clientId: press() })
  const before = await orderNow(here)
  const longer = await extend(here)
  expect(longer.dueCents).toBe(longer.addedCents)
  const paid = await collect(bookingOf(here), longer.dueCents, longer.dueCents + 500)
  expect(paid).toMatchObject({ changeCents: 500, visits: [{ state: 'arrived', dueCents: 0 }] })
  expect((await ledger(here)).at(-1)).toEqual(['cash', longer.dueCents])
  const undone = await anna.call(actions.undoArrival, { actionId: paid.actionId })
  // The money is back, and they are still here: they came by another press.
  expect(undone.visits).toMatchObject([{ state: 'to_collect', dueCents: longer.dueCents }])
  await anna.call(undoOrderAction, { actionId: longer.actionId })
  expect(await orderNow(here)).toEqual(before)
})

test('B-11 who has not come and not paid pays all of the longer stay and has come; both are taken back', async () => {
  const before = await orderNow(coming)
  const longer = await extend(coming)
  expect(longer.dueCents).toBe(coming.order.totalCents + longer.addedCents)
  const paid = await collect(bookingOf(coming), longer.dueCents)
  expect(paid.visits).toMatchObject([{ state: 'arrived', dueCents: 0 }])
  await anna.call(actions.undoArrival, { actionId: paid.actionId })
  await anna.call(undoOrderAction, { actionId: longer.actionId })
  expect(await orderNow(coming)).toEqual(before)
})

test('B-03 the difference of a dearer place is collected at the new place, and both are taken back', async () => {
  const before = await orderNow(here)
  await setPrices(world, 9000)
  const period = { bookingId: bookingOf(here), from: DAY, to: DAY }
  const { targets } = await anna.call(listMoveTargets, { ...period, bookingId: String(period.bookingId) })
  const [dearer] = targets.filter(({ differenceCents }) => differenceCents > 0)
  if (dearer === undefined) throw new Error('nothing is dearer')
  const { umbrellaId, differenceCents } = dearer
  const moved = await anna.call(moveVisit, { ...period, umbrellaId, differenceCents })
  expect(moved.dueCents).toBe(differenceCents)
  const paid = await collect(moved.bookingId, moved.dueCents)
  expect(paid.visits).toMatchObject([{ umbrellaId, dueCents: 0 }])
  await anna.call(actions.undoArrival, { actionId: paid.actionId })
  await anna.call(undoOrderAction, { actionId: moved.actionId })
  expect(await orderNow(here)).toEqual(before)
})
