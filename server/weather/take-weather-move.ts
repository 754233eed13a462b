import type { CallParsed } from '../../domain/platform/call.ts'
import * as calls from '../../domain/weather/calls.ts'
import { partOfHalves } from '../../domain/weather/weather-rule.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { spotOf } from '../../domain/umbrellas/lock-rules.ts'
import { handle } from '../platform/handler.ts'
import { moveHalfDays } from '../orders/changes/move-half-days.ts'
import { openBooking, type OpenBooking } from '../orders/changes/open-booking.ts'
import { resortData, type ResortData } from '../umbrellas/resort-data.ts'
import { mayMove, offeredDays } from './alternative-day.ts'
import { endChoice } from './choice-queries.ts'
import { lockOpenChoice } from './credit-choice.ts'
import { readMoment } from './day-queries.ts'
import type { WeatherFacts } from './weather-facts.ts'

type Wish = CallParsed<typeof calls.takeWeatherMove>

/**
 * B-19: a day of bad weather becomes another day, for what was paid. The order and the choice are locked first, so that the credit
 * of the deadline and this never both happen; the constraint decides who has the place.
 */
export const takeWeatherMove = (facts: WeatherFacts) =>
  handle(calls.takeWeatherMove, 'write', async (tx, wish, { actor, afterCommit }) => {
    const choice = await lockOpenChoice(tx, wish.choiceId)
    if (choice === null || choice.accountId !== actor.accountId) throw new Refusal('not_found')
    const { today } = await readMoment(tx)
    const isOffered = offeredDays(facts.settings, today, choice.day).includes(wish.day)
    if (!mayMove(choice) || choice.lineNow === null || !isOffered) throw new Refusal('status_changed')
    const data = await resortData(tx)
    const booking = await openBooking(tx, actor.accountId, { orderId: choice.orderId, bookingId: choice.lineNow })
    const code = requireEqualPlace(data, booking, wish)
    const at = { day: choice.day, part: partOfHalves(choice.first, choice.end) }
    const bookingId = await moveHalfDays(tx, { data, settings: facts.settings }, booking, at, { ...wish, code })
    await endChoice(tx, wish.choiceId, 'moved', bookingId)
    afterCommit(() =>
      facts.announce([
        { from: choice.day, to: choice.day },
        { from: wish.day, to: wish.day },
      ]),
    )
    return { orderId: choice.orderId, day: wish.day, code }
  })

/** The same place or one of its category, accessible where it is: what was paid buys no more than it did. */
function requireEqualPlace({ plan }: ResortData, { line }: OpenBooking, wish: Wish): string {
  const { place } = spotOf(plan, wish.umbrellaId)
  const own = spotOf(plan, line.umbrellaId).place
  if (!place.isBookable || place.category !== own.category || place.isAccessible !== own.isAccessible)
    throw new Refusal('status_changed')
  return place.code
}
