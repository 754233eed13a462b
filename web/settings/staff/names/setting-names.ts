import type { SettingKey } from '../../../../domain/settings/settings.ts'

/** Title and explanation of every setting: a new one without words does not compile. */
export type SettingNames = Readonly<Record<SettingKey, readonly [title: string, explanation: string]>>
