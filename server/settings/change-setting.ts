import { Refusal } from '../../domain/platform/refusal.ts'
import { SETTINGS } from '../../domain/settings/settings.ts'
import { isSettingKey, parseSetting, settingsFrom } from '../../domain/settings/setting-value.ts'
import type { Queryable } from '../platform/database.ts'
import { readStoredSettings, storeSetting } from './setting-queries.ts'

/**
 * Changes one setting: checks it, stores it with its audit row and tells every process. Runs in a
 * transaction of the caller. Throws `not_found` for an unknown key, and `input_invalid` with the key, what was
 * expected and what came otherwise.
 */
export async function changeSetting(tx: Queryable, key: string, value: unknown, changedBy: string): Promise<void> {
  if (!isSettingKey(key)) throw new Refusal('not_found', { key })
  const { settings } = settingsFrom(await readStoredSettings(tx))
  const parsed = parseSetting(key, value, settings)
  if (parsed === undefined) {
    throw new Refusal('input_invalid', {
      key,
      expected: SETTINGS[key].expected,
      got: JSON.stringify(value) ?? 'nothing',
    })
  }
  await storeSetting(tx, key, parsed, changedBy)
}
