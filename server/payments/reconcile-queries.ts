import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { ProviderId } from '../../domain/payments/snapshot.ts'
import type { Queryable } from '../platform/database.ts'
import { openIssue, type Issue } from './ledger-queries.ts'

/** A movement of the ledger on a day, as the comparison needs it. */
export interface DayEntry {
  readonly orderId: number
  readonly attemptId: number
  readonly paymentRef: string
  /** Null for a capture. */
  readonly refundRef: string | null
  /** Signed. */
  readonly cents: number
}

/** The instants between which a day of the resort lies, widened at both edges. */
export async function readDayBounds(
  tx: Queryable,
  day: CivilDate,
  next: CivilDate,
  marginHours: number,
): Promise<{ readonly since: string; readonly until: string }> {
  const [bounds] = await tx.query<{ since: string; until: string }>({
    name: 'payments.day-bounds',
    text: `select iso_instant($1::date::timestamp at time zone 'Europe/Rome' - make_interval(hours => $3)) as since,
                  iso_instant($2::date::timestamp at time zone 'Europe/Rome' + make_interval(hours => $3)) as until`,
    values: [day, next, marginHours],
  })
  if (bounds === undefined) throw new Error(`the day ${day} has no bounds`)
  return bounds
}

/** The captures and refunds of a provider that the ledger has on a day of the resort. */
export async function readEntriesOfDay(tx: Queryable, provider: ProviderId, day: CivilDate): Promise<DayEntry[]> {
  return tx.query<DayEntry & Record<string, unknown>>({
    name: 'payments.entries-of-day',
    text: `select l.order_id as "orderId", a.id as "attemptId", a.ref as "paymentRef", r.ref as "refundRef",
             l.amount_cents as cents
           from ledger_entry l
           join payment_attempt a on a.id = l.attempt_id and a.provider = $1 and a.ref is not null
           left join refund r on r.id = l.refund_id
           where l.kind in ('capture', 'refund') and (l.kind = 'capture' or r.ref is not null)
             and l.at >= $2::date::timestamp at time zone 'Europe/Rome'
             and l.at < ($2::date + 1)::timestamp at time zone 'Europe/Rome'
           order by l.id`,
    values: [provider, day],
  })
}

/** What the ledger says was taken by an attempt. */
export async function readLedgerOfPayment(tx: Queryable, attempt: number): Promise<number> {
  const [row] = await tx.query<{ cents: number }>({
    name: 'payments.ledger-of-payment',
    text: `select coalesce(sum(amount_cents), 0)::integer as cents from ledger_entry where attempt_id = $1 and kind = 'capture'`,
    values: [attempt],
  })
  return row?.cents ?? 0
}

/**
 * What the ledger says went back by a refund of the provider: the one with our id or its ref, or all that went back of the
 * payment from elsewhere; null when the ledger knows nothing of it.
 */
export async function findRefundOfProvider(
  tx: Queryable,
  provider: ProviderId,
  { refundId, refundRef, paymentRef }: { refundId: string | null; refundRef: string; paymentRef: string },
): Promise<{ readonly cents: number } | null> {
  const [row] = await tx.query<{ cents: number | null }>({
    name: 'payments.refund-of-provider',
    text: `select -sum(l.amount_cents)::integer as cents
           from ledger_entry l join refund r on r.id = l.refund_id join payment_attempt a on a.id = r.attempt_id
           where a.provider = $1 and l.kind in ('refund', 'external_refund')
             and (r.public_id = $2 or r.ref = $3 or ($2::text is null and a.ref = $4 and r.state = 'external'))`,
    values: [provider, refundId, refundRef, paymentRef],
  })
  return row?.cents === undefined || row.cents === null ? null : { cents: row.cents }
}

export async function startRun(tx: Queryable, provider: ProviderId, day: CivilDate): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'payments.start-run',
    text: 'insert into reconciliation_run (provider, day) values ($1, $2) returning id',
    values: [provider, day],
  })
  if (row === undefined) throw new Error('the run was not stored')
  return row.id
}

export interface FinishedRun {
  readonly provider: ProviderId
  readonly day: CivilDate
  readonly differenceCents: number
  readonly issues: readonly Issue[]
}

/** Ends a run: its issues once each, and those of earlier runs of the day that it did not find again are resolved. */
export async function finishRun(tx: Queryable, run: number, finished: FinishedRun): Promise<void> {
  const { provider, day, differenceCents, issues } = finished
  for (const issue of issues) await openIssue(tx, { ...issue, detail: { ...issue.detail, day } })
  await tx.query({
    name: 'payments.resolve-issues',
    text: `update reconciliation_issue set resolved_at = battigia_now()
           where provider = $1 and detail ->> 'day' = $2 and resolved_at is null and key <> all ($3)`,
    values: [provider, day, issues.map((issue) => issue.key)],
  })
  await tx.query({
    name: 'payments.finish-run',
    text: 'update reconciliation_run set finished_at = battigia_now(), difference_cents = $2 where id = $1',
    values: [run, differenceCents],
  })
}

/** Yesterday, once it is past the early hours and while no run of it has finished for the provider; null otherwise. */
export async function dayToReconcile(tx: Queryable, provider: ProviderId, fromHour: number): Promise<CivilDate | null> {
  const [row] = await tx.query<{ day: CivilDate }>({
    name: 'payments.day-to-reconcile',
    text: `select resort_today() - 1 as day
           where extract(hour from battigia_now() at time zone 'Europe/Rome') >= $2
             and not exists (
               select from reconciliation_run r
                where r.provider = $1 and r.day = resort_today() - 1
                  and (r.finished_at is not null or r.started_at > battigia_now() - interval '1 hour'))`,
    values: [provider, fromHour],
  })
  return row?.day ?? null
}

/** Cents, none of them signed. */
export interface DayTotals {
  readonly inCents: number
  readonly outCents: number
  readonly feeCents: number
}

/** Fees and what came in and went back by day and provider, as they stand in the ledger (case 108). */
export async function readTotals(tx: Queryable, provider: ProviderId, day: CivilDate): Promise<DayTotals> {
  const [row] = await tx.query<DayTotals & Record<string, unknown>>({
    name: 'payments.totals',
    text: `select coalesce(sum(l.amount_cents) filter (where l.kind = 'capture'), 0)::integer as "inCents",
             coalesce(-sum(l.amount_cents) filter (where l.kind in ('refund', 'external_refund')), 0)::integer as "outCents",
             coalesce(-sum(l.amount_cents) filter (where l.kind = 'fee'), 0)::integer as "feeCents"
           from ledger_entry l join payment_attempt a on a.id = l.attempt_id and a.provider = $1
           where l.at >= $2::date::timestamp at time zone 'Europe/Rome'
             and l.at < ($2::date + 1)::timestamp at time zone 'Europe/Rome'`,
    values: [provider, day],
  })
  return row ?? { inCents: 0, outCents: 0, feeCents: 0 }
}
