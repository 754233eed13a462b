import { HALVES } from '../../domain/platform/day-part.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { PartRates } from '../../domain/parking/part-rates.ts'
import type { Period } from '../../domain/umbrellas/period.ts'
import type { Queryable } from '../platform/database.ts'

/** An area as it is stored, with the spaces that are free on every half-day of a stay. */
export interface AreaRow extends PartRates {
  readonly areaId: number
  readonly name: string
  readonly text: string
  readonly hasShade: boolean
  readonly left: number
}

/** The areas that are offered, in their order. */
export async function readAreas(tx: Queryable, period: Period, language: Language): Promise<AreaRow[]> {
  return tx.query<AreaRow & { [column: string]: unknown }>({
    name: 'parking.areas',
    text: `
      select a.id as "areaId", a.name ->> $5 as name, a.about ->> $5 as text, a.has_shade as "hasShade",
             a.full_day_cents as "fullDayCents", a.half_day_cents as "halfDayCents",
             (
               select min(coalesce(s.spaces - s.taken, a.spaces))
                 from generate_series(0, $2::date - $1::date) as n
                cross join generate_series($3::integer, $4::integer - 1) as h
                 left join parking_space s on s.area_id = a.id and s.day = $1::date + n and s.half = h
             ) as left
        from parking_area a
       where not a.is_removed
       order by a.position`,
    values: [period.from, period.to, ...HALVES[period.part], language],
  })
}

/** One car more or less for a whole stay; false when one of its half-days is full, and then nothing is changed. */
export async function changeParking(tx: Queryable, areaId: number, period: Period, by: 1 | -1): Promise<boolean> {
  const [row] = await tx.query<{ done: boolean }>({
    name: 'parking.change',
    text: `select change_parking($1, daterange($2, $3, '[]'), int4range($4, $5), $6) as done`,
    values: [areaId, period.from, period.to, ...HALVES[period.part], by],
  })
  return row?.done === true
}

/**
 * Sets how many spaces an area has on some days; never fewer than are sold. Answers the numbers of each day before, for the
 * audit; null when there is no such area.
 */
export async function setSpaces(
  tx: Queryable,
  areaId: number,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
  spaces: number,
): Promise<readonly number[] | null> {
  const days = [areaId, from, to]
  await tx.query({
    name: 'parking.open',
    text: `select open_parking(id, daterange($2, $3, '[]'), '[0,2)') from parking_area where id = $1 and not is_removed`,
    values: days,
  })
  const rows = await tx.query<{ spaces: number }>({
    name: 'parking.lock-days',
    text: `
      select spaces from parking_space where area_id = $1 and day between $2 and $3 order by day, half for update`,
    values: days,
  })
  if (rows.length === 0) return null
  await tx.query({
    name: 'parking.set-spaces',
    text: `
      update parking_space set spaces = greatest($4, taken), is_set = true where area_id = $1 and day between $2 and $3`,
    values: [...days, spaces],
  })
  return [...new Set(rows.map((row) => row.spaces))]
}
