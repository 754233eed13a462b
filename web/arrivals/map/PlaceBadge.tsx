import type { VisitState } from '../../../domain/arrivals/visit-words.ts'
import { GazeboShape, UmbrellaShape } from '../../umbrellas/map/place-shapes.tsx'
import { DeskSymbol } from './DeskSymbol.tsx'

interface PlaceBadgeProps {
  readonly code: string
  readonly state: VisitState
  readonly isGazebo: boolean
}

/** The chosen place, large, with its state as a badge (mockup 50). Decorative. */
export function PlaceBadge({ code, state, isGazebo }: PlaceBadgeProps) {
  const half = isGazebo ? 36 : 27
  const text = isGazebo ? code : code.replace(/^\D+/, '')
  return (
    <span className="place-badge" aria-hidden="true">
      <svg className="canopy" width="58" height="58" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}>
        {isGazebo ? <GazeboShape look="free" hatch="" /> : <UmbrellaShape look="free" hatch="" />}
        <text y="4.4" textAnchor="middle" fontSize="13" fontWeight="750" fill="var(--m-free-ink)">
          {text}
        </text>
      </svg>
      {state === 'expected' ? null : <StateCoin state={state} />}
    </span>
  )
}

const COIN = { fill: 'none', strokeWidth: 1.9, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The coin of what is due, the check of who is here, the mark of who is late. */
function StateCoin({ state }: { state: VisitState }) {
  if (state === 'to_collect') {
    return (
      <svg className="coin" width="18" height="18" viewBox="-8.2 -8.2 16.4 16.4">
        <circle r="7.4" fill="#F0B429" stroke="#3A2600" strokeWidth="1.4" />
        <path {...COIN} strokeWidth="1.5" stroke="#3A2600" d="M3-2.6A3.4 3.4 0 1 0 3 2.6M-4-.8H1M-4 .9H1" />
      </svg>
    )
  }
  return (
    <span className="coin">
      <DeskSymbol look={state} size={20} />
    </span>
  )
}
