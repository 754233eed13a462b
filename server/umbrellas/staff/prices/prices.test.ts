import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '../../../../domain/umbrellas/price-draft-calls.ts'
import * as promotions from '../../../../domain/umbrellas/promotion-calls.ts'
import { civilDate, eachDay } from '../../../../domain/platform/civil-date.ts'
import type { Quote } from '../../../../domain/orders/calls.ts'
import { cancelDays, quoteChange } from '../../../../domain/orders/change-calls.ts'
import { getAvailability } from '../../../../domain/umbrellas/calls.ts'
import type { PromotionsFile } from '../../../../domain/umbrellas/promotion-file.ts'
import { beachWorld, PERIOD, place, refused, type BeachWorld } from '../../../../tests/support/beach-world.ts'
import type { Guest } from '../../../../tests/race/booking-calls.ts'
import { exportResortFiles, importResortFiles, readResortFiles } from '../../../resort-files.ts'

let beach: BeachWorld
let elena: Guest
let bruno: Guest

const NAME = { it: 'Sole', en: 'Sun', fr: 'Soleil', nl: 'Zon', de: 'Sonne' }
const now = () => elena.call(calls.getPriceDraft, {})
/** Places for people without dogs, behind the first row. */
let spots: { id: number; code: string; row: string }[] = []
const spot = (index: number) => spots[index]?.id ?? 0

beforeAll(async () => {
  beach = await beachWorld()
  const staff = async (name: string) => {
    const person = await beach.world.guest()
    await beach.db.sql(`insert into staff_member (account_id, roles, display_name) values ($1, '{manager}', $2)`, [
      person.accountId,
      name,
    ])
    return person
  }
  spots = await beach.db.sql(
    `select id, code, row_id as row from place where category_id = 'human' and row_id > 'A' and not is_removed and is_bookable order by row_id, id`,
  )
  elena = await staff('Elena')
  bruno = await staff('Bruno')
})
afterAll(() => beach.close())

async function edit(change: unknown): Promise<number> {
  const { version } = await now()
  return (await elena.call(calls.editPriceDraft, { version, edit: change as never })).version
}
const publish = async () => elena.call(calls.publishPriceDraft, { version: (await now()).version })

/** Everything that is offered beside prices, published. */
async function offer(offers: PromotionsFile): Promise<void> {
  await edit({ kind: 'offers', offers })
  await publish()
}
const files = () => beach.db.database.transaction((tx) => exportResortFiles(tx))

test('B-06 a draft of two managers: the second save is refused, nothing is lost, discard comes back', async () => {
  const { version } = await now()
  const paint = (season: string) => ({ kind: 'paint' as const, season, days: [civilDate('2027-07-10')] })
  const saved = await elena.call(calls.editPriceDraft, { version, edit: paint('low') })
  await expect(bruno.call(calls.editPriceDraft, { version, edit: paint('peak') })).rejects.toEqual(
    refused('status_changed'),
  )
  expect(await now()).toMatchObject({ version: saved.version, draftBy: 'Elena', isStale: false })
  const gone = await elena.call(calls.discardPriceDraft, { version: saved.version })
  expect((await now()).draft).toBeNull()
  await elena.call(calls.undoPriceStep, { version: gone.version })
  expect((await now()).changes).toEqual([
    { kind: 'days', from: '2027-07-10', to: '2027-07-10', before: 'high', after: 'low' },
  ])
  await elena.call(calls.discardPriceDraft, { version: (await now()).version })
})

