import type { Upcoming } from '../../domain/messages/reminder-rules.ts'
import type { WallTime } from '../../domain/orders/resort-time.ts'
import type { Queryable } from '../platform/database.ts'

export interface ReminderCandidate extends Upcoming {
  readonly orderId: number
  readonly accountId: number
}

/** The resort's clock. */
export async function readWallTime(tx: Queryable): Promise<WallTime> {
  const [row] = await tx.query<{ now: WallTime }>({
    name: 'messages.wall-time',
    text: `select to_char(battigia_now() at time zone 'Europe/Rome', 'YYYY-MM-DD"T"HH24:MI:SS') as now`,
    values: [],
  })
  if (row === undefined) throw new Error('the database has no clock')
  return row.now
}

/** Orders of places, tables, parking and services that begin tomorrow and that nobody was reminded of. */
export async function readTomorrow(tx: Queryable): Promise<ReminderCandidate[]> {
  return tx.query<ReminderCandidate & Record<string, unknown>>({
    name: 'messages.tomorrow',
    text: `select o.id as "orderId", o.account_id as "accountId", to_char(o.first_day, 'YYYY-MM-DD') as day,
             to_char(o.placed_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as "bookedOn"
           from orders o
           where o.status = 'confirmed' and o.category <> 'bar' and o.first_day = resort_today() + 1
             and not exists (select from notice n where n.key = 'order-' || o.id || '-reminder-' || o.first_day)
             and not exists (select from outbox x where x.kind = 'messages.notice'
                               and x.key = 'order-' || o.id || '-reminder-' || o.first_day)
           order by o.id limit 1000`,
    values: [],
  })
}
