import { HALVES } from '../../../domain/platform/day-part.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Period } from '../../../domain/umbrellas/period.ts'
import type { BlockReason, PlaceBlock, Standing } from '../../../domain/umbrellas/staff-calls.ts'
import type { Queryable } from '../../platform/database.ts'

/** A made-up name of whose cart something is in: the same for all of it, and nothing leads back to the person. */
export const HOLDER = `upper(left(encode(sha256(convert_to(o.account_id || '/' || extract(epoch from a.created_at), 'UTF8')), 'hex'), 4))`

const LIVE = `(o.state <> 'held' or o.expires_at > battigia_now())`

/** Puts places out of use, all or none; null when something stands on one of them. */
export async function insertBlock(
  tx: Queryable,
  block: Period & {
    readonly umbrellaIds: readonly number[]
    readonly reason: BlockReason
    readonly note: string
    readonly accountId: number
  },
): Promise<number | null> {
  const [row] = await tx.query<{ id: number | null }>({
    name: 'blocks.insert',
    text: `select block_places($1, daterange($2, $3, '[]'), int4range($4, $5), $6, $7, $8) as id`,
    values: [block.umbrellaIds, block.from, block.to, ...HALVES[block.part], block.reason, block.note, block.accountId],
  })
  return row?.id ?? null
}

/** What stands on places on some half-days, by place and day. */
export function readStanding(tx: Queryable, umbrellaIds: readonly number[], period: Period): Promise<Standing[]> {
  return tx.query<Standing & Record<string, unknown>>({
    name: 'blocks.standing',
    text: `
      select o.umbrella_id as "umbrellaId", p.code, o.state as kind, lower(o.days) as "from", upper(o.days) - 1 as "to",
        day_part_of(o.halves) as part,
        case when o.state = 'held' then ${HOLDER} else coalesce(trim(a.first_name || ' ' || a.last_name), '') end as holder,
        r.number, r.id as "orderId"
      from occupancy o
      join place p on p.id = o.umbrella_id
      left join account a on a.id = o.account_id
      left join subscription s on s.id = o.subscription_id
      left join orders r on r.id = coalesce(o.order_id, s.order_id)
      where o.umbrella_id = any ($1) and o.days && daterange($2, $3, '[]') and o.halves && int4range($4, $5) and ${LIVE}
      order by p.position, lower(o.days), o.id`,
    values: [umbrellaIds, period.from, period.to, ...HALVES[period.part]],
  })
}

/** A block as it stands; null for one that is over. Locked until the transaction ends. */
export async function lockBlock(
  tx: Queryable,
  blockId: number,
): Promise<{ readonly from: CivilDate; readonly to: CivilDate } | null> {
  const [row] = await tx.query<{ from: CivilDate; to: CivilDate }>({
    name: 'blocks.lock',
    text: `select lower(days) as "from", upper(days) - 1 as "to" from place_block where id = $1 and ended_at is null for update`,
    values: [blockId],
  })
  return row ?? null
}

/** The days of a block, whether or not it is over; null for an unknown one. */
export async function readBlockDays(
  tx: Queryable,
  blockId: number,
): Promise<{ readonly from: CivilDate; readonly to: CivilDate } | null> {
  const [row] = await tx.query<{ from: CivilDate; to: CivilDate }>({
    name: 'blocks.days',
    text: 'select lower(days) as "from", upper(days) - 1 as "to" from place_block where id = $1',
    values: [blockId],
  })
  return row ?? null
}

/** Puts places of a block back into use, all that are left for null; answers them. */
export async function endBlock(
  tx: Queryable,
  blockId: number,
  umbrellaIds: readonly number[] | null,
): Promise<number[]> {
  const [row] = await tx.query<{ ids: number[] | null }>({
    name: 'blocks.end',
    text: 'select unblock_places($1, $2) as ids',
    values: [blockId, umbrellaIds],
  })
  return row?.ids ?? []
}

/** Puts places of a block out of use again; false when one of them is taken by now. */
export async function restoreBlock(tx: Queryable, blockId: number, umbrellaIds: readonly number[]): Promise<boolean> {
  const [row] = await tx.query<{ isBack: boolean }>({
    name: 'blocks.restore',
    text: 'select reblock_places($1, $2) as "isBack"',
    values: [blockId, umbrellaIds],
  })
  return row?.isBack === true
}

/** Blocks that stand on some of the days, the earliest first. */
export function readBlocks(tx: Queryable, from: CivilDate, to: CivilDate): Promise<PlaceBlock[]> {
  return tx.query<PlaceBlock & Record<string, unknown>>({
    name: 'blocks.list',
    text: `
      select b.id as "blockId", jsonb_agg(p.code order by p.position) as codes, jsonb_agg(p.id order by p.position) as "umbrellaIds",
        lower(b.days) as "from", upper(b.days) - 1 as "to", day_part_of(b.halves) as part, b.reason, b.note,
        coalesce(m.display_name, '') as by, iso_instant(b.at) as at
      from place_block b
      join occupancy o on o.block_id = b.id
      join place p on p.id = o.umbrella_id
      left join staff_member m on m.account_id = b.account_id
      where b.ended_at is null and b.days && daterange($1, $2, '[]')
      group by b.id, m.display_name
      order by lower(b.days), b.id`,
    values: [from, to],
  })
}
