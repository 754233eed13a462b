import type { Cents } from '../../domain/platform/cents.ts'
import { readEuro, writeEuro } from '../../domain/platform/files/euro.ts'
import type { LocalizedText } from '../../domain/platform/language.ts'
import { servicesFile, type ServiceEntry, type ServicesFile } from '../../domain/services/files/services-file.ts'
import type { ServiceSlots } from '../../domain/services/slots.ts'
import type { ServiceArt, ServiceUnit } from '../../domain/services/service-kinds.ts'
import { sameIds } from '../parking/parking-part.ts'
import type { PartProblem, ResortPart } from '../platform/resort-part.ts'
import { SLOTS } from './service-queries.ts'

/** The services in a resort's folder (R-314, R-715, B-23). */
export const servicesPart: ResortPart<ServicesFile> = {
  file: 'services.json',
  schema: servicesFile,
  check: ({ services }) => [...sameIds('services', services), ...services.flatMap(slotProblems)],

  async write(tx, { services }) {
    const rows = services.map((entry, position) => ({
      ...entry,
      ...centsOf(entry),
      isHidden: entry.hidden === true,
      position,
    }))
    await tx.query({ name: 'services.write', text: WRITE_SERVICES, values: [JSON.stringify(rows)] })
    await tx.query({ name: 'services.follow', text: FOLLOW_SERVICES, values: [] })
  },

  async read(tx) {
    const rows = await tx.query<ServiceFields>({
      name: 'services.read',
      text: `
        select id, name, about as text, art, stock, page, unit, full_day_cents as "fullDay", half_day_cents as "halfDay",
               is_hidden as "isHidden", ${SLOTS} as slots
          from service s where not is_removed order by position`,
      values: [],
    })
    return rows.length === 0 ? null : { services: rows.map(entryOf) }
  },
}

/** Times that end before they begin. */
function slotProblems(entry: ServiceEntry, index: number): PartProblem[] {
  if (entry.unit !== 'piece' || entry.slots === undefined || entry.slots.from <= entry.slots.to) return []
  return [{ path: `services[${index}].slots.to`, expected: `${entry.slots.from} or later`, found: entry.slots.to }]
}

/** A service as it is read, with money in cents. */
type ServiceFields = {
  id: number
  name: LocalizedText
  text: LocalizedText
  art: ServiceArt
  stock: number | null
  page: string | null
  unit: ServiceUnit
  fullDay: Cents
  halfDay: Cents
  isHidden: boolean
  slots: ServiceSlots | null
}

function centsOf(entry: ServiceEntry): { readonly fullDay: Cents; readonly halfDay: Cents } {
  if (entry.unit === 'piece') return { fullDay: readEuro(entry.price), halfDay: readEuro(entry.price) }
  return { fullDay: readEuro(entry.fullDay), halfDay: readEuro(entry.halfDay) }
}

function entryOf({ fullDay, halfDay, unit, isHidden, slots, ...fields }: ServiceFields): ServiceEntry {
  const hidden = isHidden ? { hidden: true as const } : {}
  return unit === 'piece'
    ? {
        ...fields,
        unit,
        price: writeEuro(fullDay),
        ...(slots === null ? {} : { slots: inFileOrder(slots) }),
        ...hidden,
      }
    : { ...fields, unit, fullDay: writeEuro(fullDay), halfDay: writeEuro(halfDay), ...hidden }
}

/** As the file writes it: the database keeps keys in another order. */
const inFileOrder = ({ from, to, everyMinutes, atOnce }: ServiceSlots): ServiceSlots => ({
  from,
  to,
  everyMinutes,
  atOnce,
})

const WRITE_SERVICES = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as g(
      id integer, position integer, name jsonb, text jsonb, unit text, "fullDay" integer, "halfDay" integer,
      stock integer, art text, page text, "isHidden" boolean, slots jsonb
    )
  ), removed as (
    update service set is_removed = true where id not in (select id from given)
  )
  insert into service (id, position, name, about, unit, full_day_cents, half_day_cents, stock, art, page, is_hidden,
                       slot_from, slot_to, slot_minutes, slots_at_once)
  select id, position, name, text, unit, "fullDay", "halfDay", stock, art, page, "isHidden", (slots ->> 'from')::time,
         (slots ->> 'to')::time, (slots ->> 'everyMinutes')::smallint, (slots ->> 'atOnce')::smallint from given
  on conflict (id) do update
     set position = excluded.position, name = excluded.name, about = excluded.about, unit = excluded.unit,
         full_day_cents = excluded.full_day_cents, half_day_cents = excluded.half_day_cents, stock = excluded.stock,
         art = excluded.art, page = excluded.page, is_hidden = excluded.is_hidden, is_removed = false,
         slot_from = excluded.slot_from, slot_to = excluded.slot_to, slot_minutes = excluded.slot_minutes,
         slots_at_once = excluded.slots_at_once`

/** Half-days to come follow the usual stock, where nobody of the resort set another; what is sold stays sold. */
const FOLLOW_SERVICES = `
  update service_stock t
     set stock = case when s.stock is null then null else greatest(s.stock, t.taken) end
    from service s
   where s.id = t.service_id and not t.is_set and t.day >= resort_today()`
