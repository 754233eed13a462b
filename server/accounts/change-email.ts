import * as calls from '../../domain/accounts/security-calls.ts'
import { EMAIL_LINK_LIFE } from '../../domain/accounts/security-rules.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { EMAIL_ASKED, NEW_EMAIL, requestMail, tellOwner } from './request-mail.ts'
import { holdSession, keepEmailChange } from './security-queries.ts'

/**
 * the account keeps its e-mail until the new one is proven by its mailed link (`/signup-completa#newEmail=…`). Whether
 * somebody has the new one is looked up when the mail is written: its owner is told then, and the asker learns nothing.
 */
export const changeEmail = handle(calls.changeEmail, 'write', async (tx, { email }, { actor }) => {
  const { accountId, sessionId } = actor
  // One's own address changes nothing.
  if (email === actor.email) return { done: true } as const
  if (!(await holdSession(tx, accountId, sessionId))) throw new Refusal('login_required')
  await keepEmailChange(tx, accountId, email, EMAIL_LINK_LIFE)
  await requestMail(tx, email, { kind: NEW_EMAIL, accountId })
  await tellOwner(tx, EMAIL_ASKED, { accountId, to: actor.email })
  return { done: true } as const
})
