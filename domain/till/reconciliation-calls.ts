import * as z from 'zod/mini'
import { PROVIDER_IDS } from '../payments/snapshot.ts'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import { civilDateField, idField, instantField, noInput, text } from '../platform/fields.ts'

const staff = { policy: 'staff', roles: ['cashier'] } as const
const often = { max: 60, per: MINUTE, by: 'caller' } as const

/** What the ledger and a provider do not agree on, or what else staff have to look at. */
export const ISSUE_KINDS = [
  'paid_there_unknown_here',
  'paid_here_unknown_there',
  'refund_only_there',
  'refund_only_here',
  'amount_differs',
  'mismatch',
  'refund_failed',
  'settlement_declined',
  'authorization_lost',
  'event_without_payment',
  'foreign_event',
  'unknown_at_provider',
  'totals_differ',
] as const

const issueSchema = z.strictObject({
  issueId: z.number(),
  kind: z.enum(ISSUE_KINDS),
  provider: z.nullable(z.enum(PROVIDER_IDS)),
  orderId: z.nullable(z.number()),
  orderNumber: z.nullable(z.string()),
  /** The provider's id of the payment or refund; empty where it has none. */
  ref: z.string(),
  hereCents: z.nullable(z.number()),
  thereCents: z.nullable(z.number()),
  foundAt: instantField,
  resolvedAt: z.nullable(instantField),
  /** Words of whoever resolved it; empty for what the comparison found even again. */
  note: z.string(),
  staff: z.string(),
})
export type ReconciliationIssue = z.output<typeof issueSchema>

export const reconciliationsSchema = z.strictObject({
  /** Providers that have their keys here: they can be compared again. */
  providers: z.array(z.enum(PROVIDER_IDS)),
  yesterday: civilDateField,
  /** The last run of each provider and day, the newest day first, at most 60. */
  runs: z.array(
    z.strictObject({
      provider: z.enum(PROVIDER_IDS),
      day: civilDateField,
      startedAt: instantField,
      /** Null while it runs, or when it broke off. */
      finishedAt: z.nullable(instantField),
      differenceCents: z.nullable(z.number()),
      openIssues: z.number(),
    }),
  ),
  /** Open ones, the oldest first, at most 200. */
  open: z.array(issueSchema),
  /** Resolved ones, the newest first, at most 20. */
  resolved: z.array(issueSchema),
})
export type Reconciliations = z.output<typeof reconciliationsSchema>

export const listReconciliations = defineCall({
  name: 'listReconciliations',
  method: 'GET',
  path: 'ges/till/reconciliations',
  ...staff,
  summary: 'Comparisons of the ledger with the providers by day, with what is open (B-12)',
  input: noInput,
  output: reconciliationsSchema,
  refusals: [],
  limits: [often],
})

export const reconcileAgain = defineCall({
  name: 'reconcileAgain',
  method: 'POST',
  path: 'ges/till/reconcile',
  ...staff,
  summary: 'Compares a day with a provider’s own books once more (B-12)',
  input: z.strictObject({ provider: z.enum(PROVIDER_IDS, { error: 'not_offered' }), day: civilDateField }),
  output: reconciliationsSchema,
  refusals: ['payment_unavailable'],
  limits: [{ max: 10, per: MINUTE, by: 'caller' }],
})

export const resolveIssue = defineCall({
  name: 'resolveIssue',
  method: 'POST',
  path: 'ges/till/resolveIssue',
  ...staff,
  summary: 'Says how an issue was resolved (B-12)',
  input: z.strictObject({ issueId: idField, note: text(3, 300) }),
  output: reconciliationsSchema,
  refusals: ['not_found', 'already_done'],
  limits: [often],
})

export const reopenIssue = defineCall({
  name: 'reopenIssue',
  method: 'POST',
  path: 'ges/till/reopenIssue',
  ...staff,
  summary: 'Opens an issue again that somebody resolved by mistake (B-11, B-12)',
  input: z.strictObject({ issueId: idField }),
  output: reconciliationsSchema,
  refusals: ['not_found', 'status_changed'],
  limits: [often],
})
