import { isGuessable, isTooShortForStaff, STAFF_PASSWORD_MIN } from '../../domain/accounts/password-rules.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import type { AccountTools } from './account-tools.ts'
import type { PasswordOwner } from './security-queries.ts'

/**
 * The hash of a new password of an account. Throws the same refusal as the sign-up for one that anybody would try, and for one
 * that is too short for somebody of the resort. Whoever may set it has a session, a link or a ticket.
 */
export async function hashNewPassword(
  { hasher, isCommonPassword }: Pick<AccountTools, 'hasher' | 'isCommonPassword'>,
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  if (owner.isStaff && isTooShortForStaff(password))
    throw new FieldRefusal([{ field: 'password', code: 'too_short', min: STAFF_PASSWORD_MIN }])
  if (isGuessable(password, owner, isCommonPassword))
    throw new FieldRefusal([{ field: 'password', code: 'password_too_common' }])
  return hasher.hash(password, 'known')
}
