import type { RunningStay } from '../../domain/umbrellas/orphans.ts'
import type { Queryable } from '../platform/database.ts'

/** Every stay of a guest that is not over, by place and day. Holds that ran out are none. */
export function runningStays(tx: Queryable): Promise<RunningStay[]> {
  return tx.query({
    name: 'umbrellas.running-stays',
    text: `
      select stay.id as "stayId", place.code, place.category_id as category, lower(stay.days) as from, upper(stay.days) - 1 as to,
        stay.state, stay.order_id as "orderId"
      from occupancy stay join place on place.id = stay.umbrella_id
      where upper(stay.days) > resort_today() and stay.state <> 'blocked'
        and (stay.state <> 'held' or stay.expires_at > battigia_now())
      order by place.position, lower(stay.days), stay.id`,
    values: [],
  })
}
