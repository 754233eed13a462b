import { passkeyDomain } from '../../../domain/accounts/passkey-rules.ts'
import type { Platform } from '../../../domain/platform/app-platform.ts'
import type { NativeApps } from '../../platform/app-environment.ts'

/** The resort as passkeys know it (WebAuthn's relying party). */
export interface PasskeySite {
  readonly domain: string
  /** Where an answer may come from: the public address, and the apps of the stores as their systems name them. */
  readonly origins: string[]
  /** Whether the pages of a platform can have passkeys: an app has to be named to its system by this server. */
  readonly offers: (platform: Platform) => boolean
}

/**
 * Passkeys belong to the one public address: another host of the same resort offers none (decision 250). Null where browsers allow
 * no passkeys at that address.
 */
export function passkeySite(
  publicUrl: string,
  { android, ios }: Pick<NativeApps, 'android' | 'ios'>,
): PasskeySite | null {
  const domain = passkeyDomain(new URL(publicUrl))
  if (domain === null) return null
  const apps = android.map(({ fingerprint }) => `android:apk-key-hash:${keyHash(fingerprint)}`)
  const origins = [new URL(publicUrl).origin, ...(ios.length > 0 ? [`https://${domain}`] : []), ...apps]
  const offered: Readonly<Record<Platform, boolean>> = { android: android.length > 0, ios: ios.length > 0, other: true }
  return { domain, origins: [...new Set(origins)], offers: (platform) => offered[platform] }
}

/** A fingerprint `AA:BB:…` as Android writes it in an origin. */
function keyHash(fingerprint: string): string {
  return Buffer.from(fingerprint.replaceAll(':', ''), 'hex').toString('base64url')
}
