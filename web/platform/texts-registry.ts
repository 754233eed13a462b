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

/**
 * Loads that failed, and how each is forgotten. Drawing one shows its failure: a drawing that tried again would wait for ever, since
 * each try is another promise. Only asking anew tries again.
 */
const failed = new Map<Promise<unknown>, () => void>()

/** Lets every load that failed be tried again; somebody goes somewhere, and may have a network by now. */
export function forgetFailedTexts(): void {
  for (const forget of failed.values()) forget()
  failed.clear()
}

/** Loads one language of a catalogue, once. */
export function loadCatalogue<T>(catalogue: TextCatalogue<T>, language: Language): Promise<T> {
  const known = catalogue.loads.get(language)
  if (known) return known
  const load = usableAtOnce(catalogue.load(language))
  catalogue.loads.set(language, load)
  load.catch(() => failed.set(load, () => catalogue.loads.delete(language)))
  return load
}

/** The same, once more where it failed before. */
export function loadAnew<T>(catalogue: TextCatalogue<T>, language: Language): Promise<T> {
  const known = catalogue.loads.get(language)
  if (known !== undefined && failed.delete(known)) catalogue.loads.delete(language)
  return loadCatalogue(catalogue, language)
}

/** Loads a language for every catalogue that has been on screen. */
export async function loadOpenTexts(language: Language): Promise<void> {
  await Promise.all([...opened].map((catalogue) => loadAnew(catalogue, language)))
}
