import { cents, sumCents, type Cents } from '../platform/cents.ts'
import { addDays, weekday, type CivilDate } from '../platform/civil-date.ts'

/** Days of the year on which no public office works in Italy, by month and day; Easter Monday is {@link easterMonday}. */
const HOLIDAYS = new Set('01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'.split(' '))

/** Easter Monday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterMonday(year: number): CivilDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)]
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 22
  return addDays(`${String(year).padStart(4, '0')}-03-01` as CivilDate, days)
}

function isWorkingDay(day: CivilDate): boolean {
  return weekday(day) <= 5 && !HOLIDAYS.has(day.slice(5)) && day !== easterMonday(Number(day.slice(0, 4)))
}

/**
 * Last day on which a guest may withdraw from a contract of `placedOn` (B-15, art. 52): `days` after it, and the next working
 * day where that is none (Regulation 1182/71, art. 3). Null where the contract gives no such right.
 */
export function lastWithdrawalDay(placedOn: CivilDate, days: number): CivilDate | null {
  if (days === 0) return null
  let last = addDays(placedOn, days)
  while (!isWorkingDay(last)) last = addDays(last, 1)
  return last
}

/** How much of a contract was used: so many of its days, or entries. */
export interface Use {
  readonly used: number
  readonly of: number
}

/** What was used of a contract's price (art. 57): its share, a fraction of a cent for the guest. Throws for more than all. */
export function usedCents(totalCents: Cents, { used, of }: Use): Cents {
  if (used < 0 || used > of || of === 0) throw new RangeError(`${used} of ${of} is no share`)
  return cents(Math.floor((totalCents * used) / of))
}

/** What was paid by one order of the contract. */
export interface PaidOrder {
  readonly orderId: number
  readonly paidCents: Cents
}

/** What goes back of each order; the price of what was used is kept of the first ones. All together are paid less used, or 0. */
export function withdrawalRefunds(
  paid: readonly PaidOrder[],
  used: Cents,
): readonly (PaidOrder & { readonly refundCents: Cents; readonly keptCents: Cents })[] {
  let left = Math.min(used, sumCents(paid.map((one) => one.paidCents)))
  return paid.map((one) => {
    const kept = Math.min(left, one.paidCents)
    left -= kept
    return { ...one, keptCents: cents(kept), refundCents: cents(one.paidCents - kept) }
  })
}
