import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import { createStore, useStore } from '../../platform/store.ts'

/** How many languages an editor shows: the one that is written, Italian beside it, or all five. */
export const LANGUAGE_VIEWS = ['one', 'beside', 'all'] as const
export type LanguageView = (typeof LANGUAGE_VIEWS)[number]

const store = createStore<LanguageView>('one')

/** The same in every editor of the catalogue, until the window closes. */
export function useLanguageView(): readonly [LanguageView, (view: LanguageView) => void] {
  return [useStore(store), store.set]
}

/** The languages whose fields are drawn while one is written. */
export function shownLanguages(view: LanguageView, written: Language): readonly Language[] {
  if (view === 'all') return LANGUAGES
  return view === 'beside' && written !== 'it' ? ['it', written] : [written]
}
