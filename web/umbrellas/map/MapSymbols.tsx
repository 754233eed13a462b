import { memo } from 'react'
import { HatchPattern } from './HatchPattern.tsx'
import { LifeboatShape, SandPattern, TowerShape, WoodPattern } from './landscape.tsx'
import { WATER_EDGE, type BeachLayout, type LaidPlace } from './map-layout.ts'
import { LOOK_INK, PLACE_LOOKS, type PlaceLook } from './place-look.ts'
import { AccessibleBadge, CompanyShape, GazeboShape, StateBadge, UmbrellaShape } from './place-shapes.tsx'
import styles from './map.module.css'

/**
 * How much of a place a symbol shows: the canopy alone, with the badge of its state, or with badge and the
 * dogs (0 to 3) it takes. A place is one `use` of one of them, so that the map stays light.
 */
export type PlaceVariant = 'plain' | 'badge' | 0 | 1 | 2 | 3

/** The variant of a place; small umbrellas leave out who fits (mockup 40). */
export function variantOf(look: PlaceLook, isGazebo: boolean, dogs: number, isSmall: boolean): PlaceVariant {
  if (look === 'booked' || look === 'blocked') return 'plain'
  if (look === 'held') return 'badge'
  if (!isSmall || isGazebo) return Math.min(3, dogs) as 0 | 1 | 2 | 3
  return look === 'mine' ? 'badge' : 'plain'
}

/** Ids of the map's symbols: one of each per document, shared by the sector map and the overview. */
export const symbolId = {
  place: (look: PlaceLook, isGazebo: boolean, variant: PlaceVariant) => `m-${isGazebo ? 'g' : 'u'}-${look}-${variant}`,
  number: (text: string) => `m-n-${text}`,
  accessible: (isGazebo: boolean) => `m-acc-${isGazebo ? 'g' : 'u'}`,
  wood: 'm-wood',
  tower: 'm-tower',
  lifeboat: 'm-boat',
  sand: 'm-sand',
  sea: 'm-sea',
  hatch: 'm-hatch',
} as const

const HATCH = `url(#${symbolId.hatch})`

/** `overflow` lets badges and shadows stand out of the box of their place. */
const BOX = {
  u: { viewBox: '-24 -24 48 48', overflow: 'visible' },
  g: { viewBox: '-36 -36 72 72', overflow: 'visible' },
} as const

const VARIANTS: Readonly<Record<PlaceLook, readonly PlaceVariant[]>> = {
  free: ['plain', 0, 1, 2, 3],
  mine: ['plain', 'badge', 0, 1, 2, 3],
  held: ['plain', 'badge'],
  booked: ['plain'],
  blocked: ['plain'],
}

function PlaceSymbolDefinition({
  look,
  isGazebo,
  variant,
}: {
  look: PlaceLook
  isGazebo: boolean
  variant: PlaceVariant
}) {
  const hasBadge = variant !== 'plain' && (look === 'mine' || look === 'held')
  return (
    <symbol id={symbolId.place(look, isGazebo, variant)} {...BOX[isGazebo ? 'g' : 'u']}>
      {isGazebo ? <GazeboShape look={look} hatch={HATCH} /> : <UmbrellaShape look={look} hatch={HATCH} />}
      {typeof variant === 'number' && <CompanyShape dogs={variant} isGazebo={isGazebo} ink={LOOK_INK[look]} />}
      {hasBadge && <StateBadge look={look} isGazebo={isGazebo} />}
    </symbol>
  )
}

/** What is written on a place: its number, and the whole code of a gazebo. */
export function numberOf({ place, isGazebo }: LaidPlace): string {
  return isGazebo ? place.code : String(place.number)
}

/**
 * One symbol per state of a place, its numbers, and the landscape's pieces; every place is a `use` of them (DESIGN.md
 * §8). A number is no text of its place: the place's name has the whole code, of which the number is no word (WCAG 2.5.3).
 */
export const MapSymbols = memo(function MapSymbols({ layout }: { layout: BeachLayout }) {
  const numbers = new Set(layout.rows.flatMap((row) => row.places.map((laid) => numberOf(laid))))
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <HatchPattern id={symbolId.hatch} />
        <SandPattern id={symbolId.sand} />
        <linearGradient id={symbolId.sea} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={WATER_EDGE - 9}>
          <stop offset="0" stopColor="var(--l-sea-deep)" />
          <stop offset=".62" stopColor="var(--l-sea)" />
          <stop offset="1" stopColor="var(--l-sea-shallow)" />
        </linearGradient>
        {[false, true].flatMap((isGazebo) =>
          PLACE_LOOKS.flatMap((look) =>
            VARIANTS[look].map((variant) => (
              <PlaceSymbolDefinition
                key={symbolId.place(look, isGazebo, variant)}
                look={look}
                isGazebo={isGazebo}
                variant={variant}
              />
            )),
          ),
        )}
        {[false, true].map((isGazebo) => (
          <symbol key={symbolId.accessible(isGazebo)} id={symbolId.accessible(isGazebo)} {...BOX[isGazebo ? 'g' : 'u']}>
            <AccessibleBadge isGazebo={isGazebo} />
          </symbol>
        ))}
        {[...numbers].map((number) => (
          <text key={number} id={symbolId.number(number)} className={styles['number']}>
            {number}
          </text>
        ))}
        <WoodPattern id={symbolId.wood} />
        <symbol id={symbolId.tower} viewBox="-16 -16 32 32" overflow="visible">
          <TowerShape />
        </symbol>
        <symbol id={symbolId.lifeboat} viewBox="-36 -36 72 72" overflow="visible">
          <LifeboatShape />
        </symbol>
      </defs>
    </svg>
  )
})

/** A `use` centred on a point, in a box of the given side. */
export function Use(props: {
  href: string
  x?: number
  y?: number
  size: number
  height?: number
  transform?: string
}) {
  const { href, x = 0, y = 0, size, height = size, transform } = props
  return (
    <use href={`#${href}`} x={x - size / 2} y={y - height / 2} width={size} height={height} transform={transform} />
  )
}
