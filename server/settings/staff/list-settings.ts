import { SETTING_KEYS } from '../../../domain/settings/settings.ts'
import { settingsFrom } from '../../../domain/settings/setting-value.ts'
import * as calls from '../../../domain/settings/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readStoredSettings } from '../setting-queries.ts'
import { readChanges, readLastChanges, readPages, staffSetting } from './staff-queries.ts'

const RECENT = 5

/** every setting as it is stored now, whatever this process has heard of yet. */
export const listSettings = handle(calls.listSettings, 'read', async (tx) => {
  const [stored, last, recent, pages] = await Promise.all([
    readStoredSettings(tx),
    readLastChanges(tx),
    readChanges(tx, { key: null, before: null, most: RECENT }),
    readPages(tx),
  ])
  const { settings } = settingsFrom(stored)
  return { settings: SETTING_KEYS.map((key) => staffSetting(settings, key, last.get(key))), recent, pages }
})
