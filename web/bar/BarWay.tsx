import { useId } from 'react'
import { getPlan } from '../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { ICONS } from '../ui/icons.ts'
import { Sand, SandPattern, Walkway } from '../umbrellas/map/landscape.tsx'
import { CELL, WATER_EDGE, type LaidPlace, type Rectangle } from '../umbrellas/map/map-layout.ts'
import { PlaceGlyph } from '../umbrellas/map/PlaceGlyph.tsx'
import { GazeboShape, StateBadge, UmbrellaShape } from '../umbrellas/map/place-shapes.tsx'
import styles from './bar.module.css'
import { barTexts } from './texts.ts'
import { wayPath, wayToPlace, type Way } from './way-to-place.ts'

/** How far the ground goes on beyond the way, in px: no window shows an edge. */
const BEYOND = 1200

/** The strip of the beach with the way from the bar to the place (mockup 23); nothing until the plan is there. */
export function BarWay({ code }: { readonly code: string }) {
  const texts = useTexts(barTexts).status
  const { data: plan } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const way = plan ? wayToPlace(plan, code) : null
  if (!way) return null
  const { view } = way
  return (
    <svg
      className={styles['way']}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={texts.map(code)}
    >
      <Ground way={way} />
      <Places way={way} />
      <path d={wayPath(way.points)} className={styles['wayEdge']} />
      <path d={wayPath(way.points)} className={styles['wayLine']} />
      <BarSign {...way.bar} />
    </svg>
  )
}

function Ground({ way: { layout, view } }: { readonly way: Way }) {
  const grainId = useId()
  const area = {
    x: view.x - BEYOND,
    y: view.y - BEYOND,
    width: view.width + 2 * BEYOND,
    height: view.height + 2 * BEYOND,
  }
  const bands = layout.rows.filter((row, index) => !row.hasGazebos && index % 2 === 1).map((row) => row.y)
  return (
    <>
      <defs>
        <SandPattern id={grainId} />
      </defs>
      <Sand area={area} grainId={grainId} bands={bands} bandHeight={CELL} />
      <rect x={area.x} y={WATER_EDGE - BEYOND} width={area.width} height={BEYOND} fill="var(--l-sea-shallow)" />
      <rect x={area.x} y={WATER_EDGE - 4} width={area.width} height={8} fill="var(--l-foam)" />
      {layout.walkways.map((walkway) => (
        <Walkway key={`${walkway.x} ${walkway.y}`} {...walkway} />
      ))}
    </>
  )
}

function Places({ way: { layout, place: goal, view } }: { readonly way: Way }) {
  const around: Rectangle = { x: view.x - 300, y: view.y - 160, width: view.width + 600, height: view.height + 320 }
  const near = layout.rows.flatMap((row) => row.places).filter((one) => one !== goal && isIn(around, one))
  return (
    <>
      {near.map((one) => (
        <g key={one.place.id} className="u" transform={`translate(${one.x} ${one.y})`}>
          {one.isGazebo ? <GazeboShape look="booked" hatch="" /> : <UmbrellaShape look="booked" hatch="" />}
          <PlaceGlyph
            kind={kindOf(one)}
            look="booked"
            number={one.isGazebo ? one.place.code : one.place.number}
            dogs={0}
            hasCompany={false}
          />
        </g>
      ))}
      <g className="u" transform={`translate(${goal.x} ${goal.y})`}>
        {goal.isGazebo ? <GazeboShape look="mine" hatch="" /> : <UmbrellaShape look="mine" hatch="" />}
        <PlaceGlyph
          kind={kindOf(goal)}
          look="mine"
          number={goal.isGazebo ? goal.place.code : goal.place.number}
          dogs={0}
          hasCompany={false}
        />
        <StateBadge look="mine" isGazebo={goal.isGazebo} />
      </g>
    </>
  )
}

/** What the number's size goes by. */
const kindOf = (one: LaidPlace) => (one.isGazebo ? 'human_gazebo' : 'human')

function isIn(area: Rectangle, { x, y }: LaidPlace): boolean {
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height
}

/** The bar: a glass on a round sign. */
function BarSign({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="19" fill="#fff" />
      <circle r="16" fill="var(--c-primary)" />
      <path
        transform="translate(-10 -10) scale(.84)"
        d={ICONS.drink}
        fill="none"
        stroke="var(--c-on-primary)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}
