import type { Composed, FiscalProfile, ToCompose } from '../../domain/fiscal/receipt.ts'
import type { ProductLine } from '../../domain/fiscal/fiscal-words.ts'
import type { Queryable } from '../platform/database.ts'

/** An entry whose document is noted and not composed, with everything of its order that decides it. */
export type Noted = Pick<ToCompose, 'entry' | 'orderNumber' | 'sources' | 'earlier'> & {
  readonly documentId: number
  readonly category: string
}

const MAIN_LINES: Readonly<Record<string, ProductLine>> = {
  umbrella: 'place',
  bar: 'bar',
  restaurant: 'restaurant',
  parking: 'parking',
  service: 'services',
}

/** What an order of a category mostly is. */
export const mainLineOf = (category: string): ProductLine => MAIN_LINES[category] ?? 'subscriptions'

/** The noted document of the oldest entry; null when all are composed. */
export async function readNoted(tx: Queryable): Promise<Noted | null> {
  const [row] = await tx.query<{ noted: Noted }>({
    name: 'fiscal.noted',
    text: `
      select jsonb_build_object(
        'documentId', d.id, 'category', o.category, 'orderNumber', o.number, 'sources', fiscal_sources(o.id),
        'entry', jsonb_build_object(
          'kind', e.kind, 'amountCents', e.amount_cents, 'isGiveBack', e.is_give_back, 'key', e.key, 'attemptId', e.attempt_id,
          'refundId', e.refund_id, 'tender', (select m.tender from till_movement m where m.ledger_entry_id = e.id),
          'lineId', (select r.line_id from refund r where r.id = e.refund_id and r.line_id > 0)
        ),
        'earlier', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'documentId', p.id, 'entryKey', pe.key, 'attemptId', pe.attempt_id, 'refundId', pe.refund_id, 'kind', p.kind,
            'originalId', p.original_id, 'isDropped', p.state = 'voided' and p.reason = 'taken_back',
            'isUntouched', p.state = 'to_issue' and p.attempts = 0, 'parts', coalesce(p.parts, '[]'), 'lines', coalesce(p.lines, '[]'),
            'payment', p.payments -> 0 ->> 'kind'
          ) order by p.ledger_entry_id), '[]')
          from fiscal_document p join ledger_entry pe on pe.id = p.ledger_entry_id
          where p.order_id = d.order_id and p.ledger_entry_id < d.ledger_entry_id
        )
      ) as noted
      from fiscal_document d
      join ledger_entry e on e.id = d.ledger_entry_id
      join orders o on o.id = d.order_id
      where d.state = 'noted'
      order by d.ledger_entry_id
      limit 1`,
    values: [],
  })
  return row?.noted ?? null
}

/** Seconds that a press of the desk may still be taken back in before a receipt of it leaves. */
const UNDO_SECONDS = 15

/** Freezes what a document says. */
export async function saveComposed(tx: Queryable, documentId: number, composed: Composed): Promise<void> {
  const { kind, state, reason, originalId, parts, lines, payments, totalCents, dueFrom } = composed
  const values = [
    documentId,
    kind,
    state,
    reason,
    originalId,
    JSON.stringify(parts),
    JSON.stringify(lines),
    JSON.stringify(payments),
    totalCents,
    dueFrom,
    UNDO_SECONDS,
  ]
  await tx.query({
    name: 'fiscal.save-composed',
    text: `update fiscal_document d
           set kind = $2, state = $3, reason = $4, original_id = $5, parts = $6, lines = $7, payments = $8, total_cents = $9,
             next_at = greatest(
               $10::date::timestamp at time zone 'Europe/Rome',
               (select e.at + make_interval(secs => case when e.kind in ('cash', 'card_terminal', 'desk_refund') then $11 else 0 end)
                  from ledger_entry e where e.id = d.ledger_entry_id)
             )
           where id = $1 and state = 'noted'`,
    values,
  })
}

/** Ends a document that nobody has begun to issue; false when somebody has meanwhile. */
export async function dropDocument(tx: Queryable, documentId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'fiscal.drop',
    text: `update fiscal_document set state = 'voided', reason = 'taken_back'
           where id = $1 and state = 'to_issue' and attempts = 0 returning id`,
    values: [documentId],
  })
  return rows.length === 1
}

export interface StoredProfile extends FiscalProfile {
  readonly version: number
}

export async function readProfiles(tx: Queryable): Promise<StoredProfile[]> {
  return tx.query<StoredProfile & Record<string, unknown>>({
    name: 'fiscal.profiles',
    text: `select product_line as "productLine", is_due as "isDue", due_when as "dueWhen", vat_percent as "vatPercent", nature,
             department, version
           from fiscal_profile
           order by array_position(array['place', 'extras', 'bar', 'restaurant', 'parking', 'services', 'subscriptions', 'deposits', 'tips'],
             product_line)`,
    values: [],
  })
}

/** Changes a profile; false when somebody changed it since `version`. */
export async function updateProfile(tx: Queryable, profile: StoredProfile): Promise<boolean> {
  const { productLine, isDue, dueWhen, vatPercent, nature, department, version } = profile
  const rows = await tx.query({
    name: 'fiscal.update-profile',
    text: `update fiscal_profile
           set is_due = $2, due_when = $3, vat_percent = $4, nature = $5, department = $6, version = version + 1
           where product_line = $1 and version = $7 returning version`,
    values: [productLine, isDue, dueWhen, vatPercent, nature, department, version],
  })
  return rows.length === 1
}
