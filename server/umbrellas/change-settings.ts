import { parseSetting, isSettingKey, settingsFrom } from '../../domain/settings/setting-value.ts'
import type { Queryable } from '../platform/database.ts'
import { changeSetting } from '../settings/change-setting.ts'
import { liveSettings } from '../settings/live-settings.ts'

/**
 * Brings settings to these values and leaves those alone that have them already, so that importing again
 * leaves no trace in the audit. Answers the names that changed. Throws as `changeSetting` does.
 */
export async function changeSettings(
  tx: Queryable,
  values: Readonly<Record<string, unknown>>,
  changedBy: string,
): Promise<string[]> {
  const live = liveSettings()
  await live.reload(tx)
  const wanted = settingsFrom(new Map(Object.entries(values))).settings
  const changed: string[] = []
  // Links are checked against the hosts, so the hosts come first.
  const keys = Object.keys(values).toSorted((a, b) => Number(b === 'linkHosts') - Number(a === 'linkHosts'))
  for (const key of keys) {
    const parsed = isSettingKey(key) ? parseSetting(key, values[key], wanted) : undefined
    if (isSettingKey(key) && parsed !== undefined && JSON.stringify(live[key]) === JSON.stringify(parsed)) continue
    await changeSetting(tx, key, values[key], changedBy)
    changed.push(key)
  }
  return changed
}
