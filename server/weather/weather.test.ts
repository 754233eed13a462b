import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as arrivals from '../../domain/arrivals/action-calls.ts'
import { getOrder } from '../../domain/orders/calls.ts'
import * as credit from '../../domain/payments/credit-calls.ts'
import * as calls from '../../domain/weather/calls.ts'
import * as staffCalls from '../../domain/weather/staff-calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { arrangePlan, arrangeSubscription } from '../../tests/support/return-world.ts'
import { arrivalWorld, DAY, press, type ArrivalWorld, type Booked } from '../../tests/support/arrival-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { completePastOrders } from '../orders/paying-queries.ts'
import { creditDueChoices } from './credit-choice.ts'
import { proposeWeatherDays } from './propose-days.ts'
import { tellOfWeather } from './tell-guests.ts'

let world: ArrivalWorld
let manager: Payer
let beach: Payer
/** Who moves, who takes the credit at once, who does nothing, who came, who has not paid, who pressed twice at the end. */
let mover: Booked
let taker: Booked
let silent: Booked
let here: Booked
let unpaid: Booked
let racer: Booked
/** Whose place is theirs for twenty days, and who comes ten times where there is room. */
let holder: Payer
let carnet: Payer

const at = async (day: string, time: string) => {
  await world.setClock(`${day}T${time}:00+02:00`)
  manager = await world.staff('Elena', ['manager'])
  beach = await world.staff('Bruno', ['beach'])
}
const saw = (time: string, sky: string) =>
  world.db.sql(
    `insert into sea_observation (account_id, observed_at, sea)
     values (1, ($1 || ' Europe/Rome')::timestamptz, jsonb_build_object('airCelsius', 24, 'waterCelsius', 22, 'windKnots', 8,
       'windFrom', 'SW', 'wave', 'moderate', 'sky', $2::text, 'flag', 'yellow'))`,
    [`${DAY} ${time}`, sky],
  )
const facts = () => ({ settings: world.server.app.settings, announce: () => undefined })
const propose = () => world.db.database.transaction((tx) => proposeWeatherDays(tx, facts().settings))
const tell = () => tellOfWeather(world.db.database, facts())
const days = async () => (await beach.call(staffCalls.listWeatherDays, {})).days
const choiceOf = async ({ guest }: Booked) => {
  const { choices } = await guest.call(calls.listWeatherChoices, {})
  return choices[0] ?? expect.unreachable('there is no choice')
}
const balance = async ({ guest }: Booked) => (await guest.call(credit.getCredit, {})).balanceCents
const [MORNING] = ['morning'] as const

