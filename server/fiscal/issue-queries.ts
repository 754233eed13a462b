import type { ReceiptLine, ReceiptPayment } from '../../domain/fiscal/receipt.ts'
import type { AdapterName, DocumentKind, Reason } from '../../domain/fiscal/fiscal-words.ts'
import type { Queryable } from '../platform/database.ts'
import type { DeviceStatus, FiscalRef } from './fiscal-adapter.ts'

/** Longer than any adapter takes: after it whoever had the document has died. */
const LEASE_SECONDS = 120

/** The key of a document, by which a service tells a repetition. */
const KEY = `'battigia-' || d.ledger_entry_id`

/** A document on its way. */
export interface Claimed {
  readonly documentId: number
  readonly key: string
  readonly kind: DocumentKind
  /** A sale that staff want voided. */
  readonly isVoiding: boolean
  readonly voidReason: string
  readonly attempts: number
  readonly lines: readonly ReceiptLine[]
  readonly payments: readonly ReceiptPayment[]
  /** What it takes back: of a refund its sale, of a voiding the document itself. */
  readonly original: FiscalRef | null
  readonly originalId: number | null
  /** It takes back all of a sale of today, of which nothing went back yet. */
  readonly isWhole: boolean
}

/** A refund waits until the sale that it takes back has a number; a voided sale is with a person. */
const READY = `(d.original_id is null or exists (
  select from fiscal_document o where o.id = d.original_id and o.state in ('issued', 'refunded') and o.void_wanted_at is null))`

/**
 * Claims documents that are due: nobody else gets them for as long as an adapter may take. After a crash between issuing and writing it down
 * the lease runs out and the same key is asked again; with `isIdempotent` false such a document goes to a person instead.
 */
export async function claimDue(tx: Queryable, isIdempotent: boolean, most: number): Promise<Claimed[]> {
  return tx.query<Claimed & Record<string, unknown>>({
    name: 'fiscal.claim',
    text: `
      with due as (
        select d.id from fiscal_document d
        where d.next_at <= battigia_now() and (
          d.state in ('to_issue', 'failed') and ${READY}
          or d.state in ('queued', 'retried') and d.leased_until is null and ${READY}
          or d.state in ('queued', 'retried') and d.leased_until < battigia_now() and $1
          or d.state = 'issued' and d.void_wanted_at is not null and (d.leased_until is null or d.leased_until < battigia_now() and $1)
        )
        order by d.ledger_entry_id limit $2 for update skip locked
      ), claimed as (
        update fiscal_document d
        set state = case when d.state = 'issued' then d.state when d.attempts = 0 then 'queued' else 'retried' end,
          attempts = d.attempts + 1, leased_until = battigia_now() + make_interval(secs => ${LEASE_SECONDS})
        from due where due.id = d.id
        returning d.*
      )
      select d.id as "documentId", ${KEY} as key, d.kind, d.state = 'issued' as "isVoiding", d.void_reason as "voidReason",
        d.attempts, d.lines, d.payments, d.original_id as "originalId",
        case
          when d.state = 'issued' then jsonb_build_object('number', d.number, 'day', d.issued_on, 'device', d.device)
          when o.id is not null then jsonb_build_object('number', o.number, 'day', o.issued_on, 'device', o.device)
        end as original,
        coalesce(d.total_cents = o.total_cents and o.issued_on = resort_today() and not exists (
          select from fiscal_document r where r.original_id = o.id and r.id <> d.id and r.state in ('issued', 'refunded')), false) as "isWhole"
      from claimed d left join fiscal_document o on o.id = d.original_id
      order by d.ledger_entry_id`,
    values: [isIdempotent, most],
  })
}

/** What a dead process left with an adapter that knows no keys: a person looks at the paper. */
export async function handUncertain(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'fiscal.hand-uncertain',
    text: `update fiscal_document set state = 'manual', reason = 'uncertain', leased_until = null
           where state in ('queued', 'retried') and leased_until < battigia_now()`,
    values: [],
  })
}

interface Issued {
  readonly documentId: number
  readonly attempts: number
  readonly kind: DocumentKind
  readonly adapter: AdapterName
  readonly ref: FiscalRef
}

