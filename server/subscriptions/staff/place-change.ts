import { cents, sumCents, type Cents } from '../../../domain/platform/cents.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { changeMoney, type ChangeMoney, type OpenInstalment } from '../../../domain/subscriptions/place-change.ts'
import { allExtras, offeredExtras, planPriceOf, proRata } from '../../../domain/subscriptions/plan-price.ts'
import { planOf, type Plan } from '../../../domain/subscriptions/plan.ts'
import { daysLeft } from '../../../domain/subscriptions/renewal.ts'
import type { BeachPlan, Place } from '../../../domain/umbrellas/plan.ts'
import type { Queryable } from '../../platform/database.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import type { StoredSubscription } from '../life/life-queries.ts'
import { isBegunPaid, isPlaceTaken, readOpenInstalments } from './place-change-queries.ts'
import { firstDayToChange } from './staff-answer.ts'
import type { StaffFacts } from './staff-facts.ts'

export interface ChangeWish {
  readonly subscriptionId: number
  readonly umbrellaId: number
  readonly from: CivilDate
}

/** What a change of place costs, and what becomes of the difference. */
export interface ChangeQuote {
  readonly oldUmbrellaId: number
  readonly days: number
  readonly oldCents: Cents
  readonly newCents: Cents
  readonly loweredCents: Cents
  readonly money: ChangeMoney
}

/**
 * the days that are left, at the plan's price of the old place and of the new one, both pro rata. Throws what refuses the
 * change; changes nothing.
 */
export async function quoteChange(
  tx: Queryable,
  facts: StaffFacts,
  found: StoredSubscription,
  { umbrellaId, from }: ChangeWish,
): Promise<ChangeQuote> {
  const { subscriptionId, umbrellaId: oldUmbrellaId } = found
  const first = await firstDayToChange(tx, facts, found)
  if (first === null || oldUmbrellaId === null) throw new Refusal('subscription_inactive')
  if (from < first || from > found.to) throw new Refusal('outside_subscription')
  const { plan: beach } = await resortData(tx)
  const plan = planOf(
    found.plan,
    beach.rows.map((row) => row.id),
  )
  const [before, after] = [placeOf(beach, oldUmbrellaId), placeOf(beach, umbrellaId)]
  if (!after.isBookable || !haveSameExtras(beach, plan, before, after)) throw new Refusal('umbrella_not_bookable')
  if (oldUmbrellaId === umbrellaId || (await isPlaceTaken(tx, { subscriptionId, umbrellaId, from })))
    throw new Refusal('umbrella_taken', { code: after.code })
  const { left, whole } = daysLeft(plan, found, from)
  if (left === 0) throw new Refusal('outside_subscription')
  const [oldCents, newCents] = [before, after].map((place) => {
    const price = planPriceOf(plan, place)
    if (price === null) throw new Refusal('umbrella_not_bookable')
    return proRata(price, left, whole)
  }) as [Cents, Cents]
  const open = await readOpenInstalments(tx, subscriptionId)
  const money = changeMoney(oldCents, newCents, open)
  // Only money that came is given as credit.
  if (money.creditedCents > 0 && !(await isBegunPaid(tx, subscriptionId))) throw new Refusal('subscription_unpaid')
  return { oldUmbrellaId, days: left, oldCents, newCents, loweredCents: loweredBy(open, money), money }
}

function loweredBy(open: readonly OpenInstalment[], { lowered }: ChangeMoney): Cents {
  const before = open.filter(({ position }) => lowered.some((one) => one.position === position))
  const sum = (list: readonly OpenInstalment[]) => sumCents(list.map((one) => one.amountCents))
  return cents(sum(before) - sum(lowered))
}

function placeOf(beach: BeachPlan, umbrellaId: number): Place {
  const place = beach.places.find((one) => one.id === umbrellaId)
  if (place === undefined) throw new Refusal('umbrella_unknown')
  return place
}

/** What stands at the place is counted for every day: another place takes the same, or it is no place for this subscription. */
function haveSameExtras(beach: BeachPlan, plan: Plan, before: Place, after: Place): boolean {
  const [a, b] = [before, after].map((place) => {
    const category = beach.categories.find((one) => one.id === place.category)
    const isFirstRow = beach.rows.find((row) => row.id === place.row)?.isFirst === true
    if (category === undefined) throw new Error(`the category ${place.category} is not there`)
    const day = '2000-01-01' as CivilDate
    const bought = { from: day, to: day, days: [day], wholeDays: 1, movedBy: 0 }
    return JSON.stringify(allExtras(offeredExtras(plan, category, isFirstRow, bought), []))
  })
  return a === b
}
