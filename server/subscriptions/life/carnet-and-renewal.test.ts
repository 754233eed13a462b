import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSubscriptions } from '../../../domain/subscriptions/calls.ts'
import * as life from '../../../domain/subscriptions/life-calls.ts'
import { civilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { sellSubscription, undoSubscriptionSale } from '../../../domain/subscriptions/sale-calls.ts'
import { getStaffSubscription } from '../../../domain/subscriptions/staff-calls.ts'
import { evaluateItemOrder } from '../../../domain/orders/item-calls.ts'
import { lifeWorld, SEASON, type LifeWorld } from '../../../tests/support/subscription-life-world.ts'
import { orderItems } from '../../../tests/support/item-steps.ts'
import { runClockJobs } from '../../../tests/support/money-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'

let world: LifeWorld
beforeAll(async () => {
  world = await lifeWorld()
})
afterAll(() => world.close())

const at = (day: string, hour = '09') => world.setClock(`${day}T${hour}:00:00+02:00`)
const lifeOf = (holder: Payer, subscriptionId: number) =>
  holder.call(life.getSubscriptionLife, { subscriptionId: String(subscriptionId) })
const leftOf = async (holder: Payer, subscriptionId: number) => {
  const { subscriptions } = await holder.call(listSubscriptions, {})
  return subscriptions.find((one) => one.subscriptionId === subscriptionId)?.entriesLeft
}

describe('entries of a carnet', () => {
  test('one entry, one place, one day; taken by two at once it is used once, and none is ever below zero', async () => {
    await at('2027-07-01')
    const [holder, other] = [await world.payer(), await world.payer()]
    const own = (await world.carnet(holder)).subscriptionId
    const theirs = (await world.carnet(other)).subscriptionId
    const umbrellaId = await world.place('E5')
    const use = (payer: Payer, subscriptionId: number, day = '2027-07-05', place = umbrellaId) =>
      payer.refusal(life.bookEntry, { subscriptionId, umbrellaId: place, day })

    const both = await Promise.all([use(holder, own), use(other, theirs)])
    expect(both).toEqual(expect.arrayContaining([null, 'umbrella_taken']))
    const [mine, left] = both[0] === null ? [holder, [9, 10]] : [other, [10, 9]]
    expect([await leftOf(holder, own), await leftOf(other, theirs)]).toEqual(left)
    const [winner, loser] = mine === holder ? [own, theirs] : [theirs, own]
    expect(await use(mine === holder ? other : holder, winner)).toBe('not_found')
    expect(await use(mine, winner, '2027-09-20')).toBe('outside_subscription')
    expect(await use(mine, winner, '2027-07-05', 987_654)).toBe('umbrella_unknown')

    // All that are left at once, on more places than there are entries.
    const places = await world.db.sql<{ id: number }>(
      `select id from place where row_id in ('F', 'G') and is_bookable limit 12`,
    )
    const rest = mine === holder ? other : holder
    const used = await Promise.all(places.map(({ id }, n) => use(rest, loser, `2027-08-${String(n + 10)}`, id)))
    expect(used.filter((code) => code === null)).toHaveLength(10)
    expect(used.filter((code) => code === 'no_entries_left')).toHaveLength(2)
    expect(await leftOf(rest, loser)).toBe(0)
  })

  test('given back until half a day before, once however often it is pressed', async () => {
    await at('2027-07-01')
    const holder = await world.payer()
    const { subscriptionId } = await world.carnet(holder)
    const wish = { subscriptionId, umbrellaId: await world.place('E4'), day: '2027-07-05' as CivilDate }
    const { entries } = await holder.call(life.bookEntry, wish)
    expect(entries).toMatchObject([{ day: '2027-07-05', code: 'E4', isCancelled: false }])
    expect(entries[0]?.cancelUntil).toBe('2027-07-04T10:00:00.000Z')
    const back = { subscriptionId, entryId: entries[0]?.entryId ?? 0 }
    await Promise.all([holder.call(life.cancelEntry, back), holder.call(life.cancelEntry, back)])
    expect(await leftOf(holder, subscriptionId)).toBe(10)
    const again = await holder.call(life.bookEntry, wish)
    await at('2027-07-04', '12')
    const late = { subscriptionId, entryId: again.entries[0]?.entryId ?? 0 }
    expect(await holder.refusal(life.cancelEntry, late)).toBe('too_late_to_delete')
    expect(await leftOf(holder, subscriptionId)).toBe(9)
  })
})

describe('first refusal of the coming season', () => {
  const cart = (umbrellaId: number, renewsId: number | null) => ({
    cart: 'subscription' as const,
    planId: SEASON,
    from: '2028-06-01' as CivilDate,
    umbrellaId,
    people: 2,
    dogs: [],
    extras: [],
    inInstalments: false,
    renewsId,
  })
  const order = (payer: Payer, umbrellaId: number, renewsId: number | null) =>
    orderItems(payer, cart(umbrellaId, renewsId), 'cash').then(
      () => 'ordered',
      () => 'refused',
    )

  test('kept from before its end, told when it is sold, lapsed after the last day: the holder against strangers', async () => {
    await at('2027-07-01')
    const stranger = await world.payer()
    const holders = [await world.payer(), await world.payer(), await world.payer()] as const
    const codes = ['I1', 'I2', 'I3'] as const
    const places = await Promise.all(codes.map((code) => world.place(code)))
    const ids: number[] = []
    for (const [n, holder] of holders.entries()) {
      const bought = await world.season(holder, codes[n] ?? 'I1', { inInstalments: false })
      await world.cash(await world.cashier(), bought.subscriptionId, 0, bought.totalCents)
      ids.push(bought.subscriptionId)
    }
    const [a = 0, b = 0, c = 0] = places
    const [first = 0, second = 0, third = 0] = ids
    await at('2027-08-15')
    await world.liveOn()
    expect((await lifeOf(holders[0], first)).renewal).toBeNull()
    await at('2027-08-16')
    await world.liveOn()
    expect((await lifeOf(holders[0], first)).renewal).toMatchObject({
      code: 'I1',
      from: '2028-06-01',
      to: '2028-09-15',
      until: '2028-03-31',
      isOpen: false,
    })
    await world.told()

    // The next season is on sale: who holds the place hears of it once.
    await at('2027-12-01')
    await world.set({ umbrellaSeasonFrom: '2028-05-15', umbrellaSeasonTo: '2028-10-15' })
    await world.liveOn()
    await world.liveOn()
    const told = await world.told()
    expect(told.map(({ event }) => event)).toEqual(['renewal_open', 'renewal_open', 'renewal_open'])
    expect((await lifeOf(holders[0], first)).renewal).toMatchObject({ isOpen: true })

    // Nobody else gets it, with another's subscription neither; the holder renews in one order.
    expect(await stranger.refusal(evaluateItemOrder, { cart: cart(a, null) })).toBe('umbrella_taken')
    expect(await stranger.refusal(evaluateItemOrder, { cart: cart(a, first) })).not.toBeNull()
    const race = await Promise.all([order(holders[0], a, first), order(stranger, a, null), order(holders[0], a, first)])
    expect([race[0], race[2]]).toContain('ordered')
    expect(race[1]).toBe('refused')
    expect((await lifeOf(holders[0], first)).renewal).toBeNull()
    const renewed = await world.db.sql(
      `select count(*)::integer as n from subscription where renews_id = $1 and state <> 'cancelled'`,
      [first],
    )
    expect(renewed).toEqual([{ n: 1 }])

    // An online order that is given up leaves the place with its holder, in the same transaction.
    await orderItems(holders[1], cart(b, second), 'card')
    expect((await lifeOf(holders[1], second)).renewal).toBeNull()
    await world.db.sql(
      `update orders set pay_until = battigia_now() where account_id = $1 and status = 'awaiting_payment'`,
      [holders[1].accountId],
    )
    const attempts = await Promise.all([runClockJobs(world), order(stranger, b, null)])
    expect(attempts[1]).toBe('refused')
    expect((await lifeOf(holders[1], second)).renewal).toMatchObject({ code: 'I2' })

    await at('2028-03-17')
    await world.liveOn()
    // The renewed one was never paid; the other two hear that the time is nearly over.
    expect((await world.told()).map(({ event }) => event).toSorted()).toEqual([
      'renewal_near',
      'renewal_near',
      'suspended',
    ])

    // The last day: the holder against a stranger. The day after, whoever is first.
    await world.setClock('2028-03-31T23:59:00+02:00')
    expect(await order(stranger, c, null)).toBe('refused')
    await world.setClock('2028-04-01T00:00:30+02:00')
    const [, , late] = await Promise.all([world.liveOn(), order(stranger, c, null), order(holders[2], c, third)])
    await world.liveOn()
    expect((await lifeOf(holders[2], third)).renewal).toBeNull()
    expect(late).toBe('refused')
    expect(await order(await world.payer(), b, null)).toBe('ordered')
    const overlap = await world.db.sql(
      `select a.id from occupancy a join occupancy b on a.umbrella_id = b.umbrella_id and a.id < b.id
        and a.days && b.days and a.halves && b.halves`,
    )
    expect(overlap).toEqual([])
  })

  test('R-603 the desk renews for a holder who telephones, at the price that it showed; taken back, the place is kept again', async () => {
    await at('2027-07-01')
    await world.set({ umbrellaSeasonFrom: '2027-05-15', umbrellaSeasonTo: '2027-10-15' })
    const holder = await world.payer()
    const bought = await world.season(holder, 'I6', { inInstalments: false })
    const { subscriptionId } = bought
    const cashier = await world.cashier()
    await world.cash(cashier, subscriptionId, 0, bought.totalCents)
    await at('2027-08-21')
    await world.liveOn()
    const one = () => cashier.call(getStaffSubscription, { subscriptionId: String(subscriptionId) })
    expect((await one()).renewal).toMatchObject({ code: 'I6', until: '2028-03-31', isOpen: false })
    await at('2027-12-02')
    await world.set({ umbrellaSeasonFrom: '2028-05-15', umbrellaSeasonTo: '2028-10-15' })
    const { renewal, accountId } = await one()
    expect(renewal).toMatchObject({ from: '2028-06-01', isOpen: true })
    const renewing = cart(renewal?.umbrellaId ?? 0, subscriptionId)
    const { totalCents } = await holder.call(evaluateItemOrder, { cart: renewing })
    const sale = (changes: object = {}) => ({
      cart: { ...renewing, ...changes },
      customer: { accountId },
      language: 'it' as const,
      totalCents,
      paid: null,
    })
    expect(await cashier.refusal(sellSubscription, sale({ renewsId: null }))).toBe('umbrella_taken')
    const stranger = { ...sale(), customer: { accountId: (await world.payer()).accountId } }
    expect(await cashier.refusal(sellSubscription, stranger)).toBe('not_found')
    const { actionId } = await cashier.call(sellSubscription, sale())
    expect((await one()).renewal).toBeNull()
    await cashier.call(undoSubscriptionSale, { actionId })
    expect((await one()).renewal).toMatchObject({ code: 'I6', isOpen: true })
    await cashier.call(sellSubscription, sale())
  })

  test('the holder who does not want it lets go of it at once', async () => {
    await at('2027-08-20')
    await world.set({ umbrellaSeasonFrom: '2027-05-15', umbrellaSeasonTo: '2027-11-30' })
    const holder = await world.payer()
    const bought = await world.season(holder, 'I5', { from: civilDate('2027-08-20'), inInstalments: false })
    const { subscriptionId } = bought
    await world.cash(await world.cashier(), subscriptionId, 0, bought.totalCents)
    await world.liveOn()
    expect((await lifeOf(holder, subscriptionId)).renewal).toMatchObject({ code: 'I5', from: '2028-06-01' })
    const stranger = await world.payer()
    expect(await stranger.refusal(life.declineRenewal, { subscriptionId })).toBe('not_found')
    await holder.call(life.declineRenewal, { subscriptionId })
    await holder.call(life.declineRenewal, { subscriptionId })
    const kept = await world.db.sql(
      `select id from occupancy where subscription_id = $1 and lower(days) > '2027-12-31'`,
      [subscriptionId],
    )
    expect(kept).toEqual([])
  })
})
