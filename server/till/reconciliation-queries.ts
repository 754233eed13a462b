import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { ReconciliationIssue, Reconciliations } from '../../domain/till/reconciliation-calls.ts'
import type { Queryable } from '../platform/database.ts'

/** The last run of each provider and day, the newest day first. */
export async function readRuns(tx: Queryable, most: number): Promise<Reconciliations['runs']> {
  return tx.query<Reconciliations['runs'][number] & Record<string, unknown>>({
    name: 'till.runs',
    text: `
      select x.provider, x.day, iso_instant(x.started_at) as "startedAt", iso_instant(x.finished_at) as "finishedAt",
        x.difference_cents as "differenceCents",
        (select count(*)::integer from reconciliation_issue i
          where i.provider = x.provider and i.detail ->> 'day' = x.day::text and i.resolved_at is null) as "openIssues"
      from (
        select distinct on (r.day, r.provider) r.* from reconciliation_run r order by r.day desc, r.provider, r.id desc
      ) x
      order by x.day desc, x.provider limit $1`,
    values: [most],
  })
}

const ISSUE = `select i.id as "issueId", i.kind, i.provider, i.order_id as "orderId", o.number as "orderNumber",
    coalesce(i.detail ->> 'ref', i.detail ->> 'refundRef', '') as ref,
    (i.detail ->> 'hereCents')::integer as "hereCents",
    coalesce(i.detail ->> 'thereCents', i.detail ->> 'amountCents')::integer as "thereCents",
    iso_instant(i.found_at) as "foundAt", iso_instant(i.resolved_at) as "resolvedAt", i.resolved_note as note,
    coalesce(s.display_name, '') as staff
  from reconciliation_issue i left join orders o on o.id = i.order_id left join staff_member s on s.account_id = i.resolved_by`

/** Open issues, the oldest first. */
export async function readOpenIssues(tx: Queryable, most: number): Promise<ReconciliationIssue[]> {
  return tx.query<ReconciliationIssue & Record<string, unknown>>({
    name: 'till.open-issues',
    text: `${ISSUE} where i.resolved_at is null order by i.id limit $1`,
    values: [most],
  })
}

/** Resolved issues, the newest first. */
export async function readResolvedIssues(tx: Queryable, most: number): Promise<ReconciliationIssue[]> {
  return tx.query<ReconciliationIssue & Record<string, unknown>>({
    name: 'till.resolved-issues',
    text: `${ISSUE} where i.resolved_at is not null order by i.resolved_at desc, i.id desc limit $1`,
    values: [most],
  })
}

export async function readYesterday(tx: Queryable): Promise<CivilDate> {
  const [row] = await tx.query<{ day: CivilDate }>({
    name: 'till.yesterday',
    text: 'select resort_today() - 1 as day',
    values: [],
  })
  if (row === undefined) throw new Error('the database did not say what day it is')
  return row.day
}

/** Says how an issue was resolved; null for one that there is not, false for one that is resolved. */
export async function writeResolution(
  tx: Queryable,
  { issueId, staffId, note }: { readonly issueId: number; readonly staffId: number; readonly note: string },
): Promise<boolean | null> {
  const [row] = await tx.query<{ isNew: boolean }>({
    name: 'till.resolve-issue',
    text: `with found as (select id, resolved_at from reconciliation_issue where id = $1 for update),
             written as (
               update reconciliation_issue i set resolved_at = battigia_now(), resolved_by = $2, resolved_note = $3
                 from found f where i.id = f.id and f.resolved_at is null returning i.id
             )
           select exists (select from written) as "isNew" from found`,
    values: [issueId, staffId, note],
  })
  return row?.isNew ?? null
}

/** Opens an issue again that somebody of the resort resolved; null for one that there is not, false where nobody did. */
export async function writeReopening(tx: Queryable, issueId: number): Promise<boolean | null> {
  const [row] = await tx.query<{ isNew: boolean }>({
    name: 'till.reopen-issue',
    text: `with found as (select id, resolved_by from reconciliation_issue where id = $1 for update),
             written as (
               update reconciliation_issue i set resolved_at = null, resolved_by = null, resolved_note = ''
                 from found f where i.id = f.id and f.resolved_by is not null returning i.id
             )
           select exists (select from written) as "isNew" from found`,
    values: [issueId],
  })
  return row?.isNew ?? null
}
