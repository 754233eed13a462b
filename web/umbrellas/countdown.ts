import { MINUTE, SECOND } from '../../domain/platform/duration.ts'

/** How urgent the countdown looks: calm, at most 2 minutes, at most 30 seconds, over. */
export type CountdownPhase = 'stopped' | 'calm' | 'warning' | 'last' | 'expired'

/** What every drawing of the countdown shows. `share` is what is left of the whole hold, 0 to 1. */
export interface Countdown {
  readonly phase: CountdownPhase
  readonly secondsLeft: number
  /** Milliseconds of the whole hold; 0 when nothing counts. */
  readonly whole: number
  /** `07:42`, the fixed word `TIMEOUT` once it is over, or nothing when it is stopped. */
  readonly text: string
  readonly share: number
}

export const STOPPED: Countdown = { phase: 'stopped', secondsLeft: 0, whole: 0, text: '', share: 0 }
export const EXPIRED: Countdown = { phase: 'expired', secondsLeft: 0, whole: 0, text: 'TIMEOUT', share: 0 }

const WARNING_SECONDS = (2 * MINUTE) / SECOND
const LAST_SECONDS = 30
/** Minutes left at which a notice is spoken; the countdown itself stays silent. */
const SPOKEN_MINUTES = [5, 2, 1] as const

/** Seconds as minutes and seconds, `07:42`. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * The countdown to `deadline` as it is at `now`, both milliseconds of the server's clock.
 * `whole` is the length of the hold in milliseconds. A started second counts: it is over at 0 exactly.
 */
export function countdownAt(deadline: number, now: number, whole: number): Countdown {
  const left = deadline - now
  if (left <= 0) return EXPIRED
  const secondsLeft = Math.ceil(left / SECOND)
  const phase = secondsLeft <= LAST_SECONDS ? 'last' : secondsLeft <= WARNING_SECONDS ? 'warning' : 'calm'
  return { phase, secondsLeft, whole, text: clockText(secondsLeft), share: Math.min(1, left / whole) }
}

/**
 * The minutes to speak of when the countdown went from one reading to the next, or null. After a sleep
 * that skipped several of them only the most urgent is spoken.
 */
export function spokenMinutes(before: number, after: number): number | null {
  const crossed = SPOKEN_MINUTES.filter((minutes) => before > minutes * 60 && after <= minutes * 60 && after > 0)
  return crossed.at(-1) ?? null
}
