import { FieldRefusal } from '../../../domain/platform/field-refusal.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { GUARDED_SETTINGS } from '../../../domain/settings/guarded-settings.ts'
import { SETTINGS } from '../../../domain/settings/settings.ts'
import { settingProblem } from '../../../domain/settings/setting-problem.ts'
import { isSettingKey, parseSetting, settingsFrom } from '../../../domain/settings/setting-value.ts'
import * as calls from '../../../domain/settings/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { lockSetting, readStoredSettings, storeSetting } from '../setting-queries.ts'
import { changerOf, hasPage, readLastChanges, staffSetting } from './staff-queries.ts'

/** another value, unless a colleague was faster; undone by setting the former one. */
export const setSetting = handle(calls.setSetting, 'write', async (tx, { key, value, version }, { actor }) => {
  if (!isSettingKey(key)) throw new Refusal('not_found', { key })
  if (GUARDED_SETTINGS.has(key) && !actor.isProven) throw new Refusal('proof_needed')
  await lockSetting(tx, key)
  const [stored, last] = await Promise.all([readStoredSettings(tx), readLastChanges(tx, key)])
  if ((last.get(key)?.version ?? 0) !== version) throw new Refusal('status_changed')
  const { settings } = settingsFrom(stored)
  const after = parseSetting(key, value, settings)
  const isThere = SETTINGS[key].kind !== 'page' || (typeof after === 'string' && (await hasPage(tx, after)))
  if (after === undefined || !isThere) throw new FieldRefusal([settingProblem(SETTINGS[key], value)])
  await storeSetting(tx, key, after, changerOf(actor.accountId))
  const detail = { before: settings[key], after }
  await auditStaffAction(tx, actor, { action: 'settings.set', subject: `setting:${key}`, detail })
  const changed = await readLastChanges(tx, key)
  return { setting: staffSetting({ ...settings, [key]: after }, key, changed.get(key)) }
})
