import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { HALVES, type DayPart } from '../../domain/platform/day-part.ts'
import type { BlockReason } from '../../domain/umbrellas/staff-calls.ts'
import type { Queryable } from '../platform/database.ts'

/** What keeps a place from being anybody's visit: a hold of a cart, or a block. */
export interface Obstacle {
  readonly umbrellaId: number
  readonly state: 'held' | 'blocked'
  readonly stayId: number
  readonly since: string
  readonly expiresAt: string | null
  readonly blockId: number | null
  readonly reason: BlockReason | null
  readonly note: string
  readonly from: CivilDate
  readonly to: CivilDate
}

/** Live holds and blocks that share a half-day with a part of a day, blocks first. */
export function readObstacles(tx: Queryable, day: CivilDate, part: DayPart): Promise<Obstacle[]> {
  return tx.query<Obstacle & Record<string, unknown>>({
    name: 'arrivals.obstacles',
    text: `select o.umbrella_id as "umbrellaId", o.state, o.id as "stayId", iso_instant(coalesce(b.at, o.created_at)) as since,
             iso_instant(o.expires_at) as "expiresAt", o.block_id as "blockId", b.reason, coalesce(b.note, '') as note,
             lower(o.days) as "from", upper(o.days) - 1 as "to"
           from occupancy o
           left join place_block b on b.id = o.block_id
           where daterange(lower(o.days), upper(o.days)) && daterange($1, $1, '[]') and lower(o.halves) < $3 and upper(o.halves) > $2
             and (o.state = 'blocked' or o.state = 'held' and o.expires_at > battigia_now())
           order by o.state, o.id`,
    values: [day, ...HALVES[part]],
  })
}
