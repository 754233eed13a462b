import { SETTING_KEYS, SETTINGS, type SettingKey, type Settings } from './settings.ts'

const BY_ID: ReadonlyMap<number, SettingKey> = new Map(SETTING_KEYS.map((key) => [SETTINGS[key].id, key]))

/** The public whole-number parameter with this id, or null: flags answer 1 and 0. */
export function intParameter(settings: Settings, id: number): number | null {
  const key = BY_ID.get(id)
  if (key === undefined || SETTINGS[key].publicAs !== 'int') return null
  const value = settings[key]
  return typeof value === 'boolean' || typeof value === 'number' ? Number(value) : null
}

/** A public text parameter: its own text, or the page whose text it is in the asker's language. */
export type StringParameter =
  | { readonly kind: 'text'; readonly key: SettingKey; readonly text: string }
  | { readonly kind: 'page'; readonly slug: string }

/** The public text parameter with this id, or null when there is none or it is not set. */
export function stringParameter(settings: Settings, id: number): StringParameter | null {
  const key = BY_ID.get(id)
  if (key === undefined || SETTINGS[key].publicAs !== 'string') return null
  const value = settings[key]
  if (typeof value !== 'string') return null
  return SETTINGS[key].kind === 'page' ? { kind: 'page', slug: value } : { kind: 'text', key, text: value }
}
