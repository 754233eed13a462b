import * as calls from '../../../domain/orders/change-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import type { OrderFacts } from '../order-facts.ts'
import { cancellable, changeDays } from './days-quote.ts'
import { requireMinimumLeft } from './minimum-left.ts'
import { halfDayPrice, hasDayBegun, openBooking } from './open-booking.ts'
import { wireMoney } from './wire-money.ts'

/** B-03, B-06: what cancelling single days gives back, by the policy that was frozen with the order, before anything is done. */
export const quoteChange = ({ settings }: OrderFacts) =>
  handle(calls.quoteChange, 'read', async (tx, input, { actor }) => {
    const booking = await openBooking(tx, actor.accountId, input)
    const turnHour = settings.dayTurnHour
    if (input.days.some((day) => hasDayBegun(booking.order, day, turnHour))) throw new Refusal('booking_started')
    const data = await resortData(tx)
    const halfPrice = halfDayPrice(data, booking.line.umbrellaId)
    const change = changeDays(booking, input.days, { halfPrice, turnHour })
    if (change === null) throw new Refusal('not_found')
    requireMinimumLeft(data, settings, booking, change)
    return {
      ...wireMoney(booking.order, change.money, 0),
      chosen: change.chosen,
      days: cancellable(booking, halfPrice, turnHour),
    }
  })
