import type { Settings } from '../settings/settings.ts'

/**
 * Ways by which the resort's people let money go, or let go of what is owed (B-32): over the counter or by the payments that brought it, a
 * booking that is cancelled, one that becomes cheaper, credit, places for nothing, cash out of the drawer.
 */
export const MONEY_OUT_KINDS = ['refund', 'cancellation', 'change', 'credit', 'complimentary', 'payout'] as const
export type MoneyOutKind = (typeof MONEY_OUT_KINDS)[number]

/** What a call refuses that lets money go: to oneself, without a proof, beyond a limit. */
export const MONEY_OUT_REFUSALS = ['not_yourself', 'proof_needed', 'approval_needed'] as const

/** Which sum went beyond its limit: of an order, of a guest's credit, of the person's day, of everybody's day. */
export const MONEY_OUT_LIMITS = ['order', 'guest', 'person', 'day'] as const
export type MoneyOutLimit = (typeof MONEY_OUT_LIMITS)[number]

/** Days over which credit given to one guest is added up. */
export const CREDIT_DAYS = 30

/** What would have left, this time included; cents. What was taken back does not count. */
export interface MoneyOutSums {
  /** By this way for this order, or as credit for this guest within {@link CREDIT_DAYS}. */
  readonly subjectCents: number
  /** By this person today, without what a second one has agreed to; cash out of the drawer is added up by itself. */
  readonly personCents: number
  /** By everybody today, in the same way. */
  readonly dayCents: number
}

export interface MoneyOutPerson {
  readonly isManager: boolean
  /** Nobody else manages the resort: their proof stands for the second yes. */
  readonly isOnlyManager: boolean
  readonly isProven: boolean
  /** A second person has agreed to exactly this. */
  readonly isApproved: boolean
}

type Limits = Pick<
  Settings,
  | 'deskRefundMostCents'
  | 'cancelMostCents'
  | 'creditGrantMostCents'
  | 'moneyOutPersonCents'
  | 'moneyOutManagerCents'
  | 'moneyOutDayCents'
  | 'moneyOutProofCents'
  | 'moneyOutTellCents'
>

export interface ExceededLimit {
  readonly limit: MoneyOutLimit
  readonly mostCents: number
}

/**
 * Whether money may leave (B-32): `proof` asks for one first, an exceeded limit for a second manager's yes. The limits of one order
 * and one guest bind everybody but managers, who have a larger one for their day.
 */
export function judgeMoneyOut(
  { kind, amountCents }: { readonly kind: MoneyOutKind; readonly amountCents: number },
  sums: MoneyOutSums,
  person: MoneyOutPerson,
  limits: Limits,
): 'goes' | 'proof' | ExceededLimit {
  if (amountCents >= limits.moneyOutProofCents && !person.isProven) return 'proof'
  if (person.isApproved) return 'goes'
  const exceeded = exceededLimit(kind, sums, person, limits)
  if (exceeded === null) return 'goes'
  if (!person.isManager || !person.isOnlyManager) return exceeded
  return person.isProven ? 'goes' : 'proof'
}

function exceededLimit(
  kind: MoneyOutKind,
  { subjectCents, personCents, dayCents }: MoneyOutSums,
  { isManager }: MoneyOutPerson,
  limits: Limits,
): ExceededLimit | null {
  const subject = isManager ? null : subjectLimit(kind, limits)
  if (subject !== null && subjectCents > subject.mostCents) return subject
  const mostCents = isManager ? limits.moneyOutManagerCents : limits.moneyOutPersonCents
  if (personCents > mostCents) return { limit: 'person', mostCents }
  return dayCents > limits.moneyOutDayCents ? { limit: 'day', mostCents: limits.moneyOutDayCents } : null
}

function subjectLimit(kind: MoneyOutKind, limits: Limits): ExceededLimit | null {
  switch (kind) {
    case 'refund':
      return { limit: 'order', mostCents: limits.deskRefundMostCents }
    case 'cancellation':
    case 'change':
      return { limit: 'order', mostCents: limits.cancelMostCents }
    case 'credit':
      return { limit: 'guest', mostCents: limits.creditGrantMostCents }
    default:
      return null
  }
}

/** Whether the managers are told: of a large sum, and once a day of a person whose sums have become one. */
export function isUnusual(
  amountCents: number,
  { personCents }: Pick<MoneyOutSums, 'personCents'>,
  { moneyOutTellCents }: Pick<Limits, 'moneyOutTellCents'>,
): boolean {
  const before = personCents - amountCents
  return amountCents >= moneyOutTellCents || (before < moneyOutTellCents && personCents >= moneyOutTellCents)
}
