import type { SocialProviderId } from './social-rules.ts'

/** The providers' own names, the same in every language. */
export const PROVIDER_NAMES = {
  apple: 'Apple',
  google: 'Google',
  facebook: 'Facebook',
} as const satisfies Record<SocialProviderId, string>
