import { addDays, type CivilDate } from '../platform/civil-date.ts'
import { percentOf } from './measures.ts'

/** Half-days of one row on one day, as they are stored; a category of places is counted as a row is. */
export interface StoredCell {
  readonly row: string
  readonly day: CivilDate
  /** Booked or of a subscription, on places that can be booked. */
  readonly taken: number
  /** The same on places that can't be booked any more. */
  readonly takenElsewhere: number
  /** Out of use, on places that can be booked. */
  readonly blocked: number
}

/** A row of the beach and how many of its places can be booked now. */
export interface BeachRow {
  readonly row: string
  readonly places: number
}

/** Half-days that are taken, and that could be, day by day; an `open` of 0 is a day without sale. */
export interface HalfDays {
  readonly taken: readonly number[]
  readonly open: readonly number[]
}

/** A row of the heat map. */
export interface HeatRow extends BeachRow, HalfDays {}

/** The heat map of some days: what can be taken is two half-days of each bookable place, without what is out of use. */
export function heatRows(
  rows: readonly BeachRow[],
  days: readonly CivilDate[],
  isOpen: (day: CivilDate) => boolean,
  cells: readonly StoredCell[],
): HeatRow[] {
  const stored = new Map(cells.map((cell) => [`${cell.row} ${cell.day}`, cell]))
  return rows.map(({ row, places }) => {
    const measured = days.map((day) => {
      const cell = stored.get(`${row} ${day}`)
      const taken = (cell?.taken ?? 0) + (cell?.takenElsewhere ?? 0)
      const open = isOpen(day) ? 2 * places - (cell?.blocked ?? 0) + (cell?.takenElsewhere ?? 0) : 0
      return { taken: isOpen(day) ? taken : 0, open }
    })
    return { row, places, taken: measured.map(({ taken }) => taken), open: measured.map(({ open }) => open) }
  })
}

/** The whole beach on one day. */
export interface BeachDay extends Omit<StoredCell, 'row'> {
  /** Somebody had a place, be it one without a row. */
  readonly isLived: boolean
  /** Of all who had a place. */
  readonly dogs: number
}

/** Half-days and dogs of a whole beach with `places` that can be booked: what the heat map of the same days sums up to. */
export function totalOfDays(places: number, days: readonly BeachDay[], open: ReadonlySet<CivilDate>) {
  const counted = days.filter(({ day }) => open.has(day))
  return {
    takenHalves: counted.reduce((sum, { taken, takenElsewhere }) => sum + taken + takenElsewhere, 0),
    openHalves: counted.reduce(
      (sum, { takenElsewhere, blocked }) => sum + takenElsewhere - blocked,
      2 * places * open.size,
    ),
    dogs: days.reduce((sum, { dogs }) => sum + dogs, 0),
  }
}

/** Percent of a row on a day, by its index; null where nothing was for sale. */
export function cellPercent({ taken, open }: HalfDays, index: number): number | null {
  return percentOf(taken[index] ?? 0, open[index] ?? 0)
}

/** Which of the seven steps of the legend a percentage is: 0 is empty, 6 is full. */
export function heatStep(percent: number): number {
  return percent >= 95 ? 6 : Math.min(5, Math.floor((percent * 6) / 95))
}

/** The day of an index of a heat map that begins on `from`. */
export function dayAt(from: CivilDate, index: number): CivilDate {
  return addDays(from, index)
}

/** The most days that a heat map shows one by one; more are shown week by week. */
export const MOST_HEAT_DAYS = 62

/** A heat map's days gathered into columns, such as weeks: half-days are summed. */
export function gatherColumns(row: HeatRow, columns: readonly (readonly number[])[]): HeatRow {
  const gather = (values: readonly number[]) =>
    columns.map((indexes) => indexes.reduce((sum, index) => sum + (values[index] ?? 0), 0))
  return { ...row, taken: gather(row.taken), open: gather(row.open) }
}
