import type { DisputeSnapshot } from '../../domain/payments/snapshot.ts'
import type { Queryable } from '../platform/database.ts'
import type { Attempt } from './attempt-queries.ts'

/** Kinds that one writes by {@link enterLedger}: money of the desk goes through its till, and what credit pays through the database. */
export type LedgerKind =
  | 'capture'
  /** Money of the order that its guest wished as credit. */
  | 'to_credit'
  | 'refund'
  | 'external_refund'
  | 'refund_failed'
  | 'dispute_opened'
  | 'dispute_won'
  | 'dispute_lost'
  | 'fee'

export interface LedgerEntry {
  readonly orderId: number
  readonly attemptId: number | null
  readonly refundId: number | null
  readonly kind: LedgerKind
  /** Signed. */
  readonly amountCents: number
  readonly currency: string
  /** Whether it is of money that came and must not stay. */
  readonly isGiveBack: boolean
  /** Names the movement: written twice it is written once. */
  readonly key: string
}

/** Writes a movement once; true when it is new. */
export async function enterLedger(tx: Queryable, entry: LedgerEntry): Promise<boolean> {
  const rows = await tx.query({
    name: 'payments.ledger',
    text: `insert into ledger_entry (order_id, attempt_id, refund_id, kind, amount_cents, currency, is_give_back, key)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (key) do nothing returning id`,
    values: [
      entry.orderId,
      entry.attemptId,
      entry.refundId,
      entry.kind,
      entry.amountCents,
      entry.currency,
      entry.isGiveBack,
      entry.key,
    ],
  })
  return rows.length === 1
}

/** The movements of a dispute, in their order: opened, and won or lost (case 83). */
export function disputeEntries({
  ref,
  state,
  amountCents,
}: DisputeSnapshot): Pick<LedgerEntry, 'kind' | 'amountCents' | 'key'>[] {
  const opened = { kind: 'dispute_opened' as const, amountCents: -amountCents, key: `dispute:${ref}:opened` }
  if (state === 'won') return [opened, { kind: 'dispute_won', amountCents, key: `dispute:${ref}:won` }]
  return state === 'lost' ? [opened, { kind: 'dispute_lost', amountCents: 0, key: `dispute:${ref}:lost` }] : [opened]
}

/** Something that staff have to look at; the same key is one issue. */
export interface Issue {
  readonly key: string
  readonly kind:
    | 'paid_there_unknown_here'
    | 'paid_here_unknown_there'
    | 'refund_only_there'
    | 'refund_only_here'
    | 'amount_differs'
    | 'mismatch'
    | 'refund_failed'
    | 'settlement_declined'
    | 'authorization_lost'
    | 'event_without_payment'
    | 'foreign_event'
    | 'unknown_at_provider'
    | 'totals_differ'
  readonly provider: string | null
  readonly orderId: number | null
  readonly attemptId: number | null
  readonly detail: Readonly<Record<string, unknown>>
}

/** An issue about one attempt. */
export function attemptIssue(
  { id, orderId, provider, ref }: Pick<Attempt, 'id' | 'orderId' | 'provider' | 'ref'>,
  kind: Issue['kind'],
  key: string,
): Issue {
  return { key, kind, provider, orderId, attemptId: id, detail: { ref } }
}

/** Writes an issue once; true when it is new. */
export async function openIssue(tx: Queryable, issue: Issue): Promise<boolean> {
  const rows = await tx.query({
    name: 'payments.issue',
    text: `insert into reconciliation_issue (key, kind, provider, order_id, attempt_id, detail)
           values ($1, $2, $3, $4, $5, $6) on conflict (key) do nothing returning id`,
    values: [issue.key, issue.kind, issue.provider, issue.orderId, issue.attemptId, JSON.stringify(issue.detail)],
  })
  return rows.length === 1
}
