import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import type { Queryable } from '../../platform/database.ts'

/** An open offer for a message about it. */
export interface OfferTold {
  readonly code: string
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  /** On the resort's wall, `15:40`. */
  readonly endsAt: string
  readonly secondsLeft: number
  readonly firstName: string
  readonly accountId: number
}

/** An offer that stands; null once it is answered or over. */
export async function readOpenOffer(tx: Queryable, offerId: number): Promise<OfferTold | null> {
  const [offer] = await tx.query<OfferTold & Record<string, unknown>>({
    name: 'waiting.open-offer',
    text: `select p.code, lower(r.days) as "from", upper(r.days) - 1 as "to", day_part_of(r.halves) as part,
                  to_char(o.expires_at at time zone 'Europe/Rome', 'HH24:MI') as "endsAt",
                  extract(epoch from o.expires_at - battigia_now())::integer as "secondsLeft",
                  a.first_name as "firstName", r.account_id as "accountId"
             from waiting_offer o
             join waiting_request r on r.id = o.request_id
             join account a on a.id = r.account_id
             join place p on p.id = o.umbrella_id
            where o.id = $1 and o.answer is null and o.expires_at > battigia_now()`,
    values: [offerId],
  })
  return offer ?? null
}
