import { MONEY_OUT_SETTINGS } from './money-out-settings.ts'
import type { SettingKey } from './settings.ts'

/**
 * What a stolen token alone must not change: it shuts guests out, closes the way out of an account, decides how money is taken or how much
 * of it leaves, or is what another guard reads. A change asks for a proof first (security guide, (i) and Z-01, B-32).
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
  // who is not limited, how long a session of the back office lasts, how long what was done stays written
  'trustedPrefixes',
  'staffIdleMinutes',
  'staffMaxHours',
  'staffAuditYears',
  // how much leaves
  ...(Object.keys(MONEY_OUT_SETTINGS) as (keyof typeof MONEY_OUT_SETTINGS)[]),
  'tillNoteAboveCents',
  'complimentaryPerDay',
  'handDiscountMostPercent',
  'refundFullHours',
  'refundLaterPercent',
  'weatherProofCents',
  'weatherCreditPercent',
  'weatherArrivedPercent',
  'weatherSubscriptionPercent',
])
