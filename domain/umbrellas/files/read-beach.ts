import type { BeachFile } from './beach-file.ts'
import { readCode, readCodes } from './code-ranges.ts'
import { shown, type Report } from '../../platform/files/file-problem.ts'
import type { Beach, ColumnRun, ModelPlace, ModelRow } from './resort-model.ts'

/** Metres to the centimetre, so that sums of steps stay what a person would write. */
function centimetres(value: number): number {
  return Math.round(value * 100) / 100
}

/** Reports every value that occurs again. */
export function reportRepeats(
  values: readonly string[],
  pathOf: (index: number) => string,
  what: string,
  report: Report,
): void {
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) report(pathOf(index), `${what} once`, value)
  })
}

/** The codes of a field of ranges; none, and a report, when it can't be read. */
function codesAt(path: string, text: string | undefined, rows: readonly string[], report: Report): string[] {
  if (text === undefined) return []
  const read = readCodes(text, rows)
  if ('value' in read) {
    reportRepeats(read.value, () => path, 'each place', report)
    return read.value
  }
  report(path, read.expected, read.found)
  return []
}

/** The plan that a beach.json describes. What doesn't fit together is reported and left out. */
export function readBeach(file: BeachFile, report: Report): Beach {
  const columns = Object.entries(file.columns).flatMap(([id, runs]) => runs.map((run) => ({ id, ...run })))
  const rows: ModelRow[] = file.rows.map(({ id, y, columns, first, gazebos, quiet }) => ({
    id,
    y,
    columns,
    isFirst: first === true,
    hasGazebos: gazebos === true,
    isQuiet: quiet === true,
  }))
  reportRepeats(
    rows.map((row) => row.id),
    (index) => `rows[${index}].id`,
    'each row',
    report,
  )
  reportRepeats(
    file.zones.map((zone) => zone.id),
    (index) => `zones[${index}].id`,
    'each zone',
    report,
  )
  rows.forEach((row, index) => {
    if (!Object.hasOwn(file.columns, row.columns)) {
      report(`rows[${index}].columns`, `one of ${shown(Object.keys(file.columns))}`, row.columns)
    }
  })
  columns.forEach((run) => {
    if (run.first > run.last) report(`columns.${run.id}`, 'first not after last', `${run.first}-${run.last}`)
  })
  const { seaSide, width, height, waterline, zones, walkways, landmarks } = file
  const places = placesOf(file, rows, columns, report)
  return { seaSide, width, height, waterline, zones, walkways, landmarks, columns, rows, places }
}

function placesOf(
  file: BeachFile,
  rows: readonly ModelRow[],
  columns: readonly ColumnRun[],
  report: Report,
): ModelPlace[] {
  const ids = rows.map((row) => row.id)
  const accessible = new Set(codesAt('accessible', file.accessible, ids, report))
  const shaded = new Set(codesAt('shaded', file.shaded, ids, report))
  const outOfUse = new Set(codesAt('outOfUse', file.outOfUse, ids, report))
  const places = new Map<string, ModelPlace>()
  file.places.forEach((group, index) => {
    for (const code of codesAt(`places[${index}].codes`, group.codes, ids, report)) {
      const spot = crossing(code, rows, columns)
      if (spot === null) report(`places[${index}].codes`, 'numbers that the row’s columns have', code)
      else if (places.has(code)) report(`places[${index}].codes`, 'each place once', code)
      else {
        const { zone, category } = group
        places.set(code, {
          code,
          ...spot,
          zone,
          category,
          isAccessible: accessible.has(code),
          isShaded: shaded.has(code),
          isBookable: !outOfUse.has(code),
        })
      }
    }
  })
  file.moved?.forEach(({ code, x, y }, index) => {
    const place = places.get(code)
    if (place === undefined) report(`moved[${index}].code`, 'a place of the beach', code)
    else places.set(code, { ...place, x, y })
  })
  for (const [path, codes] of [
    ['accessible', accessible],
    ['shaded', shaded],
    ['outOfUse', outOfUse],
  ] as const) {
    for (const code of codes) if (!places.has(code)) report(path, 'places of the beach', code)
  }
  return inReadingOrder([...places.values()], ids)
}

/** Where a code stands: its row crossed with its number. Null when the row has no such number. */
export function crossing(
  code: string,
  rows: readonly ModelRow[],
  columns: readonly ColumnRun[],
): Pick<ModelPlace, 'row' | 'number' | 'x' | 'y'> | null {
  const ref = readCode(code)
  const row = rows.find((one) => one.id === ref?.row)
  if (ref === null || row === undefined) return null
  const run = columns.find((one) => one.id === row.columns && one.first <= ref.number && ref.number <= one.last)
  if (run === undefined) return null
  return { row: row.id, number: ref.number, x: centimetres(run.x + (ref.number - run.first) * run.step), y: row.y }
}

function inReadingOrder(places: readonly ModelPlace[], rows: readonly string[]): ModelPlace[] {
  return places.toSorted((a, b) => rows.indexOf(a.row) - rows.indexOf(b.row) || a.number - b.number)
}
