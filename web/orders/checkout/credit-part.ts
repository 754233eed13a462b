import type { PaymentMethod } from '../../../domain/orders/calls.ts'
import { coversAll, creditFor } from '../../../domain/payments/credit.ts'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import { cents, type Cents } from '../../../domain/platform/cents.ts'
import type { Bill } from './pay-ways.ts'

/** What credit pays of a bill, in cents (B-06). */
export interface CreditPart {
  /** What it would pay by the chosen method; 0 where there is none. */
  readonly mayUseCents: Cents
  /** What it pays: the same while it is switched on, else 0. */
  readonly usedCents: Cents
  /** What is paid otherwise. */
  readonly dueCents: Cents
  /** It pays everything: no other way is needed. */
  readonly isAlone: boolean
}

/** The part of credit of a bill that is paid by a method. */
export function creditPart(
  bill: Pick<Bill, 'owedCents' | 'creditCents'> | undefined,
  isOn: boolean,
  method: PaymentMethod | null,
): CreditPart {
  const owed = bill?.owedCents ?? 0
  const available = bill?.creditCents ?? 0
  const mayUseCents = creditFor(owed, available, method !== null && isOnlineMethod(method))
  const usedCents = isOn ? mayUseCents : cents(0)
  return { mayUseCents, usedCents, dueCents: cents(owed - usedCents), isAlone: isOn && coversAll(owed, available) }
}
