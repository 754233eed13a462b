import type { Language } from '../../domain/platform/language.ts'
import type { Queryable } from '../platform/database.ts'
import { findAccountId, insertAccount } from './account-queries.ts'
import { deletePasskeys } from './passkeys/passkey-queries.ts'
import { setPassword } from './security-queries.ts'
import { STAFF_INVITED, tellOwner } from './request-mail.ts'

/** Who is invited to work at the resort. */
export interface Invited {
  readonly email: string
  readonly displayName: string
  readonly language: Language
}

/**
 * The account of an e-mail, made where there is none. It has no password and no passkey, also where it had some before, and nobody is
 * signed in to it: only the mailed link opens it, which proves the e-mail. Answers its id.
 */
export async function accountOfInvited(tx: Queryable, { email, displayName, language }: Invited): Promise<number> {
  const made = await insertAccount(tx, {
    email,
    passwordHash: '',
    firstName: displayName,
    lastName: '',
    phone: '',
    language,
  })
  if (made !== null) return made
  const accountId = await findAccountId(tx, email)
  if (accountId === null) throw new Error('an account has just been deleted')
  // A change of the password ends what could open the account, a waiting change of its e-mail included; also where there was none.
  await setPassword(tx, accountId, 'none')
  await setPassword(tx, accountId, '')
  await deletePasskeys(tx, accountId)
  return accountId
}

/** Mails the link by which somebody of the resort chooses a password. */
export const mailInvitation = (tx: Queryable, accountId: number): Promise<void> =>
  tellOwner(tx, STAFF_INVITED, { accountId })
