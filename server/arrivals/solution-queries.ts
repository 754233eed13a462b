import type { StrandedSolution } from '../../domain/arrivals/stranded-rules.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Tender } from '../../domain/payments/tender.ts'
import type { OrderSnapshot } from '../orders/staff/order-snapshot.ts'
import type { Queryable } from '../platform/database.ts'

/** Places of an order's lines, by line id. */
export type PlacesOfLines = Readonly<Record<string, number>>

export interface NewSolution {
  readonly pressId: string
  readonly orderId: number
  readonly kind: StrandedSolution
  readonly staffId: number
  readonly note?: string
  readonly tenders?: readonly Tender[]
  readonly placesBefore?: PlacesOfLines
  /** The order as it was left. */
  readonly after?: OrderSnapshot
}

export interface Solution {
  readonly solutionId: number
  readonly orderId: number
  readonly kind: StrandedSolution
  readonly pressId: string
  readonly tenders: readonly Tender[] | null
  readonly placesBefore: PlacesOfLines | null
  readonly after: OrderSnapshot | null
  readonly at: string
  readonly isUndone: boolean
  /** Whether it may still be taken back: `window` milliseconds from then on. */
  readonly isRecent: boolean
}

const SOLUTION = `select s.id as "solutionId", s.order_id as "orderId", s.kind, s.press as "pressId", s.tenders, s.places_before as "placesBefore",
  s.after, iso_instant(s.at) as at, s.undone_at is not null as "isUndone", s.at > battigia_now() - $2 * interval '1 ms' as "isRecent"
  from stranded_solution s`

export async function findSolution(tx: Queryable, pressId: string, window: number): Promise<Solution | null> {
  const [row] = await tx.query<Solution & Record<string, unknown>>({
    name: 'arrivals.solution-of-press',
    text: `${SOLUTION} where s.press = $1`,
    values: [pressId, window],
  })
  return row ?? null
}

export async function readSolution(tx: Queryable, solutionId: number, window: number): Promise<Solution | null> {
  const [row] = await tx.query<Solution & Record<string, unknown>>({
    name: 'arrivals.solution',
    text: `${SOLUTION} where s.id = $1`,
    values: [solutionId, window],
  })
  return row ?? null
}

/** Writes what was done for everybody of an order who waited; answers its id and its instant. */
export async function insertSolution(
  tx: Queryable,
  solution: NewSolution,
): Promise<{ readonly solutionId: number; readonly at: string }> {
  const { pressId, orderId, kind, staffId, note = '', tenders, placesBefore, after } = solution
  const [row] = await tx.query<{ solutionId: number; at: string }>({
    name: 'arrivals.insert-solution',
    text: `with made as (
             insert into stranded_solution (press, order_id, kind, staff_id, note, tenders, places_before, after)
             values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, at
           ), solved as (
             update stranded_arrival a set solution_id = m.id from made m where a.order_id = $2 and a.solution_id is null
           ), forgotten as (
             -- What can no longer be taken back: it holds names of dogs.
             update stranded_solution set after = null where after is not null and at < battigia_now() - interval '1 day'
           )
           select id as "solutionId", iso_instant(at) as at from made`,
    values: [
      pressId,
      orderId,
      kind,
      staffId,
      note,
      tenders ?? null,
      placesBefore === undefined ? null : JSON.stringify(placesBefore),
      after === undefined ? null : JSON.stringify(after),
    ],
  })
  if (row === undefined) throw new Error('a solution was not written')
  return row
}

/** Whoever waited waits again; false when somebody was stranded on the same visit since. */
export async function reopenSolved(tx: Queryable, solutionId: number, staffId: number): Promise<boolean> {
  const [row] = await tx.query<{ isBack: boolean }>({
    name: 'arrivals.reopen-solved',
    text: `with opened as (
             update stranded_arrival a set solution_id = null
              where a.solution_id = $1 and not exists (
                select from stranded_arrival b where b.claim_id = a.claim_id and b.day = a.day and b.solution_id is null
              ) returning a.id
           ), undone as (
             update stranded_solution set undone_at = battigia_now(), undone_by = $2 where id = $1 and undone_at is null returning id
           )
           select exists (select from undone) and (select count(*) from opened) = (
             select count(*) from stranded_arrival a where a.solution_id = $1
           ) as "isBack"`,
    values: [solutionId, staffId],
  })
  return row?.isBack === true
}

/** Puts the lines of an order that has ended back to their places of before, so that these can be given back to them. */
export async function restoreLinePlaces(tx: Queryable, orderId: number, places: PlacesOfLines): Promise<void> {
  await tx.query({
    name: 'arrivals.restore-line-places',
    text: `update order_line l
              set umbrella_id = p.id, code = p.code, row_id = p.row_id, kind = c.kind, is_accessible = p.is_accessible
             from jsonb_each_text($2::jsonb) x
             join place p on p.id = x.value::integer
             join category c on c.id = p.category_id
            where l.order_id = $1 and l.id = x.key::bigint`,
    values: [orderId, JSON.stringify(places)],
  })
}

/** What a return to the beach took away of an order's no-shows at an instant stands again. */
export async function restoreNoShows(tx: Queryable, orderId: number, undoneAt: string): Promise<void> {
  await tx.query({
    name: 'arrivals.restore-no-shows',
    text: `update no_show n set undone_at = null
           where n.order_id = $1 and n.is_released and date_trunc('milliseconds', n.undone_at) = date_trunc('milliseconds', $2::timestamptz)`,
    values: [orderId, undoneAt],
  })
}

/** Claims of an order that a device saw come and that still wait, by day. */
export function readWaitingClaims(
  tx: Queryable,
  orderId: number,
): Promise<
  { readonly claimId: number; readonly umbrellaId: number; readonly day: CivilDate; readonly saidAt: string }[]
> {
  return tx.query<{ claimId: number; umbrellaId: number; day: CivilDate; saidAt: string }>({
    name: 'arrivals.waiting-claims',
    text: `select a.claim_id as "claimId", l.umbrella_id as "umbrellaId", a.day, iso_instant(a.said_at) as "saidAt"
             from stranded_arrival a join order_line l on l.order_id = a.order_id and l.id = a.claim_id
            where a.order_id = $1 and a.solution_id is null order by a.day, a.claim_id`,
    values: [orderId],
  })
}
