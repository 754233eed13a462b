import * as calls from '../../domain/accounts/security-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { listPasskeys } from './passkeys/passkey-queries.ts'
import { readSecurity } from './security-queries.ts'

/** how one signs in, and where one is signed in. */
export const getSecurity = handle(calls.getSecurity, 'read', async (tx, _input, { actor }) => {
  const security = await readSecurity(tx, actor.accountId)
  if (security === null) throw new Refusal('login_required')
  const sessions = security.sessions.map((session) => ({ ...session, isThis: session.id === actor.sessionId }))
  const passkeys = await listPasskeys(tx, actor.accountId)
  return { ...security, email: actor.email, sessions, identities: [...security.identities], passkeys }
})
