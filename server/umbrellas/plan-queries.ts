import type { LocalizedText } from '../../domain/platform/language.ts'
import type { Beach, ColumnRun, ExtraOffer, ModelPlace, ModelRow } from '../../domain/umbrellas/files/resort-model.ts'
import type { Category } from '../../domain/umbrellas/plan.ts'
import type { Queryable } from '../platform/database.ts'

/** The beach of the database, with the ids of its places. */
export interface StoredBeach {
  readonly version: string
  readonly beach: Beach
  readonly categories: readonly Category[]
  readonly extras: readonly ExtraOffer[]
  readonly idOf: ReadonlyMap<string, number>
}

type Sheet = Pick<Beach, 'seaSide' | 'width' | 'height' | 'waterline'> & { readonly version: string }

/** The whole beach, or null when no resort was imported. */
export async function readBeach(tx: Queryable): Promise<StoredBeach | null> {
  const [sheet, zones, walkways, landmarks, columns, rows, places, categories, extras] = await Promise.all([
    readSheet(tx),
    readZones(tx),
    readWalkways(tx),
    readLandmarks(tx),
    readColumns(tx),
    readRows(tx),
    readPlaces(tx),
    readCategories(tx),
    readExtras(tx),
  ])
  if (sheet === undefined) return null
  const { version, ...shape } = sheet
  return {
    version,
    beach: {
      ...shape,
      zones,
      walkways,
      landmarks,
      columns,
      rows,
      places: places.map(({ id: _id, ...place }) => place),
    },
    categories,
    extras,
    idOf: new Map(places.map((place) => [place.code, place.id])),
  }
}

async function readSheet(tx: Queryable): Promise<Sheet | undefined> {
  const [sheet] = await tx.query<Sheet>({
    name: 'umbrellas.plan-sheet',
    text: 'select version, sea_side as "seaSide", width, height, waterline from beach',
    values: [],
  })
  return sheet
}

function readZones(tx: Queryable): Promise<Beach['zones']> {
  return tx.query({
    name: 'umbrellas.plan-zones',
    text: 'select id, name, x, y, width, height from beach_zone order by position',
    values: [],
  })
}

function readWalkways(tx: Queryable): Promise<Beach['walkways']> {
  return tx.query({
    name: 'umbrellas.plan-walkways',
    text: 'select x, y, width, height from beach_walkway order by position',
    values: [],
  })
}

function readLandmarks(tx: Queryable): Promise<Beach['landmarks']> {
  return tx.query({
    name: 'umbrellas.plan-landmarks',
    text: 'select kind, name, x, y from beach_landmark order by position',
    values: [],
  })
}

function readColumns(tx: Queryable): Promise<ColumnRun[]> {
  return tx.query({
    name: 'umbrellas.plan-columns',
    text: 'select id, first_number as first, last_number as last, x, step from beach_columns order by position',
    values: [],
  })
}

function readRows(tx: Queryable): Promise<ModelRow[]> {
  return tx.query({
    name: 'umbrellas.plan-rows',
    text: `
      select id, y, columns, is_first as "isFirst", has_gazebos as "hasGazebos", is_quiet as "isQuiet"
      from beach_row order by position`,
    values: [],
  })
}

function readPlaces(tx: Queryable): Promise<(ModelPlace & { id: number })[]> {
  return tx.query({
    name: 'umbrellas.plan-places',
    text: `
      select id, code, row_id as row, number, category_id as category, zone_id as zone, x, y,
        is_accessible as "isAccessible", is_shaded as "isShaded", is_bookable as "isBookable"
      from place where not is_removed order by position`,
    values: [],
  })
}

function readCategories(tx: Queryable): Promise<Category[]> {
  return tx.query({
    name: 'umbrellas.plan-categories',
    text: `
      select id, kind, name, dog_sizes as "dogSizes", max_dogs as "maxDogs", people,
        people_first_row as "peopleFirstRow", max_people as "maxPeople",
        max_people_first_row as "maxPeopleFirstRow", min_beds as "minBeds",
        min_beds_first_row as "minBedsFirstRow",
        (select coalesce(jsonb_agg(jsonb_build_object('id', extra_id, 'max', max, 'included', included)
           order by offered.position), '[]')
         from category_extra offered where offered.category_id = category.id) as extras
      from category order by position`,
    values: [],
  })
}

function readExtras(tx: Queryable): Promise<(ExtraOffer & { name: LocalizedText })[]> {
  return tx.query({
    name: 'umbrellas.plan-extras',
    text: 'select id, name, stock from extra where not is_removed order by position',
    values: [],
  })
}
