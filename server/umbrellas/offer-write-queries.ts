import type { ResortModel } from '../../domain/umbrellas/files/resort-model.ts'
import type { Queryable } from '../platform/database.ts'
import { writeRows } from './write-rows.ts'

const UPSERT_EXTRAS = `
  insert into extra (id, position, name, stock, is_removed)
  select id, position, name, stock, false from jsonb_to_recordset($1::jsonb)
    as given (id text, position int, name jsonb, stock int)
  on conflict (id) do update
    set position = excluded.position, name = excluded.name, stock = excluded.stock, is_removed = false`

const INSERT_CATEGORIES = `
  insert into category (id, position, kind, name, dog_sizes, max_dogs, people, people_first_row, max_people,
    max_people_first_row, min_beds, min_beds_first_row)
  select id, position, kind, name, array(select jsonb_array_elements_text("dogSizes")), "maxDogs", people,
    "peopleFirstRow", "maxPeople", "maxPeopleFirstRow", "minBeds", "minBedsFirstRow"
  from jsonb_to_recordset($1::jsonb) as given (id text, position int, kind text, name jsonb, "dogSizes" jsonb,
    "maxDogs" int, people int, "peopleFirstRow" int, "maxPeople" int, "maxPeopleFirstRow" int, "minBeds" int,
    "minBedsFirstRow" int)`

const INSERT_CATEGORY_EXTRAS = `
  insert into category_extra (category_id, position, extra_id, max, included)
  select category, position, id, max, included from jsonb_to_recordset($1::jsonb)
    as given (category text, position int, id text, max int, included int)`

const INSERT_SEASONS = `
  insert into price_season (id, position, name)
  select id, position, name from jsonb_to_recordset($1::jsonb) as given (id text, position int, name jsonb)`

/** A JSON list as an array; null stays null. */
const arrayOf = (column: string, type: 'int' | 'text') =>
  `case when jsonb_typeof(${column}) = 'array' then array(select jsonb_array_elements_text(${column})::${type}) end`

const INSERT_SPANS = `
  insert into price_season_span (season_id, position, from_day, to_day, weekdays)
  select season, position, "from", "to", ${arrayOf('weekdays', 'int')} from jsonb_to_recordset($1::jsonb)
    as given (season text, position int, "from" text, "to" text, weekdays jsonb)`

const INSERT_RULES = `
  insert into price_rule (position, extra_id, categories, rows, weekdays, months, parts)
  select position, extra, ${arrayOf('categories', 'text')}, ${arrayOf('rows', 'text')},
    ${arrayOf('weekdays', 'int')}, ${arrayOf('months', 'int')}, ${arrayOf('parts', 'text')}
  from jsonb_to_recordset($1::jsonb)
    as given (position int, extra text, categories jsonb, rows jsonb, weekdays jsonb, months jsonb, parts jsonb)`

const INSERT_AMOUNTS = `
  insert into price_amount (rule_position, position, season_id, day_cents)
  select rule, position, season, cents from jsonb_to_recordset($1::jsonb)
    as given (rule int, position int, season text, cents int)`

const INSERT_PARTS = `
  insert into price_part (part, percent)
  select part, percent from jsonb_to_recordset($1::jsonb) as given (part text, percent int)`

/**
 * Writes the extras and the categories with what they offer. An extra that is no longer there stays, marked as
 * removed, because stocks of past days point to it.
 */
export async function writeOffers(
  tx: Queryable,
  { extras, categories }: Pick<ResortModel, 'extras' | 'categories'>,
): Promise<void> {
  await tx.query({ name: 'umbrellas.remove-extras', text: 'update extra set is_removed = true', values: [] })
  await writeRows(tx, 'extras', UPSERT_EXTRAS, extras)
  await tx.query({ name: 'umbrellas.clear-categories', text: 'delete from category', values: [] })
  await writeRows(tx, 'categories', INSERT_CATEGORIES, categories)
  const offers = categories.flatMap(({ id, extras: offered }) => offered.map((extra) => ({ ...extra, category: id })))
  await writeRows(tx, 'category-extras', INSERT_CATEGORY_EXTRAS, offers)
}

const PRICE_TABLES = ['price_amount', 'price_rule', 'price_season_span', 'price_season', 'price_part']

/** Writes the price book anew. */
export async function writePrices(tx: Queryable, { prices }: Pick<ResortModel, 'prices'>): Promise<void> {
  for (const table of PRICE_TABLES) {
    await tx.query({ name: `umbrellas.clear-${table}`, text: `delete from ${table}`, values: [] })
  }
  await writeRows(tx, 'seasons', INSERT_SEASONS, prices.seasons)
  const spans = prices.seasons.flatMap(({ id, spans: days }) => days.map((span) => ({ ...span, season: id })))
  await writeRows(tx, 'season-spans', INSERT_SPANS, spans)
  await writeRows(tx, 'price-rules', INSERT_RULES, prices.rules)
  const amounts = prices.rules.flatMap((rule, index) => rule.amounts.map((amount) => ({ ...amount, rule: index })))
  await writeRows(tx, 'price-amounts', INSERT_AMOUNTS, amounts)
  const parts = Object.entries(prices.partPercent).map(([part, percent]) => ({ part, percent }))
  await writeRows(tx, 'price-parts', INSERT_PARTS, parts)
}
