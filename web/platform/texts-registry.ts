import type { Language } from '../../domain/platform/language.ts'
import { usableAtOnce } from './usable-at-once.ts'

/** One catalogue of texts: a slice's texts, one lazily loaded module per language. */
export interface TextCatalogue<T> {
  /** Loads under way or done, by language. */
  readonly loads: Map<Language, Promise<T>>
  readonly load: (language: Language) => Promise<T>
}

const opened = new Set<TextCatalogue<unknown>>()

/** Notes that a catalogue is on screen, so that a change of language can wait for its texts. */
export function noteOpened(catalogue: TextCatalogue<unknown>): void {
  opened.add(catalogue)
}

/** Loads one language of a catalogue, once; a failed load may be tried again. */
export function loadCatalogue<T>(catalogue: TextCatalogue<T>, language: Language): Promise<T> {
  const known = catalogue.loads.get(language)
  if (known) return known
  const load = usableAtOnce(catalogue.load(language))
  catalogue.loads.set(language, load)
  load.catch(() => catalogue.loads.delete(language))
  return load
}

/** Loads a language for every catalogue that has been on screen. */
export async function loadOpenTexts(language: Language): Promise<void> {
  await Promise.all([...opened].map((catalogue) => loadCatalogue(catalogue, language)))
}
