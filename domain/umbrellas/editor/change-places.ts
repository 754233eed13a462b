import { crossing } from '../files/read-beach.ts'
import { rowsOf, runsOf, type OpenPlan, type Point, type Spot } from './open-plan.ts'
import { tidyMetres } from './tidy.ts'

/** Where a place stands now; null for a code that the plan has no place or no crossing for. */
export function pointOf(plan: OpenPlan, code: string): Point | null {
  return plan.spots.get(code)?.at ?? crossing(code, rowsOf(plan), runsOf(plan))
}

/** New places where rows and numbers cross; those that are there stay as they are. */
export function addPlaces(
  plan: OpenPlan,
  codes: readonly string[],
  { zone, category }: Pick<Spot, 'zone' | 'category'>,
): OpenPlan {
  const added = codes
    .filter((code) => !plan.spots.has(code))
    .map((code): [string, Spot] => [
      code,
      { zone, category, isAccessible: false, isShaded: false, isBookable: true, at: null },
    ])
  return { ...plan, spots: new Map([...plan.spots, ...added]) }
}

/** Zone, category and flags of places. */
export function paintPlaces(plan: OpenPlan, codes: readonly string[], changes: Partial<Omit<Spot, 'at'>>): OpenPlan {
  const wanted = new Set(codes)
  const spots = [...plan.spots].map(([code, spot]): [string, Spot] => [
    code,
    wanted.has(code) ? { ...spot, ...changes } : spot,
  ])
  return { ...plan, spots: new Map(spots) }
}

/** Another code for the same place, which stays where it stands. Null when the code is taken or has no crossing. */
export function renamePlace(plan: OpenPlan, code: string, to: string): OpenPlan | null {
  const spot = plan.spots.get(code)
  const at = pointOf(plan, code)
  if (spot === undefined || at === null || plan.spots.has(to)) return null
  if (crossing(to, rowsOf(plan), runsOf(plan)) === null) return null
  const others = [...plan.spots].filter(([one]) => one !== code)
  return { ...plan, spots: new Map([...others, [to, { ...spot, at: { x: at.x, y: at.y } }]]) }
}

/** Where a place stands; null puts it back to its crossing. */
export function standPlace(plan: OpenPlan, code: string, at: Point | null): OpenPlan | null {
  const spot = plan.spots.get(code)
  if (spot === undefined) return null
  const tidy = at === null ? null : { x: tidyMetres(at.x), y: tidyMetres(at.y) }
  return { ...plan, spots: new Map(plan.spots).set(code, { ...spot, at: tidy }) }
}
