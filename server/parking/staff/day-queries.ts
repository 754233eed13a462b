import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Queryable } from '../../platform/database.ts'

interface Days {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** The spaces of an area on one day. */
export interface ParkingDay {
  readonly day: CivilDate
  readonly spaces: number
  readonly taken: number
  readonly isSet: boolean
}

/** How many spaces an area has on a usual day; undefined when there is no such area. */
export async function usualSpaces(tx: Queryable, areaId: number): Promise<number | undefined> {
  const [row] = await tx.query<{ spaces: number }>({
    name: 'parking.usual-spaces',
    text: 'select spaces from parking_area where id = $1 and not is_removed',
    values: [areaId],
  })
  return row?.spaces
}

/** The spaces of an area on every one of some days. */
export function parkingDays(tx: Queryable, areaId: number, { from, to }: Days): Promise<ParkingDay[]> {
  return tx.query<ParkingDay & Record<string, unknown>>({
    name: 'parking.days',
    text: `
      select ($2::date + n)::text as day,
             min(coalesce(t.spaces, s.spaces)) as spaces,
             coalesce(max(t.taken), 0) as taken, coalesce(bool_or(t.is_set), false) as "isSet"
        from parking_area s
       cross join generate_series(0, $3::date - $2::date) as n
       cross join generate_series(0, 1) as h
        left join parking_space t on t.area_id = s.id and t.day = $2::date + n and t.half = h
       where s.id = $1
       group by n order by n`,
    values: [areaId, from, to],
  })
}

/** Lets the usual number of spaces hold on some days again. */
export async function clearSpaces(tx: Queryable, areaId: number, { from, to }: Days): Promise<void> {
  await tx.query({
    name: 'parking.lock-set-days',
    text: `
      select from parking_space where area_id = $1 and day between $2 and $3 and is_set
       order by day, half for update`,
    values: [areaId, from, to],
  })
  await tx.query({
    name: 'parking.clear-spaces',
    text: `
      update parking_space t
         set is_set = false, spaces = greatest(s.spaces, t.taken)
        from parking_area s
       where s.id = t.area_id and t.area_id = $1 and t.day between $2 and $3 and t.is_set`,
    values: [areaId, from, to],
  })
}
