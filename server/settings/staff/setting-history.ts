import { Refusal } from '../../../domain/platform/refusal.ts'
import { isSettingKey } from '../../../domain/settings/setting-value.ts'
import * as calls from '../../../domain/settings/staff-calls.ts'
import { handle } from '../../platform/handler.ts'
import { readChanges } from './staff-queries.ts'

const PAGE = 30

/** who changed a setting, when, and from what to what. */
export const settingHistory = handle(calls.settingHistory, 'read', async (tx, { key, before }) => {
  if (!isSettingKey(key)) throw new Refusal('not_found', { key })
  const changes = await readChanges(tx, { key, before: before ?? null, most: PAGE })
  return { changes, next: changes.length === PAGE ? (changes.at(-1)?.changeId ?? null) : null }
})
