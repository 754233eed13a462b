import { parseCivilDate } from '../../../domain/platform/civil-date.ts'
import { isReadable } from '../../../domain/platform/audit-fields.ts'
import { isLocalized, type AuditFact } from '../../../domain/staff/audit-facts.ts'
import { day, dayOfInstant, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { allergenTexts } from '../../ui/allergens/texts.ts'
import { auditTexts } from './texts.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Fields and values of the log in the person's language: money, days, times, yes and no; a name that has no word stays as it is. */
export function useFactWords() {
  const texts = useTexts(auditTexts)
  const language = useLanguage()
  const fields: Readonly<Record<string, string>> = texts.fields
  // The codes of allergens stand for nothing else in the log.
  const known: Readonly<Record<string, string>> = { ...useTexts(allergenTexts).names, ...texts.values }
  const said = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return texts.none
    if (typeof value === 'boolean') return value ? texts.yes : texts.no
    if (typeof value === 'number') return /cents$/i.test(name) ? money(value, language) : String(value)
    if (Array.isArray(value)) return value.length === 0 ? texts.none : value.map((one) => said(name, one)).join(', ')
    if (isLocalized(value)) return value[language] ?? value['it'] ?? Object.values(value)[0] ?? ''
    if (typeof value === 'object')
      return Object.entries(value)
        .filter(([inner]) => isReadable(inner))
        .map(([inner, one]) => `${fields[inner] ?? inner}: ${said(inner, one)}`)
        .join(', ')
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    if (parseCivilDate(text) !== null) return day(text, language, 'medium')
    if (INSTANT.test(text)) return `${day(dayOfInstant(text), language, 'medium')}, ${time(text, language)}`
    return Object.hasOwn(known, text) ? (known[text] ?? text) : text
  }
  return {
    label: (path: AuditFact['path']) => path.map((name) => fields[name] ?? name).join(' › '),
    value: (path: AuditFact['path'], value: unknown) => said(path.at(-1) ?? '', value),
  }
}
