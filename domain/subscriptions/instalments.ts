import { addDays, type CivilDate } from '../platform/civil-date.ts'
import { cents, type Cents } from '../platform/cents.ts'
import { lastSuch, type BoughtDays } from './plan-days.ts'
import type { Plan } from './plan.ts'

/** A part of a subscription's price with the day it is due; position 0 is paid with the order. */
export interface Instalment {
  readonly position: number
  readonly dueDay: CivilDate
  readonly amountCents: Cents
}

/** An amount in parts of so many percent, 100 together: the largest remainders get the cents that are left over. */
export function splitByPercent(amount: Cents, percents: readonly number[]): Cents[] {
  if (percents.reduce((sum, one) => sum + one, 0) !== 100) throw new RangeError('the parts are not 100 percent')
  const exact = percents.map((percent) => amount * percent)
  const parts = exact.map((one) => Math.floor(one / 100))
  const left = amount - parts.reduce((sum, one) => sum + one, 0)
  const byRemainder = exact
    .map((one, index) => ({ index, remainder: one % 100 }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts.map(cents)
}

/** A part of a price in percent with the day it is due. */
export interface InstalmentTerm {
  readonly percent: number
  readonly dueDay: CivilDate
}

/**
 * In which parts a plan is paid, the first with the order: what is due on that day or before falls into the deposit. All of it
 * is one part where the plan has no instalments.
 */
export function instalmentTerms(
  plan: Pick<Plan, 'depositPercent' | 'instalments'>,
  bought: Pick<BoughtDays, 'to' | 'movedBy'>,
  today: CivilDate,
): InstalmentTerm[] {
  // Plans say days of their own year: a plan that was moved moves them along.
  const usualTo = addDays(bought.to, -bought.movedBy)
  const parts = plan.instalments.map(({ percent, due }) => {
    return { percent, dueDay: addDays(lastSuch(due, usualTo), bought.movedBy) }
  })
  const later = parts.filter((part) => part.dueDay > today)
  const first = 100 - later.reduce((sum, part) => sum + part.percent, 0)
  return [{ percent: first, dueDay: today }, ...later.toSorted((a, b) => (a.dueDay < b.dueDay ? -1 : 1))]
}

/**
 * How a price is paid: its sum is the price to the cent. A part that comes to nothing is none. All of it is due at once where it
 * is not paid in instalments, and nothing is for nothing.
 */
export function instalmentsOf(totalCents: Cents, terms: readonly InstalmentTerm[]): Instalment[] {
  const amounts = splitByPercent(
    totalCents,
    terms.map(({ percent }) => percent),
  )
  return terms
    .map(({ dueDay }, index) => ({ dueDay, amountCents: amounts[index] ?? cents(0) }))
    .filter((one) => one.amountCents > 0)
    .map((one, position) => ({ position, ...one }))
}

/** What is paid with the order. */
export function firstPayment(instalments: readonly Instalment[]): Cents {
  return instalments.find(({ position }) => position === 0)?.amountCents ?? cents(0)
}
