import { findCredentials } from './accounts/account-queries.ts'
import { passwordHasher } from './accounts/password-hasher.ts'
import { DEMO_LOGINS, DEMO_STAFF } from './first-start.ts'
import type { Database, Queryable } from './platform/database.ts'
import { erasePerson } from './privacy/erase-person.ts'
import type { PrivacyFacts } from './privacy/privacy-facts.ts'
import { openSecret } from './staff/kept-secret.ts'
import { dropSecondFactor, replaceRoles } from './staff/people-queries.ts'
import { readSecrets, type OwnedSecret } from './staff/sign-in-queries.ts'

/** Somebody whom everybody who knows the demo can sign in as, or whose second step they can take. */
export interface DemoPerson {
  readonly accountId: number
  readonly email: string
  /** False for somebody of one's own who took a demo account over and kept its second factor. */
  readonly isOfDemo: boolean
}

const PEOPLE: readonly { readonly email: string; readonly password: string }[] = [...DEMO_LOGINS, ...DEMO_STAFF]
const EMAILS = PEOPLE.map(({ email }) => email)
const SECRETS = new Set(DEMO_STAFF.map(({ secret }) => secret))

/** Finds who has a demo password at a demo e-mail, or a demo secret as second factor, sealed or not. */
export async function findDemoPeople(database: Database, secretsKey: Buffer | null): Promise<DemoPerson[]> {
  const found = new Map<number, DemoPerson>()
  for (const { email, password } of PEOPLE) {
    const { accountId, passwordHash } = await findCredentials(database, email, Buffer.alloc(32))
    if (accountId !== null && passwordHash !== null && (await passwordHasher().verify(passwordHash, password)))
      found.set(accountId, { accountId, email, isOfDemo: true })
  }
  for (const kept of await readSecrets(database)) {
    const { accountId, email } = kept
    if (hasDemoSecret(secretsKey, kept)) found.set(accountId, { accountId, email, isOfDemo: EMAILS.includes(email) })
  }
  return [...found.values()]
}

/** A secret that was sealed under another key opens nothing, the demo's included. */
function hasDemoSecret(secretsKey: Buffer | null, { accountId, kept }: OwnedSecret): boolean {
  try {
    return SECRETS.has(openSecret(secretsKey, accountId, kept).toString() as (typeof DEMO_STAFF)[number]['secret'])
  } catch (error) {
    if (kept.isSealed) return false
    throw error
  }
}

/** Throws while somebody of the demo is in a database of production, with the command that removes them. */
export async function requireNoDemoPeople(database: Database, secretsKey: Buffer | null): Promise<void> {
  const people = await findDemoPeople(database, secretsKey)
  if (people.length === 0) return
  const lines = people.map(({ email, isOfDemo }) =>
    isOfDemo
      ? `  ${email} is of the demo, with a password that everybody knows: npm run staff -- remove-demo-people`
      : `  ${email} has a second factor of the demo, which everybody knows: npm run staff -- remove-demo-people`,
  )
  throw new Error(`Production does not start with people of the demo in its database:\n${lines.join('\n')}`)
}

/**
 * Erases a person of the demo with the product's own erasure, roles first and without a last mail; takes the second factor away
 * from somebody of one's own, who sets another one up by a mailed link. Throws what {@link erasePerson} throws.
 */
export async function removeDemoPerson(tx: Queryable, facts: PrivacyFacts, person: DemoPerson): Promise<void> {
  if (!person.isOfDemo) {
    await dropSecondFactor(tx, person.accountId)
    return
  }
  await replaceRoles(tx, person.accountId, [])
  await erasePerson(tx, facts, person.accountId)
}
