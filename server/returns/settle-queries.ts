import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Cents } from '../../domain/platform/cents.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Half } from '../../domain/returns/return-rules.ts'
import type { PriceRow } from '../../domain/umbrellas/calls.ts'
import type { Queryable } from '../platform/database.ts'

/** Who has a given-back half-day now, and what it costs them. */
export type Sale = {
  /** What the order costs by now, and what of its money is still here, in cents. */
  readonly owedCents: number
  readonly keptCents: number
} & (
  | { readonly orderId: number; readonly lineId: number; readonly part: DayPart; readonly price: readonly PriceRow[] }
  | {
      readonly subscriptionId: number
      readonly from: CivilDate
      readonly to: CivilDate
      readonly part: DayPart
      readonly weekdays: readonly number[] | null
      readonly entries: number | null
      readonly totalCents: number
    }
)

/** A given-back half-day whose day is over. */
export interface DueReturn {
  readonly returnId: number
  /** `line` and id, or `subscription` and id: whose day it was. */
  readonly holder: string
  readonly accountId: number
  /** Of the holder. */
  readonly orderId: number
  /** A person still, who can use credit. */
  readonly isPerson: boolean
  readonly day: CivilDate
  readonly half: Half
  readonly sharePercent: number
  readonly capCents: number
  /** Null when nobody else has it. */
  readonly sale: Sale | null
}

/**
 * Given-back half-days whose day is over, locked with their holders; what somebody works on is left for the next time, and what is
 * sold but not paid yet waits for its money. What was paid and went back, all of it, is unsold.
 */
export async function lockDueReturns(tx: Queryable, most: number): Promise<DueReturn[]> {
  return tx.query<DueReturn & Record<string, unknown>>({
    name: 'returns.due',
    text: `
      select r.id as "returnId", coalesce('line-' || r.line_id, 'subscription-' || r.subscription_id) as holder, a.id as "accountId",
        ho.id as "orderId", a.kind <> 'erased' as "isPerson", r.day, r.half,
        r.share_percent as "sharePercent", r.cap_cents as "capCents",
        jsonb_build_object('owedCents', owed_cents_of(o), 'keptCents', greatest(o.balance_cents, 0)) || case
          when l.id is not null then jsonb_build_object('orderId', l.order_id, 'lineId', l.id, 'part', day_part_of(l.halves), 'price', l.price)
          when s.id is not null then jsonb_build_object(
            'subscriptionId', s.id, 'from', lower(s.days), 'to', upper(s.days) - 1, 'part', s.part, 'weekdays', s.weekdays,
            'entries', s.entries, 'totalCents', s.total_cents)
        end as sale
      from day_return r
      left join subscription hs on hs.id = r.subscription_id
      join orders ho on ho.id = coalesce(r.order_id, hs.order_id)
      join account a on a.id = ho.account_id
      left join lateral holder_after(r.umbrella_id, r.day, r.half, r.id) h on true
      left join subscription bs on bs.id = h.subscription_id
      left join orders o on o.id = coalesce(h.order_id, bs.order_id)
      left join order_line l on l.id = h.line_id and l.order_id = h.order_id and o.account_id <> a.id
      left join subscription s on s.id = bs.id and o.account_id <> a.id
      where r.state = 'offered' and r.day < resort_today()
        and (o.id is null or o.account_id = a.id or o.status in ('confirmed', 'completed') and order_payment_status(o) in ('none', 'paid', 'overpaid', 'partially_refunded', 'refunded'))
      order by r.day, r.id
      limit $1
      for update of r skip locked
      -- Who cancels or deletes has locked these before the return.
      for key share of ho, a skip locked`,
    values: [most],
  })
}

/** Ends half-days that nobody bought, or whose holder is gone. */
export async function lapseReturns(tx: Queryable, returnIds: readonly number[]): Promise<void> {
  await tx.query({
    name: 'returns.lapse',
    text: `update day_return set state = 'lapsed', ended_at = battigia_now() where id = any ($1)`,
    values: [returnIds],
  })
}

/** Notes what a half-day earned for its holder. */
export async function creditReturn(
  tx: Queryable,
  returnId: number,
  sale: Sale,
  { earnedCents, creditCents }: { readonly earnedCents: Cents; readonly creditCents: Cents },
): Promise<void> {
  await tx.query({
    name: 'returns.credit',
    text: `update day_return set state = 'credited', ended_at = battigia_now(), sold_order_id = $2, sold_line_id = $3,
             sold_subscription_id = $4, earned_cents = $5, credited_cents = $6 where id = $1`,
    values: [
      returnId,
      'lineId' in sale ? sale.orderId : null,
      'lineId' in sale ? sale.lineId : null,
      'subscriptionId' in sale ? sale.subscriptionId : null,
      earnedCents,
      creditCents,
    ],
  })
}
