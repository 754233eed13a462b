import { memo } from 'react'
import { Sand, Walkway, WOOD_TILE } from './landscape.tsx'
import { CELL, WATER_EDGE, type BeachLayout } from './map-layout.ts'
import { symbolId, Use } from './MapSymbols.tsx'
import { SeaArt } from './SeaArt.tsx'

/** How far the ground goes on beyond the plan, in px: a wide window never shows an edge. */
const BEYOND = 900

/** Sand, walkways and the sea of the beach: under everything else. */
function Land({ layout }: { layout: BeachLayout }) {
  const { width, height } = layout
  const bands = layout.rows.filter((row, index) => !row.hasGazebos && index % 2 === 1).map((row) => row.y)
  return (
    <>
      <Sand
        area={{ x: -BEYOND, y: -BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND }}
        grainId={symbolId.sand}
        bands={bands}
        bandHeight={CELL}
      />
      {layout.walkways.map((way) => (
        <Walkway key={`${way.x} ${way.y}`} {...way} />
      ))}
    </>
  )
}

/** Rows of pines from a height on, shifted against each other; `rows` of them, in the size of zoom 1. */
export function PineWood({ left, right, from, rows }: { left: number; right: number; from: number; rows: number }) {
  return (
    <>
      <rect x={left} y={from + 46} width={right - left} height={rows * 42 + BEYOND} fill="var(--l-pine-1)" />
      {Array.from({ length: rows }, (_, row) => (
        <g key={row} transform={`translate(${(row * 137) % WOOD_TILE.width} ${from + row * 42})`}>
          <rect
            x={left - WOOD_TILE.width}
            width={right - left + 2 * WOOD_TILE.width}
            height={WOOD_TILE.height}
            fill={`url(#${symbolId.wood})`}
          />
        </g>
      ))}
    </>
  )
}

/** Everything of the beach that isn't a place: drawn once, never with the places. */
export const MapGround = memo(function MapGround({ layout }: { layout: BeachLayout }) {
  const { width, height } = layout
  const dogSwim = layout.landmarks.find((mark) => mark.kind === 'dog_swimming')
  return (
    <g aria-hidden="true">
      <Land layout={layout} />
      <SeaArt left={-BEYOND} right={width + BEYOND} edge={WATER_EDGE} width={width} dogsX={dogSwim?.x ?? null} />
      {layout.landmarks.map((mark) => {
        if (mark.kind === 'lifeboat')
          return (
            <Use
              key={mark.index}
              href={symbolId.lifeboat}
              x={mark.x}
              y={WATER_EDGE + 32}
              size={40}
              transform={`rotate(8 ${mark.x} ${WATER_EDGE + 32})`}
            />
          )
        return mark.kind === 'tower' ? (
          <Use key={mark.index} href={symbolId.tower} x={mark.x} y={mark.y} size={29} />
        ) : null
      })}
      <PineWood left={-BEYOND} right={width + BEYOND} from={height - 66} rows={6} />
    </g>
  )
})

/** The ground of zoom 0, in the layout's own px: sand and walkways; the sea and the pines keep their size. */
export const OverviewGround = memo(function OverviewGround({ layout }: { layout: BeachLayout }) {
  return <Land layout={layout} />
})