test('B-06 what is published holds for new holds, a price on a cart line stays, files come back byte for byte', async () => {
  const guest = await beach.world.guest()
  const held = await guest.lock({ ...PERIOD, places: [place(spot(0))] })
  const quote = await guest.quote()
  const { published } = await now()
  const rule = published.prices.rules.findIndex((one) => one.rows?.includes(spots[0]?.row ?? '') === true)
  await edit({ kind: 'amount', rule, season: 'high', cents: 9900 })
  await edit({ kind: 'paint', season: 'peak', days: eachDay(civilDate('2027-06-03'), civilDate('2027-06-04')) })
  await edit({ kind: 'percent', part: 'morning', percent: 70 })
  const draft = await now()
  expect(draft.changes.map((one) => one.kind)).toEqual(['amount', 'percent', 'days'])
  const wish = { code: spots[0]?.code ?? '', ...PERIOD, extras: [{ id: 'sun_bed' as const, quantity: 1 }] }
  const told = await elena.call(calls.whatIfPrice, wish)
  expect(told.draft?.days.map((day) => [day.season, day.rule])).toEqual(
    told.published.days.map((day) => [day.season, day.rule]),
  )
  await publish()
  expect(await guest.quote()).toMatchObject({ lines: quote.lines, totalCents: quote.totalCents })
  expect((await guest.cart()).totalCents).toBe(held.cart.totalCents)
  const found = await beach.world.run(getAvailability, PERIOD, {})
  expect(found.prices.find((one) => one.row === spots[0]?.row && one.category === 'human')?.dayCents).toEqual([
    9900, 9900,
  ])
  const first = await files()
  const { resort, problems } = readResortFiles(first)
  expect(problems).toEqual([])
  await beach.db.database.transaction((tx) => importResortFiles(tx, resort as NonNullable<typeof resort>))
  expect(await files()).toEqual(first)
  // Taking the publication back is possible until somebody goes on from it.
  const { version } = await now()
  await elena.call(calls.undoPriceStep, { version })
  expect((await now()).changes).toHaveLength(3)
  await publish()
  expect((await now()).publications).toHaveLength(1)
  await elena.call(calls.copyPriceList, {
    version: (await now()).version,
    publicationId: (await now()).publications[0]?.id ?? 0,
  })
  expect((await now()).changes).toHaveLength(3)
  await publish()
})

test('B-06 a list with a gap, closed days with bookings and somebody else’s import are refused', async () => {
  const all = eachDay(civilDate('2027-01-01'), civilDate('2027-12-31'))
  await edit({ kind: 'paint', season: 'low', days: all.filter((day) => day >= '2027-05-15' && day <= '2027-11-30') })
  await expect(publish()).rejects.toEqual(refused('prices_incomplete'))
  await elena.call(calls.discardPriceDraft, { version: (await now()).version })
  const guest = await beach.world.guest()
  await guest.lock({ ...PERIOD, places: [place(spot(10))] })
  await guest.order('cash')
  await edit({ kind: 'paint', season: null, days: eachDay(civilDate('2027-07-09'), civilDate('2027-11-30')) })
  await expect(publish()).rejects.toEqual(refused('days_booked'))
  await elena.call(calls.discardPriceDraft, { version: (await now()).version })
  await edit({ kind: 'percent', part: 'morning', percent: 55 })
  await beach.db.sql(`update price_part set percent = 61 where part = 'afternoon'`)
  expect((await now()).isStale).toBe(true)
  await expect(publish()).rejects.toEqual(refused('status_changed'))
  await elena.call(calls.discardPriceDraft, { version: (await now()).version })
})

