import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteUmbrellaBooking } from '../../domain/orders/calls.ts'
import type { CallInput } from '../../domain/platform/call.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/returns/calls.ts'
import { bookingCalls, type BookingCalls, type Guest } from '../../tests/race/booking-calls.ts'
import { bookingDatabase, setClock, TEST_NOW } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { arrangePlan, arrangeSubscription, payInCash, returnCalls, sendBack } from '../../tests/support/return-world.ts'
import { settleReturns } from './settle-returns.ts'

/** TEST_NOW is Thursday 1 July 2027, 08:00. */
const PLACE = 320
const SEASON = { from: '2027-06-20', to: '2027-07-20' }
let db: TestDatabase
let beach: BookingCalls
let ask: ReturnType<typeof returnCalls>
let holder: Guest
let buyer: Guest

beforeAll(async () => {
  db = await bookingDatabase()
  beach = await bookingCalls(db)
  ask = returnCalls(db, { settings: beach.settings, announce: (changes) => void beach.announced.push(...changes) })
  await arrangePlan(db)
})
afterAll(() => db.close())

const TERMS = { sharePercent: 50, capCents: 2000 }
let mine: { kind: 'subscription'; id: number }

beforeEach(async () => {
  await setClock(db, TEST_NOW)
  await db.sql('truncate day_return, subscription cascade')
  await clearStays()
  holder = await beach.guest()
  buyer = await beach.guest()
  const { subscriptionId } = await arrangeSubscription(db, {
    accountId: holder.accountId,
    umbrellaId: PLACE,
    ...SEASON,
  })
  mine = { kind: 'subscription', id: subscriptionId }
})

/** Orders with money stay: the ledger is append-only. */
async function clearStays() {
  await db.sql('truncate occupancy, cart_line, umbrella_cart, hold_expiry, extra_stock, outbox cascade')
  await db.sql(`update order_line set cancelled_at = battigia_now() where cancelled_at is null`)
}

type Period = Pick<CallInput<typeof calls.giveBackDays>, 'from' | 'to' | 'part'>
const day = (date: string, part: Period['part'] = 'full_day'): Period => ({ from: date, to: date, part })
const give = (period: Period, who = holder, of: { kind: calls.HolderKind; id: number } = mine) =>
  ask(calls.giveBackDays, { ...of, ...period, terms: TERMS }, who.asker)
const reclaim = (period: Period, who = holder) => ask(calls.reclaimDays, { ...mine, ...period }, who.asker)
const days = (who = holder, of: { kind: calls.HolderKind; id: number } = mine) =>
  ask(calls.getOwnDays, { kind: of.kind, id: String(of.id) }, who.asker)
const statesOf = async (date: string, who = holder, of: { kind: calls.HolderKind; id: number } = mine) =>
  (await days(who, of)).halves.filter((half) => half.day === date).map(({ state }) => state)
