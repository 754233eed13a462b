import type { CallOutput } from '../../../domain/platform/call.ts'
import type { SettingKey } from '../../../domain/settings/settings.ts'
import { isSettingKey } from '../../../domain/settings/setting-value.ts'
import type { listSettings, StaffSetting } from '../../../domain/settings/staff-calls.ts'

/** A setting whose words this app has. */
export type KnownSetting = StaffSetting & { readonly key: SettingKey }
export type SettingsList = CallOutput<typeof listSettings>
export type KnownSettings = ReadonlyMap<SettingKey, KnownSetting>

/** The settings by key; what a newer server has beyond this app's words is left out. */
export function knownSettings({ settings }: SettingsList): KnownSettings {
  return new Map(settings.filter((one): one is KnownSetting => isSettingKey(one.key)).map((one) => [one.key, one]))
}
