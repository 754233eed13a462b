import { isOnlineMethod, PAYMENT_MODES, type OnlineMethod } from '../payments/payment-modes.ts'
import type { DayPart } from '../platform/day-part.ts'
import type { RefusalCode } from '../platform/refusal.ts'
import type { OrderStatus, PaymentMethod } from './calls.ts'
import { cashDeadline, hasPassed, payLaterDeadline, type Deadline, type Stay } from './deadlines.ts'
import type { WallTime } from './resort-time.ts'

/** What decides which ways to settle a cart has. */
export interface MethodFacts {
  readonly totalCents: number
  readonly stays: readonly Stay[]
  readonly now: WallTime
  readonly payAlsoCash: boolean
  readonly payOnlyCash: boolean
  /** What can be paid online: enabled, on this platform, with a provider that has its keys. */
  readonly online: readonly OnlineMethod[]
  readonly payLater: boolean
  readonly cashHours: Readonly<Record<DayPart, number>>
  readonly payLaterDueHour: number
}

export interface OfferedMethod {
  readonly method: PaymentMethod
  /** Mode id of the 3.1.10 protocol. */
  readonly modeId: number | null
  readonly deadline: Deadline | null
}

/** A method that the resort has, but not for this cart. */
export interface RefusedMethod {
  readonly method: PaymentMethod
  readonly reason: Extract<RefusalCode, 'cash_cutoff_passed' | 'pay_later_too_late'>
  readonly deadline: Deadline
}

/**
 * The ways to settle a cart, and those that came too late, each with its reason. A cart that costs nothing
 * needs no payment. `payOnlyCash` leaves cash alone.
 */
export function methodsFor(facts: MethodFacts): {
  readonly offered: OfferedMethod[]
  readonly refused: RefusedMethod[]
} {
  if (facts.totalCents === 0) {
    return { offered: [{ method: 'no_payment_needed', modeId: null, deadline: null }], refused: [] }
  }
  const offered: OfferedMethod[] = facts.payOnlyCash
    ? []
    : facts.online.map((method) => ({ method, modeId: PAYMENT_MODES[method], deadline: null }))
  const refused: RefusedMethod[] = []
  if (facts.payAlsoCash || facts.payOnlyCash) {
    const deadline = cashDeadline(facts.stays, facts.cashHours)
    if (hasPassed(deadline, facts.now)) refused.push({ method: 'cash', reason: 'cash_cutoff_passed', deadline })
    else offered.push({ method: 'cash', modeId: PAYMENT_MODES.cash, deadline })
  }
  if (facts.payLater && !facts.payOnlyCash) {
    const deadline = payLaterDeadline(facts.stays, facts.payLaterDueHour)
    if (hasPassed(deadline, facts.now)) refused.push({ method: 'pay_later', reason: 'pay_later_too_late', deadline })
    else offered.push({ method: 'pay_later', modeId: null, deadline })
  }
  return { offered, refused }
}

/** The status that an order begins with: what is paid online first waits for its money. */
export function firstStatus(method: PaymentMethod): Extract<OrderStatus, 'awaiting_payment' | 'confirmed'> {
  return isOnlineMethod(method) ? 'awaiting_payment' : 'confirmed'
}
