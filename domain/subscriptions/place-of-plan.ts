import type { Plan } from './plan.ts'
import type { SubscribedPlace } from './plan-price.ts'

/** Whether a plan is for a place: by its category and its row. */
export function isPlaceOfPlan(plan: Pick<Plan, 'categories' | 'rows'>, place: SubscribedPlace): boolean {
  const { categories, rows } = plan
  return (categories === null || categories.includes(place.category)) && (rows === null || rows.includes(place.row))
}
