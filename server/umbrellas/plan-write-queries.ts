import type { ResortModel } from '../../domain/umbrellas/files/resort-model.ts'
import type { Queryable } from '../platform/database.ts'
import { writeRows } from './write-rows.ts'

const INSERT_ZONES = `
  insert into beach_zone (id, position, name, x, y, width, height)
  select id, position, name, x, y, width, height from jsonb_to_recordset($1::jsonb)
    as given (id text, position int, name jsonb, x float8, y float8, width float8, height float8)`

const INSERT_WALKWAYS = `
  insert into beach_walkway (position, x, y, width, height)
  select position, x, y, width, height from jsonb_to_recordset($1::jsonb)
    as given (position int, x float8, y float8, width float8, height float8)`

const INSERT_LANDMARKS = `
  insert into beach_landmark (position, kind, name, x, y)
  select position, kind, name, x, y from jsonb_to_recordset($1::jsonb)
    as given (position int, kind text, name jsonb, x float8, y float8)`

const INSERT_COLUMNS = `
  insert into beach_columns (position, id, first_number, last_number, x, step)
  select position, id, first, last, x, step from jsonb_to_recordset($1::jsonb)
    as given (position int, id text, first int, last int, x float8, step float8)`

const INSERT_ROWS = `
  insert into beach_row (id, position, y, columns, is_first, has_gazebos, is_quiet)
  select id, position, y, columns, "isFirst", "hasGazebos", "isQuiet" from jsonb_to_recordset($1::jsonb)
    as given (id text, position int, y float8, columns text, "isFirst" boolean, "hasGazebos" boolean,
      "isQuiet" boolean)`

const UPSERT_PLACES = `
  insert into place (id, code, position, row_id, number, category_id, zone_id, x, y, is_accessible, is_shaded,
    is_bookable, is_removed)
  select id, code, position, row, number, category, zone, x, y, "isAccessible", "isShaded", "isBookable", false
  from jsonb_to_recordset($1::jsonb) as given (id int, code text, position int, row text, number int,
    category text, zone text, x float8, y float8, "isAccessible" boolean, "isShaded" boolean, "isBookable" boolean)
  on conflict (id) do update set position = excluded.position, row_id = excluded.row_id, number = excluded.number,
    category_id = excluded.category_id, zone_id = excluded.zone_id, x = excluded.x, y = excluded.y,
    is_accessible = excluded.is_accessible, is_shaded = excluded.is_shaded, is_bookable = excluded.is_bookable, is_removed = false`

/** Only one import at a time, and no new stay while it decides and writes. */
export async function lockBeach(tx: Queryable): Promise<void> {
  await tx.query({ name: 'umbrellas.import-lock', text: 'select pg_advisory_xact_lock(7310000040)', values: [] })
  await tx.query({ name: 'umbrellas.import-quiet', text: 'lock table occupancy in share mode', values: [] })
}

/** Every place that this database ever had, so that a code keeps its id. */
export async function knownPlaceIds(tx: Queryable): Promise<Map<string, number>> {
  const rows = await tx.query<{ code: string; id: number }>({
    name: 'umbrellas.known-places',
    text: 'select code, id from place',
    values: [],
  })
  return new Map(rows.map(({ code, id }) => [code, id]))
}

const PLAN_TABLES = [
  'beach_landmark',
  'beach_walkway',
  'beach_columns',
  'beach_row',
  'beach_zone',
  'beach_opening',
  'beach',
]

/** Writes the plan anew: its sheet, opening, areas and rows. Places of before keep pointing to their rows by name. */
export async function writePlan(
  tx: Queryable,
  { beach, opening }: Pick<ResortModel, 'beach' | 'opening'>,
  version: string,
): Promise<void> {
  for (const table of PLAN_TABLES) {
    await tx.query({ name: `umbrellas.clear-${table}`, text: `delete from ${table}`, values: [] })
  }
  await tx.query({
    name: 'umbrellas.write-sheet',
    text: 'insert into beach (version, sea_side, width, height, waterline) values ($1, $2, $3, $4, $5)',
    values: [version, beach.seaSide, beach.width, beach.height, beach.waterline],
  })
  await tx.query({
    name: 'umbrellas.write-opening',
    text: 'insert into beach_opening (from_day, to_day) values ($1, $2)',
    values: [opening.from, opening.to],
  })
  await writeRows(tx, 'zones', INSERT_ZONES, beach.zones)
  await writeRows(tx, 'walkways', INSERT_WALKWAYS, beach.walkways)
  await writeRows(tx, 'landmarks', INSERT_LANDMARKS, beach.landmarks)
  await writeRows(tx, 'columns', INSERT_COLUMNS, beach.columns)
  await writeRows(tx, 'rows', INSERT_ROWS, beach.rows)
}

/** Writes the places under their ids. Places that are no longer there stay, marked as removed. */
export async function writePlaces(
  tx: Queryable,
  places: readonly { readonly id: number; readonly code: string }[],
): Promise<void> {
  await tx.query({
    name: 'umbrellas.remove-places',
    text: `
      update place set is_removed = true, row_id = null, category_id = null, zone_id = null
      where code <> all ($1::text[])`,
    values: [places.map((place) => place.code)],
  })
  await writeRows(tx, 'places', UPSERT_PLACES, places)
}

/** Tells every server process, with the commit, that what it keeps of the resort is old. */
export async function announceResort(tx: Queryable, channel: string, version: string): Promise<void> {
  await tx.query({ name: 'umbrellas.announce-resort', text: 'select pg_notify($1, $2)', values: [channel, version] })
}
