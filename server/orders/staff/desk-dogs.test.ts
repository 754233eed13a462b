import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as calls from '../../../domain/orders/staff-calls.ts'
import * as sales from '../../../domain/orders/sale-calls.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { barWorld, type BarWorld } from '../../../tests/support/bar-world.ts'
import { setPrices } from '../../../tests/support/money-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'
import { walkInWish } from '../../../tests/support/walk-in.ts'
import { insertAccount } from '../../accounts/account-queries.ts'
import { adoptGuestOrders } from '../../accounts/adopt-guest-orders.ts'

let world: BarWorld
let beach: Payer
const [D0, D1, D2] = [civilDate('2027-07-10'), civilDate('2027-07-11'), civilDate('2027-07-12')]

beforeAll(async () => {
  world = await barWorld()
  await setPrices(world, 4000)
  beach = await world.staff('Sandro', ['beach'])
})
afterEach(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
})
afterAll(() => world.close())

test('B-17 the desk sees which dogs speak against a place, is refused without a reason, and gives it with one that the audit keeps', async () => {
  const guest = await world.payer()
  const lampo = { name: 'Lampo', size: 'large' as const, temperament: 'reactive' as const }
  const nebbia = { name: 'Nebbia', size: 'large' as const }
  const [F6, F7] = [606, 607]
  const at = { from: D0, to: D0, part: 'full_day' as const }
  await guest.call(lockUmbrellas, { ...at, places: [{ umbrellaId: F6, people: 1, dogs: [lampo], extras: [] }] })
  const places = [{ umbrellaId: F7, people: 1, dogs: [nebbia], extras: [] }]
  const quote = await beach.call(sales.quoteWalkIn, { ...at, places })
  expect(quote.lines).toMatchObject([{ umbrellaId: F7, around: 'near_reactive' }])
  const wish = walkInWish(F7, { places, totalCents: quote.totalCents }) as never
  expect(await beach.refusal(sales.sellWalkIn, wish)).toBe('dog_needs_space')
  const dogsReason = 'si conoscono'
  const sold = await beach.call(sales.sellWalkIn, { ...(wish as object), dogsReason } as never)
  const audited = await world.db.sql(`select detail ->> 'dogsReason' as reason from staff_action where subject = $1`, [
    `order:${sold.orderId}`,
  ])
  expect(audited).toContainEqual({ reason: dogsReason })
  expect(await world.db.sql(`select is_waived from dog_mark where umbrella_id = $1 and side = 'dog'`, [F7])).toEqual([
    { is_waived: true },
  ])
})

test('B-11, R-110, B-17 what was sold at the desk goes over to the customer with that e-mail, places and dogs’ room too', async () => {
  const email = 'ugo@posta.example'
  const customer = { firstName: 'Ugo', lastName: 'Ospite', phone: '+393331234567', email }
  const lampo = { name: 'Lampo', size: 'large' as const, temperament: 'reactive' as const }
  const nebbia = { name: 'Nebbia', size: 'large' as const }
  const sell = async (umbrellaId: number, dog: typeof lampo | typeof nebbia, dogsReason?: string) => {
    const places = [{ umbrellaId, people: 1, dogs: [dog], extras: [] }]
    const { totalCents } = await beach.call(sales.quoteWalkIn, { from: D2, to: D2, part: 'full_day', places })
    const at = { from: D2, to: D2, places, customer, totalCents, ...(dogsReason === undefined ? {} : { dogsReason }) }
    return (await beach.call(sales.sellWalkIn, walkInWish(umbrellaId, at) as never)).orderId
  }
  // Each sale is a guest of its own until they sign in: the desk says that both are with one person.
  const orderIds = [await sell(606, lampo), await sell(607, nebbia, 'stanno insieme')]
  const account = { ...customer, language: 'it' as const, passwordHash: 'none' }
  const accountId = (await insertAccount(world.db.database, account)) ?? 0
  const adopted = await world.db.database.transaction((tx) => adoptGuestOrders(tx, accountId))
  expect(new Set(adopted)).toEqual(new Set(orderIds))
  const owners = await world.db.sql(
    `select o.account_id::integer as "order", t.account_id::integer as place, m.account_id::integer as mark, bool_or(m.is_waived) as "isWaived"
     from orders o join occupancy t on t.order_id = o.id join dog_mark m on m.stay_id = t.id where o.id = any ($1) group by 1, 2, 3`,
    [orderIds],
  )
  expect(owners).toEqual([{ order: accountId, place: accountId, mark: accountId, isWaived: false }])
})

test('B-17, B-11 a booking that was given past dogs goes on, and that is taken back', async () => {
  const [F6, F7] = [606, 607]
  const guest = await world.payer()
  const lampo = { name: 'Lampo', size: 'large' as const, temperament: 'reactive' as const }
  const at = { from: D1, to: D1, part: 'full_day' as const }
  await guest.call(lockUmbrellas, { ...at, places: [{ umbrellaId: F6, people: 1, dogs: [lampo], extras: [] }] })
  const places = [{ umbrellaId: F7, people: 1, dogs: [{ name: 'Nebbia', size: 'large' as const }], extras: [] }]
  const { totalCents } = await beach.call(sales.quoteWalkIn, { ...at, part: 'morning', places })
  const wish = walkInWish(F7, { ...at, part: 'morning', places, totalCents, dogsReason: 'si conoscono' }) as never
  const { bookingIds } = await beach.call(sales.sellWalkIn, wish)
  const [bookingId = 0] = bookingIds
  const { options } = await beach.call(calls.listExtensions, { bookingId: String(bookingId) })
  const extension = options.find(({ part }) => part === 'full_day')
  const { to = D1, addedCents = 0 } = extension ?? {}
  const gone = await beach.call(calls.extendVisit, {
    bookingId,
    to,
    part: 'full_day',
    addedCents,
    dogsReason: 'si conoscono',
  })
  await beach.call(calls.undoOrderAction, { actionId: gone.actionId })
  const stays = await world.db.sql('select halves::text from occupancy where id = $1', [bookingId])
  expect(stays).toEqual([{ halves: '[0,1)' }])
})
