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
  readonly plans: readonly OfferedPlan[]
}

/** A plan with the days of somebody who begins on a day. */
export interface ChosenPlan extends OfferedPlan {
  readonly bought: BoughtDays
}

/** The plans that are sold now. Throws `resort_closed` without a season. */
export async function openShop(
  tx: Queryable,
  { settings, clock }: { readonly settings: Settings; readonly clock: ResortClock },
): Promise<PlanShop> {
  const open = umbrellaSeason(settings)
  if (open === null) throw new Refusal('resort_closed')
  const data = await resortData(tx)
  const moment = await clock.moment(tx, settings.dayTurnHour)
  const { entries, openingFrom } = await readPlans(tx)
  const season = { ...open, isRolling: openingFrom !== null && openingKind(openingFrom) === 'rolling' }
  const rows = data.plan.rows.map((row) => row.id)
  const plans = entries.flatMap((entry) => {
    const plan = planOf(entry, rows)
    const offer = offerOf(plan, season, moment)
    return offer === null ? [] : { entry, plan, offer }
  })
  return { data, season, moment, plans }
}

/** The plan that somebody chooses with its days. Throws `plan_unknown` or `plan_start_not_offered`. */
export function choosePlan(
  shop: PlanShop,
  { planId, from }: { readonly planId: number; readonly from: CivilDate },
): ChosenPlan {
  const found = shop.plans.find(({ plan }) => plan.id === planId)
  if (found === undefined) throw new Refusal('plan_unknown', { planId })
  const bought = boughtDays(found.plan, found.offer, from)
  if (bought === null) throw new Refusal('plan_start_not_offered', { ...found.offer.start })
  return { ...found, bought }
}
