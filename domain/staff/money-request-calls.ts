import * as z from 'zod/mini'
import { refundStranded } from '../arrivals/stranded-calls.ts'
import { cancelByResort } from '../orders/change-calls.ts'
import { giveComplimentary, waiveOrder } from '../orders/sale-calls.ts'
import { moveVisit } from '../orders/staff-calls.ts'
import { giveCredit } from '../payments/credit-calls.ts'
import { MONEY_OUT_KINDS, MONEY_OUT_LIMITS } from '../payments/money-out.ts'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { centsField, doneOutput, idField, instantField, noInput, text } from '../platform/fields.ts'
import type { RefusalCode } from '../platform/refusal.ts'
import { changeSubscriptionPlace } from '../subscriptions/staff-calls.ts'
import { drawerMovement, refundAtDesk } from '../till/calls.ts'

/** The calls that let money go, each within limits beyond which a second manager says yes (B-32). */
export const MONEY_OUT_CALLS = [
  refundAtDesk,
  refundStranded,
  giveCredit,
  giveComplimentary,
  waiveOrder,
  cancelByResort,
  moveVisit,
  changeSubscriptionPlace,
  drawerMovement,
] as const
const NAMES = MONEY_OUT_CALLS.map(({ name }) => name)

/** Of any of them: what is agreed to is judged once more. */
const THEIR_REFUSALS: readonly RefusalCode[] = [...new Set(MONEY_OUT_CALLS.flatMap(({ refusals }) => [...refusals]))]

/** Whoever lets money go asks; only a manager says yes. */
const asking = { policy: 'staff', roles: ['beach', 'cashier'] } as const

export const MONEY_REQUEST_STATES = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const

const requestSchema = z.strictObject({
  requestId: z.number(),
  kind: z.enum(MONEY_OUT_KINDS),
  amountCents: centsField,
  /** Which limit it goes beyond, and how large that was when it was asked. */
  exceeded: z.enum(MONEY_OUT_LIMITS),
  mostCents: centsField,
  orderId: z.nullable(z.number()),
  orderNumber: z.nullable(z.string()),
  /** Whose money it becomes; empty for cash out of the drawer, for places of somebody new and for whoever is gone. */
  name: z.string(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instantField,
  endsAt: instantField,
  state: z.enum(MONEY_REQUEST_STATES),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instantField),
  /** The asker's own: they may take it back, and never say yes. */
  isOwn: z.boolean(),
})
export type MoneyRequest = z.output<typeof requestSchema>

export const listMoneyRequests = defineCall({
  ...asking,
  name: 'listMoneyRequests',
  method: 'GET',
  path: 'ges/money/requests',
  summary:
    'Money that waits for a second manager’s yes, and what became of the last requests: one’s own, a manager reads all (B-32)',
  input: noInput,
  output: z.strictObject({
    /** The oldest first. */
    waiting: z.array(requestSchema),
    /** The newest first, at most 30. */
    decided: z.array(requestSchema),
  }),
  refusals: [],
})

export const askMoneyOut = defineCall({
  ...asking,
  name: 'askMoneyOut',
  method: 'POST',
  path: 'ges/money/ask',
  summary:
    'Asks for a second manager’s yes to what a call refused as `approval_needed`, with its input as it was; asked twice it waits once (B-32)',
  input: z.strictObject({
    call: z.enum(NAMES, { error: 'not_offered' }),
    input: z.record(z.string(), z.unknown()),
    reason: text(3, 200),
  }),
  output: z.strictObject({ requestId: z.number(), endsAt: instantField }),
  /** `status_changed`: nobody has to be asked any more. */
  refusals: [...new Set<RefusalCode>([...THEIR_REFUSALS, 'status_changed'])],
  limits: [{ max: 30, per: MINUTE, by: 'caller' }],
})

export const approveMoneyRequest = defineCall({
  name: 'approveMoneyRequest',
  method: 'POST',
  path: 'ges/money/approve',
  policy: 'staff',
  roles: ['manager'],
  needsProof: true,
  summary: 'Says yes as a second person: exactly what was asked is done, once, if it can still be done (B-32)',
  input: z.strictObject({ requestId: idField }),
  output: doneOutput,
  /** `status_changed`: it waits no more; `not_yourself`: one’s own request, or money for oneself. */
  refusals: [...new Set<RefusalCode>([...THEIR_REFUSALS, 'status_changed', 'proof_needed', 'not_yourself'])],
  limits: [{ max: 60, per: MINUTE, by: 'caller' }],
})

export const refuseMoneyRequest = defineCall({
  ...asking,
  name: 'refuseMoneyRequest',
  method: 'POST',
  path: 'ges/money/refuse',
  summary: 'A manager says no, or whoever asked takes it back (B-32)',
  input: z.strictObject({ requestId: idField }),
  output: doneOutput,
  refusals: ['not_found', 'status_changed'],
})
