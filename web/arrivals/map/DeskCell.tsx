import { memo, useState } from 'react'
import type { BeachPlaceState } from '../../../domain/arrivals/visit-words.ts'
import type { DeskPlace } from './desk-layout.ts'
import { deskSymbolId } from './DeskGround.tsx'

interface DeskCellProps {
  readonly place: DeskPlace
  readonly look: BeachPlaceState
  /** Code, state and who comes, as one name. */
  readonly name: string
  readonly isTabStop: boolean
  readonly isChosen: boolean
  /** Left out by the legend's filter. */
  readonly isDimmed: boolean
}

/** One place of the desk's map. Another tablet's change cross-fades where it stands (DESIGN.md section 5). */
export const DeskCell = memo(function DeskCell({ place, look, name, isTabStop, isChosen, isDimmed }: DeskCellProps) {
  const { leaving, forget } = useLeavingLook(look)
  const { isGazebo } = place.laid
  const href = (shown: BeachPlaceState) => `#${deskSymbolId(shown, isGazebo)}`
  return (
    <g
      className={isDimmed ? 'desk-cell dimmed' : 'desk-cell'}
      transform={`translate(${place.x} ${place.y})`}
      role="gridcell"
      aria-colindex={place.laid.place.number}
      aria-selected={isChosen}
      aria-label={name}
      tabIndex={isTabStop ? 0 : -1}
      data-place={place.id}
      data-look={look}
    >
      <rect
        className="desk-target"
        x={-place.reach}
        y={-place.reach}
        width={2 * place.reach}
        height={2 * place.reach}
        rx="9"
      />
      {isChosen ? <ChosenRing isGazebo={isGazebo} /> : null}
      {leaving === null ? (
        <use href={href(look)} />
      ) : (
        <>
          <use href={href(leaving)} className="desk-leaving" onAnimationEnd={forget} />
          <use href={href(look)} className="desk-entering" />
        </>
      )}
    </g>
  )
})

function ChosenRing({ isGazebo }: { isGazebo: boolean }) {
  const [outer, inner] = isGazebo ? [27, 23.5] : [19.1, 15.9]
  return (
    <g fill="none">
      <circle r={outer} stroke="var(--c-accent)" strokeWidth="3.8" />
      <circle r={inner} stroke="#fff" strokeWidth="3.2" />
    </g>
  )
}

/** The look before the last change, as long as it fades out. */
function useLeavingLook(look: BeachPlaceState): { leaving: BeachPlaceState | null; forget: () => void } {
  const [shown, setShown] = useState({ look, leaving: null as BeachPlaceState | null })
  if (shown.look !== look) setShown({ look, leaving: shown.look })
  return { leaving: shown.look === look ? shown.leaving : null, forget: () => setShown({ look, leaving: null }) }
}
