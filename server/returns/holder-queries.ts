import type { HolderKind } from '../../domain/returns/calls.ts'
import type { KeptStay } from '../../domain/returns/own-days.ts'
import type { Half } from '../../domain/returns/return-rules.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { WallTime } from '../../domain/orders/resort-time.ts'
import type { Queryable } from '../platform/database.ts'

/** Which days of one's own are meant. */
export interface HolderId {
  readonly kind: HolderKind
  readonly id: number
}

/** Somebody's subscription or booking, as far as its days are concerned. */
export interface Holder extends HolderId {
  readonly code: string
  readonly row: string
  readonly category: string
  readonly from: CivilDate
  readonly to: CivilDate
  /** Confirmed and not over. */
  readonly isRunning: boolean
  /** All that is due by now is paid. */
  readonly isPaid: boolean
  readonly today: CivilDate
  readonly localNow: WallTime
  readonly serverNow: string
}

const NOW = `resort_today() as today, iso_instant(battigia_now()) as "serverNow",
  to_char(battigia_now() at time zone 'Europe/Rome', 'YYYY-MM-DD"T"HH24:MI:SS') as "localNow"`

const PAID = `order_payment_status(o) in ('none', 'paid', 'overpaid', 'partially_refunded', 'authorized')`

const HOLDERS: Readonly<Record<HolderKind, string>> = {
  booking: `
    select l.code, l.row_id as "row", p.category_id as category, lower(l.days) as "from", upper(l.days) - 1 as "to",
      o.status = 'confirmed' as "isRunning", ${PAID} as "isPaid", ${NOW}
    from order_line l
    join orders o on o.id = l.order_id
    join place p on p.id = l.umbrella_id
    where l.id = $1 and o.account_id = $2 and l.cancelled_at is null and o.status not in ('awaiting_payment', 'expired', 'failed')`,
  subscription: `
    select p.code, p.row_id as "row", p.category_id as category, lower(s.days) as "from", upper(s.days) - 1 as "to",
      s.state in ('confirmed', 'suspended') as "isRunning",
      s.state <> 'suspended' and ${PAID} and not exists (
        select from subscription_instalment i
        left join orders paid on paid.id = i.order_id and paid.status in ('confirmed', 'completed')
        where i.subscription_id = s.id and i.position > 0 and i.due_day < resort_today() and paid.id is null
      ) as "isPaid", ${NOW}
    from subscription s
    join orders o on o.id = s.order_id
    join place p on p.id = s.umbrella_id
    where s.id = $1 and s.account_id = $2 and s.state <> 'pending'`,
}

/** One's own subscription or booking; null for anybody else's. `locks`: nobody else changes its days until the transaction ends. */
export async function readHolder(
  tx: Queryable,
  accountId: number,
  { kind, id }: HolderId,
  locks: boolean,
): Promise<Holder | null> {
  const [found] = await tx.query<Omit<Holder, keyof HolderId> & Record<string, unknown>>({
    name: `returns.${kind}${locks ? '-locked' : ''}`,
    text: `${HOLDERS[kind]}${locks ? ` for update of ${kind === 'booking' ? 'o' : 's'}` : ''}`,
    values: [id, accountId],
  })
  return found === undefined ? null : { ...found, kind, id }
}

/** What the holder has now; what is kept of the coming season is not theirs yet. */
export async function readStays(tx: Queryable, { kind, id }: HolderId): Promise<KeptStay[]> {
  const own =
    kind === 'subscription'
      ? `o.subscription_id = $1 and o.state = 'subscription' and o.days <@ (select s.days from subscription s where s.id = $1)`
      : `o.order_id = (select l.order_id from order_line l where l.id = $1 and l.cancelled_at is null) and coalesce(o.line_id, o.id) = $1 and o.state = 'booked'`
  return tx.query<KeptStay & Record<string, unknown>>({
    name: `returns.stays-of-${kind}`,
    text: `select lower(o.days) as "from", upper(o.days) - 1 as "to", lower(o.halves) as "firstHalf", upper(o.halves) as "lastHalf"
           from occupancy o where ${own} order by o.days, o.halves`,
    values: [id],
  })
}

/** A half-day that the holder gave back and did not take back. */
export interface StoredReturn {
  readonly returnId: number
  readonly day: CivilDate
  readonly half: Half
  readonly state: 'offered' | 'credited' | 'lapsed'
  readonly creditedCents: number | null
  /** Somebody else has it, or had it and gave it back in turn. */
  readonly isSold: boolean
  /** Somebody is about to buy it. */
  readonly isHeld: boolean
  /** Its subscription left the place: nobody takes it back. */
  readonly isFinal: boolean
}

/** What the holder gave back, in the order of the days. */
export async function readReturns(tx: Queryable, { kind, id }: HolderId): Promise<StoredReturn[]> {
  const of =
    kind === 'subscription'
      ? 'r.subscription_id = $1'
      : 'r.line_id = $1 and r.order_id = (select l.order_id from order_line l where l.id = $1 and l.cancelled_at is null)'
  return tx.query<StoredReturn & Record<string, unknown>>({
    name: `returns.of-${kind}`,
    text: `
      select r.id as "returnId", r.day, r.half, r.state, r.credited_cents as "creditedCents",
        r.is_final as "isFinal",
        exists (
          select from holder_after(r.umbrella_id, r.day, r.half, r.id) h
          left join orders o on o.id = h.order_id
          left join subscription s on s.id = h.subscription_id
          where coalesce(o.account_id, s.account_id) <> coalesce(ho.account_id, hs.account_id)
        ) as "isSold",
        exists (
          select from occupancy t
          where t.umbrella_id = r.umbrella_id and t.days @> r.day and t.halves @> r.half::integer
            and t.state = 'held' and t.expires_at > battigia_now()
        ) as "isHeld"
      from day_return r
      left join orders ho on ho.id = r.order_id
      left join subscription hs on hs.id = r.subscription_id
      where ${of} and r.state <> 'reclaimed'
      order by r.day, r.half`,
    values: [id],
  })
}
