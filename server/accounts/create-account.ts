import type { Queryable } from '../platform/database.ts'
import { insertAccount, type NewAccount } from './account-queries.ts'
import { passwordHasher } from './password-hasher.ts'

/**
 * Makes an account that counts as confirmed, for the demo logins and for tests. Answers its id, or null when
 * the e-mail has an account already, which stays as it is.
 */
export async function createConfirmedAccount(
  tx: Queryable,
  account: Omit<NewAccount, 'passwordHash'> & { readonly password: string },
): Promise<number | null> {
  const passwordHash = await passwordHasher().hash(account.password)
  return insertAccount(tx, { ...account, passwordHash })
}
