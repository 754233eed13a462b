import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import { clock } from '../platform/format.ts'
import { useTexts } from '../platform/texts.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { uiTexts } from './texts.ts'

interface TimerProps {
  /** Milliseconds left, drawn from the server's clock; 0 and below is the TIMEOUT. */
  readonly left: number
}

function spoken(left: number, words: (minutes: number, seconds: number) => string): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND))
  return words(Math.floor(seconds / 60), seconds % 60)
}

/** The countdown in a pill: calm, filled below 2 minutes, beating below 30 seconds, then TIMEOUT. */
export function TimerPill({ left }: TimerProps) {
  const texts = useTexts(uiTexts)
  if (left <= 0) {
    return (
      <span className="timer over" role="timer" aria-live="off">
        <Icon name="timer-off" size={19} stroke={2.2} />
        {texts.timeout}
      </span>
    )
  }
  return (
    <span
      className={classNames('timer num', left <= 2 * MINUTE && 'late', left <= 30 * SECOND && 'pulse')}
      role="timer"
      aria-live="off"
      aria-label={spoken(left, texts.minutesLeft)}
    >
      <Icon name="timer" size={19} stroke={2.2} />
      <b key={Math.ceil(left / SECOND)}>{clock(left)}</b>
    </span>
  )
}

interface TimerRingProps extends TimerProps {
  /** Milliseconds of the whole countdown. */
  readonly total: number
  /** Side in pixels; 92 by default. */
  readonly size?: number
}

const RADIUS = 39
const LENGTH = 2 * Math.PI * RADIUS

/** The countdown as a ring that empties. */
export function TimerRing({ left, total, size = 92 }: TimerRingProps) {
  const texts = useTexts(uiTexts)
  const part = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 92 92"
      role="timer"
      aria-live="off"
      aria-label={left <= 0 ? texts.timeout : spoken(left, texts.minutesLeft)}
    >
      <circle cx="46" cy="46" r={RADIUS} fill="none" stroke="var(--c-accent-soft)" strokeWidth="9" />
      <circle
        cx="46"
        cy="46"
        r={RADIUS}
        fill="none"
        stroke="var(--c-accent)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray={`${LENGTH * part} ${LENGTH}`}
        transform="rotate(-90 46 46)"
      />
      <text className="ring-text num" x="46" y="53" textAnchor="middle" fill="var(--c-ink)">
        {clock(left)}
      </text>
    </svg>
  )
}
