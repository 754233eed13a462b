import type { LaidPlace } from './map-layout.ts'
import styles from './map.module.css'

/** The ring of the place that the keyboard is on: light inside, dark outside, seen on every ground. */
export function FocusRing({ laid }: { laid: LaidPlace | undefined }) {
  if (laid === undefined) return null
  const half = laid.isGazebo ? 37 : 25
  const rect = { x: laid.x - half, y: laid.y - half, width: 2 * half, height: 2 * half }
  return (
    <g className={styles['ring']} aria-hidden="true">
      <rect {...rect} rx="15" stroke="var(--c-surface)" strokeWidth="4" />
      <rect
        x={rect.x - 3.5}
        y={rect.y - 3.5}
        width={rect.width + 7}
        height={rect.height + 7}
        rx="18"
        stroke="var(--c-ink)"
        strokeWidth="3.5"
      />
    </g>
  )
}
