import { HALVES } from '../../../domain/platform/day-part.ts'
import type { Deadline } from '../../../domain/orders/deadlines.ts'
import type { PricedStay } from '../../../domain/orders/change-days.ts'
import type { PricedLine } from '../../../domain/umbrellas/lock-rules.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import type { Queryable } from '../../platform/database.ts'
import type { OrderChange } from './order-change.ts'

/** Whether a line has all of its half-days: what was returned to the resort is not its own to change. */
export async function hasAllHalfDays(tx: Queryable, orderId: number, bookingId: number): Promise<boolean> {
  const [row] = await tx.query<{ has: boolean }>({
    name: 'changes.has-all',
    text: 'select has_all_half_days(l) as has from order_line l where l.order_id = $1 and l.id = $2 and l.cancelled_at is null',
    values: [orderId, bookingId],
  })
  return row?.has === true
}

/** Makes a line several; answers the ids of the parts that go, null where some of it was returned in the meantime. */
export async function divideLine(
  tx: Queryable,
  orderId: number,
  bookingId: number,
  parts: { readonly stays: readonly PricedStay[]; readonly goes: readonly PricedStay[] },
): Promise<number[] | null> {
  const json = (stay: PricedStay, isGone: boolean) => {
    const [first, end] = HALVES[stay.part]
    return { from: stay.from, to: stay.to, first, end, price: stay.price, total: stay.totalCents, isGone }
  }
  const all = [...parts.stays.map((stay) => json(stay, false)), ...parts.goes.map((stay) => json(stay, true))]
  const [row] = await tx.query<{ ids: number[] | null }>({
    name: 'changes.divide',
    text: 'select to_jsonb(divide_line($1, $2, $3)) as ids',
    values: [orderId, bookingId, JSON.stringify(all)],
  })
  return row?.ids ?? null
}

export interface OrderSums {
  readonly orderId: number
  /** What the policy keeps more than before. */
  readonly keptCents: number
  /** What a paid order is short of now. */
  readonly differenceCents: number
  /** Null leaves it as it is. */
  readonly deadline: Pick<Deadline, 'day' | 'hour'> | null
  readonly graceMinutes: number
}

/** Sums the order anew after its lines have changed. */
export async function sumOrder(tx: Queryable, sums: OrderSums): Promise<void> {
  await tx.query({
    name: 'changes.sum',
    text: 'select sum_order($1, $2, $3, $4, $5, $6)',
    values: [
      sums.orderId,
      sums.keptCents,
      sums.differenceCents,
      sums.deadline?.day ?? null,
      sums.deadline?.hour ?? null,
      sums.graceMinutes,
    ],
  })
}

export type MoveOutcome =
  | { readonly outcome: 'moved' | 'umbrella_taken' | 'days_returned' }
  | { readonly outcome: 'extra_sold_out'; readonly extras: string[] }
  | { readonly outcome: 'too_many_umbrellas'; readonly max: number; readonly have: number }

export interface Move {
  readonly orderId: number
  readonly bookingId: number
  readonly period: Period
  readonly line: PricedLine
  readonly stock: ReadonlyMap<string, number | null>
  readonly maxUmbrellas: number
  readonly reason: string
  readonly actor: OrderChange['actor']
}

/** One statement, all or nothing: the constraint decides who has the place. */
export async function moveLine(
  tx: Queryable,
  { orderId, bookingId, period, line, ...move }: Move,
): Promise<MoveOutcome> {
  const [row] = await tx.query<{ outcome: MoveOutcome }>({
    name: 'changes.move',
    text: `select move_line($1, $2, $3, daterange($4, $5, '[]'), int4range($6, $7), $8, $9, $10, $11, $12, $13, $14, $15, $16) as outcome`,
    values: [
      orderId,
      bookingId,
      line.umbrellaId,
      period.from,
      period.to,
      ...HALVES[period.part],
      line.people,
      JSON.stringify(line.dogs),
      JSON.stringify(line.extras),
      JSON.stringify(line.price),
      line.totalCents,
      JSON.stringify(Object.fromEntries(move.stock)),
      move.maxUmbrellas,
      move.reason,
      move.actor,
    ],
  })
  if (row === undefined) throw new Error('the database answered no outcome')
  return row.outcome
}

/** Whether somebody else, or another booking, has a place on some half-day of a period; the move itself has the last word. */
export async function isTaken(tx: Queryable, bookingId: number, umbrellaId: number, period: Period): Promise<boolean> {
  const [row] = await tx.query<{ isTaken: boolean }>({
    name: 'changes.taken',
    text: `select exists (
             select from occupancy o
             where o.umbrella_id = $2 and o.days && daterange($3, $4, '[]') and o.halves && int4range($5, $6)
               and coalesce(o.line_id, o.id) <> $1 and (o.state <> 'held' or o.expires_at > battigia_now())
           ) as "isTaken"`,
    values: [bookingId, umbrellaId, period.from, period.to, ...HALVES[period.part]],
  })
  return row?.isTaken === true
}

/** Credit that the account may use today for a difference. */
export async function readCredit(tx: Queryable, accountId: number): Promise<number> {
  const [row] = await tx.query<{ cents: number }>({
    name: 'changes.credit',
    text: 'select usable_credit($1) as cents',
    values: [accountId],
  })
  return row?.cents ?? 0
}

/** A number in the place of a line's, for a refund that belongs to no line. */
export async function freshLineId(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'changes.fresh-line',
    text: `select nextval(pg_get_serial_sequence('occupancy', 'id'))::bigint as id`,
    values: [],
  })
  if (row === undefined) throw new Error('the database answered no number')
  return row.id
}

export async function insertChange(tx: Queryable, change: OrderChange): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'changes.insert',
    text: `insert into order_change (order_id, line_id, kind, actor, stay_before, stay_after, cancelled_lines, refund_line_id,
             goes_back_cents, refund_to, kept_cents, difference_cents)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    values: [
      change.orderId,
      change.lineId,
      change.kind,
      change.actor,
      JSON.stringify(change.before),
      change.after === null ? null : JSON.stringify(change.after),
      change.cancelledLines,
      change.refundLineId,
      change.goesBackCents,
      change.refundTo,
      change.keptCents,
      change.differenceCents,
    ],
  })
  if (row === undefined) throw new Error('the change was not kept')
  return row.id
}

/** How often places of an order were moved. */
export async function countMoves(tx: Queryable, orderId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'changes.count-moves',
    text: `select count(*)::integer as count from order_change where order_id = $1 and kind = 'moved'`,
    values: [orderId],
  })
  return row?.count ?? 0
}

export async function readChange(tx: Queryable, changeId: number): Promise<OrderChange | null> {
  const [row] = await tx.query<OrderChange & Record<string, unknown>>({
    name: 'changes.one',
    text: `select order_id as "orderId", line_id as "lineId", kind, actor, stay_before as before, stay_after as after,
             to_jsonb(cancelled_lines) as "cancelledLines", refund_line_id as "refundLineId", goes_back_cents as "goesBackCents",
             refund_to as "refundTo", kept_cents as "keptCents", difference_cents as "differenceCents"
           from order_change where id = $1`,
    values: [changeId],
  })
  return row ?? null
}
