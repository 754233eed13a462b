import { useId } from 'react'
import type { PlaceKind } from '../../domain/umbrellas/plan.ts'
import { HatchPattern } from './map/HatchPattern.tsx'
import { PlaceGlyph } from './map/PlaceGlyph.tsx'
import { AccessibleBadge, GazeboShape, StateBadge, UmbrellaShape } from './map/place-shapes.tsx'
import { isGazeboKind, USUAL_DOGS, type PlaceLook } from './map/place-look.ts'

/**
 * One place as the map draws it, for cards, panels and legends. Decorative: what it says is always
 * beside it in words. `number` is the umbrella's number, or the code of a gazebo; `size` is in CSS px.
 */
export function PlaceSymbol(props: {
  kind: PlaceKind
  state: PlaceLook
  number?: number | string
  dogs?: number
  size?: number
  isAccessible?: boolean
}) {
  const { kind, state, number, dogs = USUAL_DOGS[kind], size = 46, isAccessible = false } = props
  const hatchId = useId()
  const isGazebo = isGazeboKind(kind)
  const half = isGazebo ? 38 : 27
  const hatch = `url(#${hatchId})`
  return (
    <svg
      className="canopy u"
      width={size}
      height={size}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
    >
      {state === 'held' && (
        <defs>
          <HatchPattern id={hatchId} />
        </defs>
      )}
      {isGazebo ? <GazeboShape look={state} hatch={hatch} /> : <UmbrellaShape look={state} hatch={hatch} />}
      {number !== undefined && <PlaceGlyph kind={kind} look={state} number={number} dogs={dogs} hasCompany />}
      {isAccessible && <AccessibleBadge isGazebo={isGazebo} />}
      {(state === 'mine' || state === 'held') && <StateBadge look={state} isGazebo={isGazebo} />}
    </svg>
  )
}