const refusalOf = async (work: Promise<unknown>) => {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

async function buy(period: Period, who = buyer) {
  await who.lock({ ...period, places: [{ umbrellaId: PLACE, people: 2, dogs: [], extras: [] }] })
  const order = await who.order('cash')
  await payInCash(db, order.orderId, order.totalCents)
  return { orderId: order.orderId, bookingId: order.lines[0]?.bookingId ?? 0, cents: order.lines[0]?.totalCents ?? 0 }
}
const settle = () => db.database.transaction((tx) => settleReturns(tx))
const credit = async (who = holder) =>
  (
    await db.sql<{ cents: number }>(
      'select amount_cents as cents from credit_entry where account_id = $1 order by id',
      [who.accountId],
    )
  ).map(({ cents }) => cents)

describe('B-18 giving back', () => {
  test('a day of a subscription is free for others, and the rest stays', async () => {
    expect(await give(day('2027-07-05'))).toEqual({ halves: 2 })
    expect(await statesOf('2027-07-05')).toEqual(['offered', 'offered'])
    expect(await statesOf('2027-07-04')).toEqual(['own', 'own'])
    expect(await statesOf('2027-06-30')).toEqual(['used', 'used'])
    await buyer.lock({ ...day('2027-07-05'), places: [{ umbrellaId: PLACE, people: 2, dogs: [], extras: [] }] })
    expect(await statesOf('2027-07-05')).toEqual(['held', 'held'])
    expect(
      await refusalOf(
        buyer.lock({ ...day('2027-07-06'), places: [{ umbrellaId: PLACE, people: 2, dogs: [], extras: [] }] }),
      ),
    ).toBe('umbrella_taken')
  })

  test.each([
    ['the whole of today after the evening before', day('2027-07-01'), 'return_too_late'],
    ['the morning of today', day('2027-07-01', 'morning'), 'return_too_late'],
    ['the afternoon of today', day('2027-07-01', 'afternoon'), 'done'],
    ['tomorrow', day('2027-07-02'), 'done'],
    ['a range', { from: '2027-07-03', to: '2027-07-09', part: 'morning' } as const, 'done'],
    ['a day before it', day('2027-06-10'), 'return_nothing'],
    ['a day that is over', day('2027-06-25'), 'return_too_late'],
  ])('%s', async (_name, period, outcome) => {
    expect(await refusalOf(give(period))).toBe(outcome)
  })

  test('the cut-off is to the hour', async () => {
    await setClock(db, '2027-07-01T21:59:30+02:00')
    expect(await refusalOf(give(day('2027-07-02', 'morning')))).toBe('done')
    await reclaim(day('2027-07-02'))
    await setClock(db, '2027-07-01T22:00:00+02:00')
    expect(await refusalOf(give(day('2027-07-02')))).toBe('return_too_late')
    await setClock(db, '2027-07-02T15:00:00+02:00')
    expect(await refusalOf(give(day('2027-07-02', 'afternoon')))).toBe('return_too_late')
  })

  test('twice is once: what is given back already is not given back again', async () => {
    await give(day('2027-07-05', 'morning'))
    expect(await give(day('2027-07-05'))).toEqual({ halves: 1 })
    expect(await refusalOf(give(day('2027-07-05')))).toBe('return_nothing')
  })

  test('another rule than the one that was seen is refused', async () => {
    const input = { ...mine, ...day('2027-07-05'), terms: { sharePercent: 60, capCents: 2000 } }
    expect(await refusalOf(ask(calls.giveBackDays, input, holder.asker))).toBe('quote_changed')
  })

  test('somebody else’s days are unknown; who has not paid gives nothing back', async () => {
    expect(await refusalOf(give(day('2027-07-05'), buyer))).toBe('not_found')
    expect(await refusalOf(days(buyer))).toBe('not_found')
    await db.sql(`update subscription set state = 'suspended'`)
    expect(await refusalOf(give(day('2027-07-05')))).toBe('return_unpaid')
    expect((await days()).closed).toBe('unpaid')
    await db.sql(`update subscription set state = 'ended'`)
    expect(await refusalOf(give(day('2027-07-05')))).toBe('return_not_running')
  })

  test('an instalment that is due and not paid stops it', async () => {
    await db.sql(
      `insert into subscription_instalment (subscription_id, position, due_day, amount_cents) values ($1, 1, '2027-06-30', 100)`,
      [mine.id],
    )
    expect(await refusalOf(give(day('2027-07-05')))).toBe('return_unpaid')
  })

  test('the quote is the share of today’s prices, up to the cap', async () => {
    const quote = await ask(calls.quoteReturn, { ...mine, id: String(mine.id), ...day('2027-07-05') }, holder.asker)
    const half = await ask(
      calls.quoteReturn,
      { ...mine, id: String(mine.id), ...day('2027-07-05', 'morning') },
      holder.asker,
    )
    expect(quote.halves).toHaveLength(2)
    expect(quote.terms).toEqual(TERMS)
    expect(quote.creditCents).toBeGreaterThan(0)
    expect(half.creditCents).toBeLessThanOrEqual(quote.creditCents)
  })
})

describe('B-18 taking back', () => {
  test('is all or nothing, and only while nobody has it', async () => {
    await give({ from: '2027-07-05', to: '2027-07-07', part: 'full_day' })
    const sold = await buy(day('2027-07-06', 'afternoon'))
    expect(await statesOf('2027-07-06')).toEqual(['offered', 'sold'])
    expect(await refusalOf(reclaim({ from: '2027-07-05', to: '2027-07-07', part: 'full_day' }))).toBe('return_sold')
    expect(await statesOf('2027-07-05')).toEqual(['offered', 'offered'])
    expect(await reclaim(day('2027-07-05'))).toEqual({ halves: 2 })
    expect(await statesOf('2027-07-05')).toEqual(['own', 'own'])
    await buyer.call(deleteUmbrellaBooking, { idOrdine: sold.orderId, idPrenotazioneOmbrellone: sold.bookingId })
    expect(await statesOf('2027-07-06')).toEqual(['offered', 'offered'])
    expect(await reclaim(day('2027-07-06'))).toEqual({ halves: 2 })
    expect(await refusalOf(reclaim(day('2027-07-06')))).toBe('return_nothing')
  })

  test('a hold wins while it lives, and no longer', async () => {
    await give(day('2027-07-05'))
    await buyer.lock({
      ...day('2027-07-05'),
      places: [{ umbrellaId: PLACE, people: 2, dogs: [], extras: [{ id: 'sun_bed', quantity: 1 }] }],
    })
    expect(await refusalOf(reclaim(day('2027-07-05')))).toBe('return_held')
    await setClock(db, '2027-07-01T09:00:00+02:00')
    expect(await reclaim(day('2027-07-05'))).toEqual({ halves: 2 })
    const [{ reserved } = { reserved: -1 }] = await db.sql<{ reserved: number }>(
      `select coalesce(sum(reserved), 0)::integer as reserved from extra_stock where day = '2027-07-05'`,
    )
    expect(reserved).toBe(0)
  })

  test('what somebody bought and gave back in turn is sold all the same', async () => {
    await give(day('2027-07-05'))
    const { bookingId } = await buy(day('2027-07-05'))
    await give(day('2027-07-05', 'afternoon'), buyer, { kind: 'booking', id: bookingId })
    expect(await statesOf('2027-07-05')).toEqual(['sold', 'sold'])
    expect(await statesOf('2027-07-05', buyer, { kind: 'booking', id: bookingId })).toEqual(['own', 'offered'])
    expect(await refusalOf(reclaim(day('2027-07-05', 'afternoon')))).toBe('return_sold')
  })
})

describe('B-18 sold and used', () => {
  test('earns the share of what was paid, up to the cap, once, with one notice for the day', async () => {
    await give(day('2027-07-05'))
    const { cents } = await buy(day('2027-07-05'))
    await settle()
    expect(await credit()).toEqual([])
    await setClock(db, '2027-07-06T00:10:00+02:00')
    await settle()
    await settle()
    const earned = await credit()
    expect(earned).toHaveLength(2)
    expect(earned.reduce((sum, one) => sum + one, 0)).toBe(Math.min(4000, Math.round(cents / 2)))
    expect(await statesOf('2027-07-05')).toEqual(['credited', 'credited'])
    expect(
      await db.sql(`select payload ->> 'topic' as topic from outbox where payload ->> 'topic' = 'day_resold'`),
    ).toHaveLength(1)
  })

  test('unpaid it waits for its money; cancelled, or bought by nobody, it earns nothing', async () => {
    await give({ from: '2027-07-05', to: '2027-07-06', part: 'full_day' })
    const place = { umbrellaId: PLACE, people: 2, dogs: [], extras: [] }
    await buyer.lock({ ...day('2027-07-05'), places: [place] })
    const { orderId, totalCents } = await buyer.order('cash')
    await setClock(db, '2027-07-07T00:10:00+02:00')
    await settle()
    expect(await statesOf('2027-07-05')).toEqual(['sold', 'sold'])
    expect(await statesOf('2027-07-06')).toEqual(['lapsed', 'lapsed'])
    await payInCash(db, orderId, totalCents)
    await settle()
    expect(await credit()).toHaveLength(2)
  })

  test('of money that went back to the buyer nothing is shared', async () => {
    await give({ from: '2027-07-05', to: '2027-07-06', part: 'full_day' })
    const some = await buy(day('2027-07-05'))
    const all = await buy(day('2027-07-06'))
    await sendBack(db, some.orderId, some.cents - 500)
    await sendBack(db, all.orderId, all.cents)
    await setClock(db, '2027-07-07T00:10:00+02:00')
    await settle()
    expect((await credit()).reduce((sum, one) => sum + one, 0)).toBe(250)
    expect(await statesOf('2027-07-06')).toEqual(['lapsed', 'lapsed'])
  })

  test('who buys their own day back earns nothing by it', async () => {
    await give(day('2027-07-05'))
    await buy(day('2027-07-05'), holder)
    expect(await statesOf('2027-07-05')).toContain('offered')
    await setClock(db, '2027-07-06T00:10:00+02:00')
    await settle()
    expect(await credit()).toEqual([])
  })

  test('in a chain everybody earns by their own sale', async () => {
    await give(day('2027-07-05'))
    const first = await buy(day('2027-07-05'))
    await give(day('2027-07-05', 'afternoon'), buyer, { kind: 'booking', id: first.bookingId })
    const third = await beach.guest()
    await buy(day('2027-07-05', 'afternoon'), third)
    await setClock(db, '2027-07-06T00:10:00+02:00')
    await settle()
    expect(await credit()).toHaveLength(2)
    expect(await credit(buyer)).toHaveLength(1)
    expect(await credit(third)).toEqual([])
  })
})

describe('B-18 a booking with given-back half-days', () => {
  test('is deleted whole: its return ends, and what was resold stays the other guest’s', async () => {
    const third = await beach.guest()
    await db.sql('update occupancy set umbrella_id = 321')
    const own = await buy({ from: '2027-07-10', to: '2027-07-12', part: 'full_day' }, third)
    const of = { kind: 'booking', id: own.bookingId } as const
    await give({ from: '2027-07-11', to: '2027-07-12', part: 'afternoon' }, third, of)
    await buy(day('2027-07-11', 'afternoon'))
    await third.call(deleteUmbrellaBooking, { idOrdine: own.orderId, idPrenotazioneOmbrellone: own.bookingId })
    const stays = await db.sql(
      `select account_id::integer as account, lower(days)::text as day from occupancy where umbrella_id = $1`,
      [PLACE],
    )
    expect(stays).toEqual([{ account: buyer.accountId, day: '2027-07-11' }])
    await setClock(db, '2027-07-13T00:10:00+02:00')
    await settle()
    expect(await credit(third)).toEqual([])
    expect(await refusalOf(give(day('2027-07-12', 'morning'), third, of))).toBe('not_found')
  })

  test('that is not paid gives nothing back', async () => {
    const third = await beach.guest()
    await third.lock({ ...day('2027-07-10'), places: [{ umbrellaId: 322, people: 2, dogs: [], extras: [] }] })
    const order = await third.order('cash')
    const of = { kind: 'booking', id: order.lines[0]?.bookingId ?? 0 } as const
    expect(await refusalOf(give(day('2027-07-10'), third, of))).toBe('return_unpaid')
  })
})
