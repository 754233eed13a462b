import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'
import { claimsOf, ORDERS_OF, type StoredVisit } from './visit-queries.ts'

export type ActionKind = 'arrive' | 'arrive_late' | 'no_show' | 'release' | 'strand'

/** What somebody did in one press. */
export interface VisitAction {
  readonly actionId: number
  readonly kind: ActionKind
  readonly day: CivilDate
  readonly orderId: number | null
  readonly moneyKey: string | null
  readonly collectedCents: number
  readonly changeCents: number
  readonly at: string
  readonly isUndone: boolean
  /** Whether it may still be taken back: `window` milliseconds from then on. */
  readonly isRecent: boolean
  /** Ids of what it was done to, `line:12`. */
  readonly visitIds: readonly string[]
  /** Orders of them. */
  readonly orderIds: readonly number[]
}

const TOUCHED = `(
  select kind, claim_id, order_id from arrival where action_id = v.id
  union all select kind, claim_id, order_id from visit_delay where action_id = v.id
  union all select kind, claim_id, order_id from no_show where action_id = v.id
)`
const ACTION = `select v.id as "actionId", v.kind, v.day, v.order_id as "orderId", v.money_key as "moneyKey",
  v.collected_cents as "collectedCents", v.change_cents as "changeCents", iso_instant(v.at) as at,
  v.undone_at is not null as "isUndone", v.at > battigia_now() - $2 * interval '1 ms' as "isRecent",
  array(select distinct t.kind || ':' || t.claim_id from ${TOUCHED} t) as "visitIds",
  array(select t.order_id from ${TOUCHED} t union select v.order_id where v.order_id is not null) as "orderIds"
  from visit_action v`

/** What a press did, by the name that the device gave it; null for a new one. */
export async function findPress(tx: Queryable, clientId: string, window: number): Promise<VisitAction | null> {
  const [row] = await tx.query<VisitAction & Record<string, unknown>>({
    name: 'arrivals.find-press',
    text: `${ACTION} where v.client_id = $1`,
    values: [clientId, window],
  })
  return row ?? null
}

/** One action; null for none. */
export async function readAction(tx: Queryable, actionId: number, window: number): Promise<VisitAction | null> {
  const [row] = await tx.query<VisitAction & Record<string, unknown>>({
    name: 'arrivals.action',
    text: `${ACTION} where v.id = $1`,
    values: [actionId, window],
  })
  return row ?? null
}

/**
 * Locks the orders of visits of a day, those of released places too; what is nobody's visit locks nothing. A line's id alone is not its
 * order's: a cart that was ordered again has the same lines.
 */
export async function lockOrdersOf(tx: Queryable, day: CivilDate, visitIds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'arrivals.lock-orders-of',
    text: `select from orders where id = any (${ORDERS_OF}) order by id for update`,
    values: [day, ...claimsOf(visitIds)],
  })
}

/** Nobody else acts on visits of these orders until the transaction ends, neither a person nor the clock. */
export async function lockOrders(tx: Queryable, orderIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'arrivals.lock-orders',
    text: 'select from orders where id = any ($1) order by id for update',
    values: [[...new Set(orderIds)]],
  })
}

export interface NewAction {
  readonly clientId: string
  readonly kind: ActionKind
  readonly day: CivilDate
  readonly staffId: number
  /** Of all that it is done to; null for several. */
  readonly orderId: number | null
  readonly reason?: string
  readonly money?: { readonly key: string; readonly cents: number; readonly changeCents: number }
}

/** Writes an action; answers its id and its instant. */
export async function insertAction(tx: Queryable, action: NewAction): Promise<{ actionId: number; at: string }> {
  const [row] = await tx.query<{ actionId: number; at: string }>({
    name: 'arrivals.insert-action',
    text: `insert into visit_action (client_id, kind, day, staff_id, order_id, reason, money_key, collected_cents, change_cents)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id as "actionId", iso_instant(at) as at`,
    values: [
      action.clientId,
      action.kind,
      action.day,
      action.staffId,
      action.orderId,
      action.reason ?? '',
      action.money?.key ?? null,
      action.money?.cents ?? 0,
      action.money?.changeCents ?? 0,
    ],
  })
  if (row === undefined) throw new Error('an action was not written')
  return row
}

type Touched = Pick<StoredVisit, 'kind' | 'claimId' | 'orderId' | 'umbrellaId'>

/** Notes arrivals, and that who was thought away is here; answers how many there were none of before. */
export async function insertArrivals(
  tx: Queryable,
  visits: readonly Touched[],
  { actionId, day, saidAt }: { readonly actionId: number; readonly day: CivilDate; readonly saidAt: string },
): Promise<number> {
  const columns = [
    visits.map(({ kind }) => kind),
    visits.map(({ claimId }) => claimId),
    visits.map(({ orderId }) => orderId),
    visits.map(({ umbrellaId }) => umbrellaId),
  ]
  const [row] = await tx.query<{ count: number }>({
    name: 'arrivals.insert-arrivals',
    text: `with here as (
             select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::integer[]) as t(kind, claim_id, order_id, umbrella_id)
           ), away as (
             update no_show n set undone_at = battigia_now() from here h
              where n.kind = h.kind and n.claim_id = h.claim_id and n.day = $6::date and n.undone_at is null
           ), noted as (
             insert into arrival (action_id, kind, claim_id, order_id, umbrella_id, day, said_at)
             select $5, h.kind, h.claim_id, h.order_id, h.umbrella_id, $6::date, $7::timestamptz from here h order by h.kind, h.claim_id
             on conflict (kind, claim_id, day) where undone_at is null do nothing
             returning 1
           )
           select count(*)::integer as count from noted`,
    values: [...columns, actionId, day, saidAt],
  })
  return row?.count ?? 0
}

/** Notes that somebody comes later than their hour. */
export async function insertDelay(
  tx: Queryable,
  visit: Touched,
  given: {
    readonly actionId: number
    readonly day: CivilDate
    readonly expectedAt: string
    readonly keptUntil: string
  },
): Promise<void> {
  await tx.query({
    name: 'arrivals.insert-delay',
    text: `insert into visit_delay (action_id, kind, claim_id, order_id, day, expected_at, kept_until)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [given.actionId, visit.kind, visit.claimId, visit.orderId, given.day, given.expectedAt, given.keptUntil],
  })
}

/** Notes by hand that somebody did not come; false when that stands already. */
export async function insertNoShow(
  tx: Queryable,
  visit: Touched,
  { actionId, day }: { readonly actionId: number; readonly day: CivilDate },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'arrivals.insert-no-show',
    text: `insert into no_show (action_id, kind, claim_id, order_id, umbrella_id, day, cause, is_released)
           values ($1, $2, $3, $4, $5, $6, 'by_hand', false)
           on conflict (kind, claim_id, day) where undone_at is null do nothing returning 1`,
    values: [actionId, visit.kind, visit.claimId, visit.orderId, visit.umbrellaId, day],
  })
  return rows.length === 1
}
