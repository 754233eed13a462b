import { parseCivilDate } from '../../../domain/platform/civil-date.ts'
import { isReadable } from '../../../domain/platform/audit-fields.ts'
import { isSettingKey } from '../../../domain/settings/setting-value.ts'
import type { SettingValue } from '../../../domain/settings/staff-calls.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import type { AuditRow } from '../../../domain/staff/audit-calls.ts'
import { isLocalized, type AuditFact } from '../../../domain/staff/audit-facts.ts'
import { day, dayOfInstant, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { useSettingWords } from '../../settings/staff/setting-words.ts'
import { auditTexts } from './texts.ts'
import { useCodeWords } from './use-code-words.ts'

const isSettingValue = (value: unknown): value is SettingValue =>
  Array.isArray(value)
    ? value.every((one) => typeof one === 'string')
    : value === null || ['boolean', 'number', 'string'].includes(typeof value)

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Fields and values of the log in the person's language: money, days, times, yes and no; a name that has no word stays as it is. */
export function useFactWords({ subject, detail }: Pick<AuditRow, 'subject' | 'detail'>) {
  const texts = useTexts(auditTexts)
  const language = useLanguage()
  const fields: Readonly<Record<string, string>> = texts.fields
  const codeWord = useCodeWords()
  const settings = useSettingWords()
  const { data: plan } = useCallQuery(getPlan, {}, { staleTime: MINUTE, enabled: 'place' in detail })
  const said = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return texts.none
    if (typeof value === 'boolean') return value ? texts.yes : texts.no
    // A place is written down as its row, which the plan knows by its code.
    if (name === 'place' && typeof value === 'number')
      return plan?.places.find(({ id }) => id === value)?.code ?? `${value}`
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
    return codeWord(name, text) ?? text
  }
  return {
    label: (path: AuditFact['path']) => path.map((name) => fields[name] ?? name).join(' › '),
    /** A value of a setting is said as on its own screen, with its unit. */
    value: (path: AuditFact['path'], value: unknown) => {
      const key = /^setting:(.+)$/.exec(subject)?.[1] ?? ''
      return isSettingKey(key) && isSettingValue(value) ? settings.value(key, value) : said(path.at(-1) ?? '', value)
    },
  }
}
