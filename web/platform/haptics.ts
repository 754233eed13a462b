/** What is felt in the hand: a payment that went through or not, and time that runs out. */
export type Feeling = 'success' | 'warning' | 'error'

/** Milliseconds of vibration, with pauses between. */
const PATTERNS: Readonly<Record<Feeling, number | number[]>> = { success: 30, warning: 20, error: [30, 60, 30] }

/** Lets it be felt, on phones that can. A browser allows none before the first touch. Native shells have their own (`tools/mobile-web.ts`). */
export function feel(feeling: Feeling): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PATTERNS[feeling])
}
