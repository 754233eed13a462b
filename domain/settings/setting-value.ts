import { SETTINGS, type SettingKey, type Settings } from './settings.ts'
import type { SettingContext } from './setting-kinds.ts'

/** Whether a text names a setting. */
export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(SETTINGS, text)
}

/** The value of a setting when it is acceptable; undefined when it is not what {@link SETTINGS} expects. */
export function parseSetting<K extends SettingKey>(
  key: K,
  value: unknown,
  context: SettingContext,
): Settings[K] | undefined {
  return SETTINGS[key].parse(value, context) as Settings[K] | undefined
}

/**
 * A value that somebody typed, as JSON would say it: `8`, `true`, `null`, a list with commas, or the text
 * itself. Says nothing about whether it is acceptable.
 */
export function readTypedSetting(key: SettingKey, typed: string): unknown {
  const { kind } = SETTINGS[key]
  if (kind === 'whole' || kind === 'flag') {
    if (typed === 'true' || typed === 'false') return typed === 'true'
    return /^-?\d{1,12}$/.test(typed) ? Number(typed) : typed
  }
  if (kind === 'date' && (typed === '' || typed === 'null')) return null
  if (kind === 'list')
    return typed
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  return typed
}

/** Every setting from what the database holds: the default where nothing is stored. Names the stored values that do not fit. */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): { settings: Settings; unfit: string[] } {
  const unfit: string[] = []
  const valueOf = <K extends SettingKey>(key: K, context: SettingContext): Settings[K] => {
    if (!stored.has(key)) return SETTINGS[key].default as Settings[K]
    const value = parseSetting(key, stored.get(key), context)
    if (value !== undefined) return value
    unfit.push(key)
    return SETTINGS[key].default as Settings[K]
  }
  const context = { linkHosts: valueOf('linkHosts', { linkHosts: [] }) }
  const entries = Object.keys(SETTINGS)
    .filter(isSettingKey)
    .map((key) => [key, valueOf(key, context)] as const)
  return { settings: Object.fromEntries(entries) as unknown as Settings, unfit: [...new Set(unfit)] }
}
