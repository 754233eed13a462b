import { SECOND } from '../../domain/platform/duration.ts'
import { serverTime } from '../platform/server-clock.ts'
import type { Outcome } from './outcome-words.ts'

/** An open payment is asked after every two seconds at first, then less and less often. */
const PACES = [
  { until: 15, pause: 2 * SECOND },
  { until: 40, pause: 5 * SECOND },
  { until: Number.POSITIVE_INFINITY, pause: 15 * SECOND },
] as const
/** How often a paid order whose money is only reserved is asked after: it is taken within seconds. */
const CAPTURE_ASKS = 8
const SOON = 2 * SECOND

/**
 * Milliseconds until the outcome of an order is asked for again after `asks` answers; false when it is final.
 * A payment that failed is asked after once more when its window closes: the places are gone then.
 */
export function nextAsk(outcome: Outcome | undefined, asks: number): number | false {
  if (outcome?.outcome === 'pending') return PACES.find(({ until }) => asks < until)?.pause ?? SOON
  if (outcome?.outcome === 'completed')
    return outcome.order.paymentStatus === 'authorized' && asks < CAPTURE_ASKS ? SOON : false
  if (outcome?.order.status !== 'awaiting_payment' || outcome.order.payUntil === null) return false
  return Math.max(SOON, Date.parse(outcome.order.payUntil) - serverTime() + SECOND)
}
