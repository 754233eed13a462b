import { umbrellaSeason } from '../../domain/settings/season.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { PlanEntry } from '../../domain/subscriptions/files/subscriptions-file.ts'
import {
  boughtDays,
  offerOf,
  type BoughtDays,
  type PlanOffer,
  type PlanSeason,
} from '../../domain/subscriptions/plan-days.ts'
import { planOf, type Plan } from '../../domain/subscriptions/plan.ts'
import { openingKind } from '../../domain/umbrellas/opening.ts'
import type { Queryable } from '../platform/database.ts'
import { resortData, type ResortData } from '../umbrellas/resort-data.ts'
import type { ResortClock } from '../umbrellas/resort-clock.ts'
import type { ResortMoment } from '../umbrellas/resort-moment.ts'
import { readPlans } from './plan-queries.ts'

/** A plan that is sold now. */
export interface OfferedPlan {
  readonly entry: PlanEntry
  readonly plan: Plan
  readonly offer: PlanOffer
}

/** Everything that a subscription is chosen from at a moment. */
export interface PlanShop {
  readonly data: ResortData
  readonly season: PlanSeason
  readonly moment: ResortMoment
  readonly plans: readonly Omit<OfferedPlan, 'offer'>[]
}

/** A plan with the days of somebody who begins on a day. */
export interface ChosenPlan extends OfferedPlan {
  readonly bought: BoughtDays
}

/** The plans and the kind of the season; they change with the resort's data alone, so that they are kept as long as it is. */
interface KeptPlans {
  readonly plans: PlanShop['plans']
  readonly isRolling: boolean
}
const kept = new WeakMap<ResortData, Promise<KeptPlans>>()

function keptPlans(tx: Queryable, data: ResortData): Promise<KeptPlans> {
  const known = kept.get(data)
  if (known !== undefined) return known
  const rows = data.plan.rows.map((row) => row.id)
  const read = readPlans(tx).then(({ entries, openingFrom }) => ({
    plans: entries.map((entry) => ({ entry, plan: planOf(entry, rows) })),
    isRolling: openingFrom !== null && openingKind(openingFrom) === 'rolling',
  }))
  kept.set(data, read)
  read.catch(() => kept.delete(data))
  return read
}

/** What is sold, by the resort's files and its season. Throws `resort_closed` without a season. */
export async function openShop(
  tx: Queryable,
  { settings, clock }: { readonly settings: Settings; readonly clock: ResortClock },
): Promise<PlanShop> {
  const open = umbrellaSeason(settings)
  if (open === null) throw new Refusal('resort_closed')
  const data = await resortData(tx)
  const { plans, isRolling } = await keptPlans(tx, data)
  const moment = await clock.moment(tx, settings.dayTurnHour)
  return { data, season: { ...open, isRolling }, moment, plans }
}

/** The plans that can be bought now. */
export function offeredPlans({ plans, season, moment }: PlanShop): OfferedPlan[] {
  return plans.flatMap((one) => {
    const offer = offerOf(one.plan, season, moment)
    return offer === null ? [] : { ...one, offer }
  })
}

/** The plan that somebody chooses with its days. Throws `plan_unknown` or `plan_start_not_offered`. */
export function choosePlan(
  shop: PlanShop,
  { planId, from }: { readonly planId: number; readonly from: CivilDate },
): ChosenPlan {
  const found = shop.plans.find(({ plan }) => plan.id === planId)
  const offer = found === undefined ? null : offerOf(found.plan, shop.season, shop.moment)
  if (found === undefined || offer === null) throw new Refusal('plan_unknown', { planId })
  const bought = boughtDays(found.plan, offer, from)
  if (bought === null) throw new Refusal('plan_start_not_offered', { ...offer.start })
  return { ...found, offer, bought }
}
