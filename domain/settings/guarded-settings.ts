import type { SettingKey } from './settings.ts'

/**
 * What a stolen token alone must not change: it shuts guests out, closes the way out of an account or decides how
 * money is taken. A change asks for a proof first (security guide, (i) and Z-01).
 */
export const GUARDED_SETTINGS: ReadonlySet<SettingKey> = new Set<SettingKey>([
  'maintenance',
  'minimumVersionAndroid',
  'minimumVersionIos',
  'minimumVersionOther',
  'accountDeletion',
  'payAlsoCash',
  'payOnlyCash',
  'payLater',
  'walletAvailable',
  'paymentRedirect',
  'linkHosts',
])
