import type { ZoneArea } from './areas.ts'
import { FIRST_ROW, type BeachLayout, type Rectangle } from './map-layout.ts'

/** Water's edge and first row of zoom 0 in px (mockup 06b); between them stand the zones' names. */
const SHORE = 80
const FIRST = 184
/** Room for a zone's name above umbrellas and below gazebos. */
const NAME_ABOVE = 54
const NAME_BELOW = 44
/** Room for the signs among the pines, with what the panel's round corners cover. */
const SIGNS = 84
/** Sand between the last zone and the pines, where there is room, so that no sign stands on a zone. */
const SAND = 34

/** Where everything of zoom 0 is, in px of its box. */
export interface OverviewGeometry {
  readonly width: number
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly shore: number
  /** y of the last row in the layout, and where the pines begin in the box. */
  readonly lastRow: number
  readonly pines: number
  readonly project: (bounds: Rectangle) => Rectangle
  readonly buttonBox: (area: Pick<ZoneArea, 'bounds' | 'isGazebo'>) => {
    left: number
    top: number
    width: number
    height: number
  }
}

/** Fits the rows between shore and pines, as wide as the box allows. */
export function overviewGeometry(layout: BeachLayout, width: number, height: number): OverviewGeometry {
  const lastRow = layout.rows.at(-1)?.y ?? FIRST_ROW
  const deep = Math.max(1, lastRow - FIRST_ROW + 66)
  const scale = Math.min(width / layout.width, Math.max(0.12, (height - FIRST - NAME_BELOW - SIGNS) / deep))
  const left = (width - layout.width * scale) / 2
  const top = FIRST - FIRST_ROW * scale
  const zonesEnd = top + (lastRow + 33) * scale + NAME_BELOW
  const project = (bounds: Rectangle): Rectangle => ({
    x: left + bounds.x * scale,
    y: top + bounds.y * scale,
    width: bounds.width * scale,
    height: bounds.height * scale,
  })
  return {
    width,
    scale,
    left,
    top,
    shore: SHORE,
    lastRow,
    pines: zonesEnd + Math.min(SAND, Math.max(0, height - zonesEnd - SIGNS)),
    project,
    buttonBox: ({ bounds, isGazebo }) => {
      const box = project(bounds)
      return {
        left: box.x - 1,
        top: isGazebo ? box.y - 1 : box.y - NAME_ABOVE,
        width: box.width + 2,
        height: box.height + (isGazebo ? NAME_BELOW : NAME_ABOVE) + 1,
      }
    },
  }
}
