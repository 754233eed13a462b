import type * as z from 'zod/mini'
import {
  INCOME_KINDS,
  type Figures,
  type occupancySchema,
  type overviewSchema,
  type revenueSchema,
} from '../../domain/numbers/answers.ts'
import { heatRows, totalOfDays, type BeachRow } from '../../domain/numbers/occupancy.ts'
import { bucketsOf, countedDays, openDays, sumByBucket, yearBefore, type Days } from '../../domain/numbers/period.ts'
import type { Cents } from '../../domain/platform/cents.ts'
import { eachDay } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'
import { resortSeason } from '../umbrellas/resort-season.ts'
import { readBeachCategories, readBeachDays, readBeachRows, readCells } from './beach-queries.ts'
import { readFigures, readIncome, type StoredFigures } from './money-queries.ts'

/** The heat map of some days, by row and by category. */
export async function occupancyOf(
  tx: Queryable,
  days: Days,
  language: Language,
): Promise<z.input<typeof occupancySchema>> {
  const [{ opening, today }, rows, categories, cells] = await Promise.all([
    resortSeason(tx),
    readBeachRows(tx),
    readBeachCategories(tx, language),
    readCells(tx, days),
  ])
  const lived = new Set(cells.filter((cell) => cell.taken + cell.takenElsewhere > 0).map(({ day }) => day))
  const open = openDays(days, opening, today, (day) => lived.has(day))
  const heatOf = (parts: readonly BeachRow[], by: 'row' | 'category') =>
    heatRows(
      parts,
      eachDay(days.from, days.to),
      (day) => open.has(day),
      cells.filter((cell) => cell.by === by),
    ).map(({ row, places, taken, open: sold }) => ({ row, places, taken: [...taken], open: [...sold] }))
  const names = new Map(categories.map(({ row, name }) => [row, name]))
  return {
    today,
    ...days,
    rows: heatOf(rows, 'row'),
    categories: heatOf(categories, 'category').map(({ row, ...halves }) => ({
      category: row,
      name: names.get(row) ?? row,
      ...halves,
    })),
  }
}

export async function revenueOf(tx: Queryable, days: Days): Promise<z.input<typeof revenueSchema>> {
  const [{ today }, rows] = await Promise.all([resortSeason(tx), readIncome(tx, days)])
  const buckets = sumByBucket(bucketsOf(days), rows, (part) => ({
    income: Object.fromEntries(
      INCOME_KINDS.map((kind) => [
        kind,
        part.filter((row) => row.kind === kind).reduce((sum, { cents }) => sum + cents, 0),
      ]),
    ) as Record<(typeof INCOME_KINDS)[number], Cents>,
  }))
  return { today, buckets }
}

export async function overviewOf(tx: Queryable, days: Days): Promise<z.input<typeof overviewSchema>> {
  const { today } = await resortSeason(tx)
  const counted = countedDays(days, today)
  const compared = yearBefore(counted)
  const [now, before] = await Promise.all([figuresOf(tx, counted), figuresOf(tx, compared)])
  return {
    today,
    counted,
    now,
    // What is booked ahead can't be set beside days that are over: then more were booked than at this time.
    before: counted.isAhead || isNothing(before) ? null : { ...compared, figures: before },
  }
}

async function figuresOf(tx: Queryable, days: Days): Promise<z.input<typeof overviewSchema>['now']> {
  // One after the other: two periods at once are two connections, and leave the others to guests.
  const { opening, today } = await resortSeason(tx)
  const rows = await readBeachRows(tx)
  const beach = await readBeachDays(tx, days)
  const figures = await readFigures(tx, days)
  const lived = new Set(beach.filter(({ isLived }) => isLived).map(({ day }) => day))
  const open = openDays(days, opening, today, (day) => lived.has(day))
  const places = rows.reduce((sum, row) => sum + row.places, 0)
  return { ...totalOfDays(places, beach, open), ...figures }
}

/** Days of which no stay, no money and no bar order are known: a resort that was not here yet. */
function isNothing({
  takenHalves,
  revenueCents,
  barOrders,
}: Pick<Figures, 'takenHalves' | 'barOrders'> & Pick<StoredFigures, 'revenueCents'>): boolean {
  return takenHalves === 0 && revenueCents === 0 && barOrders === 0
}