beforeAll(async () => {
  world = await arrivalWorld()
  mover = await world.book('paid', 320)
  taker = await world.book('paid', 321)
  silent = await world.book('paid', 322)
  here = await world.book('paid', 323)
  unpaid = await world.book('cash', 324)
  racer = await world.book('paid', 317)
  holder = await world.payer()
  carnet = await world.payer()
  await arrangePlan(world.db)
  const days = { from: '2027-07-01', to: '2027-07-20' }
  await arrangeSubscription(world.db, { accountId: holder.accountId, umbrellaId: 310, ...days, totalCents: 80_000 })
  await arrangeCarnet(carnet, days)
  await setSettings(world.db, {
    weatherProofCents: 0,
    weatherCreditPercent: 50,
    weatherArrivedPercent: 20,
    weatherSubscriptionPercent: 30,
  })
  await world.server.app.settings.reload(world.db.database)
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

/** Ten entries for 400 euro; two of them are used for the day, at places of their own. */
async function arrangeCarnet({ accountId }: Payer, { from, to }: { readonly from: string; readonly to: string }) {
  const { subscriptionId } = await arrangeSubscription(world.db, {
    accountId,
    umbrellaId: 311,
    from,
    to,
    totalCents: 40_000,
  })
  await world.db.sql('delete from occupancy where subscription_id = $1', [subscriptionId])
  await world.db.sql(`update subscription set umbrella_id = null, entries = 10, entries_used = 2 where id = $1`, [
    subscriptionId,
  ])
  await world.db.sql(
    `insert into occupancy (umbrella_id, days, halves, state, account_id, subscription_id)
     select p, daterange($2::date, $2::date, '[]'), '[0,2)', 'subscription', $3, $1 from unnest(array[311, 312]) p`,
    [subscriptionId, DAY, accountId],
  )
  await world.db.sql(
    `insert into subscription_entry (subscription_id, umbrella_id, day, half_from, half_to)
     select $1, p, $2, 0, 2 from unnest(array[311, 312]) p`,
    [subscriptionId, DAY],
  )
}

describe('B-19 a day of rain', () => {
  test('is proposed from what was seen, once; nothing is proposed before', async () => {
    await at(DAY, '09:30')
    await beach.call(arrivals.arrive, { visitIds: [here.visitIds[0] ?? ''], day: DAY, clientId: press() })
    await saw('09:10', 'rain')
    await propose()
    expect(await days()).toEqual([])
    await saw('10:40', 'storm')
    await at(DAY, '12:00')
    await propose()
    await propose()
    expect(await days()).toMatchObject([
      {
        part: MORNING,
        cause: 'rain',
        minutes: 170,
        state: 'proposed',
        bookings: 5,
        subscriptions: 3,
        people: 11,
        unpaidBookings: 1,
      },
    ])
    const [day] = await days()
    expect(day?.observations.map(({ at: clock }) => clock)).toEqual(['09:10', '10:40'])
  })

  test('only a manager confirms, for what the screen showed, proven above the amount; it can be taken back', async () => {
    const [day] = await days()
    const wish = { weatherDayId: day?.weatherDayId ?? 0, part: MORNING }
    expect(await beach.refusal(staffCalls.confirmWeatherDay, wish)).toBe('not_allowed')
    expect(await manager.refusal(staffCalls.confirmWeatherDay, { ...wish, part: 'full_day' })).toBe('status_changed')
    await world.db.sql(`update session set proven_at = proven_at - interval '1 hour'`)
    expect(await manager.refusal(staffCalls.confirmWeatherDay, wish)).toBe('proof_needed')
    await at(DAY, '12:01')
    await manager.call(staffCalls.declineWeatherDay, { weatherDayId: wish.weatherDayId, reason: 'Solo in collina' })
    expect(await manager.refusal(staffCalls.confirmWeatherDay, wish)).toBe('status_changed')
    await manager.call(staffCalls.undoWeatherDecision, { weatherDayId: wish.weatherDayId })
    await manager.call(staffCalls.confirmWeatherDay, wish)
    await tell()
    // Kept back for the time in which it can be taken back.
    expect((await mover.guest.call(calls.listWeatherChoices, {})).choices).toEqual([])
    await manager.call(staffCalls.undoWeatherDecision, { weatherDayId: wish.weatherDayId })
    await manager.call(staffCalls.confirmWeatherDay, wish)
    const audit = await world.db.sql<{ action: string }>(
      `select action from staff_action where action like 'weather.%' order by id`,
    )
    expect(audit.map(({ action }) => action)).toEqual([
      'weather.decline',
      'weather.undo',
      'weather.confirm',
      'weather.undo',
      'weather.confirm',
    ])
  })

  test('guests who paid are told once with their share; who came gets the smaller one, who did not pay owes nothing', async () => {
    await at(DAY, '12:10')
    await tell()
    await tell()
    const [day] = await days()
    expect(day).toMatchObject({ isTold: true, bookings: 5, openChoices: 5 })
    expect(await manager.refusal(staffCalls.undoWeatherDecision, { weatherDayId: day?.weatherDayId ?? 0 })).toBe(
      'status_changed',
    )
    const dayCents = Math.floor(mover.order.totalCents / 2)
    const half = Math.floor(dayCents / 2)
    expect(await choiceOf(mover)).toMatchObject({ state: 'open', part: MORNING, creditCents: Math.round(half / 2) })
    expect(await choiceOf(here)).toMatchObject({ creditCents: Math.round(half / 5), alternative: null })
    const notices = await world.db.sql(`select key from outbox where payload ->> 'topic' = 'weather'`)
    expect(notices).toHaveLength(5)
    const order = await unpaid.guest.call(getOrder, { orderId: String(unpaid.order.orderId) })
    const standing = order.lines.filter((line) => !line.isCancelled)
    expect(standing.map(({ from, part }) => [from, part])).not.toContainEqual([DAY, 'full_day'])
    expect(order.totalCents).toBeLessThan(unpaid.order.totalCents)
  })

  test('who has a subscription gets its share of the half-day once, by itself, and of the money that is here', async () => {
    const [day] = await days()
    // 80,000 for 40 half-days, and 40,000 for the 20 of a carnet: 2,000 a morning.
    expect(day).toMatchObject({ subscriptions: 3, people: 11 })
    expect((await holder.call(credit.getCredit, {})).balanceCents).toBe(600)
    const shares = await world.db.sql('select code, paid_cents, credit_cents from weather_share order by id')
    expect(shares.map(({ paid_cents, credit_cents }) => [paid_cents, credit_cents])).toEqual([
      [2000, 600],
      [2000, 600],
      [2000, 600],
    ])
    expect((await carnet.call(credit.getCredit, {})).balanceCents).toBe(1200)
    expect((await holder.call(calls.listWeatherChoices, {})).choices).toEqual([])
  })

  test('a guest moves the morning to the day that was offered, for what was paid', async () => {
    const { choiceId, alternative } = await choiceOf(mover)
    // The own place is free on the day after the booking.
    expect(alternative).toEqual({ day: '2027-07-12', umbrellaId: 320, code: mover.order.lines[0]?.code })
    const wish = { choiceId, day: alternative?.day ?? '', umbrellaId: alternative?.umbrellaId ?? 0 }
    expect(await taker.guest.refusal(calls.takeWeatherMove, wish)).toBe('not_found')
    expect(await mover.guest.refusal(calls.takeWeatherMove, { ...wish, day: '2027-09-30' })).toBe('status_changed')
    // Somebody takes the place in the same moment: the next best is offered.
    const other = await world.payer()
    await world.db.sql(
      `insert into occupancy (umbrella_id, days, halves, state, account_id, expires_at)
       values (320, '[2027-07-12,2027-07-13)', '[0,2)', 'held', $1, battigia_now() + interval '10 minutes')`,
      [other.accountId],
    )
    expect(await mover.guest.refusal(calls.takeWeatherMove, wish)).toBe('umbrella_taken')
    const next = (await choiceOf(mover)).alternative
    expect(next?.umbrellaId).not.toBe(320)
    expect(next?.day).toBe('2027-07-12')
    await world.db.sql(`delete from occupancy where account_id = $1`, [other.accountId])
    await mover.guest.call(calls.takeWeatherMove, wish)
    const order = await mover.guest.call(getOrder, { orderId: String(mover.order.orderId) })
    expect(order).toMatchObject({ totalCents: mover.order.totalCents, dueCents: 0 })
    const stays = order.lines.map(({ from, to, part }) => [from, to, part])
    expect(stays).toContainEqual(['2027-07-12', '2027-07-12', MORNING])
    expect(stays).toContainEqual([DAY, DAY, 'afternoon'])
    expect(await mover.guest.refusal(calls.takeWeatherCredit, { choiceId })).toBe('status_changed')
    expect(await mover.guest.refusal(calls.takeWeatherMove, wish)).toBe('status_changed')
  })

  test('another takes the credit at once, asked for twice once', async () => {
    const { choiceId, creditCents } = await choiceOf(taker)
    expect(await taker.guest.call(calls.takeWeatherCredit, { choiceId })).toEqual({ creditCents })
    expect(await taker.guest.call(calls.takeWeatherCredit, { choiceId })).toEqual({ creditCents })
    expect(await balance(taker)).toBe(creditCents)
  })

  test('the rule goes on in the afternoon with a day of its own', async () => {
    await saw('14:30', 'rain')
    await saw('16:00', 'rain')
    await at(DAY, '18:30')
    await propose()
    expect((await days()).map(({ part, state }) => [part, state])).toEqual([
      ['afternoon', 'proposed'],
      [MORNING, 'confirmed'],
    ])
  })

  test('the order of an open choice is not completed; at the end of the time credit and a move never both happen', async () => {
    await at('2027-07-12', '00:30')
    await world.db.database.transaction((tx) => completePastOrders(tx, 100))
    const statuses = await world.db.sql<{ id: number; status: string }>('select id::integer, status from orders')
    expect(statuses.find(({ id }) => id === racer.order.orderId)?.status).toBe('confirmed')
    expect(statuses.find(({ id }) => id === taker.order.orderId)?.status).toBe('completed')
    // Its time is over and the job and its guest work at once.
    await world.db.sql(
      `update weather_choice set choose_until = battigia_now() + interval '1 hour' where order_id = $1`,
      [racer.order.orderId],
    )
    const { choiceId, alternative, creditCents } = await choiceOf(racer)
    const wish = { choiceId, day: alternative?.day ?? '', umbrellaId: alternative?.umbrellaId ?? 0 }
    const [, moved] = await Promise.all([
      racer.guest.refusal(calls.takeWeatherCredit, { choiceId }),
      racer.guest.refusal(calls.takeWeatherMove, wish),
    ])
    const after = await choiceOf(racer)
    expect(after.state).toBe(moved === null ? 'moved' : 'credited')
    expect(await balance(racer)).toBe(moved === null ? 0 : creditCents)
    await creditDueChoices(world.db.database)
    await creditDueChoices(world.db.database)
    const { state, creditCents: earned } = await choiceOf(silent)
    expect(state).toBe('credited')
    expect(await balance(silent)).toBe(earned)
  })
})
