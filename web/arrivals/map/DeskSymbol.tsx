import { useId } from 'react'
import type { BeachPlaceState } from '../../../domain/arrivals/visit-words.ts'
import { HatchPattern } from '../../umbrellas/map/HatchPattern.tsx'
import { DeskShape } from './desk-shapes.tsx'

interface DeskSymbolProps {
  readonly look: BeachPlaceState
  readonly isGazebo?: boolean
  /** Side in CSS px. */
  readonly size?: number
}

/** One place as the desk's map draws it, for lists, legends and cards. Decorative: its state stands beside it in words. */
export function DeskSymbol({ look, isGazebo = false, size = 26 }: DeskSymbolProps) {
  const hatchId = useId()
  const half = isGazebo ? 33 : 22
  return (
    <svg
      className="canopy"
      width={size}
      height={size}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
    >
      {look === 'late' || look === 'held' ? (
        <defs>
          <HatchPattern id={hatchId} />
        </defs>
      ) : null}
      <DeskShape look={look} isGazebo={isGazebo} hatch={`url(#${hatchId})`} />
    </svg>
  )
}
