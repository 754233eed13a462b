import { afterAll, beforeAll, expect, test } from 'vitest'
import * as credit from '../../domain/payments/credit-calls.ts'
import { refundAtDesk } from '../../domain/till/calls.ts'
import * as calls from '../../domain/weather/calls.ts'
import * as staffCalls from '../../domain/weather/staff-calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { arrivalWorld, DAY, press, type ArrivalWorld, type Booked } from '../../tests/support/arrival-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { creditDueChoices } from './credit-choice.ts'
import { proposeWeatherDays } from './propose-days.ts'
import { tellOfWeather } from './tell-guests.ts'

let world: ArrivalWorld
let manager: Payer
/** Who got all of it back, who got most of it, and who got it after the credit. */
let whole: Booked
let most: Booked

const facts = () => ({ settings: world.server.app.settings, announce: () => undefined })
const at = async (time: string) => {
  await world.setClock(`${DAY}T${time}:00+02:00`)
  manager = await world.staff('Elena', ['manager'])
}

beforeAll(async () => {
  world = await arrivalWorld()
  whole = await world.book('paid', 320)
  most = await world.book('paid', 321)
  await setSettings(world.db, { weatherProofCents: 0, weatherCreditPercent: 50, deskRefundMostCents: 100_000 })
  await world.server.app.settings.reload(world.db.database)
  await at('12:00')
  await world.db.sql(
    `insert into sea_observation (account_id, observed_at, sea)
     select 1, ($1 || ' ' || t || ' Europe/Rome')::timestamptz, '{"airCelsius": 24, "waterCelsius": 22, "windKnots": 8,
       "windFrom": "SW", "wave": "moderate", "sky": "rain", "flag": "yellow"}' from unnest(array['09:10', '10:40']) t`,
    [DAY],
  )
  await world.db.database.transaction((tx) => proposeWeatherDays(tx, facts().settings))
  const [day] = (await manager.call(staffCalls.listWeatherDays, {})).days
  await manager.call(staffCalls.confirmWeatherDay, { weatherDayId: day?.weatherDayId ?? 0, part: 'morning' })
  await at('12:10')
  await tellOfWeather(world.db.database, facts())
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const choiceOf = async ({ guest }: Booked) => {
  const { choices } = await guest.call(calls.listWeatherChoices, {})
  return choices[0] ?? expect.unreachable('there is no choice')
}
const balance = async ({ guest }: Booked) => (await guest.call(credit.getCredit, {})).balanceCents
const giveBack = ({ order }: Booked, amountCents: number) =>
  manager.call(refundAtDesk, {
    orderId: order.orderId,
    tender: 'cash',
    amountCents,
    reason: 'Ha piovuto',
    pressId: press(),
  })

test('B-19, B-12 nobody gets credit for a day of rain on top of the money that the desk gave back', async () => {
  const first = await choiceOf(whole)
  expect(first.creditCents).toBeGreaterThan(1)
  await giveBack(whole, whole.order.totalCents)
  expect(await whole.guest.refusal(calls.takeWeatherCredit, { choiceId: first.choiceId })).toBe('status_changed')
  await giveBack(most, most.order.totalCents - 100)
  const second = await choiceOf(most)
  expect(second.creditCents).toBe(100)
  expect(await most.guest.call(calls.takeWeatherCredit, { choiceId: second.choiceId })).toEqual({ creditCents: 100 })
  expect(await most.guest.call(calls.takeWeatherCredit, { choiceId: second.choiceId })).toEqual({ creditCents: 100 })
  await world.db.sql(`update weather_choice set choose_until = battigia_now()`)
  await creditDueChoices(world.db.database)
  expect(await choiceOf(whole)).toMatchObject({ state: 'lapsed' })
  expect([await balance(whole), await balance(most)]).toEqual([0, 100])
})
