import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as orders from '../../../domain/orders/calls.ts'
import * as calls from '../../../domain/umbrellas/waiting-calls.ts'
import type { BookingCalls, Guest } from '../../../tests/race/booking-calls.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import { beachWorld, PERIOD, refused, wish, type BeachWorld } from '../../../tests/support/beach-world.ts'
import type { TestDatabase } from '../../../tests/support/database.ts'
import { releaseDueOrders } from '../../orders/release-due-orders.ts'
import { sweepHolds } from '../occupancy-queries.ts'
import { waitingData } from './waiting-data.ts'
import { forgetWaitingJob, runWaitingList } from './waiting-jobs.ts'

let db: TestDatabase
let world: BookingCalls
let later: BeachWorld['later']
let close: BeachWorld['close']

beforeEach(async () => {
  ;({ db, world, later, close } = await beachWorld())
})
afterEach(() => close())

/** The whole beach is blocked on the days of the tests but for these places. */
const fill = (...but: number[]) =>
  db.sql(
    `insert into occupancy (umbrella_id, days, halves, state)
     select id, '[2027-07-10,2027-07-13)', '[0,2)', 'blocked' from place where is_bookable and id <> all ($1)`,
    [but],
  )
const FOR_TWO = { ...PERIOD, kinds: [], zones: [], rows: [], people: 2, dogs: [] }
const join = (guest: Guest, some: object = {}) => guest.call(calls.joinWaitingList, { ...FOR_TWO, ...some })
const requests = async (guest: Guest) => (await guest.call(calls.listWaitingRequests, {})).requests
const offerOf = async (guest: Guest) => (await requests(guest))[0]?.offer ?? null
const run = () => runWaitingList(db.database, world.settings)
/** A guest with a booking of the place on the days of the tests. */
const booked = async (umbrellaId: number): Promise<{ guest: Guest; order: orders.Order }> => {
  const guest = await world.guest()
  await guest.lock(wish(umbrellaId))
  return { guest, order: await guest.order('cash') }
}
const cancel = ({ guest, order }: Awaited<ReturnType<typeof booked>>) =>
  guest.call(orders.deleteUmbrellaBooking, {
    idOrdine: order.orderId,
    idPrenotazioneOmbrellone: order.lines[0]?.bookingId ?? 0,
  })
const notices = () =>
  db.sql(
    `select key, payload -> 'accountId' as account from outbox where payload ->> 'topic' = 'place_offered' order by key`,
  )

describe('B-05 joining', () => {
  test('who could have a place right away is sent to the map', async () => {
    await fill(320)
    const guest = await world.guest()
    await expect(join(guest)).rejects.toEqual(refused('places_free', { codes: ['C20'] }))
    await expect(join(guest, { people: 20 })).rejects.toEqual(refused('no_place_suits'))
  })

  test('the queue is by time; one request for a day, and no more than the setting says', async () => {
    await fill()
    await setSettings(db, { waitingMaxRequests: 2 })
    await world.settings.reload(db.database)
    const [first, second] = [await world.guest(), await world.guest()]
    expect((await join(first)).position).toBe(1)
    expect((await join(second)).position).toBe(2)
    await expect(join(first, { from: PERIOD.to })).rejects.toEqual(refused('waiting_already'))
    await join(first, { from: '2027-07-12', to: '2027-07-12' })
    await db.sql(
      `insert into occupancy (umbrella_id, days, halves, state)
       select id, '[2027-08-01,2027-08-02)', '[0,2)', 'blocked' from place where is_bookable`,
    )
    await expect(join(first, { from: '2027-08-01', to: '2027-08-01' })).rejects.toEqual(
      refused('too_many_waiting', { max: 2 }),
    )
    const [request] = await requests(first)
    await first.call(calls.leaveWaitingList, { requestId: request?.requestId ?? 0 })
    await first.call(calls.leaveWaitingList, { requestId: request?.requestId ?? 0 })
    expect((await requests(second))[0]?.position).toBe(1)
    await expect(second.call(calls.leaveWaitingList, { requestId: request?.requestId ?? 0 })).rejects.toEqual(
      refused('not_found'),
    )
  })

  test('a request closes in its first day, when a stay makes no sense any more', async () => {
    await db.sql(
      `insert into occupancy (umbrella_id, days, halves, state)
       select id, '[2027-07-01,2027-07-02)', '[0,2)', 'blocked' from place where is_bookable`,
    )
    const guest = await world.guest()
    const today = { from: '2027-07-01', to: '2027-07-01', part: 'full_day' as const }
    await join(guest, today)
    await later(4 * 3600)
    expect((await requests(guest))[0]).toMatchObject({ state: 'over', position: 0 })
    await run()
    expect(await db.sql('select ended_by from waiting_request')).toEqual([{ ended_by: 'over' }])
    await expect(join(guest, today)).rejects.toEqual(refused('day_part_over'))
  })
})

