import type { BeachPlaceState } from '../../../domain/arrivals/visit-words.ts'

const OCTAGON = '16.6,6.9 6.9,16.6 -6.9,16.6 -16.6,6.9 -16.6,-6.9 -6.9,-16.6 6.9,-16.6 16.6,-6.9'

interface Paint {
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
}

const BODY: Readonly<Record<Exclude<BeachPlaceState, 'out_of_use' | 'late' | 'held'>, Paint>> = {
  arrived: { fill: 'var(--c-ink)', stroke: 'var(--c-ink)', strokeWidth: 1.5 },
  expected: { fill: 'var(--m-free)', stroke: 'var(--m-free)', strokeWidth: 1.5 },
  to_collect: { fill: 'var(--m-free)', stroke: 'var(--m-free)', strokeWidth: 1.5 },
  free: { fill: 'var(--c-surface)', stroke: 'var(--c-line-strong)', strokeWidth: 1.6 },
  no_show: { fill: 'var(--c-surface-2)', stroke: 'var(--c-line-strong)', strokeWidth: 1.6 },
}

function paintOf(look: Exclude<BeachPlaceState, 'out_of_use'>, hatch: string): Paint {
  if (look === 'late' || look === 'held') return { fill: hatch, stroke: 'var(--m-held-edge)', strokeWidth: 2.4 }
  return BODY[look]
}

/**
 * A place from above, centred on 0 0: an octagon of 33 for an umbrella, a square of 54 for a gazebo. Fill, outline and mark
 * differ between all states, so that they are told apart without colour. `hatch` is the url of the document's hatch.
 */
export function DeskShape({ look, isGazebo, hatch }: { look: BeachPlaceState; isGazebo: boolean; hatch: string }) {
  if (look === 'out_of_use') return <OutOfUse isGazebo={isGazebo} />
  const paint = paintOf(look, hatch)
  return (
    <>
      {isGazebo ? (
        <rect x="-27" y="-27" width="54" height="54" rx="8" {...paint} />
      ) : (
        <polygon points={OCTAGON} strokeLinejoin="round" {...paint} />
      )}
      <DeskMark look={look} />
    </>
  )
}

function OutOfUse({ isGazebo }: { isGazebo: boolean }) {
  const outline = { fill: 'none', stroke: 'var(--m-blocked-edge)', strokeWidth: 2, strokeDasharray: '4 3.5' }
  return (
    <>
      {isGazebo ? <rect x="-24" y="-24" width="48" height="48" rx="8" {...outline} /> : <circle r="14" {...outline} />}
      <path d="M-5 0H5" stroke="var(--m-blocked-ink)" strokeWidth="2.6" strokeLinecap="round" />
    </>
  )
}

const ROUND = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The mark inside: a check, a coin, an exclamation mark, a clock. */
function DeskMark({ look }: { look: BeachPlaceState }) {
  if (look === 'arrived') return <path {...ROUND} d="M-6.2.5-1.7 5 7-5" stroke="var(--c-surface)" strokeWidth="4.2" />
  if (look === 'late') return <path {...ROUND} d="M0-7.5V1.7M0 6.9v.2" stroke="var(--m-held-ink)" strokeWidth="3.7" />
  if (look === 'no_show') return <path {...ROUND} d="M-5-5 5 5M5-5-5 5" stroke="var(--c-ink-2)" strokeWidth="2.8" />
  if (look === 'held')
    return (
      <g {...ROUND} stroke="var(--m-held-ink)" strokeWidth="2.6">
        <circle r="8" fill="var(--m-held)" />
        <path d="M0-4.200V.4L3 2.200" />
      </g>
    )
  if (look !== 'to_collect') return null
  return (
    <>
      <circle r="12" fill="var(--c-warn)" />
      <path {...ROUND} d="M5.5-4.5A6 6 0 1 0 5.5 4.5M-7-1.4H2M-7 1.6H2" stroke="var(--c-on-warn)" strokeWidth="2.6" />
    </>
  )
}
