import { DAY, MINUTE } from '../platform/duration.ts'

/** How long a challenge waits for its answer; it is used once. */
export const CHALLENGE_LIFE = 5 * MINUTE
/** Passkeys that one account may have. */
export const PASSKEYS = 10
/** Algorithms of passkeys, preferred first: EdDSA, ES256 and RS256 by their COSE numbers. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

/** What a challenge is asked for: its answer serves nothing else. */
export type PasskeyPurpose = 'login' | 'proof' | 'new' | 'staff_login' | 'staff_proof' | 'staff_new' | 'joining'

/** Warnings about a passkey that seems to have been copied: one a day. */
export const COPIED_PASSKEY_BUDGET = { mails: 1, per: DAY } as const

/**
 * The domain that passkeys of an address belong to (WebAuthn's `rpId`); null where browsers allow none: an IP address, or `http`
 * anywhere but on the machine itself. Takes the parts of a `URL`.
 */
export function passkeyDomain({
  protocol,
  hostname,
}: {
  readonly protocol: string
  readonly hostname: string
}): string | null {
  if (hostname === 'localhost') return hostname
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  return protocol === 'https:' && !isAddress && hostname.includes('.') ? hostname : null
}
