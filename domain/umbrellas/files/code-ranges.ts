/**
 * Places and rows written short. `A1-A3, B1-N8`: a list of codes and of rectangles from a code to another,
 * rows in the order of the beach. `A, C-H`: a list of rows and of runs of rows.
 */

/** What could not be read, or the result. */
export type Read<T> = { readonly value: T } | { readonly expected: string; readonly found: string }

/** A place as it is written: its row and its number. */
export interface PlaceRef {
  readonly row: string
  readonly number: number
}

const CODE = /^([A-Z]{1,2})([1-9]\d{0,2})$/

/** A place code in its two parts; null when it is none. */
export function readCode(text: string): PlaceRef | null {
  const match = CODE.exec(text)
  return match ? { row: match[1] ?? '', number: Number(match[2]) } : null
}

function split(text: string): string[] {
  return text.split(',').map((item) => item.trim())
}

/** The codes of a list of ranges, in reading order. `rows` are the beach's row ids from the sea. */
export function readCodes(text: string, rows: readonly string[]): Read<string[]> {
  const codes: string[] = []
  for (const item of split(text)) {
    const [first, last, more] = item.split('-').map((end) => readCode(end.trim()))
    if (!first || last === null || more !== undefined) {
      return { expected: 'codes and ranges such as "A1-A3, B1-N8"', found: item }
    }
    const end = last ?? first
    const [top, bottom] = [rows.indexOf(first.row), rows.indexOf(end.row)]
    if (top < 0 || bottom < 0) return { expected: `a row of the beach (${rows.join(', ')})`, found: item }
    if (top > bottom || first.number > end.number)
      return { expected: 'a range from the sea and from the left', found: item }
    for (const row of rows.slice(top, bottom + 1)) {
      for (let number = first.number; number <= end.number; number += 1) codes.push(`${row}${number}`)
    }
  }
  return { value: codes }
}

interface Run {
  readonly first: number
  readonly last: number
}

function runsOf(numbers: readonly number[]): Run[] {
  const runs: { first: number; last: number }[] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const open = runs.at(-1)
    if (open && open.last === number - 1) open.last = number
    else runs.push({ first: number, last: number })
  }
  return runs
}

/** The one way to write a set of places: rectangles over as many rows as have the same run of numbers. */
export function writeCodes(places: readonly PlaceRef[], rows: readonly string[]): string {
  const byRow = rows.map((row) => runsOf(places.filter((place) => place.row === row).map((place) => place.number)))
  const key = (run: Run) => `${run.first}-${run.last}`
  const written: string[] = []
  byRow.forEach((runs, top) => {
    for (const run of runs) {
      if (byRow[top - 1]?.some((above) => key(above) === key(run))) continue
      let bottom = top
      while (byRow[bottom + 1]?.some((below) => key(below) === key(run))) bottom += 1
      const [first, last] = [`${rows[top]}${run.first}`, `${rows[bottom]}${run.last}`]
      written.push(first === last ? first : `${first}-${last}`)
    }
  })
  return written.join(', ')
}

/** The rows of a list such as `A, C-H`, in the order of the beach. */
export function readRows(text: string, rows: readonly string[]): Read<string[]> {
  const named = new Set<string>()
  for (const item of split(text)) {
    const [first, last, more] = item.split('-').map((end) => rows.indexOf(end.trim()))
    const bottom = last ?? first
    if (first === undefined || bottom === undefined || first < 0 || bottom < first || more !== undefined) {
      return { expected: `rows of the beach such as "A, C-H" (${rows.join(', ')})`, found: item }
    }
    for (const row of rows.slice(first, bottom + 1)) named.add(row)
  }
  return { value: rows.filter((row) => named.has(row)) }
}

/** The one way to write a set of rows: runs of at least two as `B-D`. */
export function writeRows(named: readonly string[], rows: readonly string[]): string {
  return runsOf(named.map((row) => rows.indexOf(row)))
    .map(({ first, last }) => (first === last ? `${rows[first]}` : `${rows[first]}-${rows[last]}`))
    .join(', ')
}
