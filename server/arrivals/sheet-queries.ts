import type { SheetParking, SheetTable } from '../../domain/arrivals/sheet-calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'

const NAME = (number: string) =>
  `coalesce(case when a.kind <> 'erased' then nullif(trim(a.first_name || ' ' || a.last_name), '') end, ${number})`

/** Every table that is booked or taken on a day, by restaurant and time. */
export function readTables(tx: Queryable, day: CivilDate): Promise<SheetTable[]> {
  return tx.query<SheetTable & Record<string, unknown>>({
    name: 'arrivals.sheet-tables',
    text: `
      select r.name as restaurant, to_char(s.at_time, 'HH24:MI') as time, t.number as "table",
        coalesce(s.name, ${NAME('s.order_number')}, '') as name, s.seats as people, s.dogs
      from restaurant_seating s
      join restaurant r on r.id = s.restaurant_id
      join restaurant_table t on t.id = s.table_id
      left join account a on a.id = s.account_id
      where s.day = $1::date and s.state in ('booked', 'seated')
      order by r.id, s.at_time, t.number`,
    values: [day],
  })
}

/** Every space of the car park that is sold on a day, by area and plate. */
export function readParking(tx: Queryable, day: CivilDate, language: Language): Promise<SheetParking[]> {
  return tx.query<SheetParking & Record<string, unknown>>({
    name: 'arrivals.sheet-parking',
    text: `
      select p.name ->> $2 as area, coalesce(i.part, 'full_day') as part, coalesce(i.plate, '') as plate, ${NAME('o.number')} as name,
        i.quantity as spaces, due_cents_of(o) as "dueCents"
      from order_item i
      join orders o on o.id = i.order_id and o.status in ('confirmed', 'completed')
      join account a on a.id = o.account_id
      join parking_area p on p.id = i.ref_id
      where i.kind = 'parking' and i.cancelled_at is null and i.days @> $1::date
      order by p.position, i.plate, i.id`,
    values: [day, language],
  })
}
