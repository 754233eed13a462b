import type { Variables } from './unknown-variables.ts'
import { IDENTITY_EXPECTED } from './identity-environment.ts'

/** What ALLOW_INSECURE may name: each of them is for a network that nobody else reaches. */
export const INSECURE = ['http', 'mail', 'database', 'unsealed'] as const
export type Insecure = (typeof INSECURE)[number]

/** What stands in `deploy/environment.example` to be replaced: marked values, and addresses that nobody has. */
const PLACEHOLDER = /CHANGE[-_]?ME|\b(?:battigia|mail)\.example\b|\bexample\.battigia\b/i

/** Loopback needs no encryption: nothing leaves the machine. */
const ON_THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * What production refuses, judged by the variables as they stand, so that it is told together with values of a wrong form.
 * `names` are the variables that Battigia knows. No line shows a value that may be secret.
 */
export function wrongProductionLines(set: Variables, names: readonly string[]): string[] {
  const placeholders = names.filter((name) => PLACEHOLDER.test(set[name] ?? ''))
  const isOwn = (name: string) => set[name] !== undefined && !placeholders.includes(name)
  return [
    ...placeholders.map((name) => `${name}: expected a value of your own, got the one of deploy/environment.example`),
    ...(isOwn('PUBLIC_URL') ? unencryptedAddress(set) : []),
    ...(isOwn('SMTP_URL') ? unencryptedMail(set) : []),
    ...['DATABASE_URL', 'DATABASE_OWNER_URL'].filter(isOwn).flatMap((name) => unencryptedDatabase(set, name)),
    ...(set['SECRETS_KEY'] === undefined && !allows(set, 'unsealed')
      ? [`SECRETS_KEY: expected ${IDENTITY_EXPECTED.SECRETS_KEY}, in production, got nothing ${unless('unsealed')}`]
      : []),
  ]
}

/** Whether mail to this server is sent over TLS or not at all. */
export function requiresTls(set: Variables): boolean {
  return set['NODE_ENV'] === 'production' && !allows(set, 'mail') && !isOnThisMachine(set['SMTP_URL'])
}

function unencryptedAddress(set: Variables): string[] {
  const address = set['PUBLIC_URL'] ?? ''
  if (!address.startsWith('http:') || allows(set, 'http')) return []
  return [`PUBLIC_URL: expected an https:// address in production, got "${address}" ${unless('http')}`]
}

/** An address may carry options that switch encryption or its check off. */
function unencryptedMail(set: Variables): string[] {
  if (!requiresTls(set) || !/[?&](?:ignoreTLS|requireTLS|opportunisticTLS|tls\.\w+)=/i.test(set['SMTP_URL'] ?? ''))
    return []
  return [`SMTP_URL: expected an address without options of TLS in production, got one with some ${unless('mail')}`]
}

/** The driver reads the host of the query before the address's own, and `uselibpqcompat` would let any certificate pass. */
function unencryptedDatabase(set: Variables, name: string): string[] {
  const text = set[name] ?? ''
  if (!URL.canParse(text) || allows(set, 'database')) return []
  const { hostname, searchParams } = new URL(text)
  const host = searchParams.get('host') ?? hostname
  if (host === '' || host.startsWith('/') || ON_THIS_MACHINE.test(host)) return []
  const isVerified = searchParams.getAll('sslmode').join() === 'verify-full' && !searchParams.has('uselibpqcompat')
  if (isVerified) return []
  return [
    `${name}: expected sslmode=verify-full for a database on another machine in production, got an address without it ${unless('database')}`,
  ]
}

function isOnThisMachine(url: string | undefined): boolean {
  return url !== undefined && URL.canParse(url) && ON_THIS_MACHINE.test(new URL(url).hostname)
}

function allows(set: Variables, what: Insecure): boolean {
  return (set['ALLOW_INSECURE'] ?? '').split(',').some((part) => part.trim() === what)
}

function unless(what: Insecure): string {
  return `(on a closed network: ALLOW_INSECURE=${what})`
}
