import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'

/** A table whose guest is reminded of it. */
export interface DueTable {
  readonly orderId: number
  readonly accountId: number
  readonly day: CivilDate
}

/**
 * Marks the tables whose time is within so many hours as reminded, and answers them. Who booked within those hours knows it
 * still and is left alone.
 */
export async function markReminded(tx: Queryable, hours: number): Promise<DueTable[]> {
  return tx.query<DueTable & Record<string, unknown>>({
    name: 'restaurant.mark-reminded',
    text: `
      update restaurant_seating set reminded_at = battigia_now()
      where state = 'booked' and reminded_at is null and account_id is not null and order_id is not null
        and day between resort_today() and resort_today() + 3
        and lower(during) > battigia_now()
        and lower(during) <= battigia_now() + make_interval(hours => $1)
        and created_at < lower(during) - make_interval(hours => $1)
      returning order_id as "orderId", account_id as "accountId", to_char(day, 'YYYY-MM-DD') as day`,
    values: [hours],
  })
}
