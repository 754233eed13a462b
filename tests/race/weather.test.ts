import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrder } from '../../domain/orders/calls.ts'
import { getCredit } from '../../domain/payments/credit-calls.ts'
import * as calls from '../../domain/weather/calls.ts'
import { creditDueChoices } from '../../server/weather/credit-choice.ts'
import { tellOfWeather } from '../../server/weather/tell-guests.ts'
import { violations } from '../invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../invariants/invariants.ts'
import { arrivalWorld, DAY, type ArrivalWorld, type Booked } from '../support/arrival-world.ts'
import { lockWaits } from '../support/database.ts'
import { arrangePlan, arrangeSubscription } from '../support/return-world.ts'
import type { Payer } from '../support/payment-world.ts'
import { overlaps } from './booking-world.ts'

let world: ArrivalWorld
let guests: Booked[]
let holder: Payer

beforeAll(async () => {
  world = await arrivalWorld()
  guests = []
  for (const umbrellaId of [317, 320, 321, 322]) guests.push(await world.book('paid', umbrellaId))
  holder = await world.payer()
  await arrangePlan(world.db)
  await arrangeSubscription(world.db, {
    accountId: holder.accountId,
    umbrellaId: 310,
    from: '2027-07-01',
    to: '2027-07-20',
    totalCents: 80_000,
  })
  await world.setClock(`${DAY}T15:00:00+02:00`)
  await world.db.sql(
    `insert into weather_day (day, halves, cause, minutes, state, decided_by, decided_at, tells_at, percent, arrived_percent, subscription_percent)
     values ($1, '[0,1)', 'rain', 200, 'confirmed', $2, battigia_now(), battigia_now(), 50, 25, 25)`,
    [DAY, holder.accountId],
  )
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

test('B-19 two processes tell the guests of a day at once: one choice and one share each', async () => {
  const facts = { settings: world.server.app.settings, announce: () => undefined }
  await Promise.all([tellOfWeather(world.db.database, facts), tellOfWeather(world.db.database, facts)])
  const [count] = await world.db.sql(
    `select (select count(*)::integer from weather_choice) as choices, (select count(*)::integer from weather_share) as shares`,
  )
  expect(count).toEqual({ choices: 4, shares: 1 })
  // 80,000 for 40 half-days, a quarter of one.
  expect((await holder.call(getCredit, {})).balanceCents).toBe(500)
})

test('B-19 the deadline’s job meets moves and credits that were pressed in time: each choice becomes one thing', async () => {
  const choices = await Promise.all(
    guests.map(async ({ guest }) => (await guest.call(calls.listWeatherChoices, {})).choices[0]),
  )
  const pressed: Promise<unknown>[] = []
  await world.db.database.transaction(async (tx) => {
    // Who orders or pays holds the orders for a moment: all that follows waits, and what was pressed began in time.
    await tx.query({ name: '', text: `select id from orders where category = 'umbrella' for update`, values: [] })
    guests.forEach(({ guest }, index) => {
      const choice = choices[index]
      if (choice === undefined || choice.alternative === null) throw new Error('there is no choice')
      const { choiceId, alternative } = choice
      pressed.push(guest.refusal(calls.takeWeatherMove, { choiceId, ...placeOf(alternative) }))
      if (index % 2 === 0) pressed.push(guest.refusal(calls.takeWeatherCredit, { choiceId }))
    })
    await waiters(6)
    await world.db.sql(`update weather_choice set choose_until = battigia_now()`)
    pressed.push(creditDueChoices(world.db.database), creditDueChoices(world.db.database))
    await waiters(8)
  })
  await Promise.all(pressed)
  await creditDueChoices(world.db.database)
  for (const { guest, order } of guests) {
    const [after] = (await guest.call(calls.listWeatherChoices, {})).choices
    const { balanceCents } = await guest.call(getCredit, {})
    const { lines } = await guest.call(getOrder, { orderId: String(order.orderId) })
    const morning = lines.some(
      (line) => !line.isCancelled && line.from <= DAY && line.to >= DAY && line.part !== 'afternoon',
    )
    expect(['credited', 'moved']).toContain(after?.state)
    expect([balanceCents, morning]).toEqual(after?.state === 'credited' ? [after.creditCents, true] : [0, false])
  }
  expect(await overlaps(world.db)).toBe(0)
})

const placeOf = ({ day, umbrellaId }: { readonly day: string; readonly umbrellaId: number }) => ({ day, umbrellaId })

/** Until so many statements wait for a lock. */
async function waiters(count: number): Promise<void> {
  await expect.poll(() => lockWaits(world.db), { timeout: 20_000 }).toBe(count)
}
