import { isGuessable } from '../../domain/accounts/password-rules.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import type { AccountTools } from './account-tools.ts'
import type { PasswordOwner } from './security-queries.ts'

/** The hash of a new password of an account. Throws the same refusal as the sign-up for one that anybody would try. */
export async function hashNewPassword(
  { hasher, isCommonPassword }: Pick<AccountTools, 'hasher' | 'isCommonPassword'>,
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  if (isGuessable(password, owner, isCommonPassword))
    throw new FieldRefusal([{ field: 'password', code: 'password_too_common' }])
  return hasher.hash(password)
}
