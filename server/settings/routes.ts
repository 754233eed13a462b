import { checkVersion } from './check-version.ts'
import { getParametroInt } from './get-parametro-int.ts'
import { getParametroString, type ParameterTexts } from './get-parametro-string.ts'
import { settingsStaffHandlers } from './staff/routes.ts'
import type { SettingsStaffFacts } from './staff/settings-staff-facts.ts'

export const settingsHandlers = (texts: ParameterTexts, staff: SettingsStaffFacts) => [
  getParametroInt(texts.settings),
  getParametroString(texts),
  checkVersion(texts.settings, staff.use),
  ...settingsStaffHandlers(staff),
]
