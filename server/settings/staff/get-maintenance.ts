import { settingsFrom } from '../../../domain/settings/setting-value.ts'
import * as calls from '../../../domain/settings/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readStoredSettings } from '../setting-queries.ts'
import { readLastChanges } from './staff-queries.ts'

/** who has shut the guests out, and since when; null while they are not. */
export const getMaintenance = handle(calls.getMaintenance, 'read', async (tx) => {
  const { settings } = settingsFrom(await readStoredSettings(tx))
  if (!settings.maintenance) return { on: null }
  const last = (await readLastChanges(tx, 'maintenance')).get('maintenance')
  if (last === undefined) return { on: null }
  const { source, by, at } = last
  return { on: { source, by, at } }
})
