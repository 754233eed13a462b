import type { Fiscal, FiscalDocument } from '../../domain/fiscal/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'
import { violatedConstraint } from '../platform/database-errors.ts'

const DOCUMENT = `d.id as "documentId", d.kind, d.state, d.reason, n.number as "orderNumber", iso_instant(e.at) as at,
  coalesce(d.total_cents, abs(e.amount_cents)) as "totalCents", coalesce(d.payments, '[]') as payments,
  (select coalesce(jsonb_agg(jsonb_build_object(
     'description', l ->> 'description', 'productLine', l ->> 'productLine', 'quantity', l -> 'quantity', 'grossCents', l -> 'grossCents',
     'vatCents', l -> 'vatCents', 'vatPercent', l -> 'vatPercent', 'nature', l -> 'nature')), '[]')
   from jsonb_array_elements(coalesce(d.lines, '[]')) l) as lines,
  iso_instant(d.next_at) as "nextAt", d.attempts, d.last_error as "lastError", d.number, d.issued_on::text as "issuedOn", d.device,
  o.number as "originalNumber", d.void_wanted_at is not null and d.state = 'issued' as "isVoiding", d.void_number as "voidNumber"
  from fiscal_document d
  join ledger_entry e on e.id = d.ledger_entry_id
  join orders n on n.id = d.order_id
  left join fiscal_document o on o.id = d.original_id`

const OPEN = `d.state in ('noted', 'to_issue', 'queued', 'retried', 'failed', 'manual')`
/** What a noted entry becomes is known a moment later. */
const BACKLOG = `${OPEN} and d.state <> 'noted'`

type Row = FiscalDocument & Record<string, unknown>

export async function readBacklog(tx: Queryable, most: number): Promise<FiscalDocument[]> {
  return tx.query<Row>({
    name: 'fiscal.backlog',
    text: `select ${DOCUMENT} where ${BACKLOG} order by d.ledger_entry_id limit $1`,
    values: [most],
  })
}

/** Documents with a number of a day, the newest first. */
export async function readIssued(tx: Queryable, day: CivilDate, most: number): Promise<FiscalDocument[]> {
  return tx.query<Row>({
    name: 'fiscal.issued',
    text: `select ${DOCUMENT} where d.issued_on = $1 order by d.id desc limit $2`,
    values: [day, most],
  })
}

/** What a day's money still lacks. */
export async function readOpenOfDay(tx: Queryable, day: CivilDate, most: number): Promise<FiscalDocument[]> {
  return tx.query<Row>({
    name: 'fiscal.open-of-day',
    text: `select ${DOCUMENT} where ${BACKLOG} and (e.at at time zone 'Europe/Rome')::date = $1 order by d.id limit $2`,
    values: [day, most],
  })
}

export interface DayTotal {
  readonly vatPercent: number | null
  readonly nature: FiscalDocument['lines'][number]['nature']
  readonly grossCents: number
  readonly vatCents: number
}

/** Sums of a day by rate, what went back taken off; what was voided by hand counts for nothing. */
export async function readDayTotals(tx: Queryable, day: CivilDate): Promise<DayTotal[]> {
  return tx.query<DayTotal & Record<string, unknown>>({
    name: 'fiscal.day-totals',
    text: `
      select (l ->> 'vatPercent')::integer as "vatPercent", l ->> 'nature' as nature,
        sum(case when d.kind = 'sale' then 1 else -1 end * (l ->> 'grossCents')::integer)::integer as "grossCents",
        sum(case when d.kind = 'sale' then 1 else -1 end * (l ->> 'vatCents')::integer)::integer as "vatCents"
      from fiscal_document d cross join jsonb_array_elements(d.lines) l
      where d.issued_on = $1 and d.void_number is null
      group by 1, 2 order by 1 desc nulls last, 2`,
    values: [day],
  })
}

export async function countIssued(tx: Queryable, day: CivilDate): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'fiscal.count-issued',
    text: 'select count(*)::integer as count from fiscal_document where issued_on = $1',
    values: [day],
  })
  return row?.count ?? 0
}

export type Surroundings = Pick<Fiscal, 'today' | 'device' | 'backlogCount' | 'acquirers'>

