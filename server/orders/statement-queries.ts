import type { LedgerEntryKind } from '../../domain/payments/money-words.ts'
import type { Queryable } from '../platform/database.ts'

/** A movement of an order's money as it is stored. */
export interface StoredPosting {
  readonly kind: LedgerEntryKind
  readonly amountCents: number
  readonly at: string
  /** Of the desk. */
  readonly tender: 'cash' | 'card_terminal' | null
  /** Of what was paid online, or goes back there. */
  readonly modeId: number | null
  readonly lastFour: string | null
  readonly isPending: boolean
}

/** What moved of an order's money and what is about to, the oldest first; without fees. */
export function readPostings(tx: Queryable, orderId: number): Promise<StoredPosting[]> {
  return tx.query<StoredPosting & Record<string, unknown>>({
    name: 'orders.postings',
    text: `
      select p.kind, p.amount_cents as "amountCents", iso_instant(p.at) as at, p.tender, a.mode_id as "modeId",
        a.instrument ->> 'lastFour' as "lastFour", p.is_pending as "isPending"
      from (
        select e.kind, e.amount_cents, e.at, m.tender, e.attempt_id, false as is_pending, e.id
          from ledger_entry e left join till_movement m on m.ledger_entry_id = e.id
         where e.order_id = $1 and e.kind <> 'fee' and e.amount_cents <> 0
        union all
        select 'refund', -r.amount_cents, r.created_at, null, r.attempt_id, true, r.id
          from refund r join payment_attempt b on b.id = r.attempt_id
         where r.order_id = $1 and r.state in ('requested', 'submitted', 'pending', 'waiting_settlement')
           and (r.reason <> 'give_back' or b.state = 'captured')
        union all
        select 'capture', b.amount_cents, b.created_at, null, b.id, true, b.id
          from payment_attempt b
         where b.order_id = $1 and b.use = 'paid' and b.state <> 'captured' and b.settled_at is null
      ) p
      left join payment_attempt a on a.id = p.attempt_id
      order by p.at, p.is_pending, p.id`,
    values: [orderId],
  })
}
