import { useId } from 'react'
import type { BeachPlan, PlaceStateLetter } from '../../domain/umbrellas/plan.ts'
import { PLACE_STATES } from '../../domain/umbrellas/plan.ts'
import { HatchPattern } from './map/HatchPattern.tsx'
import { Sand, SandPattern, Walkway } from './map/landscape.tsx'
import { CELL, layOut, type LaidPlace, type Rectangle } from './map/map-layout.ts'
import { PlaceGlyph } from './map/PlaceGlyph.tsx'
import { AccessibleBadge, GazeboShape, StateBadge, UmbrellaShape } from './map/place-shapes.tsx'
import type { PlaceLook } from './map/place-look.ts'

/** The places that fit into `most` columns and rows with the first of them: it and its neighbours. */
function near(places: readonly LaidPlace[], most: number): readonly LaidPlace[] {
  const reach = (most - 1) * CELL
  return places.filter(
    ({ x, y }) => Math.abs(x - (places[0]?.x ?? x)) < reach && Math.abs(y - (places[0]?.y ?? y)) < reach,
  )
}

/** The part of the layout to show: centred on the named places, at least as wide as all of them. */
function cropAround(places: readonly LaidPlace[], aspect: number, cells: number): Rectangle {
  const xs = places.map((place) => place.x)
  const ys = places.map((place) => place.y)
  const spread = Math.max(...xs) - Math.min(...xs) + 2 * CELL
  const drop = Math.max(...ys) - Math.min(...ys) + 2 * CELL
  const width = Math.max(cells * CELL, spread, drop * aspect)
  const height = width / aspect
  return {
    x: (Math.max(...xs) + Math.min(...xs)) / 2 - width / 2,
    y: (Math.max(...ys) + Math.min(...ys)) / 2 - height / 2,
    width,
    height,
  }
}

function isInside(crop: Rectangle, place: LaidPlace): boolean {
  const reach = 40
  return (
    place.x > crop.x - reach &&
    place.x < crop.x + crop.width + reach &&
    place.y > crop.y - reach &&
    place.y < crop.y + crop.height + reach
  )
}

function MiniPlace({
  laid,
  look,
  dogs,
  kind,
  hatch,
}: {
  laid: LaidPlace
  look: PlaceLook
  dogs: number
  kind: Parameters<typeof PlaceGlyph>[0]['kind']
  hatch: string
}) {
  const { place, isGazebo } = laid
  return (
    <g transform={`translate(${laid.x} ${laid.y})`}>
      {isGazebo ? <GazeboShape look={look} hatch={hatch} /> : <UmbrellaShape look={look} hatch={hatch} />}
      <PlaceGlyph
        kind={kind}
        look={look}
        number={isGazebo ? place.code : place.number}
        dogs={dogs}
        hasCompany={isGazebo}
      />
      {place.isAccessible && <AccessibleBadge isGazebo={isGazebo} />}
      {(look === 'mine' || look === 'held') && <StateBadge look={look} isGazebo={isGazebo} />}
    </g>
  )
}

/**
 * A cropped map around one's own places, as on tickets and summaries. `label` is what a screen reader
 * says ("Posizione di C5, terza fila dal mare"); without one the drawing is decorative. Other places
 * are quiet unless `states` (the availability's letters, in the plan's order) tells more. `cells` is
 * the least number of columns in view; with `most`, places further away than so many columns from the first one
 * are left out. While there are none of one's own it shows what is `around` a place. Fills its box's width; `aspect` is width / height.
 */
export function MiniBeach(props: {
  plan: BeachPlan
  codes: readonly string[]
  around?: string
  states?: string
  label?: string
  aspect?: number
  cells?: number
  most?: number
  className?: string
}) {
  const {
    plan,
    codes,
    around,
    states,
    label,
    aspect = 358 / 112,
    cells = 8.9,
    most = Number.POSITIVE_INFINITY,
    className,
  } = props
  const id = useId()
  const layout = layOut(plan)
  const laid = plan.places.map((place) => layout.byId.get(place.id)).filter((one) => one !== undefined)
  const middle = codes.length > 0 ? codes : [around]
  const shown = laid.filter((one) => middle.includes(one.place.code))
  if (shown.length === 0) return null
  const crop = cropAround(near(shown, most), aspect, cells)
  const categories = new Map(plan.categories.map((category) => [category.id, category]))
  const lookOf = (one: LaidPlace): PlaceLook => {
    if (codes.includes(one.place.code)) return 'mine'
    const letter = states?.[plan.places.indexOf(one.place)]
    return letter === undefined ? 'booked' : (PLACE_STATES[letter as PlaceStateLetter] ?? 'booked')
  }
  return (
    <svg
      className={className}
      width="100%"
      viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`}
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <defs>
        <SandPattern id={`${id}sand`} />
        <HatchPattern id={`${id}hatch`} />
      </defs>
      <Sand
        area={crop}
        grainId={`${id}sand`}
        bands={layout.rows.filter((_, index) => index % 2 === 1).map((row) => row.y)}
        bandHeight={CELL}
      />
      {layout.walkways.map((way) => (
        <Walkway key={`${way.x} ${way.y}`} {...way} />
      ))}
      {laid
        .filter((one) => isInside(crop, one))
        .map((one) => {
          const category = categories.get(one.place.category)
          return (
            <MiniPlace
              key={one.place.id}
              laid={one}
              look={lookOf(one)}
              kind={category?.kind ?? 'human'}
              dogs={category?.maxDogs ?? 0}
              hatch={`url(#${id}hatch)`}
            />
          )
        })}
    </svg>
  )
}
