import type { OrderStatus, PaymentMethod } from '../../domain/orders/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'

export interface DueOrder {
  readonly orderId: number
  readonly status: OrderStatus
  readonly method: PaymentMethod
}

/**
 * Confirmed orders that nothing was paid of, not even a part, when it had to be, outside any window of a payment (payments guide, 8.7).
 * One that was paid and that a change made dearer keeps its places: its difference is the desk's to take (decision 105). A cash guest who has come, or who
 * called and is still expected, keeps them too; where the resort's people decide by hand (`$2` false), the clock ends an order only when
 * its last day is over (B-04, decision 107).
 */
const DUE = `(o.category = 'umbrella') = $3::boolean and o.status = 'confirmed' and o.release_at <= battigia_now()
  and (o.pay_until is null or o.pay_until <= battigia_now())
  and order_payment_status(o) = 'unpaid' and o.difference_cents = 0 and o.received_cents <= o.returned_cents
  and (o.method <> 'cash' or not is_awaited(o.id) and ($2::boolean or not exists (
    select from order_line l where l.order_id = o.id and l.cancelled_at is null and upper(l.days) > resort_today()
  )))`

/**
 * Unpaid orders of places, or of items, whose time is over, locked; those that somebody works on are left for the next time. They are asked for
 * again under their locks: a payment or an arrival that was decided on meanwhile is in another table, which the first look saw as it was
 * before (PL4).
 */
export async function lockDueOrders(
  tx: Queryable,
  most: number,
  { ofPlaces, releasesByItself = true }: { readonly ofPlaces: boolean; readonly releasesByItself?: boolean },
): Promise<DueOrder[]> {
  const locked = await tx.query<{ id: number }>({
    name: 'orders.lock-due',
    text: `select o.id from orders o where ${DUE} order by o.release_at limit $1 for update skip locked`,
    values: [most, releasesByItself, ofPlaces],
  })
  return tx.query<DueOrder & Record<string, unknown>>({
    name: 'orders.due',
    text: `select o.id as "orderId", o.status, o.method from orders o where o.id = any ($1) and ${DUE} order by o.release_at`,
    values: [locked.map(({ id }) => id), releasesByItself, ofPlaces],
  })
}

/** Why a place was released: the clock at its cut-off, or a person of the resort by an action. */
export type ReleaseCause =
  | { readonly cause: 'cutoff' }
  | { readonly cause: 'by_hand'; readonly actionId: number; readonly day: CivilDate }

/** Notes that nobody came to the places of a released order, each once for the day of its hour or of the action, before they are freed (B-04). */
export async function noteReleased(tx: Queryable, orderId: number, release: ReleaseCause): Promise<void> {
  const byHand = release.cause === 'by_hand' ? release : null
  await tx.query({
    name: 'orders.note-released',
    text: `insert into no_show (action_id, kind, claim_id, order_id, umbrella_id, day, cause, is_released)
           select $2, 'line', l.id, l.order_id, l.umbrella_id, coalesce($4::date, o.deadline_day, o.first_day), $3, true
             from order_line l join orders o on o.id = l.order_id
            where l.order_id = $1 and l.cancelled_at is null and l.days @> coalesce($4::date, o.deadline_day, o.first_day)
           on conflict (kind, claim_id, day) where undone_at is null
           do update set action_id = excluded.action_id, cause = excluded.cause, is_released = true`,
    values: [orderId, byHand?.actionId ?? null, release.cause, byHand?.day ?? null],
  })
}

/** A cash guest whose hour comes near. */
export interface CutoffNear {
  readonly orderId: number
  readonly accountId: number
  readonly deadlineAt: string
}

/** Notes and answers whom to remind of their hour: unpaid, not come, not called, each hour of an order once (B-04). */
export function claimReminders(tx: Queryable, minutes: number, most: number): Promise<CutoffNear[]> {
  return tx.query<CutoffNear & Record<string, unknown>>({
    name: 'orders.claim-cutoff-reminders',
    text: `with near as (
             select o.id, o.account_id, o.deadline_at from orders o
              where o.status = 'confirmed' and o.method = 'cash' and o.release_at is not null
                and o.deadline_at > battigia_now() and o.deadline_at <= battigia_now() + make_interval(mins => $1)
                -- Who booked within these minutes has just read the hour.
                and o.placed_at < o.deadline_at - make_interval(mins => $1)
                and order_payment_status(o) = 'unpaid' and o.difference_cents = 0 and not is_awaited(o.id)
                and not exists (select from cutoff_reminder c where c.order_id = o.id and c.deadline_at = o.deadline_at)
              order by o.deadline_at limit $2
           ), noted as (
             insert into cutoff_reminder (order_id, deadline_at) select id, deadline_at from near
             on conflict do nothing returning order_id
           )
           select n.id as "orderId", n.account_id as "accountId", iso_instant(n.deadline_at) as "deadlineAt"
             from near n join noted on noted.order_id = n.id`,
    values: [minutes, most],
  })
}
