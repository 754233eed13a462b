import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyCart } from '../../domain/cart/calls.ts'
import * as calls from '../../domain/returns/calls.ts'
import * as staff from '../../domain/subscriptions/staff-calls.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import { lifeWorld, type LifeWorld } from '../../tests/support/subscription-life-world.ts'
import { settleReturns } from './settle-returns.ts'
import { payInCash } from '../../tests/support/return-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'

let world: LifeWorld
let cashier: Payer
let holder: Payer
let subscriptionId: number

beforeAll(async () => {
  world = await lifeWorld()
  cashier = await world.cashier()
})
// Ends with the invariants: of the extras' stock among others.
afterAll(() => world.close())

const EXTRAS = [{ id: 'sun_bed' as const, quantity: 1 }]
const [SOLD, UNSOLD] = ['2027-07-12', '2027-07-14']
const period = (day: string) => ({ from: day, to: day, part: 'full_day' as const })

/** A paid subscription of the season that returned two days, the first of which somebody has bought. */
async function arrange(code: string) {
  await world.setClock('2027-07-01T09:00:00+02:00')
  holder = await world.payer()
  const bought = await world.season(holder, code, { extras: EXTRAS, inInstalments: false })
  ;({ subscriptionId } = bought)
  await world.cash(cashier, subscriptionId, 0, bought.totalCents)
  const { terms } = await holder.call(calls.getOwnDays, own())
  for (const day of [SOLD, UNSOLD])
    await holder.call(calls.giveBackDays, { kind: 'subscription', id: subscriptionId, ...period(day), terms })
  const buyer = await world.payer()
  await buyer.call(umbrellas.lockUmbrellas, {
    ...period(SOLD),
    places: [{ umbrellaId: await world.place(code), people: 2, dogs: [], extras: [] }],
  })
  return buyer.order('cash')
}
const own = () => ({ kind: 'subscription' as const, id: String(subscriptionId) })
const stateOf = async (day: string) => {
  const { halves } = await holder.call(calls.getOwnDays, own())
  return halves.filter((half) => half.day === day).map(({ state }) => state)
}
const reserved = async (day: string) => {
  const [row] = await world.db.sql<{ n: number }>(
    `select coalesce(sum(reserved), 0)::integer as n from extra_stock where day = $1 and extra_id = 'sun_bed'`,
    [day],
  )
  return row?.n
}
/** Somebody who waits for any place of a day. */
async function waitFor(day: string) {
  const { accountId } = await world.payer()
  await world.db.sql(
    `insert into waiting_request (account_id, days, halves, kinds, zones, rows, people, dogs, closes_at)
     values ($1, daterange($2::date, $2::date, '[]'), '[0,2)', '{}', '{}', '{}', 2, '[]', $2::date)`,
    [accountId, day],
  )
  return async () =>
    (
      await world.db.sql<{ code: string }>(
        `select p.code from waiting_offer o join waiting_request r on r.id = o.request_id join place p on p.id = o.umbrella_id
         where r.account_id = $1`,
        [accountId],
      )
    ).map(({ code }) => code)
}

/** Staff end it, or move it to another place. */
const leaves: [string, string, () => Promise<unknown>][] = [
  ['ended by staff', 'B7', () => cashier.call(staff.endSubscription, { subscriptionId, reason: 'Ha traslocato' })],
  [
    'moved by staff',
    'B8',
    async () => {
      const wish = { subscriptionId, umbrellaId: await world.place('B9'), from: '2027-07-02' }
      const { differenceCents } = await cashier.call(staff.quotePlaceChange, wish)
      return cashier.call(staff.changeSubscriptionPlace, { ...wish, differenceCents })
    },
  ],
]

test.each(leaves)(
  '%s: its unsold returns end, its sold ones stay, and their extras are free',
  async (_how, code, leave) => {
    await arrange(code)
    expect(await stateOf(UNSOLD)).toEqual(['offered', 'offered'])
    for (const day of [SOLD, UNSOLD]) expect(await reserved(day)).toBeGreaterThan(0)
    const offers = await waitFor('2027-08-20')
    await leave()
    expect(await stateOf(SOLD)).toEqual(['sold', 'sold'])
    expect(await stateOf(UNSOLD)).toEqual(['lapsed', 'lapsed'])
    expect(await reserved(SOLD)).toBe(0)
    expect(await reserved(UNSOLD)).toBe(0)
    const back = await holder.refusal(calls.reclaimDays, {
      kind: 'subscription',
      id: subscriptionId,
      ...period(UNSOLD),
    })
    expect(back).toMatch(/^return_(nothing|not_running)$/)
    // B-05: what it left is offered to who waits in the same transaction.
    expect(await offers()).toEqual([code])
  },
)

test('what is kept of the coming season is not given back: nobody has paid for it', async () => {
  await arrange('C7')
  const next = '2028-06-10'
  await world.db.sql(
    `insert into occupancy (umbrella_id, days, halves, state, account_id, subscription_id)
     values ($1, daterange($2::date, $2::date, '[]'), '[0,2)', 'subscription', $3, $4)`,
    [await world.place('C7'), next, holder.accountId, subscriptionId],
  )
  const { halves, terms } = await holder.call(calls.getOwnDays, own())
  expect(halves.filter((half) => half.day === next)).toEqual([])
  const give = { kind: 'subscription' as const, id: subscriptionId, ...period(next), terms }
  expect(await holder.refusal(calls.giveBackDays, give)).toBe('return_nothing')
  await world.db.sql('delete from occupancy where subscription_id = $1 and days @> $2::date', [subscriptionId, next])
})

test('settling passes over a return whose holder somebody works on, and pays it the next time', async () => {
  const sold = await arrange('C8')
  const { database } = world.db
  await payInCash(world.db, sold.orderId, sold.totalCents)
  await world.setClock('2027-07-13T09:00:00+02:00')
  const settle = () => database.transaction((tx) => settleReturns(tx))
  const own = `select o.id from orders o join subscription s on s.order_id = o.id where s.id = $1 for update of o`
  await database.transaction(async (tx) => {
    await tx.query({ name: '', text: own, values: [subscriptionId] })
    await settle()
    expect(await stateOf(SOLD)).toEqual(['sold', 'sold'])
  })
  await settle()
  expect(await stateOf(SOLD)).toEqual(['credited', 'credited'])
})

test('R-514 a day does not come back as one place more than a guest may have; nothing is changed then', async () => {
  await arrange('C20')
  const codes = ['C21', 'C22', 'C23', 'D20', 'D21']
  const places = await Promise.all(
    codes.map(async (code) => ({ umbrellaId: await world.place(code), people: 2, dogs: [], extras: [] })),
  )
  await holder.call(umbrellas.lockUmbrellas, { ...period(UNSOLD), places })
  const wish = { kind: 'subscription' as const, id: subscriptionId, ...period(UNSOLD) }
  expect(await holder.refusal(calls.reclaimDays, wish)).toBe('too_many_umbrellas')
  expect(await stateOf(UNSOLD)).toEqual(['offered', 'offered'])
  await holder.call(emptyCart, {})
  expect(await holder.call(calls.reclaimDays, wish)).toEqual({ halves: 2 })
})
