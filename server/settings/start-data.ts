import { intParameter } from '../../domain/settings/parameters.ts'
import { SETTINGS, type Settings } from '../../domain/settings/settings.ts'
import type { StartData } from '../../domain/settings/start-data.ts'
import { minimumVersion } from './check-version.ts'

/** What the two calls of a start would answer to a browser now: from the settings of this process, as they are. */
export function currentStartData(settings: Settings): StartData {
  return {
    maintenance: intParameter(settings, SETTINGS.maintenance.id) ?? 0,
    minimumVersion: minimumVersion(settings, 'other'),
  }
}
