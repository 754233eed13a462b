import { MINUTE, SECOND } from '../platform/duration.ts'

/** Tries after which a person has to look; with the pauses the last one is some hours after the first. */
export const MOST_TRIES = 10

/** Milliseconds before the next try: half a minute at first, doubled up to an hour. */
export function pauseAfterTry(tries: number): number {
  return Math.min(30 * SECOND * 2 ** Math.min(Math.max(tries - 1, 0), 12), 60 * MINUTE)
}

/** Milliseconds until the service takes documents again: it takes none from 23:55 to midnight; 0 while it is open. `time` is 'HH:MM:SS' of the resort. */
export function closedFor(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  if (hours !== 23 || minutes < 55) return 0
  return ((60 - minutes) * 60 - seconds) * SECOND
}
