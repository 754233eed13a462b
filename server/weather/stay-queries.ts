import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { PriceRow } from '../../domain/umbrellas/calls.ts'
import type { Queryable } from '../platform/database.ts'

/** A booked line on half-days of bad weather that has no choice yet. */
export interface WeatherStay {
  readonly orderId: number
  readonly accountId: number
  readonly lineId: number
  readonly code: string
  /** Half-days of bad weather that are its own, `[first, end)`. */
  readonly first: number
  readonly end: number
  readonly people: number
  readonly hasArrived: boolean
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  readonly price: readonly PriceRow[]
  readonly totalCents: number
  /** Of its order: what it costs, what of its money is here, what it was promised for bad weather before. */
  readonly owedCents: number
  readonly balanceCents: number
  readonly promisedCents: number
  /** Nothing was paid, and the desk waits for it: nobody of the order has come or is awaited. */
  readonly isDue: boolean
  readonly isPerson: boolean
}

interface Asked {
  readonly day: CivilDate
  readonly first: number
  readonly end: number
}

/** Whom some half-days concern, in the order of their orders; of one order when it is named. */
export async function readWeatherStays(
  tx: Queryable,
  { day, first, end }: Asked,
  orderId: number | null = null,
): Promise<WeatherStay[]> {
  return tx.query<WeatherStay & Record<string, unknown>>({
    name: 'weather.stays',
    text: `
      select w.order_id as "orderId", w.account_id as "accountId", w.line_id as "lineId", w.code, lower(w.halves) as first,
        upper(w.halves) as end, w.people, w.has_arrived as "hasArrived", lower(l.days) as "from", upper(l.days) - 1 as "to",
        day_part_of(l.halves) as part, l.price, l.total_cents as "totalCents",
        owed_cents_of(o) as "owedCents", o.balance_cents as "balanceCents",
        coalesce((select sum(c.credit_cents) from weather_choice c where c.order_id = o.id and c.state in ('open', 'credited')), 0)::integer
          as "promisedCents",
        o.status = 'confirmed' and o.method in ('cash', 'pay_later') and o.balance_cents <= 0 and owed_cents_of(o) > 0
          and not is_awaited(o.id) as "isDue",
        a.kind <> 'erased' as "isPerson"
      from weather_stays($1, int4range($2, $3), $4) w
      join orders o on o.id = w.order_id
      join account a on a.id = o.account_id
      join order_line l on l.id = w.line_id and l.order_id = w.order_id
      order by w.order_id, w.line_id`,
    values: [day, first, end, orderId],
  })
}

export interface NewChoice {
  readonly weatherDayId: number
  readonly stay: WeatherStay
  readonly day: CivilDate
  readonly paidCents: number
  readonly creditCents: number
  readonly chooseHours: number
}

/** Keeps what a stay may have, once for each half-day; null when it has it already. */
export async function insertChoice(
  tx: Queryable,
  { weatherDayId, stay, day, ...money }: NewChoice,
): Promise<number | null> {
  const [row] = await tx.query<{ choiceId: number }>({
    name: 'weather.insert-choice',
    text: `insert into weather_choice (weather_day_id, order_id, line_id, day, halves, code, has_arrived, paid_cents, credit_cents, choose_until)
           values ($1, $2, $3, $4, int4range($5, $6), $7, $8, $9, $10, battigia_now() + make_interval(hours => $11))
           on conflict do nothing returning id as "choiceId"`,
    values: [
      weatherDayId,
      stay.orderId,
      stay.lineId,
      day,
      stay.first,
      stay.end,
      stay.code,
      stay.hasArrived,
      money.paidCents,
      money.creditCents,
      money.chooseHours,
    ],
  })
  return row?.choiceId ?? null
}
