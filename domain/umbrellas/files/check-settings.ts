import { SETTINGS } from '../../settings/settings.ts'
import { isSettingKey, parseSetting, settingsFrom } from '../../settings/setting-value.ts'
import type { SettingKey } from '../../settings/settings.ts'
import type { Report } from '../../platform/files/file-problem.ts'
import type { Identity } from './resort-model.ts'

/** The settings that hold who the resort is. */
export const IDENTITY_SETTINGS = {
  name: 'resortName',
  place: 'resortPlace',
  address: 'resortAddress',
  phone: 'resortPhone',
  email: 'resortEmail',
  legalName: 'resortLegalName',
  vatNumber: 'resortVatNumber',
} as const satisfies Record<keyof Identity, SettingKey>

/** Settings that other fields of the resort's files hold, or that say how the service runs and not what the resort is. */
const ELSEWHERE: ReadonlySet<SettingKey> = new Set<SettingKey>([
  ...Object.values(IDENTITY_SETTINGS),
  'umbrellaSeasonFrom',
  'umbrellaSeasonTo',
  'restaurantOneSeasonFrom',
  'restaurantOneSeasonTo',
  'restaurantTwoSeasonFrom',
  'restaurantTwoSeasonTo',
  'maintenance',
  'minimumVersionAndroid',
  'minimumVersionIos',
  'minimumVersionOther',
])

/** Whether resort.json may set this setting. */
export function isResortSetting(key: SettingKey): boolean {
  return !ELSEWHERE.has(key)
}

/** Reports settings that are unknown, belong elsewhere or have a value that doesn't fit. */
export function checkSettings(settings: Readonly<Record<string, unknown>>, report: Report): void {
  const context = settingsFrom(new Map(Object.entries(settings))).settings
  for (const [key, value] of Object.entries(settings)) {
    if (!isSettingKey(key)) report(`settings.${key}`, 'the name of a setting', key)
    else if (!isResortSetting(key)) report(`settings.${key}`, 'no setting that is kept elsewhere', value)
    else if (parseSetting(key, value, context) === undefined) report(`settings.${key}`, SETTINGS[key].expected, value)
  }
}
