import type { BeachPlan } from '../umbrellas/plan.ts'
import { openingSeason, type Opening } from '../umbrellas/opening.ts'
import { readRows } from '../umbrellas/files/code-ranges.ts'
import type { CivilDate } from '../platform/civil-date.ts'
import type { PlanEntry } from './files/subscriptions-file.ts'
import { offerOf } from './plan-days.ts'
import { carnetPriceOf, isPlaceOfPlan, planPriceOf } from './plan-price.ts'
import { planOf } from './plan.ts'

/** What plans of a folder are checked against; a part that is not there is null. */
export interface PlanSurroundings {
  readonly rows: readonly string[]
  readonly places: readonly Pick<BeachPlan['places'][number], 'row' | 'category'>[]
  readonly categories: readonly string[]
  readonly extras: readonly string[]
  readonly opening: Opening
}

export interface PlanProblem {
  readonly path: string
  readonly expected: string
  readonly found: string
}

/** What no schema can say of a plan: rows and categories of the beach, a price wherever it is for, days within the season. */
export function planProblems(entry: PlanEntry, at: string, around: PlanSurroundings): PlanProblem[] {
  return [
    ...conditionProblems(entry, at, around),
    ...entry.prices.flatMap((line, index) => conditionProblems(line, `${at}.prices[${index}]`, around)),
    ...entry.extras.flatMap(({ extra }, index) =>
      around.extras.includes(extra)
        ? []
        : [{ path: `${at}.extras[${index}].extra`, expected: 'an extra of extras.json', found: extra }],
    ),
    ...priceProblems(entry, at, around),
    ...seasonProblems(entry, at, around),
  ]
}

function conditionProblems(
  { rows, categories }: Pick<PlanEntry, 'rows' | 'categories'>,
  at: string,
  around: PlanSurroundings,
): PlanProblem[] {
  const read = rows === undefined ? null : readRows(rows, around.rows)
  const wrongRows = read === null || 'value' in read ? [] : [{ path: `${at}.rows`, ...read }]
  const expected = `a category of categories.json (${around.categories.join(', ')})`
  const wrongCategories = (categories ?? []).flatMap((id, index) =>
    around.categories.includes(id) ? [] : [{ path: `${at}.categories[${index}]`, expected, found: id }],
  )
  return [...wrongRows, ...wrongCategories]
}

/** A plan has a price wherever its own rows and categories let it stand; a carnet one for all. */
function priceProblems(entry: PlanEntry, at: string, { rows, places }: PlanSurroundings): PlanProblem[] {
  const plan = planOf(entry, rows)
  const path = `${at}.prices`
  if (plan.days.kind === 'carnet') {
    const hasOne = carnetPriceOf(plan) !== null
    return hasOne ? [] : [{ path, expected: 'a price without rows and categories, for a carnet', found: 'none' }]
  }
  const gap = places.find((place) => isPlaceOfPlan(plan, place) && planPriceOf(plan, place) === null)
  if (gap === undefined) return []
  const found = `no price for category ${gap.category} in row ${gap.row}`
  return [{ path, expected: 'a price for every place that the plan is for', found }]
}

/** A day on which every season of the year can be told; whichever it is, the seasons of years are alike. */
const ANY_NEW_YEAR = '2027-01-01' as CivilDate

/** A season of every year, or of one, holds the days of its plans; a rolling one moves them (see `plan-days.ts`). */
function seasonProblems(entry: PlanEntry, at: string, { rows, opening }: PlanSurroundings): PlanProblem[] {
  const season = openingSeason(opening, ANY_NEW_YEAR)
  if (season === null || opening.from.startsWith('today')) return []
  const offer = offerOf(planOf(entry, rows), { ...season, isRolling: false }, { today: season.from, halfNow: 0 })
  if (offer !== null) return []
  const found = `${entry.days.from} to ${entry.days.to}`
  return [{ path: `${at}.days`, expected: `days within the season, ${season.from} to ${season.to}`, found }]
}
