import { memo } from 'react'
import { BEACH_PLACE_STATES, type BeachPlaceState } from '../../../domain/arrivals/visit-words.ts'
import { ICONS } from '../../ui/icons.ts'
import { HatchPattern } from '../../umbrellas/map/HatchPattern.tsx'
import { LANDMARK_SIGNS } from '../../umbrellas/map/landmark-signs.ts'
import { LifeboatShape, Sand, SandPattern, TowerShape, WOOD_TILE, WoodPattern } from '../../umbrellas/map/landscape.tsx'
import { glintPaths, shorePath } from '../../umbrellas/map/sea-paths.ts'
import { DESK_CELL, SIGN, type DeskLayout } from './desk-layout.ts'
import { DeskShape } from './desk-shapes.tsx'

/** How far the ground goes on beside the plan: a wide panel never shows an edge. */
const BEYOND = 900
/** The water's edge (mockup 50). */
const SHORE = 37

const ids = { sand: 'desk-sand', sea: 'desk-sea', wood: 'desk-wood', hatch: 'desk-hatch' } as const

/** Id of a place's symbol, one of each look in the document. */
export function deskSymbolId(look: BeachPlaceState, isGazebo: boolean): string {
  return `desk-${isGazebo ? 'g' : 'u'}-${look}`
}

/** The patterns of the scene and one symbol per look; every place is a `use` of one. */
export const DeskDefinitions = memo(function DeskDefinitions() {
  return (
    <defs>
      <HatchPattern id={ids.hatch} />
      <SandPattern id={ids.sand} />
      <WoodPattern id={ids.wood} />
      <linearGradient id={ids.sea} gradientUnits="userSpaceOnUse" x1="0" y1="-10" x2="0" y2="27">
        <stop offset="0" stopColor="var(--l-sea-deep)" />
        <stop offset=".62" stopColor="var(--l-sea)" />
        <stop offset="1" stopColor="var(--l-sea-shallow)" />
      </linearGradient>
      {[false, true].flatMap((isGazebo) =>
        BEACH_PLACE_STATES.map((look) => (
          <g key={deskSymbolId(look, isGazebo)} id={deskSymbolId(look, isGazebo)}>
            <g transform={`scale(${isGazebo ? 0.705 : 0.636})`}>
              <DeskShape look={look} isGazebo={isGazebo} hatch={`url(#${ids.hatch})`} />
            </g>
          </g>
        )),
      )}
    </defs>
  )
})

function Sea({ left, right }: { left: number; right: number }) {
  const shore = (y: number, half: number, swell: number, seed: number) =>
    shorePath(left, right, y, half, swell, seed, -BEYOND)
  return (
    <>
      <path d={shore(62, 46.8, 3, 11)} fill="var(--l-sand-wet)" opacity=".55" />
      <path d={shore(53.4, 39.6, 3.5, 23)} fill="var(--l-sand-wet)" />
      <path d={shore(SHORE + 9, 36, 4, 5)} fill="var(--l-foam)" />
      <path d={shore(SHORE, 36, 3.6, 5)} fill="var(--l-sea-shallow)" />
      <path d={shore(SHORE, 36, 3.6, 5)} fill="var(--l-foam)" opacity=".35" />
      <path d={shore(SHORE - 13, 36, 2.6, 5)} fill={`url(#${ids.sea})`} />
      <g fill="none" stroke="#fff" strokeOpacity=".34" strokeWidth="1.6" strokeLinecap="round">
        {glintPaths(left, right, 8, 17, Math.round((right - left) / 110)).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </>
  )
}

function Landmarks({ layout }: { layout: DeskLayout }) {
  return layout.landmarks.map((mark) => {
    if (mark.kind === 'tower' || mark.kind === 'lifeboat') {
      const isTower = mark.kind === 'tower'
      return (
        <g
          key={mark.index}
          data-landmark={mark.kind}
          transform={`translate(${mark.x} ${isTower ? mark.y : SHORE + 20}) scale(${isTower ? 0.7 : 0.4})`}
        >
          {isTower ? <TowerShape /> : <LifeboatShape />}
        </g>
      )
    }
    const sign = LANDMARK_SIGNS[mark.kind]
    if (sign === undefined) return null
    return (
      <g key={mark.index} data-landmark={mark.kind} transform={`translate(${mark.x} ${mark.y})`}>
        <circle r={SIGN} fill="var(--c-surface)" />
        <path
          d={ICONS[sign]}
          transform="scale(.56) translate(-12 -12)"
          fill="none"
          stroke="var(--c-primary)"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    )
  })
}

/** Sea, sand, walkways, landmarks and pines of the desk's map: drawn once, never with the places (mockup 50). */
export const DeskGround = memo(function DeskGround({ layout }: { layout: DeskLayout }) {
  const { width, height, foot } = layout
  const [left, right] = [-BEYOND, width + BEYOND]
  const rows = layout.rows.filter(({ places }) => places.some(({ laid }) => !laid.isGazebo))
  return (
    <g aria-hidden="true">
      <Sand
        area={{ x: left, y: -BEYOND, width: right - left, height: height + 2 * BEYOND }}
        grainId={ids.sand}
        bands={rows.filter((_, index) => index % 2 === 1).map(({ y }) => y)}
        bandHeight={DESK_CELL}
      />
      <Sea left={left} right={right} />
      {layout.walkways.map((way) => (
        <rect key={`${way.x} ${way.y}`} {...way} rx="2" fill="var(--l-wood)" />
      ))}
      <Landmarks layout={layout} />
      <g transform={`translate(0 ${foot})`}>
        <rect x={left} y="46" width={right - left} height={BEYOND} fill="var(--l-pine-1)" />
        <rect
          x={left - WOOD_TILE.width}
          width={right - left + 2 * WOOD_TILE.width}
          height={WOOD_TILE.height}
          fill={`url(#${ids.wood})`}
        />
      </g>
      <g fill="var(--l-sand-ink)" textAnchor="middle" fontFamily="var(--font-text)" fontSize="11" fontWeight="600">
        {layout.columns.map(({ number, x }) => (
          <text key={number} x={x} y="80">
            {number}
          </text>
        ))}
      </g>
      <g fill="var(--l-sand-ink)" textAnchor="middle" fontFamily="var(--font-display)" fontSize="13" fontWeight="750">
        {layout.rows.map((row) => (
          <text key={row.id} x="14" y={row.y + 4.5}>
            {row.id}
          </text>
        ))}
      </g>
    </g>
  )
})