describe('B-05 offering', () => {
  test('a cancelled place goes to the first who it suits within the same transaction, and nobody else can take it', async () => {
    await fill(320)
    const holder = await booked(320)
    const [large, first, second] = [await world.guest(), await world.guest(), await world.guest()]
    await join(large, { dogs: [{ name: 'Nebbia', size: 'large' }] })
    await join(first)
    await join(second)
    await cancel(holder)
    expect(await offerOf(large)).toBeNull()
    expect(await offerOf(second)).toBeNull()
    const offer = await offerOf(first)
    expect(offer).toMatchObject({ code: 'C20', umbrellaId: 320 })
    expect(offer?.totalCents).toBeGreaterThan(0)
    await expect(second.lock(wish(320))).rejects.toEqual(refused('umbrella_taken'))
    await expect(second.call(calls.acceptOffer, { offerId: offer?.offerId ?? 0 })).rejects.toEqual(refused('not_found'))
    expect(await notices()).toEqual([{ key: `offer-${offer?.offerId}`, account: first.accountId }])
    await run()
    expect(await notices()).toHaveLength(1)
  })

  test('R-405 accepting makes it a line of the cart at today’s price; done twice it is done once', async () => {
    await fill(320)
    const holder = await booked(320)
    const guest = await world.guest()
    await join(guest, { dogs: [] })
    await cancel(holder)
    const offer = await offerOf(guest)
    const offerId = offer?.offerId ?? 0
    const accepted = await guest.call(calls.acceptOffer, { offerId })
    expect(accepted.cart).toMatchObject({ totalCents: offer?.totalCents, lines: [{ code: 'C20', people: 2 }] })
    expect((await guest.call(calls.acceptOffer, { offerId })).cart.lines).toHaveLength(1)
    await expect(guest.call(calls.declineOffer, { offerId })).rejects.toEqual(refused('offer_over'))
    expect(await requests(guest)).toEqual([])
    expect((await guest.order('cash')).lines[0]?.code).toBe('C20')
  })

  test('R-405 what was promised holds: the whole cart ends no earlier than the offer, and never earlier than its own minutes', async () => {
    await fill(320, 321)
    const [early, late] = [await booked(320), await booked(321)]
    const [guest, slow] = [await world.guest(), await world.guest()]
    await join(guest)
    await join(slow)
    await cancel(early)
    await cancel(late)
    const [offer, last] = [await offerOf(guest), await offerOf(slow)]
    await later(5 * 60)
    // Another day, which the queue has nothing to do with.
    await guest.lock({ ...wish(322), from: '2027-07-20', to: '2027-07-20' })
    const { cart } = await guest.call(calls.acceptOffer, { offerId: offer?.offerId ?? 0 })
    expect(cart.lines).toHaveLength(2)
    expect(cart.expiresAt).toBe(offer?.expiresAt)
    expect(await guest.call(calls.acceptOffer, { offerId: offer?.offerId ?? 0 })).toMatchObject({
      cart: { expiresAt: offer?.expiresAt },
    })
    await later(25 * 60)
    const taken = await slow.call(calls.acceptOffer, { offerId: last?.offerId ?? 0 })
    expect(Date.parse(taken.cart.expiresAt ?? '') - Date.parse(taken.serverNow)).toBe(8 * 60_000)
  })

  test('what refuses an acceptance leaves the offer as it is', async () => {
    await fill(320)
    const holder = await booked(320)
    const guest = await world.guest()
    await join(guest)
    await cancel(holder)
    const offerId = (await offerOf(guest))?.offerId ?? 0
    const extras = [{ id: 'hammock' as const, quantity: 1 }]
    await expect(guest.call(calls.acceptOffer, { offerId, extras })).rejects.toEqual(refused('extra_not_offered'))
    expect((await offerOf(guest))?.offerId).toBe(offerId)
  })

  test('declined and unanswered places go on, once to each; who ignores too many leaves the queue', async () => {
    await fill(320)
    const holder = await booked(320)
    const [first, second, third] = [await world.guest(), await world.guest(), await world.guest()]
    for (const guest of [first, second, third]) await join(guest)
    await cancel(holder)
    await first.call(calls.declineOffer, { offerId: (await offerOf(first))?.offerId ?? 0 })
    expect(await offerOf(first)).toBeNull()
    const offer = await offerOf(second)
    expect(offer?.code).toBe('C20')
    await later(29 * 60)
    await run()
    expect((await offerOf(second))?.offerId).toBe(offer?.offerId)
    await later(30 * 60 + 1)
    expect(await offerOf(second)).toBeNull()
    await expect(second.call(calls.acceptOffer, { offerId: offer?.offerId ?? 0 })).rejects.toEqual(
      refused('offer_over'),
    )
    await run()
    expect((await offerOf(third))?.code).toBe('C20')
    expect((await requests(second))[0]).toMatchObject({ state: 'waiting', ignored: 1, position: 2 })
    await db.sql('update waiting_request set offers_ignored = 2')
    await later(61 * 60)
    await run()
    expect((await requests(third))[0]).toMatchObject({ state: 'ignored', position: 0 })
    // Everybody has had it: it is free for all, and no hold of the guests ran out.
    expect(await db.database.transaction((tx) => sweepHolds(tx, 10))).toHaveLength(1)
    expect(await db.sql('select * from hold_expiry')).toEqual([])
    expect((await (await world.guest()).lock(wish(320))).cart.lines).toHaveLength(1)
  })

  test('a cart that ran out, a block that ended and a no-show are offered by the job or with the release', async () => {
    await fill(320, 321)
    const [browsing, first, second] = [await world.guest(), await world.guest(), await world.guest()]
    const holder = await booked(321)
    await browsing.lock(wish(320))
    await join(first)
    await join(second)
    await run()
    expect(await offerOf(first)).toBeNull()
    await later(9 * 60)
    await run()
    expect((await offerOf(first))?.code).toBe('C20')
    expect(await offerOf(second)).toBeNull()
    await later(9 * 86_400 + 2 * 3600 + 16 * 60)
    await releaseDueOrders(db.database, () => undefined)
    expect((await requests(second))[0]).toMatchObject({ offer: { code: 'C21' } })
    expect(holder.order.lines[0]?.code).toBe('C21')
  })

  test('R-514 nobody gets beyond five places of a half-day by an offer', async () => {
    await fill(315, 316, 317, 318, 319, 320)
    const guest = await world.guest()
    const holder = await booked(320)
    await guest.lock(wish(315, 316, 317, 318, 319))
    await guest.order('cash')
    const other = await world.guest()
    await join(guest)
    await join(other)
    await cancel(holder)
    expect(await offerOf(guest)).toBeNull()
    expect((await offerOf(other))?.code).toBe('C20')
  })

  test('who held the place before and let it run out may still accept it: it was kept for them', async () => {
    await fill(320)
    const [guest, other] = [await world.guest(), await world.guest()]
    await guest.lock(wish(320))
    await later(8 * 60 + 1)
    await db.database.transaction((tx) => sweepHolds(tx, 10))
    await expect(guest.lock(wish(320))).rejects.toEqual(refused('held_again_too_soon'))
    await other.lock(wish(320))
    await join(guest)
    await later(17 * 60)
    await run()
    const offerId = (await offerOf(guest))?.offerId ?? 0
    expect((await guest.call(calls.acceptOffer, { offerId })).cart.lines).toHaveLength(1)
  })

  test('leaving the list gives an open offer on', async () => {
    await fill(320)
    const holder = await booked(320)
    const [first, second] = [await world.guest(), await world.guest()]
    await join(first)
    await join(second)
    await cancel(holder)
    await first.call(calls.leaveWaitingList, { requestId: (await requests(first))[0]?.requestId ?? 0 })
    expect((await offerOf(second))?.code).toBe('C20')
    expect(world.announced.length).toBeGreaterThan(0)
  })
})

