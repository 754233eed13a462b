import { LANGUAGES, type Language, type LocalizedText } from '../../../../domain/platform/language.ts'

/** What every entry of a section has; services and areas of the car park have a text as well. */
export interface SectionEntry {
  readonly id: string | number
  readonly name: LocalizedText
  readonly text?: LocalizedText
}

export function noWords(): LocalizedText {
  return { it: '', en: '', fr: '', nl: '', de: '' }
}

/** Languages in which something of an entry is not written yet, in their order (B-10). */
export function missingOf({ name, text }: SectionEntry): Language[] {
  return LANGUAGES.filter(
    (language) => name[language].trim() === '' || (text !== undefined && text[language].trim() === ''),
  )
}

/** A number that no entry has, for a new one: numbers stay the same for ever. */
export function nextId(entries: readonly { readonly id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1
}
