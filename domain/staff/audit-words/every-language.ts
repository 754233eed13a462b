import type { Language } from '../../platform/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it, type AuditWords } from './it.ts'
import { nl } from './nl.ts'

/** The words of the log by language, for files that the server writes. */
export const AUDIT_WORDS: Readonly<Record<Language, AuditWords>> = { it, en, fr, nl, de }