test('B-06 a code: its refusals, its uses, the refund of a line, and uses that come back', async () => {
  const code = {
    id: 'sole',
    name: NAME,
    euro: '10.01',
    code: 'SOLE',
    uses: 2,
    usesPerCustomer: 1,
    weekdays: ['sat' as const],
  }
  await offer({
    promotions: [code, { id: 'old', name: NAME, percent: 10, code: 'OLD10', valid: { to: '2027-06-30' } }],
    minimumStays: [],
  })
  const guest = await beach.world.guest()
  const apply = (of: Guest, text: string) => of.call(promotions.applyPromotionCode, { code: text })
  await expect(apply(guest, 'SOLE')).rejects.toEqual(refused('cart_empty'))
  const { cart } = await guest.lock({ ...PERIOD, places: [place(spot(20))] })
  await expect(apply(guest, 'LUNA')).rejects.toEqual(refused('code_unknown'))
  await expect(apply(guest, 'OLD10')).rejects.toEqual(refused('code_expired'))
  const cheaper = await apply(guest, ' sole ')
  expect(cheaper.cart.totalCents).toBe(cart.totalCents - 1001)
  expect((await guest.call(promotions.removePromotionCode, {})).cart.totalCents).toBe(cart.totalCents)
  await apply(guest, 'sole')
  const order = await guest.order('cash')
  expect(order.totalCents).toBe(cart.totalCents - 1001)
  await guest.lock({ ...PERIOD, places: [place(spot(21))] })
  await expect(apply(guest, 'SOLE')).rejects.toEqual(refused('code_used_by_you'))
  // A Sunday that goes is not discounted, the Saturday that stays is.
  const [line] = order.lines
  const sunday = [{ day: civilDate('2027-07-11'), part: 'full_day' as const }]
  const ids = { orderId: order.orderId, bookingId: line?.bookingId ?? 0 }
  const quoted = await guest.call(quoteChange, { ...ids, days: sunday })
  const half = cart.totalCents / 2
  expect(quoted.totalAfterCents).toBe(half - 1001)
  await guest.call(cancelDays, { ...ids, days: sunday, refundCents: quoted.refundCents, refundTo: 'original' })
  // The last day goes as well, unpaid: the use is there again.
  const uses = async () => (await now()).uses.find((one) => one.id === 'sole')?.uses
  expect(await uses()).toBe(1)
  const saturday = [{ day: civilDate('2027-07-10'), part: 'full_day' as const }]
  await guest.call(cancelDays, { ...ids, days: saturday, refundCents: 0, refundTo: 'original' })
  expect(await uses()).toBe(0)
  const weekdays = await beach.world.guest()
  await weekdays.lock({ from: '2027-07-12', to: '2027-07-12', part: 'full_day', places: [place(spot(22))] })
  await expect(apply(weekdays, 'SOLE')).rejects.toEqual(refused('code_not_for_these'))
})

test('B-06 two guests have the last use of a code in their carts: one order gets it, the other is told', async () => {
  await offer({ promotions: [{ id: 'last', name: NAME, percent: 50, code: 'LAST', uses: 1 }], minimumStays: [] })
  const guests = await Promise.all([0, 1, 2].map(() => beach.world.guest()))
  const quotes: Quote[] = []
  for (const [index, guest] of guests.entries()) {
    await guest.lock({ ...PERIOD, places: [place(spot(40 + index))] })
    await guest.call(promotions.applyPromotionCode, { code: 'LAST' })
    quotes.push(await guest.quote())
  }
  const results = await Promise.allSettled(guests.map((guest, index) => guest.start(quotes[index] as Quote, 'cash')))
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  const refusals = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refusals).toEqual([refused('code_used_up'), refused('code_used_up')])
  expect((await now()).uses.find((one) => one.id === 'last')?.uses).toBe(1)
})

test('B-06 weekends have a least number of days until they are near; promotions hold by themselves', async () => {
  await offer({
    promotions: [{ id: 'early', name: NAME, percent: 20, aheadLeast: 9 }],
    minimumStays: [{ weekdays: ['sat', 'sun'], leastDays: 2, aheadDays: 5 }],
  })
  const guest = await beach.world.guest()
  const saturday = { from: '2027-07-10', to: '2027-07-10', part: 'full_day' as const }
  await expect(guest.lock({ ...saturday, places: [place(spot(60))] })).rejects.toEqual(
    refused('minimum_stay', { min: 2, ways: ['2027-07-09/2027-07-10', '2027-07-10/2027-07-11'] }),
  )
  const { cart } = await guest.lock({ ...PERIOD, places: [place(spot(60))] })
  const [line] = cart.lines
  expect(line?.price.map((row) => row.discounts)).toEqual([
    [{ promotion: 'early', cents: expect.any(Number) }],
    [{ promotion: 'early', cents: expect.any(Number) }],
  ])
  const found = await beach.world.run(getAvailability, PERIOD, {})
  expect(found.prices[0]?.discounts?.[0]?.promotion).toBe('early')
  expect((await beach.world.run(promotions.getPromotions, {}, {})).minimumStays).toHaveLength(1)
  const near = { from: '2027-07-04', to: '2027-07-04', part: 'full_day' as const }
  await (await beach.world.guest()).lock({ ...near, places: [place(spot(61))] })
})
