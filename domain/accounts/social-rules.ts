import { MINUTE } from '../platform/duration.ts'

/** Who can tell us who somebody is, in the order of the buttons. */
export const SOCIAL_PROVIDERS = ['apple', 'google', 'facebook'] as const
export type SocialProviderId = (typeof SOCIAL_PROVIDERS)[number]

/** How long a person may take at the provider. */
export const ATTEMPT_LIFE = 15 * MINUTE
/** How long the key in the address of the return works; it is used at once. */
export const HANDOVER_LIFE = 10 * MINUTE
/** How long a person may take to complete the sign-up or to prove the account that is linked. */
export const ARRIVAL_LIFE = 60 * MINUTE

/** Path of the page that a provider's answer leads back to; its fragment says how it went. */
export const SOCIAL_RETURN_PATH = '/signup-completa'

/** Why somebody came back from a provider without being known; the app has words for each. */
export const SOCIAL_FAILURES = ['cancelled', 'expired', 'failed'] as const
export type SocialFailure = (typeof SOCIAL_FAILURES)[number]

/** A page of our own to open after the login: a path with its query, never another host (P20). */
export function isOwnPath(path: string): boolean {
  if (!/^\/[\w\-./~%?=&+:,]*$/.test(path)) return false
  const [pathname = ''] = path.split('?', 1)
  return !pathname.includes('//') && !pathname.split('/').some((part) => part === '..' || part === '.')
}
