import type { PricedStay } from '../../../domain/orders/change-days.ts'
import { keptPrices } from '../../../domain/orders/change-move.ts'
import type { ChangeMoney } from '../../../domain/orders/change-money.ts'
import { addDays, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { decideLineChange, type PricedLine } from '../../../domain/umbrellas/lock-rules.ts'
import { requirePeriod, type Period } from '../../../domain/umbrellas/period.ts'
import type { ResortData } from '../../umbrellas/resort-data.ts'
import type { ResortMoment } from '../../umbrellas/resort-moment.ts'
import { lockRules } from '../../umbrellas/umbrella-rules.ts'
import { halfDayPrice } from '../changes/open-booking.ts'
import type { DeskBooking } from './desk-booking.ts'
import { deskMoney } from './desk-money.ts'

/** A booking as it would be, the time that it gets, and its money. */
export interface Extension {
  readonly next: Period
  readonly added: Period
  readonly line: PricedLine
  readonly money: ChangeMoney
  readonly addedCents: number
}

interface Asked {
  readonly to: CivilDate
  readonly part: DayPart
}

/**
 * B-11: a booking that goes on at its place: the other half of its one day, or further days of the same part. Throws what refuses
 * the added time; whether the place is free is not decided here.
 */
export function decideExtension(
  data: ResortData,
  settings: Settings,
  moment: ResortMoment,
  booking: DeskBooking,
  { to, part }: Asked,
): Extension {
  const { line } = booking
  const next = { from: line.from, to, part }
  const added = addedTime(line, next)
  requirePeriod(added, lockRules(settings, moment))
  const price = keptPrices(line, { umbrellaId: line.umbrellaId, ...next }, halfDayPrice(data, line.umbrellaId))
  const { people, dogs, extras } = line
  const { largeDogOverTenthsKg } = settings
  // The added time is sold now, at the desk.
  const offers = { promotions: data.promotions, booking: { today: moment.today, channel: 'desk' as const } }
  const facts = { plan: data.plan, prices: data.prices, rules: { largeDogOverTenthsKg, overrulesDogs: true }, offers }
  const priced = decideLineChange(
    facts,
    { umbrellaId: line.umbrellaId, ...next, price },
    { people, dogs: [...dogs], extras: [...extras] },
  )
  // More time never costs less: what was paid stays paid.
  const isDearer = priced.totalCents >= line.totalCents
  const decided = isDearer ? priced : { ...priced, price: [...line.price], totalCents: cents(line.totalCents) }
  const stay: PricedStay = { ...next, price: decided.price, totalCents: decided.totalCents }
  const money = deskMoney(booking, [], line, stay, settings.dayTurnHour)
  return { next, added, line: decided, money, addedCents: money.totalAfterCents - money.totalBeforeCents }
}

/** Throws `not_found` for what is no extension. */
function addedTime(line: Period, next: Period): Period {
  if (next.part !== line.part) {
    const isOtherHalf = next.part === 'full_day' && next.to === line.to && line.from === line.to
    if (!isOtherHalf) throw new Refusal('not_found')
    return { from: line.from, to: line.to, part: line.part === 'morning' ? 'afternoon' : 'morning' }
  }
  if (next.to <= line.to) throw new Refusal('not_found')
  return { from: addDays(line.to, 1), to: next.to, part: next.part }
}
