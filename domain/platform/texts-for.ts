import type { FieldCode } from './field-problem.ts'
import type { Bounds } from './field-texts/bounds.ts'
import { de as deFields } from './field-texts/de.ts'
import { en as enFields } from './field-texts/en.ts'
import { fr as frFields } from './field-texts/fr.ts'
import { it as itFields } from './field-texts/it.ts'
import { nl as nlFields } from './field-texts/nl.ts'
import type { Language } from './language.ts'
import type { RefusalCode, RefusalData } from './refusal.ts'
import { de } from './refusal-texts/de.ts'
import { en } from './refusal-texts/en.ts'
import { fr } from './refusal-texts/fr.ts'
import { it } from './refusal-texts/it.ts'
import { nl } from './refusal-texts/nl.ts'

/** Texts of every refusal in one language; the web loads one file of `refusal-texts/` instead of all. */
export type RefusalTexts = Readonly<Record<RefusalCode, (data: RefusalData) => string>>
/** Texts of every field problem in one language. */
export type FieldTexts = Readonly<Record<FieldCode, (bounds: Bounds) => string>>

const REFUSAL_TEXTS: Readonly<Record<Language, RefusalTexts>> = { it, en, fr, nl, de }
const FIELD_TEXTS: Readonly<Record<Language, FieldTexts>> = {
  it: itFields,
  en: enFields,
  fr: frFields,
  nl: nlFields,
  de: deFields,
}

/** The sentence that a person reads for a refusal. */
export function refusalText(code: RefusalCode, data: RefusalData, language: Language): string {
  return REFUSAL_TEXTS[language][code](data)
}

/** The sentence that stands under a wrong field. */
export function fieldText(problem: Bounds & { readonly code: FieldCode }, language: Language): string {
  return FIELD_TEXTS[language][problem.code](problem)
}
