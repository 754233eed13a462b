import { DEFAULT_LANGUAGE, pickLanguage, type Language } from '../../domain/platform/language.ts'
import { createStore, useStore } from './store.ts'
import { loadOpenTexts } from './texts-registry.ts'
import { tokenStore } from './token-store.ts'

const store = createStore<Language>(DEFAULT_LANGUAGE)

/** Names of the languages in themselves, for the language menus. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  it: 'Italiano',
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
}

/** The person's language. */
export function useLanguage(): Language {
  return useStore(store)
}

/** The person's language, outside of components. */
export function currentLanguage(): Language {
  return store.get()
}

/** Runs after every change of the language. */
export function onLanguageChange(listener: () => void): () => void {
  return store.subscribe(listener)
}

/**
 * Reads the stored language at start-up. Where there is none it is the one that the address names, as a search engine's link does, or
 * Italian, and is stored.
 */
export function loadLanguage(): Language {
  const stored = tokenStore.get('locale_lang')
  const language = pickLanguage(stored || new URLSearchParams(location.search).get('language'))
  if (!stored) tokenStore.set('locale_lang', language.toUpperCase())
  show(language)
  return language
}

/** Changes the language at once on every open screen, after its texts have come; rejects when they cannot. */
export async function setLanguage(language: Language): Promise<void> {
  await loadOpenTexts(language)
  tokenStore.set('locale_lang', language.toUpperCase())
  show(language)
}

function show(language: Language): void {
  document.documentElement.lang = language
  store.set(language)
}
