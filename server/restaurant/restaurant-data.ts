import type { Queryable } from '../platform/database.ts'
import type { PersonalDataPart } from '../platform/personal-data.ts'

/** Tables that a person booked, with what they wished. */
export const restaurantData: PersonalDataPart = {
  name: 'tables',
  async export(tx, accountId) {
    const tables = await tx.query({
      name: 'restaurant.export',
      text: `
        select s.restaurant_id as restaurant, s.day, s.meal, to_char(s.at_time, 'HH24:MI') as time, s.seats, s.dogs, s.note,
          s.state, s.order_id as "orderId", iso_instant(s.created_at) as "bookedAt"
        from restaurant_seating s where s.account_id = $1 order by s.id`,
      values: [accountId],
    })
    return { tables }
  },
  async erase(tx, accountId) {
    await tx.query({
      name: 'restaurant.erase',
      text: 'update restaurant_seating set note = null where account_id = $1 and note is not null',
      values: [accountId],
    })
  },
}

/** What the plan shows of a party whose name is forgotten. */
const FORGOTTEN = '–'

/** Forgets notes, and names and phones that the staff wrote by hand, of tables of so many days ago. */
export async function forgetParties(tx: Queryable, days: number): Promise<void> {
  await tx.query({
    name: 'restaurant.forget-parties',
    text: `
      update restaurant_seating s
      set note = null, phone = null, name = case when s.name is not null then $2 end
      where s.day < resort_today() - $1::integer and (num_nonnulls(s.note, s.phone) > 0 or s.name <> $2)`,
    values: [days, FORGOTTEN],
  })
}
