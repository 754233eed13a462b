import type { CivilDate } from '../platform/civil-date.ts'
import { percentOf } from './measures.ts'
import { cellPercent, dayAt, type HalfDays } from './occupancy.ts'
import type { Answer, NumbersTable } from './tables.ts'

type Occupancy = Answer<'occupancySchema'>

export function occupancyTable({ from, rows }: Occupancy): NumbersTable {
  return {
    id: 'occupancy',
    ...heatTable(
      from,
      rows.map((row) => ({ ...row, title: row.row })),
    ),
  }
}

export function categoriesTable({ from, categories }: Occupancy): NumbersTable {
  return {
    id: 'categories',
    ...heatTable(
      from,
      categories.map((category) => ({ ...category, title: category.name })),
    ),
  }
}

/** A line a day, a column a part of the beach. */
function heatTable(
  from: string,
  parts: readonly (HalfDays & { readonly title: string })[],
): Pick<NumbersTable, 'columns' | 'rows'> {
  const length = parts[0]?.open.length ?? 0
  return {
    columns: [
      { key: 'day', kind: 'day' },
      ...parts.map(({ title }) => ({ key: 'row', kind: 'percent' as const, title })),
    ],
    rows: Array.from({ length }, (_, index) => [
      dayAt(from as CivilDate, index),
      ...parts.map((part) => cellPercent(part, index)),
    ]),
  }
}

export function placesTable({ places }: Answer<'placesSchema'>): NumbersTable {
  return {
    id: 'places',
    columns: [
      { key: 'place', kind: 'text' },
      { key: 'row', kind: 'text' },
      { key: 'takenHalves', kind: 'count' },
      { key: 'openHalves', kind: 'count' },
      { key: 'occupancy', kind: 'percent' },
      { key: 'value', kind: 'cents' },
      { key: 'barOrders', kind: 'count' },
      { key: 'bar', kind: 'cents' },
    ],
    rows: places
      .toSorted((a, b) => b.valueCents - a.valueCents || b.takenHalves - a.takenHalves)
      .map((place) => [
        place.code,
        place.row,
        place.takenHalves,
        place.openHalves,
        percentOf(place.takenHalves, place.openHalves),
        place.valueCents,
        place.barOrders,
        place.barCents,
      ]),
  }
}
