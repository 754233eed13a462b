import { readCode } from '../files/code-ranges.ts'
import { changeArea, changeLandmark } from './change-areas.ts'
import { pointOf, standPlace } from './change-places.ts'
import { fromTheSea } from './change-rows.ts'
import type { Thing } from './edits.ts'
import type { OpenPlan, Point } from './open-plan.ts'
import { tidyMetres } from './tidy.ts'

/** Moves everything that is chosen by the same metres; a row moves along its y, a block along its x. */
export function moveThings(plan: OpenPlan, things: readonly Thing[], by: Point): OpenPlan {
  const moved = things.reduce((so, thing) => moveThing(so, thing, by), plan)
  // Only now, so that rows that change places on the way keep what moves with them.
  return things.some(({ kind }) => kind === 'row') ? { ...moved, rows: fromTheSea(moved.rows, plan.seaSide) } : moved
}

function moveThing(plan: OpenPlan, thing: Thing, by: Point): OpenPlan {
  const shifted = <P extends Point>(point: P): P => ({ ...point, x: point.x + by.x, y: point.y + by.y })
  switch (thing.kind) {
    case 'place': {
      const from = pointOf(plan, thing.code)
      return (from && standPlace(plan, thing.code, shifted({ x: from.x, y: from.y }))) ?? plan
    }
    case 'row':
      return {
        ...plan,
        rows: plan.rows.map((row) => (row.id === thing.id ? { ...row, y: tidyMetres(row.y + by.y) } : row)),
      }
    case 'run': {
      const runs = plan.columns[thing.columns] ?? []
      const next = runs.map((run, index) => (index === thing.index ? { ...run, x: tidyMetres(run.x + by.x) } : run))
      return next.length === 0 ? plan : { ...plan, columns: { ...plan.columns, [thing.columns]: next } }
    }
    case 'zone':
      return { ...plan, zones: plan.zones.map((zone) => (zone.id === thing.id ? changeArea(shifted(zone)) : zone)) }
    case 'walkway':
      return {
        ...plan,
        walkways: plan.walkways.map((way, index) => (index === thing.index ? changeArea(shifted(way)) : way)),
      }
    case 'landmark':
      return {
        ...plan,
        landmarks: plan.landmarks.map((mark, index) => (index === thing.index ? changeLandmark(shifted(mark)) : mark)),
      }
    case 'waterline':
      return { ...plan, waterline: tidyMetres(plan.waterline + by.y) }
  }
}

/** Takes things away: a row with its places, a block with the places of its numbers. Waterlines stay. */
export function removeThings(plan: OpenPlan, things: readonly Thing[]): OpenPlan {
  const places = new Set(things.flatMap((thing) => (thing.kind === 'place' ? [thing.code] : [])))
  const rows = new Set(things.flatMap((thing) => (thing.kind === 'row' ? [thing.id] : [])))
  const zones = new Set(things.flatMap((thing) => (thing.kind === 'zone' ? [thing.id] : [])))
  const has = (kind: 'walkway' | 'landmark', index: number) =>
    things.some((thing) => thing.kind === kind && thing.index === index)
  const columns = Object.fromEntries(
    Object.entries(plan.columns).map(([id, runs]) => [
      id,
      runs.filter(
        (_, index) => !things.some((thing) => thing.kind === 'run' && thing.columns === id && thing.index === index),
      ),
    ]),
  )
  return {
    ...plan,
    columns,
    rows: plan.rows.filter((row) => !rows.has(row.id)),
    zones: plan.zones.filter((zone) => !zones.has(zone.id)),
    walkways: plan.walkways.filter((_, index) => !has('walkway', index)),
    landmarks: plan.landmarks.filter((_, index) => !has('landmark', index)),
    spots: new Map([...plan.spots].filter(([code]) => !places.has(code) && !rows.has(readCode(code)?.row ?? ''))),
  }
}
