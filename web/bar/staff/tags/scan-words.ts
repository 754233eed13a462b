import { LANGUAGES, type Language, type LocalizedText } from '../../../../domain/platform/language.ts'
import type { TagsPerSheet } from './tag-sheets.ts'

/** What a tag asks of whoever stands before it: a guest of any language, whatever the staff's is. */
export const SCAN_WORDS: LocalizedText = {
  it: 'Inquadra il codice e ordina da qui',
  en: 'Scan the code and order from here',
  fr: 'Scannez le code et commandez d’ici',
  nl: 'Scan de code en bestel vanaf hier',
  de: 'Code scannen und von hier aus bestellen',
}

/** The languages that a tag has room for. */
export const SCAN_LANGUAGES: Readonly<Record<TagsPerSheet, readonly Language[]>> = {
  1: LANGUAGES,
  8: ['it', 'en'],
  24: [],
}
