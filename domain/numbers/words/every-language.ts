import type { Language } from '../../platform/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it, type NumbersWords } from './it.ts'
import { nl } from './nl.ts'

/** The words of the tables by language, for files that the server writes. */
export const NUMBERS_WORDS: Readonly<Record<Language, NumbersWords>> = { it, en, fr, nl, de }
