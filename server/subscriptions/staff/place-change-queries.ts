import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { ChangeMoney, OpenInstalment } from '../../../domain/subscriptions/place-change.ts'
import type { Queryable } from '../../platform/database.ts'
import { offerDays, type FreedDays } from '../offer-days.ts'

/** Instalments that nobody has begun to pay, the next one first; the first payment is none of them. */
export function readOpenInstalments(tx: Queryable, subscriptionId: number): Promise<OpenInstalment[]> {
  return tx.query<OpenInstalment & Record<string, unknown>>({
    name: 'subscriptions.open-instalments',
    text: `select position, amount_cents as "amountCents" from subscription_instalment
           where subscription_id = $1 and position > 0 and order_id is null order by position`,
    values: [subscriptionId],
  })
}

/** Whether all is paid that somebody has begun to pay: the first payment, and instalments that have an order. */
export async function isBegunPaid(tx: Queryable, subscriptionId: number): Promise<boolean> {
  const [row] = await tx.query<{ isPaid: boolean }>({
    name: 'subscriptions.is-begun-paid',
    text: `select not exists (
             select from subscription_instalment i join subscription s on s.id = i.subscription_id
             where s.id = $1 and (i.position = 0 or i.order_id is not null)
               and not is_instalment_paid(s.order_id, i.position, i.order_id)
           ) as "isPaid"`,
    values: [subscriptionId],
  })
  return row?.isPaid === true
}

/** Whether a stay of somebody else is on one of a subscription's days from a day on, at another place. Holds that ran out are none. */
export async function isPlaceTaken(
  tx: Queryable,
  {
    subscriptionId,
    umbrellaId,
    from,
  }: { readonly subscriptionId: number; readonly umbrellaId: number; readonly from: CivilDate },
): Promise<boolean> {
  const [row] = await tx.query<{ isTaken: boolean }>({
    name: 'subscriptions.is-place-taken',
    text: `select exists (
             select from occupancy own join subscription s on s.id = own.subscription_id
               join occupancy other on other.umbrella_id = $2 and other.halves && own.halves
                 and other.days && (own.days * daterange($3, upper(s.days)))
             where s.id = $1 and own.state = 'subscription' and own.days && daterange($3, upper(s.days))
               and (other.state <> 'held' or other.expires_at > battigia_now())
           ) as "isTaken"`,
    values: [subscriptionId, umbrellaId, from],
  })
  return row?.isTaken === true
}

/** Locks the order of a subscription: orders are locked before everything else. */
export async function lockOrderOf(tx: Queryable, orderId: number): Promise<void> {
  await tx.query({
    name: 'subscriptions.lock-order',
    text: 'select from orders where id = $1 for no key update',
    values: [orderId],
  })
}

/** Moves all stays from a day on, or none; false when one of the days is taken. */
export async function moveStays(
  tx: Queryable,
  {
    subscriptionId,
    umbrellaId,
    from,
  }: { readonly subscriptionId: number; readonly umbrellaId: number; readonly from: CivilDate },
): Promise<boolean> {
  const [row] = await tx.query<{ isMoved: boolean }>({
    name: 'subscriptions.move',
    text: 'select move_subscription($1, $2, $3) as "isMoved"',
    values: [subscriptionId, umbrellaId, from],
  })
  return row?.isMoved === true
}

export interface PlaceChange {
  readonly subscriptionId: number
  readonly oldUmbrellaId: number
  readonly newUmbrellaId: number
  readonly from: CivilDate
  readonly days: number
  readonly oldCents: number
  readonly newCents: number
  readonly money: ChangeMoney
}

/** Writes the change with what becomes of the difference: instalments, and the subscription's price with them. Answers its id. */
export async function writeChange(tx: Queryable, change: PlaceChange, loweredCents: number): Promise<number> {
  const { chargedCents, lowered, creditedCents } = change.money
  await tx.query({
    name: 'subscriptions.lower-instalments',
    text: `with given as (select * from jsonb_to_recordset($2) as g(position smallint, "amountCents" integer)),
           dropped as (
             delete from subscription_instalment i using given g
             where i.subscription_id = $1 and i.position = g.position and g."amountCents" = 0
           )
           update subscription_instalment i set amount_cents = g."amountCents" from given g
           where i.subscription_id = $1 and i.position = g.position and g."amountCents" > 0`,
    values: [change.subscriptionId, JSON.stringify(lowered)],
  })
  await tx.query({
    name: 'subscriptions.charge-change',
    text: `with priced as (update subscription set total_cents = total_cents + $2 - $3 where id = $1)
           insert into subscription_instalment (subscription_id, position, due_day, amount_cents)
           select $1, (select coalesce(max(position), 0) + 1 from subscription_instalment where subscription_id = $1), resort_today(), $2
           where $2::integer > 0`,
    values: [change.subscriptionId, chargedCents, loweredCents],
  })
  const [row] = await tx.query<{ id: number }>({
    name: 'subscriptions.write-change',
    text: `insert into subscription_place_change (subscription_id, old_umbrella_id, new_umbrella_id, from_day, days, old_cents,
             new_cents, charged_cents, lowered_cents, credited_cents)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    values: [
      change.subscriptionId,
      change.oldUmbrellaId,
      change.newUmbrellaId,
      change.from,
      change.days,
      change.oldCents,
      change.newCents,
      chargedCents,
      loweredCents,
      creditedCents,
    ],
  })
  if (row === undefined) throw new Error('the change was not written')
  return row.id
}

/** Ends a subscription in one of the states; answers the days that are free, which who waits is offered first. */
export async function endDays(
  tx: Queryable,
  subscriptionId: number,
  states: readonly string[],
  from: CivilDate,
): Promise<FreedDays[]> {
  const freed = await tx.query<FreedDays & Record<string, unknown>>({
    name: 'subscriptions.end',
    text: `select s.umbrella_id as "umbrellaId", lower(e.days) as "from", upper(e.days) - 1 as "to"
           from end_subscription($1, $2, $3) e join subscription s on s.id = $1`,
    values: [subscriptionId, states, from],
  })
  await offerDays(tx, freed)
  return freed
}