describe('GDPR what is kept of who waits', () => {
  test('it is exported whole; erased it leaves no place kept; ended requests are forgotten after a month', async () => {
    await fill(320)
    const holder = await booked(320)
    const [guest, other] = [await world.guest(), await world.guest()]
    await join(guest, { dogs: [{ name: 'Nebbia', size: 'small' }], kinds: ['small_dog', 'large_dog', 'human'] })
    await join(other)
    await cancel(holder)
    const copy = JSON.stringify(await db.database.transaction((tx) => waitingData.export(tx, guest.accountId)))
    expect(copy).toContain('Nebbia')
    await db.database.transaction((tx) => waitingData.erase(tx, other.accountId))
    expect(await db.sql('select account_id::integer as id from waiting_request')).toEqual([{ id: guest.accountId }])
    expect(await db.sql(`select id from occupancy where held_for = 'offer'`)).toEqual([])
    await guest.call(calls.leaveWaitingList, { requestId: (await requests(guest))[0]?.requestId ?? 0 })
    await later(29 * 86_400)
    await forgetWaitingJob.run(db.database)
    expect(await db.sql('select count(*)::integer as n from waiting_request')).toEqual([{ n: 1 }])
    await later(31 * 86_400)
    await forgetWaitingJob.run(db.database)
    expect(await db.sql('select count(*)::integer as n from waiting_request')).toEqual([{ n: 0 }])
  })
})
