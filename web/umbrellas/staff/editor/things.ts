import type { BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'
import { readCode } from '../../../../domain/umbrellas/files/code-ranges.ts'
import type { FileRow, FileRun, Thing } from '../../../../domain/umbrellas/editor/edits.ts'
import type { Beach } from '../../../../domain/umbrellas/files/resort-model.ts'

/** What is chosen on the plan: things, and codes where a place could be. */
export interface Selection {
  readonly things: readonly Thing[]
  readonly gaps: readonly string[]
}

export const NOTHING: Selection = { things: [], gaps: [] }

/** A thing as text, for elements and comparisons: `place:C5`, `run:umbrellas/0`. */
export function keyOf(thing: Thing): string {
  switch (thing.kind) {
    case 'place':
      return `place:${thing.code}`
    case 'row':
    case 'zone':
      return `${thing.kind}:${thing.id}`
    case 'run':
      return `run:${thing.columns}/${thing.index}`
    case 'walkway':
    case 'landmark':
      return `${thing.kind}:${thing.index}`
    case 'waterline':
      return 'waterline:'
  }
}

/** The inverse of {@link keyOf}; null for other text. */
export function thingOf(key: string): Thing | null {
  const [kind, rest = ''] = key.split(':')
  switch (kind) {
    case 'place':
      return { kind, code: rest }
    case 'row':
    case 'zone':
      return { kind, id: rest }
    case 'run': {
      const [columns = '', index] = rest.split('/')
      return { kind, columns, index: Number(index) }
    }
    case 'walkway':
    case 'landmark':
      return { kind, index: Number(rest) }
    case 'waterline':
      return { kind }
    default:
      return null
  }
}

export function isChosen(selection: Selection, thing: Thing): boolean {
  const key = keyOf(thing)
  return selection.things.some((one) => keyOf(one) === key)
}

/** Adds a thing that is not chosen, takes one away that is. */
export function toggled(selection: Selection, thing: Thing): Selection {
  const key = keyOf(thing)
  const others = selection.things.filter((one) => keyOf(one) !== key)
  return { ...selection, things: others.length < selection.things.length ? others : [...others, thing] }
}

/** The selection without what an edit took away. */
export function stillThere(selection: Selection, file: BeachFile, beach: Beach): Selection {
  const codes = new Set(beach.places.map(({ code }) => code))
  const things = selection.things.filter((thing) => {
    if (thing.kind === 'place') return codes.has(thing.code)
    if (thing.kind === 'row') return file.rows.some(({ id }) => id === thing.id)
    if (thing.kind === 'zone') return file.zones.some(({ id }) => id === thing.id)
    if (thing.kind === 'run') return file.columns[thing.columns]?.[thing.index] !== undefined
    if (thing.kind === 'walkway') return file.walkways[thing.index] !== undefined
    return thing.kind === 'waterline' || file.landmarks[thing.index] !== undefined
  })
  const gaps = selection.gaps.filter(
    (code) => !codes.has(code) && file.rows.some(({ id }) => id === readCode(code)?.row),
  )
  return things.length === selection.things.length && gaps.length === selection.gaps.length
    ? selection
    : { things, gaps }
}

/** Codes of the chosen places. */
export function chosenCodes(selection: Selection): string[] {
  return selection.things.flatMap((thing) => (thing.kind === 'place' ? [thing.code] : []))
}

/** The rows whose numbers a set of columns gives, as people say them: `A–N`, `A, C–F`; empty where no row does. */
export function rowsOf(file: BeachFile, columns: string): string {
  const spans: { from: string; to: string; last: number }[] = []
  for (const [at, row] of file.rows.entries()) {
    if (row.columns !== columns) continue
    const span = spans.at(-1)
    if (span?.last === at - 1) Object.assign(span, { to: row.id, last: at })
    else spans.push({ from: row.id, to: row.id, last: at })
  }
  return spans.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ')
}

/** A row after the last one, as far from it as the last two are from each other. */
export function nextRow(file: BeachFile): FileRow {
  const [last, before] = [file.rows.at(-1), file.rows.at(-2)]
  const step = last && before ? last.y - before.y : file.seaSide === 'north' ? 3 : -3
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
  const names = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))]
  const id = names.find((name) => file.rows.every((row) => row.id !== name)) ?? 'ZZ'
  const y = Math.min(file.height, Math.max(0, (last?.y ?? file.height / 2) + step))
  return {
    id,
    y,
    columns: last?.columns ?? Object.keys(file.columns)[0] ?? '',
    ...(last?.gazebos ? { gazebos: true } : {}),
  }
}

/** A block after the last one of its name. */
export function nextRun(runs: readonly FileRun[]): FileRun {
  const last = runs.at(-1)
  if (last === undefined) return { first: 1, last: 4, x: 3, step: 3 }
  const first = Math.min(999, last.last + 1)
  return {
    first,
    last: Math.min(999, first + 3),
    x: last.x + (last.last - last.first + 1) * last.step,
    step: last.step,
  }
}

/** `zone-3`: an id that no zone has. */
export function freeZoneId(file: BeachFile): string {
  let number = file.zones.length + 1
  while (file.zones.some(({ id }) => id === `zone-${number}`)) number += 1
  return `zone-${number}`
}
