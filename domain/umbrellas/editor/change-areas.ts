import type { BeachEdit, FileLandmark } from './edits.ts'
import type { OpenPlan } from './open-plan.ts'
import { tidyMetres } from './tidy.ts'

type SheetChanges = Extract<BeachEdit, { kind: 'sheet' }>['changes']

/** An area whose numbers the file takes. */
export function changeArea<A extends { x: number; y: number; width: number; height: number }>(area: A): A {
  const { x, y, width, height } = area
  return {
    ...area,
    x: tidyMetres(x),
    y: tidyMetres(y),
    width: tidyMetres(width, 0.01),
    height: tidyMetres(height, 0.01),
  }
}

/** A landmark whose numbers the file takes. */
export function changeLandmark(landmark: FileLandmark): FileLandmark {
  return { ...landmark, x: tidyMetres(landmark.x), y: tidyMetres(landmark.y) }
}

/** Size, waterline and side of the sea. Where the sea changes sides, everything is mirrored with it. */
export function changeSheet(plan: OpenPlan, changes: SheetChanges): OpenPlan {
  const sized = {
    ...plan,
    width: tidyMetres(changes.width ?? plan.width, 1),
    height: tidyMetres(changes.height ?? plan.height, 1),
    waterline: tidyMetres(changes.waterline ?? plan.waterline),
  }
  return changes.seaSide === undefined || changes.seaSide === plan.seaSide ? sized : mirrored(sized)
}

function mirrored(plan: OpenPlan): OpenPlan {
  const flip = (y: number) => tidyMetres(plan.height - y)
  const flipArea = <A extends { readonly y: number; readonly height: number }>(area: A): A => ({
    ...area,
    y: flip(area.y + area.height),
  })
  const flipPoint = <P extends { readonly y: number }>(point: P): P => ({ ...point, y: flip(point.y) })
  return {
    ...plan,
    seaSide: plan.seaSide === 'north' ? 'south' : 'north',
    waterline: flip(plan.waterline),
    rows: plan.rows.map(flipPoint),
    zones: plan.zones.map(flipArea),
    walkways: plan.walkways.map(flipArea),
    landmarks: plan.landmarks.map(flipPoint),
    spots: new Map([...plan.spots].map(([code, spot]) => [code, { ...spot, at: spot.at && flipPoint(spot.at) }])),
  }
}
