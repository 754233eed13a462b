import { hash, randomUUID } from 'node:crypto'
import { MAIL_BUDGET } from '../../domain/accounts/confirmation-rules.ts'
import type { Queryable } from '../platform/database.ts'
import { enqueue, type OutboxLane, type OutboxPayload } from '../platform/outbox.ts'
import { takeMailBudget } from './registration-queries.ts'

/** Kinds of the outbox whose jobs are in this slice. */
export const CONFIRMATION_CODE = 'accounts.confirmation-code'
export const ALREADY_REGISTERED = 'accounts.already-registered'
export const WELCOME = 'accounts.welcome'
export const PASSWORD_RESET = 'accounts.password-reset'
export const STAFF_INVITED = 'accounts.staff-invited'
export const STAFF_NEW_DEVICE = 'accounts.staff-new-device'
export const STAFF_WRONG_PIN = 'accounts.staff-wrong-pin'
export const RECOVERY_CODE_USED = 'accounts.recovery-code-used'
export const SECOND_FACTOR_RESET = 'accounts.second-factor-reset'
export const PASSWORD_CHANGED = 'accounts.password-changed'
export const AUTHENTICATOR_ADDED = 'accounts.authenticator-added'
export const PASSKEY_ADDED = 'accounts.passkey-added'
export const PASSKEY_REMOVED = 'accounts.passkey-removed'
export const PASSKEY_COPIED = 'accounts.passkey-copied'
export const PROOF_CODE = 'accounts.proof-code'
export const NEW_EMAIL = 'accounts.new-email'
export const EMAIL_ASKED = 'accounts.email-asked'
export const EMAIL_CHANGED = 'accounts.email-changed'
export const GUEST_ORDERS = 'accounts.guest-orders'
export const GUEST_EMAIL_LEFT = 'accounts.guest-email-left'
export const SOCIAL_CODE = 'accounts.social-code'

/** Mails that strangers can ask for wait in lanes of their own, so that nobody else's mail waits behind them. */
const LANES: Readonly<Record<string, OutboxLane>> = {
  [CONFIRMATION_CODE]: 'sign_up',
  [ALREADY_REGISTERED]: 'sign_up',
  [SOCIAL_CODE]: 'sign_up',
  [PASSWORD_RESET]: 'asked',
  [GUEST_ORDERS]: 'asked',
}

/** Which mail an address gets: a code for the sign-up, or the note that it has an account already. */
export type AccountMail =
  | { readonly kind: typeof CONFIRMATION_CODE; readonly registrationId: number }
  | { readonly kind: typeof ALREADY_REGISTERED; readonly email: string }
  | { readonly kind: typeof NEW_EMAIL; readonly accountId: number }
  | { readonly kind: typeof GUEST_ORDERS; readonly email: string; readonly orderNumber: string }

/** Sends an account mail after the commit, unless the address has had too many: nobody floods a mailbox. */
export async function requestMail(tx: Queryable, email: string, mail: AccountMail): Promise<void> {
  const { kind, ...payload } = mail
  await mailWithinBudget(tx, email, MAIL_BUDGET, kind, payload)
}

/** Sends a mail of which an address or account, named by `whose`, gets only so many in a window. */
export async function mailWithinBudget(
  tx: Queryable,
  whose: string,
  budget: { readonly mails: number; readonly per: number },
  kind: string,
  payload: OutboxPayload,
): Promise<void> {
  const isWithinBudget = await takeMailBudget(tx, hash('sha256', whose, 'buffer'), budget)
  if (isWithinBudget) await tellOwner(tx, kind, payload)
}

/** Sends a mail that nobody may use up: what happened to an account is told to its owner every time. */
export async function tellOwner(tx: Queryable, kind: string, payload: OutboxPayload): Promise<void> {
  await enqueue(tx, kind, randomUUID(), payload, 0, LANES[kind])
}
