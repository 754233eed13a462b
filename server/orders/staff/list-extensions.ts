import * as calls from '../../../domain/orders/staff-calls.ts'
import { addDays } from '../../../domain/platform/civil-date.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { FieldRefusal } from '../../../domain/platform/field-refusal.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { handle } from '../../platform/handler.ts'
import { resortData, type ResortData } from '../../umbrellas/resort-data.ts'
import { readResortMoment, type ResortMoment } from '../../umbrellas/resort-moment.ts'
import { isTaken } from '../changes/change-queries.ts'
import type { OrderFacts } from '../order-facts.ts'
import { deskBooking, type DeskBooking } from './desk-booking.ts'
import { decideExtension, type Extension } from './extension.ts'

/** How many days further are offered unasked. */
const DAYS = 3

/** B-11: how a booking may go on at its place, each with what it adds. Nothing is held by it. Throws what refuses the day that was asked for. */
export const listExtensions = ({ settings }: Pick<OrderFacts, 'settings'>) =>
  handle(calls.listExtensions, 'read', async (tx, { bookingId, to: wanted }) => {
    const booking = await deskBooking(tx, bookingId)
    const data = await resortData(tx)
    const moment = await readResortMoment(tx, settings.dayTurnHour)
    const options = []
    const extensions = possible(data, settings, moment, booking)
    if (wanted !== undefined && wanted > (extensions.at(-1)?.next.to ?? booking.line.to)) {
      const { part } = booking.line
      extensions.push(decideExtension(data, settings, moment, booking, { to: wanted, part }))
    }
    for (const extension of extensions) {
      const { next, added, addedCents } = extension
      const isFree = !(await isTaken(tx, bookingId, booking.line.umbrellaId, added))
      options.push({ to: next.to, part: next.part, addedCents: cents(addedCents), isFree })
    }
    return { code: booking.line.code, options }
  })

function possible(data: ResortData, settings: Settings, moment: ResortMoment, booking: DeskBooking): Extension[] {
  const { from, to, part } = booking.line
  const asked = Array.from({ length: DAYS }, (_, index) => ({ to: addDays(to, index + 1), part }))
  const halves = from === to && part !== 'full_day' ? [{ to, part: 'full_day' as const }] : []
  return [...halves, ...asked].flatMap((one) => {
    try {
      return [decideExtension(data, settings, moment, booking, one)]
    } catch (error) {
      // Beyond the season, or over: no offer.
      if (error instanceof Refusal || error instanceof FieldRefusal) return []
      throw error
    }
  })
}
