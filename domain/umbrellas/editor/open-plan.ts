import type { BeachFile } from '../files/beach-file.ts'
import { crossing, readBeach } from '../files/read-beach.ts'
import type { Beach, ColumnRun, ModelPlace, ModelRow } from '../files/resort-model.ts'
import { beachFileOf } from '../files/write-resort.ts'

/** A point of the plan, in metres from its top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A place as the editor changes it; `at` is where it stands when that is not where its row and number cross. */
export interface Spot extends Pick<ModelPlace, 'zone' | 'category' | 'isAccessible' | 'isShaded' | 'isBookable'> {
  readonly at: Point | null
}

/** A plan taken apart for editing: its places one by one instead of ranges, the rest as the file has it. */
export interface OpenPlan extends Omit<BeachFile, 'places' | 'moved' | 'accessible' | 'shaded' | 'outOfUse'> {
  readonly spots: ReadonlyMap<string, Spot>
}

/** Nobody is told what a file says wrongly: whoever takes a file in has checked it. */
const UNHEARD = () => undefined

/** Takes a plan apart. The file has to read without a problem: what can't be read is left out. */
export function openPlan(file: BeachFile): OpenPlan {
  const moved = new Set(file.moved?.map(({ code }) => code))
  const spots = readBeach(file, UNHEARD).places.map(({ code, row: _row, number: _number, x, y, ...rest }) => {
    const spot: Spot = { ...rest, at: moved.has(code) ? { x, y } : null }
    return [code, spot] as const
  })
  return { ...file, spots: new Map(spots) }
}

/** Puts a plan together again, as an export would write it. A place whose row has no such number any more is gone. */
export function closePlan(plan: OpenPlan): BeachFile {
  const columns = runsOf(plan)
  const rows = rowsOf(plan)
  const places = [...plan.spots].flatMap(([code, { at, ...rest }]) => {
    const cross = crossing(code, rows, columns)
    return cross === null ? [] : [{ code, ...cross, ...rest, ...at }]
  })
  const order = new Map(rows.map((row, index) => [row.id, index]))
  const inOrder = places.toSorted((a, b) => (order.get(a.row) ?? 0) - (order.get(b.row) ?? 0) || a.number - b.number)
  const { seaSide, width, height, waterline, zones, walkways, landmarks } = plan
  const beach: Beach = { seaSide, width, height, waterline, zones, walkways, landmarks, columns, rows, places: inOrder }
  return beachFileOf(beach)
}

/** The column blocks of a plan in one list, as the plan's readers have them. */
export function runsOf({ columns }: Pick<BeachFile, 'columns'>): ColumnRun[] {
  return Object.entries(columns).flatMap(([id, runs]) => runs.map((run) => ({ id, ...run })))
}

/** The rows of a plan as its readers have them. */
export function rowsOf({ rows }: Pick<BeachFile, 'rows'>): ModelRow[] {
  return rows.map(({ id, y, columns, first, gazebos, quiet }) => ({
    id,
    y,
    columns,
    isFirst: first === true,
    hasGazebos: gazebos === true,
    isQuiet: quiet === true,
  }))
}

/** Where rows and numbers cross and nobody stands: codes that could become places, with their points. */
export function gapsOf(file: BeachFile, taken: ReadonlySet<string>): (Point & { readonly code: string })[] {
  const columns = runsOf(file)
  return rowsOf(file).flatMap((row, _index, rows) =>
    columns
      .filter((run) => run.id === row.columns)
      .flatMap((run) => Array.from({ length: run.last - run.first + 1 }, (_, at) => `${row.id}${run.first + at}`))
      .filter((code, at, codes) => !taken.has(code) && codes.indexOf(code) === at)
      .flatMap((code) => {
        const cross = crossing(code, rows, columns)
        return cross === null ? [] : [{ code, x: cross.x, y: cross.y }]
      }),
  )
}
