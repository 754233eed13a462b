import * as z from 'zod/mini'
import type { printPlaceTags } from '../../../../domain/bar/catalogue-calls.ts'
import type { CallOutput } from '../../../../domain/platform/call.ts'

export type PlaceTag = CallOutput<typeof printPlaceTags>['tags'][number]

/** How many tags a sheet of A4 holds. One alone is read from two metres, which takes a code of about 17 cm. */
export const TAGS_PER_SHEET = ['1', '8', '24'] as const
export type TagsPerSheet = (typeof TAGS_PER_SHEET)[number]

/** The screen's state in its address: rows by their letters, all of them without any. */
export const tagsQuery = z.object({
  size: z.optional(z.enum(TAGS_PER_SHEET)),
  rows: z.optional(z.string()),
  day: z.optional(z.string()),
})

/** The rows of some tags, in the plan's order. */
export function rowsOf(tags: readonly PlaceTag[]): string[] {
  return [...new Set(tags.map(({ row }) => row))]
}

/** The rows of an address that exist; none of them stands for all. */
export function chosenRows(rows: string | undefined, known: readonly string[]): string[] {
  const asked = new Set(rows?.split(','))
  return known.filter((row) => asked.has(row))
}

/** The address's rows after one of them was pressed; undefined is all. */
export function toggledRows(chosen: readonly string[], row: string, known: readonly string[]): string | undefined {
  const next = known.filter((one) => (one === row) !== chosen.includes(one))
  return next.length === 0 || next.length === known.length ? undefined : next.join(',')
}

/** The tags of some rows, of all of them without any, sheet by sheet. */
export function sheetsOf(tags: readonly PlaceTag[], rows: readonly string[], size: TagsPerSheet): PlaceTag[][] {
  const wanted = tags.filter(({ row }) => rows.length === 0 || rows.includes(row))
  const count = Number(size)
  return Array.from({ length: Math.ceil(wanted.length / count) }, (_, sheet) =>
    wanted.slice(sheet * count, (sheet + 1) * count),
  )
}
