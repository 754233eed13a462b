import type { PlaceKind } from '../../../domain/umbrellas/plan.ts'
import { CompanyShape } from './place-shapes.tsx'
import { isGazeboKind, LOOK_INK, type PlaceLook } from './place-look.ts'

/**
 * Number and company of a place: paws for the dogs it takes, a person where there are none. Quiet
 * places show the number alone; a blocked one shows its dash.
 */
export function PlaceGlyph(props: {
  kind: PlaceKind
  look: PlaceLook
  number: number | string
  dogs: number
  hasCompany: boolean
}) {
  const { kind, look, number, dogs, hasCompany } = props
  if (look === 'blocked') return null
  const isGazebo = isGazeboKind(kind)
  const showCompany = hasCompany && (look === 'free' || look === 'mine')
  const baseline = showCompany ? (isGazebo ? 0 : 1.5) : isGazebo ? 5.2 : 4.5
  return (
    <>
      <text
        y={baseline}
        fontSize={isGazebo ? 15 : 13}
        fontWeight={look === 'booked' ? 600 : 750}
        textAnchor="middle"
        fill={LOOK_INK[look]}
      >
        {number}
      </text>
      {showCompany && <CompanyShape dogs={dogs} isGazebo={isGazebo} ink={LOOK_INK[look]} />}
    </>
  )
}
