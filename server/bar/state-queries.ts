import type { StationSeconds } from '../../domain/bar/estimate.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'

/** The bar as it is this minute. */
export interface BarNow {
  readonly today: CivilDate
  /** 'HH:MM' of the resort's clock. */
  readonly time: string
  readonly isPaused: boolean
  readonly pausedUntil: string | null
  /** Items that are sold out, and those whose pieces are counted. */
  readonly stock: readonly { readonly itemId: number; readonly isSoldOut: boolean; readonly left: number | null }[]
  /** Work that waits at each station, in seconds of one pair of hands. */
  readonly queue: Partial<StationSeconds>
  /** Seconds of an ordinary piece at each station of the menu. */
  readonly ordinary: Partial<StationSeconds>
  /** Names the menu as it is: ids and versions of its items and parts. */
  readonly menu: string
  readonly serverNow: string
}

/** Everything that is the same for every guest, in one statement. */
export async function readBarNow(tx: Queryable): Promise<BarNow> {
  const [row] = await tx.query<BarNow & Record<string, unknown>>({
    name: 'bar.now',
    text: `
      select resort_today() as today, to_char(battigia_now() at time zone 'Europe/Rome', 'HH24:MI') as time,
        coalesce(s.paused_at is not null and (s.paused_until is null or s.paused_until > battigia_now()), false) as "isPaused",
        case when s.paused_until > battigia_now() then iso_instant(s.paused_until) end as "pausedUntil",
        (
          select coalesce(jsonb_agg(jsonb_build_object(
            'itemId', k.item_id, 'isSoldOut', k.is_sold_out or coalesce(k.pieces = 0, false), 'left', k.pieces
          ) order by k.item_id), '[]')
          from bar_stock k where k.is_sold_out or k.pieces is not null
        ) as stock,
        (
          select coalesce(jsonb_object_agg(q.station, q.seconds), '{}')
          from (
            select l.station, sum(l.work_seconds) as seconds
            from bar_order o join bar_order_line l using (order_id)
            where o.status in ('received', 'preparing') and l.station <> all (o.ready_stations)
            group by l.station
          ) q
        ) as queue,
        (
          select coalesce(jsonb_object_agg(p.station, p.seconds), '{}')
          from (
            select i.station, round(avg(i.prep_seconds)) as seconds from bar_item i where i.is_published group by i.station
          ) p
        ) as ordinary,
        md5(
          (select coalesce(string_agg(i.id || ':' || i.version, ',' order by i.id), '') from bar_item i where i.is_published)
          || (select coalesce(string_agg(c.id || ':' || c.version, ',' order by c.position, c.id), '') from bar_category c)
        ) as menu,
        iso_instant(battigia_now()) as "serverNow"
      from bar_state s`,
    values: [],
  })
  if (row === undefined) throw new Error('the bar has no state')
  return row
}

/** Stops the bar from taking orders: for some minutes, or until it is opened again. */
export async function pause(tx: Queryable, minutes: number | null): Promise<void> {
  await tx.query({
    name: 'bar.pause',
    text: `update bar_state set paused_at = battigia_now(),
             paused_until = battigia_now() + make_interval(mins => $1::integer)`,
    values: [minutes],
  })
}

/** Lets it take orders again. */
export async function reopen(tx: Queryable): Promise<void> {
  await tx.query({ name: 'bar.reopen', text: 'update bar_state set paused_at = null, paused_until = null', values: [] })
}
