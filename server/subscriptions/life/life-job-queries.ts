import { moveOf, type SubscriptionEvent } from '../../../domain/subscriptions/subscription-states.ts'
import type { Queryable } from '../../platform/database.ts'

/** A subscription that was moved to another state, and the step of its history. */
export interface MovedSubscription {
  readonly subscriptionId: number
  readonly accountId: number
  readonly step: number
}

/** Which subscriptions an event of the clock happens to now; `$3` is the grace in days. */
const WHICH = {
  last_day_over: 'upper(s.days) <= resort_today() and $3::integer is not null',
  unpaid: 'overdue_cents(s, resort_today() - $3::integer) > 0',
  paid: 'overdue_cents(s, resort_today() - $3::integer) = 0',
} as const satisfies Partial<Record<SubscriptionEvent, string>>

/** Moves those that an event happens to now, so many at a time; somebody else's work is left for the next run. */
export async function moveByClock(
  tx: Queryable,
  event: keyof typeof WHICH,
  {
    graceDays,
    most,
    only = null,
  }: { readonly graceDays: number; readonly most: number; readonly only?: number | null },
): Promise<MovedSubscription[]> {
  const { from, to } = moveOf(event)
  return tx.query<MovedSubscription & Record<string, unknown>>({
    name: `subscriptions.move-${event}`,
    text: `
      with due as (
        select s.id from subscription s
        where s.state = any ($1) and ($5::bigint is null or s.id = $5) and ${WHICH[event]}
        order by s.id limit $4 for update skip locked
      ), moved as (
        update subscription s set state = $2 from due where s.id = due.id returning s.id, s.account_id
      )
      select m.id as "subscriptionId", m.account_id as "accountId",
        (select count(*)::integer from subscription_history h where h.subscription_id = m.id) as step
      from moved m order by m.id`,
    values: [from, to, graceDays, most, only],
  })
}

/** Marks the instalments that are due in so many days or less and not paid, each once. */
export function markDue(
  tx: Queryable,
  days: number,
  most: number,
): Promise<{ readonly subscriptionId: number; readonly accountId: number; readonly position: number }[]> {
  return tx.query({
    name: 'subscriptions.mark-due',
    text: `
      with due as (
        select i.subscription_id, i.position, s.account_id
        from subscription_instalment i join subscription s on s.id = i.subscription_id and s.state in ('confirmed', 'suspended')
        where i.reminded_at is null and i.position > 0 and i.due_day - $1::integer <= resort_today()
          and not is_instalment_paid(s.order_id, i.position, i.order_id)
        order by i.due_day, i.subscription_id, i.position limit $2 for update of i skip locked
      )
      update subscription_instalment i set reminded_at = battigia_now() from due
      where i.subscription_id = due.subscription_id and i.position = due.position
      returning i.subscription_id as "subscriptionId", due.account_id as "accountId", i.position`,
    values: [days, most],
  })
}
