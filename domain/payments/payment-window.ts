import { MINUTE } from '../platform/duration.ts'

/** The four numbers of the payment window, in minutes (payments guide, 8.4); all are settings. */
export interface WindowRules {
  /** How long *Paga* extends the hold. */
  readonly payMinutes: number
  /** From the hold's start, the most that any extension reaches. */
  readonly capMinutes: number
  /** What a decline leaves at least. */
  readonly declineMinutes: number
}

/** Instants in milliseconds of the server's clock. */
export interface PaymentWindow {
  /** When the hold began (t0). */
  readonly startedAt: number
  readonly deadline: number
}

function extended({ startedAt, deadline }: PaymentWindow, now: number, minutes: number, capMinutes: number): number {
  return Math.min(startedAt + capMinutes * MINUTE, Math.max(deadline, now + minutes * MINUTE))
}

/** *Paga* pressed: the new deadline, or null when the hold is over or its cap is reached. */
export function windowAfterPay(window: PaymentWindow, now: number, rules: WindowRules): number | null {
  if (now >= window.deadline || now >= window.startedAt + rules.capMinutes * MINUTE) return null
  return extended(window, now, rules.payMinutes, rules.capMinutes)
}

/** An attempt was declined: the new deadline. A window that is over stays over. */
export function windowAfterDecline(window: PaymentWindow, now: number, rules: WindowRules): number {
  if (now >= window.deadline) return window.deadline
  return extended(window, now, rules.declineMinutes, rules.capMinutes)
}
