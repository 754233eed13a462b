import * as z from 'zod/mini'
import { emailField } from '../../../domain/accounts/field-rules.ts'
import type { SocialProviderId } from '../../../domain/accounts/social-rules.ts'

/**
 * What a provider's e-mail is worth. `owned`: verified, and the provider gives out the addresses of that domain, so that it
 * needs no mailed code. `verified`: the provider says so; it may be proven to be an account's. `relay`: Apple's, delivered
 * but never merged. `none`: as good as typed.
 */
export type EmailTrust = 'none' | 'verified' | 'owned' | 'relay'

/** Who came back from a provider; known by provider and subject, never by e-mail. */
export interface ArrivedPerson {
  readonly provider: SocialProviderId
  readonly subject: string
  /** In lower case; null where the provider said none. */
  readonly email: string | null
  readonly emailTrust: EmailTrust
  /** Empty where the provider did not say. */
  readonly firstName: string
  readonly lastName: string
  /** Apple's, to revoke when the account goes. */
  readonly refreshToken: string | null
}

const RELAY_DOMAIN = 'privaterelay.appleid.com'
/** Domains whose addresses only the provider gives out; a Google Workspace names its own in `hd`. */
const OWN_DOMAINS = {
  google: ['gmail.com', 'googlemail.com'],
  apple: ['icloud.com', 'me.com', 'mac.com'],
  facebook: [],
} as const satisfies Record<SocialProviderId, readonly string[]>

/** The claims of any provider, as it wrote them. */
type Claims = Readonly<Record<string, unknown>>

/** The e-mail of a provider's claims and what it is worth: the one place that reads `email_verified` (P8). */
export function emailOf(provider: SocialProviderId, claims: Claims): Pick<ArrivedPerson, 'email' | 'emailTrust'> {
  const parsed = z.safeParse(emailField, claims['email'])
  if (!parsed.success) return { email: null, emailTrust: 'none' }
  return { email: parsed.data, emailTrust: trustOf(provider, parsed.data, claims) }
}

function trustOf(provider: SocialProviderId, email: string, claims: Claims): EmailTrust {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (!isVerified(provider, claims['email_verified'])) return 'none'
  if (domain === RELAY_DOMAIN) return provider === 'apple' ? 'relay' : 'none'
  const domains: readonly unknown[] =
    provider === 'google' ? [...OWN_DOMAINS.google, claims['hd']] : OWN_DOMAINS[provider]
  return domains.includes(domain) ? 'owned' : 'verified'
}

/** Apple writes its booleans as texts; nobody else may. Facebook says nothing that counts. */
function isVerified(provider: SocialProviderId, claim: unknown): boolean {
  if (provider === 'facebook') return false
  return claim === true || (provider === 'apple' && claim === 'true')
}

/** A name as a provider tells it, as far as it is a text of some length. */
export function toldName(name: unknown): string {
  return typeof name === 'string' ? name.normalize('NFC').trim().slice(0, 60) : ''
}
