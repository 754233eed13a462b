import type { Settings } from '../../domain/settings/settings.ts'
import { SETTING_KEYS } from '../../domain/settings/settings.ts'
import { settingsFrom } from '../../domain/settings/setting-value.ts'
import type { Queryable } from '../platform/database.ts'
import { readStoredSettings } from './setting-queries.ts'

/** Channel that announces every change of a setting to all server processes. */
export const SETTINGS_CHANNEL = 'settings_changed'

/** The settings of this process, `settings.holdMinutes`, as fresh as the last reload. */
export interface LiveSettings extends Settings {
  /** Reads the database again; answers the keys whose stored value does not fit and stays at its default. */
  reload(tx: Queryable): Promise<string[]>
}

/**
 * Settings at their defaults until the first reload. Every reload replaces all values at once; of two that run at the
 * same time the one that began later stands, whichever answer comes last: it began after the later announcement.
 */
export function liveSettings(): LiveSettings {
  let current = settingsFrom(new Map()).settings
  let begun = 0
  let standing = 0
  const reload = async (tx: Queryable): Promise<string[]> => {
    const turn = ++begun
    const { settings, unfit } = settingsFrom(await readStoredSettings(tx))
    if (turn > standing) {
      standing = turn
      current = settings
    }
    return unfit
  }
  const live = Object.defineProperty({}, 'reload', { value: reload })
  for (const key of SETTING_KEYS) Object.defineProperty(live, key, { enumerable: true, get: () => current[key] })
  return live as LiveSettings
}
