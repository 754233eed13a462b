import type { TableColumn } from './tables.ts'
import type { NumbersWords } from './words/it.ts'

/** Title of a column; one that is data names itself. */
export function columnTitle(words: NumbersWords, { key, title }: TableColumn): string {
  return title ?? (words.columns as Readonly<Record<string, string>>)[key] ?? key
}

/** A code in words; a row, an hour or what has no word stands for itself. */
export function wordOf(words: NumbersWords, code: string): string {
  return (words.values as Readonly<Record<string, string>>)[code] ?? code
}
