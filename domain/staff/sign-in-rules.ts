import { HOUR, MINUTE } from '../platform/duration.ts'

/** How long a login waits for its second step. */
export const TICKET_LIFE = 10 * MINUTE
/** Tries of one login’s second step; the growing delays of the account go on beyond it. */
export const TICKET_TRIES = 8

/** Seconds that a one-time code is shown (RFC 6238). */
export const CODE_STEP_SECONDS = 30
/** How many steps before and after the present one are taken too: clocks differ. */
export const CODE_STEPS_AROUND = 1

/** Codes for who has lost the second factor; each works once. */
export const RECOVERY_CODES = 10

/** Wrong PINs one after the other that a tablet may try before the person signs in in full again. */
export const PIN_TRIES = 3
/** Wrong PINs of one person within {@link PIN_MISSES_LIFE}, at all tablets together and whatever is right in between: then no PIN of theirs opens anything. */
export const PIN_MISSES = 6
export const PIN_MISSES_LIFE = 12 * HOUR
