import { staysOf } from '../../../domain/orders/change-days.ts'
import { tooShortLeft } from '../../../domain/orders/minimum-left.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { umbrellaSeason } from '../../../domain/settings/season.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import type { ResortData } from '../../umbrellas/resort-data.ts'
import type { DaysChange } from './days-quote.ts'
import { momentOf, type OpenBooking } from './open-booking.ts'

/** B-06: days of a weekend do not go one by one: `minimum_stay_left` says what has to stay, and all of it may still go. */
export function requireMinimumLeft(
  data: ResortData,
  settings: Settings,
  booking: OpenBooking,
  change: Pick<DaysChange, 'divided'>,
): void {
  const { umbrellaId } = booking.line
  const left = staysOf(change.divided.stays).map(({ from, to }) => ({ umbrellaId, from, to }))
  const short = shortLeft(data, settings, booking, left)
  if (short !== null) throw new Refusal('minimum_stay_left', { day: short.day, min: short.leastDays })
}

/** B-06: a booking moves to a stay that could be booked, or is no shorter than it was. */
export function requireLongEnoughMove(
  data: ResortData,
  settings: Settings,
  booking: OpenBooking,
  wish: Pick<Period, 'from' | 'to'> & { readonly umbrellaId: number },
): void {
  const short = shortLeft(data, settings, booking, [wish])
  if (short !== null) throw new Refusal('minimum_stay', { day: short.day, min: short.leastDays })
}

function shortLeft(
  { plan, minimumStays }: ResortData,
  settings: Settings,
  { order, line }: OpenBooking,
  left: readonly (Pick<Period, 'from' | 'to'> & { readonly umbrellaId: number })[],
) {
  // A place that the plan has no more is in no row, which no rule names.
  const row = (umbrellaId: number) => plan.places.find(({ id }) => id === umbrellaId)?.row ?? ''
  const inRows = left.map(({ umbrellaId, from, to }) => ({ row: row(umbrellaId), from, to }))
  const { today } = momentOf(order, settings.dayTurnHour)
  return tooShortLeft(minimumStays, { ...line, row: row(line.umbrellaId) }, inRows, {
    today,
    season: umbrellaSeason(settings),
  })
}
