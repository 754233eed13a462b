import type { Rectangle } from './map-layout.ts'
import { PINES } from './pine-paths.ts'

const GRAINS = [
  [5, 8, 0.9],
  [19, 3, 0.7],
  [31, 14, 0.9],
  [42, 27, 0.7],
  [12, 29, 0.8],
  [25, 36, 0.9],
  [38, 42, 0.7],
] as const

/** The sand's grain; `id` is unique in the document. */
export function SandPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="46" height="46" patternUnits="userSpaceOnUse">
      <g fill="var(--l-sand-wet)" opacity=".5">
        {GRAINS.map(([cx, cy, r]) => (
          <circle key={cx} cx={cx} cy={cy} r={r} />
        ))}
      </g>
    </pattern>
  )
}

/** Sand with grain, and a darker band behind every second row. */
export function Sand(props: { area: Rectangle; grainId: string; bands: readonly number[]; bandHeight: number }) {
  const { area, grainId, bands, bandHeight } = props
  return (
    <>
      <rect {...area} fill="var(--l-sand)" />
      <rect {...area} fill={`url(#${grainId})`} />
      {bands.map((y) => (
        <rect
          key={y}
          x={area.x}
          y={y - bandHeight / 2}
          width={area.width}
          height={bandHeight}
          fill="var(--l-sand-2)"
          opacity=".38"
        />
      ))}
    </>
  )
}

/** One wooden walkway with its planks across the way. */
export function Walkway({ x, y, width, height }: Rectangle) {
  const isUpright = height > width
  const count = Math.floor((isUpright ? height : width) / 7)
  const planks = Array.from({ length: count }, (_, index) =>
    isUpright ? `M${x} ${y + 7 * (index + 1)}h${width}` : `M${x + 7 * (index + 1)} ${y}v${height}`,
  )
  return (
    <>
      <rect x={x + 2} y={y + 2} width={width} height={height} rx="3" fill="var(--l-shadow)" opacity=".6" />
      <rect x={x} y={y} width={width} height={height} rx="3" fill="var(--l-wood)" />
      <path d={planks.join('')} stroke="var(--l-wood-line)" strokeWidth="1" opacity=".6" />
    </>
  )
}

/** The lifeguard's tower: a square roof with a red cross. */
export function TowerShape() {
  return (
    <>
      <rect x="-11" y="-9" width="26" height="26" rx="4" fill="var(--l-shadow)" />
      <rect x="-14" y="-14" width="28" height="28" rx="4" fill="#fff" stroke="#D3DEE2" />
      <path d="M-14-14 14 14M14-14-14 14" stroke="#D3DEE2" strokeWidth="1.4" />
      <rect x="-3" y="-8" width="6" height="16" rx="1" fill="#C8261C" />
      <rect x="-8" y="-3" width="16" height="6" rx="1" fill="#C8261C" />
    </>
  )
}

/** The red rescue boat on the shore. */
export function LifeboatShape() {
  return (
    <>
      <ellipse cx="3" cy="4" rx="17" ry="34" fill="rgba(11,37,48,.20)" />
      <path d="M-14-30c-5 8-5 52 0 60h5c4-8 4-52 0-60zM9-30c-4 8-4 52 0 60h5c5-8 5-52 0-60z" fill="#C8261C" />
      <g fill="#fff">
        <rect x="-12" y="-16" width="24" height="5" rx="1.5" />
        <rect x="-12" y="-3" width="24" height="7" rx="1.5" />
        <rect x="-12" y="13" width="24" height="5" rx="1.5" />
      </g>
      <path d="M12 0 30-12M-12 0-30-12" stroke="#E9C48C" strokeWidth="2.6" strokeLinecap="round" />
    </>
  )
}

/** One pine from above, about 60 wide. */
export function PineShape({ variant }: { variant: 0 | 1 }) {
  const pine = PINES[variant]
  return (
    <>
      <ellipse cx="8" cy="9.8" rx="31.4" ry="30.7" fill="var(--l-shadow)" />
      <path d={pine.crown} fill="var(--l-pine-1)" />
      <path d={pine.needles} fill="var(--l-pine-2)" />
      <path d={pine.tips} fill="var(--l-pine-3)" />
    </>
  )
}

/** Width and height of one tile of a row of pines. */
export const WOOD_TILE = { width: 318, height: 84 } as const

const WOOD_PINES = [
  [24, 40, 0.96, 0],
  [78, 46, 1.12, 1],
  [130, 38, 0.9, 0],
  [184, 44, 1.08, 0],
  [236, 41, 1, 1],
  [292, 45, 1.14, 1],
] as const

/** A row of pines as a pattern, which goes on to both sides; one shape instead of hundreds. */
export function WoodPattern({ id }: { id: string }) {
  return (
    <pattern id={id} {...WOOD_TILE} patternUnits="userSpaceOnUse">
      {WOOD_PINES.flatMap(([x, y, scale, variant]) =>
        [-WOOD_TILE.width, 0, WOOD_TILE.width].map((shift) => (
          <g key={`${x} ${shift}`} transform={`translate(${x + shift} ${y}) scale(${scale})`}>
            <PineShape variant={variant} />
          </g>
        )),
      )}
    </pattern>
  )
}
