import type { RefusalCode } from '../platform/refusal.ts'
import type { BarStatus } from './calls.ts'

/** What the bar's people do to an order (B-08). */
export const BAR_ACTIONS = ['accept', 'delay', 'ready', 'deliver', 'reject', 'assign'] as const
export type BarAction = (typeof BAR_ACTIONS)[number]

interface Step {
  /** Where an order must be. */
  readonly from: readonly BarStatus[]
  /** Where it is then; null leaves it where it is. */
  readonly to: BarStatus | null
}

/** the life of a bar order, one line for each thing that can be done; a quick drink is ready without being accepted. */
export const BAR_STEPS: Readonly<Record<BarAction, Step>> = {
  accept: { from: ['received'], to: 'preparing' },
  delay: { from: ['received', 'preparing'], to: null },
  ready: { from: ['received', 'preparing'], to: 'ready' },
  deliver: { from: ['ready'], to: 'delivered' },
  reject: { from: ['received', 'preparing', 'ready'], to: 'rejected' },
  assign: { from: ['received', 'preparing', 'ready'], to: null },
}

/**
 * Why something cannot be done to an order that the screen saw as `seen` and that is `now`; null when it can. What a colleague
 * has done already is `already_done`.
 */
export function stepRefusal(
  action: BarAction,
  seen: BarStatus,
  now: BarStatus,
): Extract<RefusalCode, 'already_done' | 'status_changed'> | null {
  const { from, to } = BAR_STEPS[action]
  if (now === to) return 'already_done'
  return now === seen && from.includes(now) ? null : 'status_changed'
}