/** The day, the device and who takes the money. */
export async function readSurroundings(tx: Queryable): Promise<Surroundings> {
  const [row] = await tx.query<Surroundings & Record<string, unknown>>({
    name: 'fiscal.surroundings',
    text: `
      select resort_today()::text as today, (select count(*)::integer from fiscal_document d where ${BACKLOG}) as "backlogCount",
        (select jsonb_build_object('isOk', v.is_ok, 'paper', v.paper, 'lastZ', v.last_z, 'note', v.said, 'seenAt', iso_instant(v.seen_at))
           from fiscal_device v) as device,
        (select coalesce(jsonb_agg(jsonb_build_object('modeId', p.id, 'provider', p.provider, 'isOn', p.enabled) order by p.id), '[]')
           from payment_mode p where p.provider is not null) as acquirers`,
    values: [],
  })
  if (row === undefined) throw new Error('the day cannot be read')
  return row
}

export interface HandIssued {
  readonly documentId: number
  readonly number: string
  readonly day: CivilDate
  readonly device: string
  readonly staffId: number
}

/** What happened to a document that somebody wished to change. */
export type Changed = 'done' | 'unknown' | 'changed' | 'number_taken'

async function changed(tx: Queryable, documentId: number, rows: readonly unknown[]): Promise<Changed> {
  if (rows.length === 1) return 'done'
  const found = await tx.query({
    name: 'fiscal.exists',
    text: 'select from fiscal_document where id = $1',
    values: [documentId],
  })
  return found.length === 0 ? 'unknown' : 'changed'
}

/**
 * A document on its way to a device may be issued there any moment, and is nobody's to write down. One number of a register and a day is one
 * receipt: the index says so, also to two people at once. After `number_taken` the transaction is over.
 */
export async function issueByHand(tx: Queryable, issued: HandIssued): Promise<Changed> {
  const { documentId, number, day, device, staffId } = issued
  try {
    const rows = await tx.query({
      name: 'fiscal.issue-by-hand',
      text: `update fiscal_document d
             set state = 'issued', number = $2, issued_on = $3, device = $4, issued_by = $5, adapter = 'none'
             where id = $1 and state in ('to_issue', 'failed', 'manual')
               and (d.original_id is null or exists (select from fiscal_document o where o.id = d.original_id and o.number is not null))
             returning id`,
      values: [documentId, number, day, device, staffId],
    })
    return await changed(tx, documentId, rows)
  } catch (error) {
    if (violatedConstraint(error) === 'fiscal_document__number_once') return 'number_taken'
    throw error
  }
}

/** Only while nothing has been built on it: no refund of it has a number, and it was not voided. */
export async function undoByHand(tx: Queryable, documentId: number): Promise<Changed> {
  const rows = await tx.query({
    name: 'fiscal.undo-by-hand',
    text: `update fiscal_document d
           set state = case when d.reason = '' then 'to_issue' else 'manual' end, number = null, issued_on = null, device = null,
             issued_by = null, adapter = ''
           where id = $1 and state = 'issued' and issued_by is not null and void_wanted_at is null
             and not exists (select from fiscal_document r where r.original_id = d.id and r.number is not null)
           returning id`,
    values: [documentId],
  })
  return changed(tx, documentId, rows)
}

/** Puts what failed back in line with the same key. */
export async function sendAgain(tx: Queryable, documentId: number): Promise<Changed> {
  const rows = await tx.query({
    name: 'fiscal.send-again',
    text: `update fiscal_document set state = 'failed', reason = '', next_at = battigia_now(), leased_until = null
           where id = $1 and state in ('failed', 'manual') returning id`,
    values: [documentId],
  })
  return changed(tx, documentId, rows)
}

interface Voiding {
  readonly documentId: number
  readonly reason: string
  /** Null leaves it to the device. */
  readonly number: string | null
}

/** Voids a sale of today of which nothing went back. */
export async function voidDocument(tx: Queryable, { documentId, reason, number }: Voiding): Promise<Changed> {
  const rows = await tx.query({
    name: 'fiscal.void',
    text: `update fiscal_document d
           set void_reason = $2, void_number = $3, state = case when $3::text is null then state else 'voided' end,
             void_wanted_at = battigia_now(), next_at = battigia_now(), attempts = 0
           where id = $1 and state = 'issued' and kind = 'sale' and void_wanted_at is null and issued_on = resort_today()
             and not exists (select from fiscal_document r where r.original_id = d.id and r.state <> 'not_due')
           returning id`,
    values: [documentId, reason, number],
  })
  return changed(tx, documentId, rows)
}
