import { SOCIAL_PROVIDERS } from '../../../domain/accounts/social-rules.ts'
import type { NativeApps } from '../../platform/app-environment.ts'
import type { IdentityKeys } from '../../platform/identity-environment.ts'
import { appReturns, type AppReturns } from './app-return.ts'
import { appleProvider, type AppleProvider } from './apple.ts'
import { facebookProvider } from './facebook.ts'
import { googleProvider } from './google.ts'
import type { SocialProviders } from './provider.ts'
import { providerAddresses } from './provider-addresses.ts'
import { openToken, sealToken } from '../../platform/sealed-token.ts'

/** The social logins of a resort. */
export interface SocialLogins {
  /** Those with keys, in the order of the buttons. */
  readonly providers: SocialProviders
  readonly apple: AppleProvider | null
  readonly apps: AppReturns
  /** What Facebook signs its requests with; null where there is none. */
  readonly facebookSecret: string | null
  /** Seals and opens Apple's refresh tokens; null where Apple is not configured. */
  readonly sealing: {
    seal(token: string, subject: string): Buffer
    open(sealed: Buffer, subject: string): string
  } | null
}

/** The providers that have keys; nothing is asked of them yet. */
export function openSocialLogins(
  keys: IdentityKeys,
  publicUrl: string,
  apps: Pick<NativeApps, 'android' | 'ios'>,
): SocialLogins {
  const addresses = providerAddresses(keys.sandboxUrl)
  const around = { publicUrl, isSandbox: keys.sandboxUrl !== null }
  const apple = keys.apple === null ? null : appleProvider(keys.apple, addresses.apple, around)
  const known = {
    apple,
    google: keys.google === null ? null : googleProvider(keys.google, addresses.google, around),
    facebook: keys.facebook === null ? null : facebookProvider(keys.facebook, addresses.facebook, around),
  }
  const sealingKey = keys.apple?.sealingKey ?? null
  return {
    providers: new Map(
      SOCIAL_PROVIDERS.flatMap((id) => {
        const provider = known[id]
        return provider === null ? [] : [[id, provider] as const]
      }),
    ),
    apple,
    apps: appReturns(apps, publicUrl),
    facebookSecret: keys.facebook?.appSecret ?? null,
    sealing:
      sealingKey === null
        ? null
        : {
            seal: (token, subject) => sealToken(sealingKey, token, subject),
            open: (sealed, subject) => openToken(sealingKey, sealed, subject),
          },
  }
}
