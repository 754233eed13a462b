import { parkingFile, type ParkingFile } from '../../domain/parking/files/parking-file.ts'
import { readEuro, writeEuro } from '../../domain/platform/files/euro.ts'
import type { Cents } from '../../domain/platform/cents.ts'
import type { LocalizedText } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'
import type { PartProblem, ResortPart } from '../platform/resort-part.ts'

/** Ids that stand in a list twice, as problems of a file. */
export function sameIds(list: string, entries: readonly { readonly id: number }[]): PartProblem[] {
  return entries.flatMap(({ id }, index) =>
    entries.findIndex((other) => other.id === id) === index
      ? []
      : [{ path: `${list}[${index}].id`, expected: 'an id that no other has', found: String(id) }],
  )
}

/** The car park in a resort's folder (R-105, B-23). */
export const parkingPart: ResortPart<ParkingFile> = {
  file: 'parking.json',
  schema: parkingFile,
  check: ({ areas }) => sameIds('areas', areas),

  async write(tx, { areas }) {
    const rows = areas.map((area, position) => ({
      ...area,
      position,
      fullDay: readEuro(area.fullDay),
      halfDay: readEuro(area.halfDay),
    }))
    await tx.query({ name: 'parking.write-areas', text: WRITE_AREAS, values: [JSON.stringify(rows)] })
    await tx.query({ name: 'parking.follow-areas', text: FOLLOW_AREAS, values: [] })
  },

  async read(tx: Queryable) {
    const rows = await tx.query<AreaFields>({
      name: 'parking.read-areas',
      text: `
        select id, name, about as text, has_shade as "hasShade", full_day_cents as "fullDay",
               half_day_cents as "halfDay", spaces
          from parking_area where not is_removed order by position`,
      values: [],
    })
    if (rows.length === 0) return null
    return {
      areas: rows.map((row) => ({ ...row, fullDay: writeEuro(row.fullDay), halfDay: writeEuro(row.halfDay) })),
    }
  },
}

/** An area as it is read, with money in cents. */
type AreaFields = {
  id: number
  name: LocalizedText
  text: LocalizedText
  hasShade: boolean
  fullDay: Cents
  halfDay: Cents
  spaces: number
}

const WRITE_AREAS = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as g(
      id integer, position integer, name jsonb, text jsonb, "hasShade" boolean, "fullDay" integer, "halfDay" integer,
      spaces integer
    )
  ), removed as (
    update parking_area set is_removed = true where id not in (select id from given)
  )
  insert into parking_area as a (id, position, name, about, has_shade, full_day_cents, half_day_cents, spaces)
  select id, position, name, text, "hasShade", "fullDay", "halfDay", spaces from given
  on conflict (id) do update
     set position = excluded.position, name = excluded.name, about = excluded.about, has_shade = excluded.has_shade,
         full_day_cents = excluded.full_day_cents, half_day_cents = excluded.half_day_cents,
         spaces = excluded.spaces, is_removed = false`

/** Half-days to come follow the usual number, where nobody of the resort set another; what is sold stays sold. */
const FOLLOW_AREAS = `
  update parking_space s
     set spaces = greatest(a.spaces, s.taken)
    from parking_area a
   where a.id = s.area_id and not s.is_set and s.day >= resort_today() and s.spaces <> greatest(a.spaces, s.taken)`
