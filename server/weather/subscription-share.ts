import { earnedByPlan } from '../../domain/returns/return-rules.ts'
import { weatherCredit } from '../../domain/weather/weather-rule.ts'
import { grantCredit } from '../payments/credit/grant-credit.ts'
import type { Queryable } from '../platform/database.ts'
import type { StoredWeatherDay } from './day-queries.ts'
import { insertShare, lockSubscriptionOf, readWeatherSubscriptions, type WeatherSubscription } from './share-queries.ts'

/** Credit of some subscriptions for a day, in turn: what one place of a carnet is promised, the next can no longer have. */
export function creditOfShares(shares: readonly WeatherSubscription[], percent: number): number {
  const promised = new Map<number, number>()
  for (const share of shares) {
    const before = promised.get(share.subscriptionId) ?? 0
    const { creditCents } = shareOf({ ...share, promisedCents: share.promisedCents + before }, percent)
    promised.set(share.subscriptionId, before + creditCents)
  }
  return [...promised.values()].reduce((sum, one) => sum + one, 0)
}

/** What a subscription paid for its half-days of bad weather, and its credit; parts that are not due yet are not missing. */
function shareOf(share: WeatherSubscription, percent: number) {
  const halves = share.lastHalf - share.firstHalf
  return weatherCredit({
    dayCents: earnedByPlan(share) * halves,
    halves,
    metHalves: halves,
    percent,
    owedCents: share.dueCents,
    balanceCents: share.balanceCents,
    promisedCents: share.promisedCents,
  })
}

/**
 * B-19: the holder of a subscription or carnet gets the share of its price at once, as credit. There is nothing to choose: its other days
 * are the holder's anyway. The subscription is locked, as whoever returns its days does, and the balance last.
 */
export async function creditSubscription(
  tx: Queryable,
  weatherDay: StoredWeatherDay,
  subscriptionId: number,
): Promise<void> {
  const { weatherDayId, day, subscriptionPercent } = weatherDay
  await lockSubscriptionOf(tx, subscriptionId)
  const places = (await readWeatherSubscriptions(tx, weatherDay, subscriptionId)).map(({ umbrellaId }) => umbrellaId)
  for (const umbrellaId of places) {
    // Asked again for every entry of a carnet: what one was given, the next can no longer have.
    const share = (await readWeatherSubscriptions(tx, weatherDay, subscriptionId)).find(
      (one) => one.umbrellaId === umbrellaId,
    )
    if (share === undefined || !share.isPerson) continue
    const money = shareOf(share, subscriptionPercent ?? 0)
    if (money.creditCents === 0) continue
    const shareId = await insertShare(tx, { weatherDayId, share, day, ...money })
    if (shareId === null) continue
    const { accountId, orderId } = share
    const key = `weather-share-${shareId}`
    await grantCredit(tx, { accountId, amountCents: money.creditCents, reason: 'weather', key, orderId })
  }
}
