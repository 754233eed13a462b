import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { partOfHalves } from '../../domain/weather/weather-rule.ts'
import { cancelParts } from '../orders/changes/cancel-parts.ts'
import { lockForChange } from '../orders/changes/move-half-days.ts'
import { changeDays } from '../orders/changes/days-quote.ts'
import { halfDayPrice, openBooking } from '../orders/changes/open-booking.ts'
import { ALL_OF_IT } from '../orders/changes/order-money.ts'
import type { OrderFacts } from '../orders/order-facts.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { enqueueNotice } from '../platform/notices.ts'
import type { OccupancyChange } from '../umbrellas/occupancy-changes.ts'
import { resortData } from '../umbrellas/resort-data.ts'
import { noteTold, readDaysToTell, readMoment, type StoredWeatherDay } from './day-queries.ts'
import { readWeatherSubscriptions } from './share-queries.ts'
import { creditOfStay } from './stay-credit.ts'
import { insertChoice, readWeatherStays, type WeatherStay } from './stay-queries.ts'
import { creditSubscription } from './subscription-share.ts'

type Facts = Pick<OrderFacts, 'settings' | 'announce'>

/**
 * B-19: what a confirmed day brings its guests, once it can no longer be taken back: whoever paid has a choice and is told; whoever
 * would have paid at the desk is freed of it; whoever has a subscription gets its share. One by one, each in a transaction of its own, so that a run that breaks off goes on.
 */
export async function tellOfWeather(database: Pick<Database, 'transaction' | 'query'>, facts: Facts): Promise<void> {
  for (const weatherDay of await readDaysToTell(database)) {
    const stays = await readWeatherStays(database, weatherDay)
    for (const orderId of new Set(stays.map((stay) => stay.orderId))) {
      const freed = await database.transaction((tx) => tellOrder(tx, facts, weatherDay, orderId))
      facts.announce(freed)
    }
    if ((weatherDay.subscriptionPercent ?? 0) > 0) {
      const holders = await readWeatherSubscriptions(database, weatherDay)
      for (const subscriptionId of new Set(holders.map((one) => one.subscriptionId)))
        await database.transaction((tx) => creditSubscription(tx, weatherDay, subscriptionId))
    }
    await noteTold(database, weatherDay.weatherDayId)
  }
}

async function tellOrder(
  tx: Queryable,
  facts: Facts,
  weatherDay: StoredWeatherDay,
  orderId: number,
): Promise<OccupancyChange[]> {
  await lockForChange(tx, orderId)
  const freed: OccupancyChange[] = []
  const lines = (await readWeatherStays(tx, weatherDay, orderId)).map(({ lineId }) => lineId)
  for (const lineId of lines) {
    // Asked again for every line: what one of an order was promised, the next of it can no longer have.
    const stay = (await readWeatherStays(tx, weatherDay, orderId)).find((one) => one.lineId === lineId)
    if (stay === undefined) continue
    if (stay.isDue) freed.push(...(await free(tx, facts, weatherDay.day, stay)))
    else await offer(tx, facts, weatherDay, stay)
  }
  return freed
}

async function offer(
  tx: Queryable,
  { settings }: Facts,
  weatherDay: StoredWeatherDay,
  stay: WeatherStay,
): Promise<void> {
  const { weatherDayId, day, percent, arrivedPercent } = weatherDay
  const money = creditOfStay(stay, day, { percent: percent ?? 0, arrivedPercent: arrivedPercent ?? 0 })
  if (money.creditCents === 0 || !stay.isPerson) return
  const chooseHours = settings.weatherChooseHours
  const choiceId = await insertChoice(tx, { weatherDayId, stay, day, ...money, chooseHours })
  if (choiceId === null) return
  await enqueueNotice(tx, `weather-${choiceId}`, {
    accountId: stay.accountId,
    topic: 'weather',
    facts: { choiceId, day, amountCents: money.creditCents, hasArrived: stay.hasArrived ? 1 : 0 },
  })
}

/** A day that nobody paid for costs nothing, and nobody counts as missing; one that is over stays as it is. */
async function free(tx: Queryable, facts: Facts, day: CivilDate, stay: WeatherStay): Promise<OccupancyChange[]> {
  const { orderId, lineId: bookingId, accountId } = stay
  if (day < (await readMoment(tx)).today) return []
  try {
    const booking = await openBooking(tx, accountId, { orderId, bookingId })
    const halfPrice = halfDayPrice(await resortData(tx), booking.line.umbrellaId)
    const wishes = [{ day, part: partOfHalves(stay.first, stay.end) }]
    const change = changeDays(booking, wishes, { halfPrice, turnHour: facts.settings.dayTurnHour, terms: ALL_OF_IT })
    if (change === null) return []
    const cancelling = { booking, change, kind: 'cannot_deliver', actor: 'staff', refundTo: 'original' } as const
    return (await cancelParts(tx, facts, cancelling)).freed
  } catch (error) {
    // Paid in this moment, or given back in part: it is left as it is.
    if (error instanceof Refusal) return []
    throw error
  }
}
