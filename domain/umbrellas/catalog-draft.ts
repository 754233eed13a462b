import { LANGUAGES, type LocalizedText } from '../platform/language.ts'

/** What every entry of a section's file has. */
export interface CatalogEntryFile {
  readonly id: string | number
  readonly name: LocalizedText
  readonly kind?: string
}

/** A text in five languages, wherever it stands in a file. */
function isLocalized(value: object): value is LocalizedText {
  const keys = Object.keys(value)
  return (
    keys.length === LANGUAGES.length && LANGUAGES.every((language) => typeof Reflect.get(value, language) === 'string')
  )
}

/** Stands for a text that is still to be written, so that everything else of a draft can be checked. */
const UNWRITTEN = '…'

/** A file's value with something in every text that is still empty: a draft may be incomplete, but not misshapen. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (typeof value !== 'object' || value === null) return value
  if (isLocalized(value)) {
    return Object.fromEntries(LANGUAGES.map((language) => [language, value[language] || UNWRITTEN]))
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutGaps(part)]))
}

/** The entries of a section's file: its one list. */
export function entriesOf(file: object): readonly CatalogEntryFile[] {
  const list = Object.values(file).find((part) => Array.isArray(part))
  return (list ?? []) as readonly CatalogEntryFile[]
}

/**
 * Ids of entries that guests have booked and that the next file would take from under them: it no longer has them, or it
 * makes another kind of place of them.
 */
export function lostEntries(before: object, after: object, booked: ReadonlySet<string>): string[] {
  const kept = new Map(entriesOf(after).map((entry) => [String(entry.id), entry]))
  return entriesOf(before)
    .filter((entry) => booked.has(String(entry.id)))
    .filter((entry) => kept.get(String(entry.id))?.kind !== entry.kind || !kept.has(String(entry.id)))
    .map(({ id }) => String(id))
}
