import type { Invariant } from './invariant.ts'

const WITHOUT = `('fee', 'dispute_opened', 'dispute_won', 'dispute_lost')`
/** Money for the only order, in the till, with its document noted. */
const TAKEN = `select enter_desk_money(id, 'taken', 'cash', 100, 'broken', null, '', 1, '') from orders order by id limit 1`
const SETTLED = 'set constraints all immediate'
const UNFROZEN = 'alter table fiscal_document disable trigger user'
/** What the job would have made of it. */
const COMPOSED = `update fiscal_document set state = 'to_issue', parts = '[{"ref": "a", "cents": 100}]', total_cents = 100,
  lines = '[{"ref": "a", "grossCents": 100, "vatPercent": 22, "vatCents": 18}]', payments = '[{"kind": "cash", "cents": 100}]'`

/** The promises about receipts (webcam-and-fiscal guide, 2.3). */
export const FISCAL_INVARIANTS: readonly Invariant[] = [
  {
    id: 'I109',
    promise:
      'every entry of the ledger that moves money of an order has one document, and every document one such entry of its order',
    finds: `select e.key from ledger_entry e left join fiscal_document d on d.ledger_entry_id = e.id
            where e.kind not in ${WITHOUT} and (d.id is null or d.order_id <> e.order_id)
            union all
            select d.id::text from fiscal_document d join ledger_entry e on e.id = d.ledger_entry_id where e.kind in ${WITHOUT}`,
    broken: [TAKEN, SETTLED, UNFROZEN, 'delete from fiscal_document'],
  },
  {
    id: 'I110',
    promise:
      'a document’s lines, payments and total are the same, never more than its entry moved, and no refunds of a sale are more than the sale',
    finds: `select d.id::text from fiscal_document d join ledger_entry e on e.id = d.ledger_entry_id
            where d.lines is not null and (
              d.total_cents <> (select coalesce(sum((l ->> 'grossCents')::integer), 0) from jsonb_array_elements(d.lines) l)
              or d.total_cents <> (select coalesce(sum((p ->> 'cents')::integer), 0) from jsonb_array_elements(d.payments) p)
              or d.total_cents > abs(e.amount_cents)
              or d.state not in ('not_due', 'manual', 'issued') and abs(e.amount_cents) <> (
                select coalesce(sum((p ->> 'cents')::integer), 0) from jsonb_array_elements(d.parts) p))
            union all
            select o.id::text from fiscal_document o
            where o.total_cents < (select sum(r.total_cents) from fiscal_document r
              where r.original_id = o.id and r.reason not in ('spans_documents', 'taken_back') and r.state not in ('not_due', 'manual'))`,
    broken: [TAKEN, SETTLED, UNFROZEN, COMPOSED, 'update fiscal_document set total_cents = 99'],
  },
  {
    id: 'I111',
    promise:
      'no two documents have one key, no number of a device is used twice on a day, and a number belongs to what was issued',
    finds: `select min(d.id)::text from fiscal_document d group by d.ledger_entry_id having count(*) > 1
            union all
            select min(d.id)::text from fiscal_document d where d.number is not null group by d.device, d.issued_on, d.number having count(*) > 1
            union all
            select d.id::text from fiscal_document d
            where (d.number is not null) <> (d.state in ('issued', 'refunded') or d.state = 'voided' and d.reason <> 'taken_back')`,
    broken: [
      TAKEN,
      SETTLED,
      UNFROZEN,
      COMPOSED,
      'alter table fiscal_document drop constraint fiscal_document__one_per_entry',
      `insert into fiscal_document (ledger_entry_id, order_id, kind) select ledger_entry_id, order_id, kind from fiscal_document limit 1`,
    ],
  },
]
