import { HALVES, type DayPart } from '../../domain/platform/day-part.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { PartRates } from '../../domain/parking/part-rates.ts'
import type { ServiceArt, ServiceUnit } from '../../domain/services/service-kinds.ts'
import type { ServiceSlots } from '../../domain/services/slots.ts'
import type { Queryable } from '../platform/database.ts'

/** A service as it is stored, with the pieces that are left on every half-day of a part. */
export interface ServiceRow extends PartRates {
  readonly serviceId: number
  readonly name: string
  readonly text: string
  readonly unit: ServiceUnit
  /** Null is no limit. */
  readonly left: number | null
  readonly art: ServiceArt
  readonly page: string | null
  /** Null for what has no times of its own. */
  readonly slots: ServiceSlots | null
  /** Pieces that are booked for a time of the day, by 'HH:MM'. */
  readonly slotsTaken: Readonly<Record<string, number>>
}

/** The times of a service `s`, as its file has them. */
export const SLOTS = `case when s.slot_from is not null then jsonb_build_object(
  'from', to_char(s.slot_from, 'HH24:MI'), 'to', to_char(s.slot_to, 'HH24:MI'),
  'everyMinutes', s.slot_minutes, 'atOnce', s.slots_at_once) end`

/** The services that are offered, in their order. A half-day whose stock has no limit does not count for the least. */
export async function readServices(
  tx: Queryable,
  day: CivilDate,
  part: DayPart,
  language: Language,
): Promise<ServiceRow[]> {
  return tx.query<ServiceRow & { [column: string]: unknown }>({
    name: 'services.list',
    text: `
      select s.id as "serviceId", s.name ->> $4 as name, s.about ->> $4 as text, s.unit,
             s.full_day_cents as "fullDayCents", s.half_day_cents as "halfDayCents", s.art, s.page, ${SLOTS} as slots,
             (select coalesce(jsonb_object_agg(to_char(b.at_time, 'HH24:MI'), b.taken), '{}')
                from service_slot b where b.service_id = s.id and b.day = $1) as "slotsTaken",
             (
               select min(case when t.service_id is null then s.stock else t.stock - t.taken end)
                 from generate_series($2::integer, $3::integer - 1) as h
                 left join service_stock t on t.service_id = s.id and t.day = $1 and t.half = h
             ) as left
        from service s
       where not s.is_removed and not s.is_hidden
       order by s.position`,
    values: [day, ...HALVES[part], language],
  })
}

/** Pieces of a service on a day. */
export interface ServicePieces {
  readonly serviceId: number
  readonly day: CivilDate
  readonly part: DayPart
  readonly quantity: number
}

/** Takes pieces or gives them back, all or none; the service of which there is too little, null when it is done. */
export async function changeServices(
  tx: Queryable,
  pieces: readonly ServicePieces[],
  by: 1 | -1,
): Promise<number | null> {
  const items = pieces.map(({ serviceId, day, part, quantity }) => {
    const [first, last] = HALVES[part]
    return { service: serviceId, day, first, last, quantity }
  })
  const [row] = await tx.query<{ short: number | null }>({
    name: 'services.change',
    text: 'select change_services($1::jsonb, $2) as short',
    values: [JSON.stringify(items), by],
  })
  if (row === undefined) throw new Error('the database did not say whether the services were changed')
  return row.short
}

/** Name of a service in a language, also of one that is no longer offered. */
export async function serviceName(tx: Queryable, serviceId: number, language: Language): Promise<string> {
  const [row] = await tx.query<{ name: string }>({
    name: 'services.name',
    text: 'select name ->> $2 as name from service where id = $1',
    values: [serviceId, language],
  })
  return row?.name ?? ''
}

/**
 * Sets how many pieces of a service there are on some days, null for no limit; never fewer than are sold. Answers the
 * numbers before, for the audit; null when there is no such service.
 */
export async function setStock(
  tx: Queryable,
  serviceId: number,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
  stock: number | null,
): Promise<readonly (number | null)[] | null> {
  const days = [serviceId, from, to]
  await tx.query({
    name: 'services.open',
    text: `
      insert into service_stock (service_id, day, half, stock)
      select s.id, $2::date + n, h, s.stock
        from service s, generate_series(0, $3::date - $2::date) as n, generate_series(0, 1) as h
       where s.id = $1 and not s.is_removed
       order by n, h
          on conflict do nothing`,
    values: days,
  })
  const rows = await tx.query<{ stock: number | null }>({
    name: 'services.lock-days',
    text: `
      select stock from service_stock where service_id = $1 and day between $2 and $3 order by day, half for update`,
    values: days,
  })
  if (rows.length === 0) return null
  await tx.query({
    name: 'services.set-stock',
    text: `
      update service_stock set stock = case when $4::integer is null then null else greatest($4, taken) end, is_set = true
       where service_id = $1 and day between $2 and $3`,
    values: [...days, stock],
  })
  return [...new Set(rows.map((row) => row.stock))]
}
