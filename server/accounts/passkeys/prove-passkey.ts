import type * as z from 'zod/mini'
import type { passkeyAnswerField } from '../../../domain/accounts/passkey-fields.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Actor } from '../../platform/handler.ts'
import { markProven } from '../proof-queries.ts'
import { sessionUse } from './challenge.ts'
import { checkPasskey } from './check-passkey.ts'
import type { PasskeyTools } from './passkey-tools.ts'

/**
 * Proves once more whose session it is, by a passkey of that account; in the back office by one that opens it. Throws
 * `passkey_refused`. Nothing about it can be guessed, so that no tries are counted.
 */
export async function provePasskey(
  tools: PasskeyTools,
  answer: z.output<typeof passkeyAnswerField>,
  actor: Actor,
  isAtDesk: boolean,
): Promise<{ done: true }> {
  const used = await checkPasskey(tools, answer, sessionUse(actor, isAtDesk ? 'staff_proof' : 'proof'))
  if (used.accountId !== actor.accountId || (isAtDesk && !used.opensDesk)) throw new Refusal('passkey_refused')
  if (!(await markProven(tools.database, actor.sessionId))) throw new Refusal('login_required')
  return { done: true }
}
