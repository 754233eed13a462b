import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { HALVES } from '../../../domain/platform/day-part.ts'
import { umbrellaSeason } from '../../../domain/settings/season.ts'
import { planOf } from '../../../domain/subscriptions/plan.ts'
import { comingSeason, KEEP_DAYS_BEFORE } from '../../../domain/subscriptions/renewal.ts'
import type { Queryable } from '../../platform/database.ts'
import type { OccupancyChange } from '../../umbrellas/occupancy-changes.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import type { LifeFacts } from './life-facts.ts'
import {
  keepRenewal,
  lapseRenewals,
  lockEnding,
  markTold,
  noRenewal,
  readUntoldRenewals,
  type EndingSubscription,
} from './renewal-queries.ts'
import { enqueueSubscriptionNotice } from './subscription-notices.ts'

const MOST_PER_RUN = 50

/** Whether the days of a coming season are sold by now: until then the place is kept, and cannot be ordered. */
export async function isSeasonSold(
  tx: Queryable,
  { settings, clock }: LifeFacts,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
): Promise<boolean> {
  const season = umbrellaSeason(settings)
  if (season === null || from < season.from || to > season.to) return false
  // A season that is open once may be long: what has not ended yet is not sold anew.
  return (await clock.moment(tx, settings.dayTurnHour)).today <= from
}

/**
 * First refusal (issue 6): the place of each subscription that is about to be over is claimed for the coming season in its
 * holder's name, before anybody else can order it; what is kept too long is free again. Answers where places changed.
 */
export async function seeToRenewals(tx: Queryable, facts: LifeFacts): Promise<OccupancyChange[]> {
  const freed = await lapseRenewals(tx, null, MOST_PER_RUN)
  const { today } = await facts.clock.moment(tx, facts.settings.dayTurnHour)
  const kept: OccupancyChange[] = []
  for (const ending of await lockEnding(tx, KEEP_DAYS_BEFORE, MOST_PER_RUN)) {
    const days = await keepFor(tx, ending, today)
    if (days !== null) kept.push(days)
  }
  await tellHolders(tx, facts)
  return [...freed, ...kept]
}

async function keepFor(tx: Queryable, ending: EndingSubscription, today: CivilDate): Promise<OccupancyChange | null> {
  const { plan: beach } = await resortData(tx)
  const plan = planOf(
    ending.plan,
    beach.rows.map((row) => row.id),
  )
  const coming = comingSeason(plan, ending)
  if (coming === null || coming.until < today || coming.runs.length === 0) {
    await noRenewal(tx, ending)
    return null
  }
  const { from, to } = coming
  const isKept = await keepRenewal(tx, { ...ending, ...coming, halves: HALVES[ending.part] })
  return isKept ? { from, to } : null
}

/** Once when the season is sold, once when the time is nearly over; who is told both at once hears the second alone. */
async function tellHolders(tx: Queryable, facts: LifeFacts): Promise<void> {
  const { renewalReminderDays } = facts.settings
  for (const kept of await readUntoldRenewals(tx, renewalReminderDays, MOST_PER_RUN)) {
    if (!(await isSeasonSold(tx, facts, kept))) continue
    const { subscriptionId, accountId, isNear } = kept
    if (!(await markTold(tx, subscriptionId, isNear ? 'near' : 'open'))) continue
    const event = isNear ? 'renewal_near' : 'renewal_open'
    await enqueueSubscriptionNotice(tx, { subscriptionId, accountId, event, ref: 0 })
  }
}
