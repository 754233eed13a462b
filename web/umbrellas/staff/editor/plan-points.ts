import type { Thing } from '../../../../domain/umbrellas/editor/edits.ts'
import type { Point } from '../../../../domain/umbrellas/editor/open-plan.ts'
import type { BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'
import type { Beach } from '../../../../domain/umbrellas/files/resort-model.ts'
import type { Selection } from './things.ts'

const CORNER: Point = { x: 0, y: 0 }

/** Where a thing stands: its point, its upper left corner, or its one coordinate. */
export function originOf(file: BeachFile, beach: Beach, thing: Thing): Point {
  switch (thing.kind) {
    case 'place':
      return beach.places.find(({ code }) => code === thing.code) ?? CORNER
    case 'row':
      return { x: 0, y: file.rows.find(({ id }) => id === thing.id)?.y ?? 0 }
    case 'run':
      return { x: file.columns[thing.columns]?.[thing.index]?.x ?? 0, y: 0 }
    case 'zone':
      return file.zones.find(({ id }) => id === thing.id) ?? CORNER
    case 'walkway':
      return file.walkways[thing.index] ?? CORNER
    case 'landmark':
      return file.landmarks[thing.index] ?? CORNER
    case 'waterline':
      return { x: 0, y: file.waterline }
  }
}

/** What lies in a rectangle that was drawn from corner to corner: places, gaps and landmarks. */
export function inBand(
  file: BeachFile,
  beach: Beach,
  gaps: readonly (Point & { readonly code: string })[],
  from: Point,
  to: Point,
): Selection {
  const isIn = ({ x, y }: Point) =>
    x >= Math.min(from.x, to.x) &&
    x <= Math.max(from.x, to.x) &&
    y >= Math.min(from.y, to.y) &&
    y <= Math.max(from.y, to.y)
  const places: Thing[] = beach.places.filter(isIn).map(({ code }) => ({ kind: 'place', code }))
  const landmarks: Thing[] = file.landmarks.flatMap((mark, index) => (isIn(mark) ? [{ kind: 'landmark', index }] : []))
  const things = [...places, ...landmarks]
  // Gaps are chosen where nothing else is: to fill them, not to move them.
  return { things, gaps: things.length > 0 ? [] : gaps.filter(isIn).map(({ code }) => code) }
}
