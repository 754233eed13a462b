import { getAppUse } from './get-app-use.ts'
import { getMaintenance } from './get-maintenance.ts'
import { listSettings } from './list-settings.ts'
import { setSetting } from './set-setting.ts'
import { settingHistory } from './setting-history.ts'
import type { SettingsStaffFacts } from './settings-staff-facts.ts'

export const settingsStaffHandlers = (facts: SettingsStaffFacts) => [
  listSettings,
  setSetting,
  settingHistory,
  getAppUse(facts),
  getMaintenance,
]
