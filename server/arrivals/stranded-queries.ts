import type { Stranded } from '../../domain/arrivals/stranded-calls.ts'
import type { StrandedCause } from '../../domain/arrivals/stranded-rules.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Tender } from '../../domain/payments/tender.ts'
import type { Queryable } from '../platform/database.ts'

/** A visit of a released order. */
export interface ReleasedVisit {
  readonly orderId: number
  readonly claimId: number
  readonly umbrellaId: number
  readonly number: string
  /** What its lines cost before they were freed, with service, less the money of it that is in the till. */
  readonly mostCents: number
  /** Whether somebody of it waits for the desk already, or the desk has solved it for them. */
  readonly isOpen: boolean
  readonly isSolved: boolean
}

/** The line `claimId` of an order that ended because nobody came; null for everything else. Call it with the order locked. */
export async function readReleasedVisit(tx: Queryable, day: CivilDate, claimId: number): Promise<ReleasedVisit | null> {
  const [row] = await tx.query<ReleasedVisit & Record<string, unknown>>({
    name: 'arrivals.released-visit',
    text: `select o.id as "orderId", l.id as "claimId", l.umbrella_id as "umbrellaId", o.number,
             greatest(t.cents + round(t.cents * o.service_percent / 100.0) - covered_cents_of(o), 0)::integer as "mostCents",
             exists (select from stranded_arrival a where a.claim_id = l.id and a.day = $1::date and a.solution_id is null) as "isOpen",
             exists (select from stranded_arrival a where a.claim_id = l.id and a.day = $1::date and a.solution_id is not null) as "isSolved"
           from (
             select n.order_id from no_show n where n.kind = 'line' and n.claim_id = $2 and n.day = $1::date and n.undone_at is null and n.is_released
             union select a.order_id from stranded_arrival a where a.claim_id = $2 and a.day = $1::date
           ) f
           join orders o on o.id = f.order_id and o.status = 'no_show'
           join order_line l on l.order_id = o.id and l.id = $2
           cross join lateral (
             select coalesce(sum(m.total_cents), 0) as cents from order_line m join released_lines(o.id) r on r.line_id = m.id where m.order_id = o.id
           ) t
           where l.id in (select r.line_id from released_lines(o.id) r)`,
    values: [day, claimId],
  })
  return row ?? null
}

/** Whoever was seen was not away, whatever becomes of their place. */
export async function undoNoShows(tx: Queryable, orderId: number, claimId: number | null): Promise<void> {
  await tx.query({
    name: 'arrivals.undo-no-shows',
    text: `update no_show set undone_at = battigia_now()
           where order_id = $1 and undone_at is null and ($2::bigint is null and is_released or kind = 'line' and claim_id = $2)`,
    values: [orderId, claimId],
  })
}

/** Notes somebody who has no place; nothing when they wait for the desk already. */
export async function insertStranded(
  tx: Queryable,
  { orderId, claimId, umbrellaId }: ReleasedVisit,
  given: {
    readonly actionId: number
    readonly day: CivilDate
    readonly saidAt: string
    readonly releasedAt: string
    readonly cause: StrandedCause
  },
): Promise<void> {
  await tx.query({
    name: 'arrivals.insert-stranded',
    text: `insert into stranded_arrival (action_id, claim_id, order_id, umbrella_id, day, said_at, released_at, cause)
           values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (claim_id, day) where solution_id is null do nothing`,
    values: [given.actionId, claimId, orderId, umbrellaId, given.day, given.saidAt, given.releasedAt, given.cause],
  })
}

/** Everybody who waits for the desk, the first one seen first; of one order (`orderId`), or of all. */
export function readStranded(tx: Queryable, orderId: number | null): Promise<Stranded[]> {
  return tx.query<Stranded & Record<string, unknown>>({
    name: 'arrivals.stranded',
    text: `select o.id as "orderId", o.number,
             case when c.kind = 'erased' then o.number else trim(c.first_name || ' ' || c.last_name) end as holder, c.phone, o.language,
             w.people, w.seen, iso_instant(w.released_at) as "releasedAt",
             not exists (
               select from released_lines(o.id) r join order_line l on l.order_id = o.id and l.id = r.line_id
               join occupancy t on t.umbrella_id = l.umbrella_id and t.days && l.days and t.halves && l.halves
                 and (t.state <> 'held' or t.expires_at > battigia_now())
             ) as "isFree",
             m.cash + m.card as "moneyCents", case when m.cash + m.card > 0 then case when m.cash >= m.card then 'cash' else 'card_terminal' end end as tender
           from (
             select a.order_id, min(a.said_at) as first_at, max(a.released_at) as released_at, sum(l.people)::integer as people,
               jsonb_agg(jsonb_build_object(
                 'visitId', 'line:' || a.claim_id, 'day', a.day, 'code', l.code, 'seenAt', iso_instant(a.said_at),
                 'seenBy', coalesce(s.display_name, ''), 'cause', a.cause
               ) order by a.said_at, a.id) as seen
               from stranded_arrival a
               join order_line l on l.order_id = a.order_id and l.id = a.claim_id
               join visit_action v on v.id = a.action_id
               left join staff_member s on s.account_id = v.staff_id
              where a.solution_id is null and ($1::bigint is null or a.order_id = $1)
              group by a.order_id
           ) w
           join orders o on o.id = w.order_id
           join account c on c.id = o.account_id
           cross join lateral (select greatest(desk_cents_of(o.id, 'cash'), 0) as cash, greatest(desk_cents_of(o.id, 'card_terminal'), 0) as card) m
           order by w.first_at, o.id`,
    values: [orderId],
  })
}

/** Places of an order's lines as they are, by line id. */
export async function readLinePlaces(tx: Queryable, orderId: number): Promise<Record<string, number>> {
  const rows = await tx.query<{ id: number; umbrellaId: number }>({
    name: 'arrivals.line-places',
    text: 'select id, umbrella_id as "umbrellaId" from order_line where order_id = $1',
    values: [orderId],
  })
  return Object.fromEntries(rows.map(({ id, umbrellaId }) => [String(id), umbrellaId]))
}

/** Money of an order that came at the desk and is still there, by its tender. */
export async function readMoneyOf(tx: Queryable, orderId: number): Promise<Readonly<Record<Tender, number>>> {
  const [row] = await tx.query<Record<Tender, number> & Record<string, unknown>>({
    name: 'arrivals.money-of',
    text: `select greatest(desk_cents_of($1, 'cash'), 0) as cash, greatest(desk_cents_of($1, 'card_terminal'), 0) as card_terminal`,
    values: [orderId],
  })
  if (row === undefined) throw new Error(`the money of the order ${orderId} was not answered`)
  return row
}

/** Days on which guests of a solution had been seen. */
export async function readSolvedDays(tx: Queryable, solutionId: number): Promise<CivilDate[]> {
  const rows = await tx.query<{ day: CivilDate }>({
    name: 'arrivals.solved-days',
    text: 'select distinct day from stranded_arrival where solution_id = $1',
    values: [solutionId],
  })
  return rows.map(({ day }) => day)
}
