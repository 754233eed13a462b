import { HALVES } from '../../domain/platform/day-part.ts'
import type { ExpiredHold } from '../../domain/umbrellas/hold-pause.ts'
import type { Period } from '../../domain/umbrellas/period.ts'
import type { Queryable } from '../platform/database.ts'

/** What is known of one guest beside the cart. Instants are epoch milliseconds. */
export interface OwnPlaces {
  readonly booked: { umbrellaId: number; orderId: number | null }[]
  readonly expired: ExpiredHold[]
  readonly orderedAt: number | null
  readonly now: number
}

/** Whose places, and how far back holds that ran out are looked at. */
interface Asker {
  readonly accountId: number
  readonly deviceId: string | null
  readonly windowHours: number
}

/** A guest's stays on a period, and the holds of the account or the device that ran out, swept or not. */
export async function readOwnPlaces(tx: Queryable, asker: Asker, period: Period): Promise<OwnPlaces> {
  const [found] = await tx.query<{ own: OwnPlaces }>({
    name: 'umbrellas.own-places',
    text: `with booked as (
             select distinct o.umbrella_id as "umbrellaId", o.order_id as "orderId"
             from occupancy o
             where o.account_id = $1 and o.state in ('booked', 'subscription')
               and o.days && daterange($2, $3, '[]') and o.halves && int4range($4, $5)
           ), expired as (
             select e.umbrella_id, e.account_id, e.expired_at from hold_expiry e
             where e.account_id = $1 or e.device_id = $6
             union all
             select o.umbrella_id, o.account_id, o.expires_at
             from occupancy o join umbrella_cart c on c.account_id = o.account_id
             where o.state = 'held' and o.expires_at <= battigia_now() and (o.account_id = $1 or c.device_id = $6)
           )
           select json_build_object(
             'booked', (select coalesce(json_agg(b order by b."umbrellaId"), '[]') from booked b),
             'expired', (
               select coalesce(json_agg(json_build_object(
                 'umbrellaId', e.umbrella_id, 'expiredAt', extract(epoch from e.expired_at) * 1000,
                 'isOwn', e.account_id = $1
               )), '[]')
               from expired e where e.expired_at > battigia_now() - make_interval(hours => $7)
             ),
             'orderedAt', (select extract(epoch from c.ordered_at) * 1000 from umbrella_cart c where c.account_id = $1),
             'now', extract(epoch from battigia_now()) * 1000
           ) as own`,
    values: [asker.accountId, period.from, period.to, ...HALVES[period.part], asker.deviceId, asker.windowHours],
  })
  if (found === undefined) throw new Error('the database answered nothing of one’s own')
  return found.own
}
