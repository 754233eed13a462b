import type { AuditRow } from '../../../domain/staff/audit-calls.ts'
import { auditSentence } from '../../../domain/staff/audit-sentence.ts'
import { day, dayOfInstant, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { settingNames } from '../../settings/staff/texts.ts'
import { isSettingKey } from '../../../domain/settings/setting-value.ts'
import { auditWords } from './texts.ts'

/** A row of the log as a sentence with its time, in the person's language. */
export function useAuditWords() {
  const words = useTexts(auditWords)
  const names = useTexts(settingNames)
  const language = useLanguage()
  const title = (key: string) => (isSettingKey(key) ? names[key][0] : key)
  return {
    sentence: (row: AuditRow) => auditSentence(row, words, title),
    when: ({ at }: Pick<AuditRow, 'at'>) => `${day(dayOfInstant(at), language, 'shortMonth')}, ${time(at, language)}`,
  }
}
