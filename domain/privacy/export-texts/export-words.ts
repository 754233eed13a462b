import { LANGUAGES, type Language } from '../../platform/language.ts'
import { FACTS } from './facts.ts'
import { PARTS } from './parts.ts'
import { VALUES } from './values.ts'
import type { Word } from './word.ts'

const PAGE = {
  title: ['I miei dati', 'My data', 'Mes données', 'Mijn gegevens', 'Meine Daten'],
  text: [
    'Tutto quello che conserviamo di te, in parole. I numeri interni e le foto sono nel file JSON.',
    'All that we keep of you, in words. Internal numbers and photos are in the JSON file.',
    'Tout ce que nous conservons de vous, en clair. Les numéros internes et les photos sont dans le fichier JSON.',
    'Alles wat we van je bewaren, in woorden. Interne nummers en foto’s staan in het JSON-bestand.',
    'Alles, was wir von dir aufbewahren, in Worten. Interne Nummern und Fotos stehen in der JSON-Datei.',
  ],
  nothing: ['Niente', 'Nothing', 'Rien', 'Niets', 'Nichts'],
  yes: ['sì', 'yes', 'oui', 'ja', 'ja'],
  no: ['no', 'no', 'non', 'nee', 'nein'],
} as const satisfies Record<string, Word>

/** The words of the page in a language; null for what it has none for. */
export interface ExportWords {
  readonly page: Readonly<Record<keyof typeof PAGE, string>>
  readonly part: (name: string) => string | null
  readonly fact: (key: string) => string | null
  readonly value: (stored: string) => string | null
}

export function exportWords(language: Language): ExportWords {
  const at = LANGUAGES.indexOf(language)
  const from = (words: Readonly<Record<string, Word>>) => (key: string) => words[key]?.[at] ?? null
  const { title, text, nothing, yes, no } = PAGE
  const said = (word: Word) => word[at] ?? word[0]
  return {
    page: { title: said(title), text: said(text), nothing: said(nothing), yes: said(yes), no: said(no) },
    part: from(PARTS),
    fact: from(FACTS),
    value: from(VALUES),
  }
}
