import type { Settings } from './settings.ts'

/** What a guest gets back, as it was when the order was placed: a later change of the settings changes nothing. */
export interface RefundPolicy {
  /** Until this many hours before a day of the stay begins, all of its price goes back. */
  readonly fullHours: number
  /** After that and until it begins, this percentage. */
  readonly laterPercent: number
}

/** What an order that is placed now promises. */
export function refundPolicyOf({ refundFullHours, refundLaterPercent }: Settings): RefundPolicy {
  return { fullHours: refundFullHours, laterPercent: refundLaterPercent }
}
