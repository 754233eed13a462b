import { hash, randomUUID } from 'node:crypto'
import { MAIL_BUDGET } from '../../domain/accounts/confirmation-rules.ts'
import type { Queryable } from '../platform/database.ts'
import { enqueue } from '../platform/outbox.ts'
import { takeMailBudget } from './registration-queries.ts'

/** Kinds of the outbox whose jobs are in this slice. */
export const CONFIRMATION_CODE = 'accounts.confirmation-code'
export const ALREADY_REGISTERED = 'accounts.already-registered'

/** Which mail an address gets: a code for the sign-up, or the note that it has an account already. */
export type AccountMail =
  | { readonly kind: typeof CONFIRMATION_CODE; readonly registrationId: number }
  | { readonly kind: typeof ALREADY_REGISTERED; readonly email: string }

/** Sends an account mail after the commit, unless the address has had too many: nobody floods a mailbox. */
export async function requestMail(tx: Queryable, email: string, mail: AccountMail): Promise<void> {
  const isWithinBudget = await takeMailBudget(tx, hash('sha256', email, 'buffer'), MAIL_BUDGET)
  if (!isWithinBudget) return
  const { kind, ...payload } = mail
  await enqueue(tx, kind, randomUUID(), payload)
}
