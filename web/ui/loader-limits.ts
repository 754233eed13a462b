import { SECOND } from '../../domain/platform/duration.ts'

/**
 * The longest time in milliseconds that a blocking wait may stand before it says what happens and lets the person go on:
 * for what is read, for what is saved, for a payment, and for everything else, such as the start and the code of a page.
 */
export const LOADER_LIMITS = {
  reading: 10 * SECOND,
  saving: 4.5 * SECOND,
  payment: 2.5 * SECOND,
  other: 3 * SECOND,
} as const
