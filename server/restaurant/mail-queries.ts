import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { SeatingState } from '../../domain/restaurant/booking-states.ts'
import type { Queryable } from '../platform/database.ts'

/** A guest's table with where its mails go. */
export interface TableForMail {
  readonly email: string
  readonly language: Language
  readonly firstName: string
  readonly restaurant: string
  readonly day: CivilDate
  readonly time: string
  readonly seats: number
  readonly dogs: number
  readonly note: string | null
  readonly state: SeatingState
  readonly orderId: number
  readonly orderNumber: string
}

/** A guest's table; null when there is none, or when nobody ordered it. */
export async function readTableForMail(tx: Queryable, bookingId: number): Promise<TableForMail | null> {
  const [table] = await tx.query<TableForMail & Record<string, unknown>>({
    name: 'restaurant.table-for-mail',
    text: `
      select a.email, a.language, a.first_name as "firstName", r.name as restaurant, s.day,
        to_char(s.at_time, 'HH24:MI') as time, s.seats, s.dogs, s.note, s.state, s.order_id as "orderId",
        s.order_number as "orderNumber"
      from restaurant_seating s
      join account a on a.id = s.account_id
      join restaurant r on r.id = s.restaurant_id
      where s.id = $1`,
    values: [bookingId],
  })
  return table ?? null
}

/**
 * Marks the tables whose time is within so many hours as reminded, and answers their ids. Who booked within those hours knows it
 * still and is left alone.
 */
export async function markReminded(tx: Queryable, hours: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'restaurant.mark-reminded',
    text: `
      update restaurant_seating set reminded_at = battigia_now()
      where state = 'booked' and reminded_at is null and account_id is not null
        and day between resort_today() and resort_today() + 3
        and lower(during) > battigia_now()
        and lower(during) <= battigia_now() + make_interval(hours => $1)
        and created_at < lower(during) - make_interval(hours => $1)
      returning id`,
    values: [hours],
  })
  return rows.map(({ id }) => id)
}
