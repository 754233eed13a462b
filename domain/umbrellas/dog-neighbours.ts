import type { BeachPlan, Place } from './plan.ts'

/** What neighbours follow from: a row is beside another when nothing lies between them in the plan's order. */
export type NeighbourPlan = Pick<BeachPlan, 'rows' | 'places'>

/**
 * B-17: the places that a dog on `place` would be near to: up to `reach` numbers along its row on each side, and the same number of
 * the row in front and of the one behind. Gazebos and umbrellas are no neighbours of each other: between them is a path. The
 * database's `dog_neighbours` is the same rule.
 */
export function neighboursOf(plan: NeighbourPlan, place: Place, reach: number): Place[] {
  if (reach === 0) return []
  const at = plan.rows.findIndex((row) => row.id === place.row)
  const hasGazebos = plan.rows[at]?.hasGazebos
  const beside = new Set(
    [plan.rows[at - 1], plan.rows[at + 1]].flatMap((row) => (row?.hasGazebos === hasGazebos ? [row?.id] : [])),
  )
  return plan.places.filter((one) =>
    one.row === place.row
      ? one.id !== place.id && Math.abs(one.number - place.number) <= reach
      : beside.has(one.row) && one.number === place.number,
  )
}

const tables = new WeakMap<NeighbourPlan, Map<number, ReadonlyMap<number, readonly number[]>>>()

/** Ids of the neighbours of every place, made once for a plan and a reach. */
export function neighbourTable(plan: NeighbourPlan, reach: number): ReadonlyMap<number, readonly number[]> {
  const known = tables.get(plan) ?? new Map<number, ReadonlyMap<number, readonly number[]>>()
  tables.set(plan, known)
  const made =
    known.get(reach) ??
    new Map(plan.places.map((place) => [place.id, neighboursOf(plan, place, reach).map(({ id }) => id)]))
  known.set(reach, made)
  return made
}
