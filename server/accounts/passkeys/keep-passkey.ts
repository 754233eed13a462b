import { PASSKEYS } from '../../../domain/accounts/passkey-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { PASSKEY_ADDED, PASSKEY_REMOVED, tellOwner } from '../request-mail.ts'
import { deletePasskey, insertPasskey, lockPasskeys, type NewPasskey } from './passkey-queries.ts'

export {
  deleteDeskPasskeys as dropDeskPasskeys,
  listPasskeys,
  lockPasskeys,
  setPasskeyName,
} from './passkey-queries.ts'

interface Owner {
  readonly accountId: number
  readonly email: string
}

/** Adds a checked passkey to an account and tells its owner. Throws `too_many_passkeys`, and `passkey_refused` for one that is there. */
export async function keepPasskey(tx: Queryable, { accountId, email }: Owner, passkey: NewPasskey): Promise<void> {
  const known = await lockPasskeys(tx, accountId)
  if (known.length >= PASSKEYS) throw new Refusal('too_many_passkeys')
  if (!(await insertPasskey(tx, accountId, passkey))) throw new Refusal('passkey_refused')
  const { name, opensDesk } = passkey
  await tellOwner(tx, PASSKEY_ADDED, { accountId, to: email, name, opensDesk })
}

/** Takes a passkey off an account and tells its owner. Throws `not_found`. */
export async function dropPasskey(
  tx: Queryable,
  { accountId, email }: Owner,
  { passkeyId, opensDesk }: { readonly passkeyId: number; readonly opensDesk: boolean },
): Promise<void> {
  const name = await deletePasskey(tx, accountId, passkeyId)
  if (name === null) throw new Refusal('not_found')
  await tellOwner(tx, PASSKEY_REMOVED, { accountId, to: email, name, opensDesk })
}
