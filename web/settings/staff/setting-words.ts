import { SETTINGS, type SettingKey } from '../../../domain/settings/settings.ts'
import type { SettingValue, StaffSetting } from '../../../domain/settings/staff-calls.ts'
import { isSettingKey } from '../../../domain/settings/setting-value.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { day, dayOfInstant, hour, LOCALES, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { scaleOf, unitOf } from './setting-unit.ts'
import { settingNames, settingsTexts } from './texts.ts'
import type { it } from './texts/it.ts'

/** A value as people say it: "8 min", "10:00", "Acceso", "15 settembre". */
export function valueWords(key: SettingKey, value: SettingValue, language: Language, texts: typeof it): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return texts.empty
  if (typeof value === 'object') return value.join(', ')
  if (typeof value === 'string') return SETTINGS[key].kind === 'date' ? day(value, language, 'date') : value
  const unit = unitOf(key)
  if (unit === 'clock') return hour(value)
  if (unit === 'cents') return money(value, language)
  const number = new Intl.NumberFormat(LOCALES[language]).format(value / scaleOf(unit))
  return `${number} ${texts.units[unit]}`.trim()
}

type Change = NonNullable<StaffSetting['lastChange']>

/** What is said of settings in the person's language. */
export function useSettingWords() {
  const texts = useTexts(settingsTexts)
  const names = useTexts(settingNames)
  const language = useLanguage()
  const title = (key: string) => (isSettingKey(key) ? names[key][0] : key)
  return {
    texts,
    names,
    title,
    value: (key: SettingKey, value: SettingValue) => valueWords(key, value, language, texts),
    /** "Elena, 22 novembre 18:02". */
    change: ({ source, by, at }: Change) =>
      `${source === 'staff' ? (by ?? texts.somebody) : texts[source]}, ${day(dayOfInstant(at), language, 'medium')} ${time(at, language)}`,
  }
}
