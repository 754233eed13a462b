import type { Point } from '../../../../domain/umbrellas/editor/open-plan.ts'

/** Where the plan lies in its box: a point of it, in metres, is drawn at `x + metres × scale`, in px. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Box {
  readonly width: number
  readonly height: number
}

/** Room around the plan for the handles of rows and columns, in metres. */
export const MARGIN = { left: 4, top: 5, right: 2, bottom: 2 } as const
const LEAST = 2
const MOST = 80

/** The whole plan in its box. */
export function fitCamera(plan: Box, box: Box): Camera {
  const width = plan.width + MARGIN.left + MARGIN.right
  const height = plan.height + MARGIN.top + MARGIN.bottom
  const scale = Math.max(LEAST, Math.min(box.width / width, box.height / height))
  return {
    scale,
    x: (box.width - width * scale) / 2 + MARGIN.left * scale,
    y: (box.height - height * scale) / 2 + MARGIN.top * scale,
  }
}

/** The point of the plan under a point of the box. */
export function toPlan({ x, y, scale }: Camera, at: Point): Point {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale }
}

/** Another scale, with what is under `at` staying there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(MOST, Math.max(LEAST, camera.scale * factor))
  const ratio = scale / camera.scale
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }
}

/** A point of the plan in the middle of the box; what is in sight already stays where it is. */
export function shown(camera: Camera, box: Box, points: readonly Point[]): Camera {
  const isInSight = points.every(({ x, y }) => {
    const [px, py] = [camera.x + x * camera.scale, camera.y + y * camera.scale]
    return px > 20 && py > 20 && px < box.width - 20 && py < box.height - 20
  })
  const [first] = points
  if (isInSight || first === undefined) return camera
  return { ...camera, x: box.width / 2 - first.x * camera.scale, y: box.height / 2 - first.y * camera.scale }
}

/** How far to move so that a point lands on the grid; without a grid as far as it was dragged, to the centimetre. */
export function snapped(from: Point, by: Point, grid: number): Point {
  const axis = (start: number, way: number) => {
    const unit = grid > 0 ? grid : 0.01
    return Math.round((Math.round((start + way) / unit) * unit - start) * 100) / 100
  }
  return { x: axis(from.x, by.x), y: axis(from.y, by.y) }
}