/** Writes down the number; false when somebody else did meanwhile. The sale that it takes back ends with it. */
export async function markIssued(
  tx: Queryable,
  { documentId, attempts, kind, adapter, ref }: Issued,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'fiscal.mark-issued',
    text: `update fiscal_document
           set state = 'issued', kind = $3, adapter = $4, number = $5, issued_on = $6, device = $7, leased_until = null, last_error = '',
             reason = '', attempts = 0
           where id = $1 and attempts = $2 and state in ('queued', 'retried') returning id`,
    values: [documentId, attempts, kind, adapter, ref.number, ref.day, ref.device],
  })
  if (rows.length === 1) await settleOriginal(tx, documentId)
  return rows.length === 1
}

/** A sale of which everything went back is voided or refunded. */
export async function settleOriginal(tx: Queryable, documentId: number): Promise<void> {
  await tx.query({
    name: 'fiscal.settle-original',
    text: `update fiscal_document o
           set state = case
             when exists (select from fiscal_document v where v.original_id = o.id and v.kind = 'void' and v.state = 'issued') then 'voided'
             when (select coalesce(sum(r.total_cents), 0) from fiscal_document r
                   where r.original_id = o.id and r.state in ('issued', 'refunded')) >= o.total_cents then 'refunded'
             else 'issued'
           end
           where o.id = (select original_id from fiscal_document where id = $1) and o.state in ('issued', 'refunded', 'voided')
             and o.number is not null and o.void_number is null`,
    values: [documentId],
  })
}

export async function markVoided(tx: Queryable, documentId: number, number: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'fiscal.mark-voided',
    text: `update fiscal_document set state = 'voided', void_number = $2, leased_until = null, last_error = ''
           where id = $1 and state = 'issued' returning id`,
    values: [documentId, number],
  })
  return rows.length === 1
}

interface Delayed {
  readonly documentId: number
  readonly attempts: number
  /** `queued`: it is with the service, or the service is closed; no try is counted. */
  readonly state: 'failed' | 'queued' | 'manual'
  readonly reason: Reason
  readonly error: string
  readonly waitMs: number
}

/** Puts a document that has no number back in line, or before a person; one that is being voided stays issued. */
export async function putBack(tx: Queryable, delayed: Delayed): Promise<void> {
  const { documentId, attempts, state, reason, error, waitMs } = delayed
  await tx.query({
    name: 'fiscal.put-back',
    text: `update fiscal_document
           set state = case when state = 'issued' then state else $3 end, reason = $4, last_error = $5, leased_until = null,
             attempts = case when $3 = 'queued' then attempts - 1 else attempts end,
             void_wanted_at = case when $3 = 'manual' then null else void_wanted_at end,
             next_at = battigia_now() + make_interval(secs => $6::double precision / 1000)
           where id = $1 and attempts = $2`,
    values: [documentId, attempts, state, reason, error.slice(0, 200), waitMs],
  })
}

/** Keeps what the device says of itself. */
export async function saveStatus(tx: Queryable, adapter: AdapterName, status: DeviceStatus): Promise<void> {
  const { isOk, paper, lastZ, note } = status
  await tx.query({
    name: 'fiscal.save-status',
    text: `insert into fiscal_device (adapter, is_ok, paper, last_z, said) values ($1, $2, $3, $4, $5)
           on conflict (id) do update set adapter = $1, is_ok = $2, paper = $3, said = $5, seen_at = battigia_now(),
             last_z = case when $4 = '' then fiscal_device.last_z else $4 end`,
    values: [adapter, isOk, paper, lastZ, note.slice(0, 200)],
  })
}

/** Notes a daily closure, once for each closing of the till. */
export async function saveDailyClose(tx: Queryable, closingId: number, zNumber: string): Promise<void> {
  await tx.query({
    name: 'fiscal.save-daily-close',
    text: `with noted as (insert into fiscal_daily_close (closing_id, z_number) values ($1, $2) on conflict do nothing)
           update fiscal_device set last_z = $2 where $2 <> ''`,
    values: [closingId, zNumber],
  })
}

export async function hasDailyClose(tx: Queryable, closingId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'fiscal.has-daily-close',
    text: 'select from fiscal_daily_close where closing_id = $1',
    values: [closingId],
  })
  return rows.length > 0
}
