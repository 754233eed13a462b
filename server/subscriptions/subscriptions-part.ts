import { planProblems, type PlanSurroundings } from '../../domain/subscriptions/check-plans.ts'
import { subscriptionsFile, type SubscriptionsFile } from '../../domain/subscriptions/files/subscriptions-file.ts'
import type { ResortModel } from '../../domain/umbrellas/files/resort-model.ts'
import { sameIds } from '../parking/parking-part.ts'
import type { PartModels, ResortPart } from '../platform/resort-part.ts'
import { readPlans, writePlans } from './plan-queries.ts'

/** The plans of subscriptions in a resort's folder (R-102, B-23). */
export const subscriptionsPart: ResortPart<SubscriptionsFile> = {
  file: 'subscriptions.json',
  schema: subscriptionsFile,

  check({ plans }, others) {
    const around = surroundings(others)
    const wrong = around === null ? [] : plans.flatMap((entry, index) => planProblems(entry, `plans[${index}]`, around))
    return [...sameIds('plans', plans), ...wrong]
  },

  write: (tx, { plans }) => writePlans(tx, plans),

  async read(tx) {
    const { entries } = await readPlans(tx)
    return entries.length === 0 ? null : { plans: [...entries] }
  },
}

/** What the beach's own files say; null while one of them is wrong, which is told by itself. */
function surroundings(others: PartModels): PlanSurroundings | null {
  const beach = others.get('beach.json') as ResortModel['beach'] | undefined
  const categories = others.get('categories.json') as ResortModel['categories'] | undefined
  const extras = others.get('extras.json') as ResortModel['extras'] | undefined
  const opening = others.get('resort.json') as ResortModel['opening'] | undefined
  if (beach === undefined || categories === undefined || extras === undefined || opening === undefined) return null
  return {
    rows: beach.rows.map((row) => row.id),
    places: beach.places,
    categories: categories.map((category) => category.id),
    extras: extras.map((extra) => extra.id),
    opening,
  }
}
