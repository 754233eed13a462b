import * as z from 'zod/mini'
import { CODE_LIFE } from '../../domain/accounts/confirmation-rules.ts'
import type { OutboxHandler } from '../platform/outbox.ts'
import { findAccountAddressee, findAddressee } from './account-queries.ts'
import { newCode } from './confirmation-code.ts'
import { mailGuestOrders } from './guest-effects.ts'
import { renderAlreadyRegisteredMail, renderCodeMail, renderWelcomeMail } from './mails/account-mails.ts'
import { renewCode } from './registration-queries.ts'
import { ALREADY_REGISTERED, CONFIRMATION_CODE, GUEST_ORDERS, WELCOME } from './request-mail.ts'
import { securityEffects } from './security-effects.ts'
import { sendAccountMail, type AccountEffectTools } from './send-account-mail.ts'

const codePayload = z.object({ registrationId: z.number() })
const alreadyPayload = z.object({ email: z.string() })
const welcomePayload = z.object({ accountId: z.number() })
const guestOrdersPayload = z.object({ email: z.string(), orderNumber: z.string() })

/** The effects of this slice for the outbox, by kind. */
export function accountEffects(
  tools: AccountEffectTools,
): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [
    [CONFIRMATION_CODE, (payload, key) => mailCode(tools, codePayload.parse(payload).registrationId, key)],
    [ALREADY_REGISTERED, (payload, key) => mailAlreadyRegistered(tools, alreadyPayload.parse(payload).email, key)],
    [WELCOME, (payload, key) => mailWelcome(tools, welcomePayload.parse(payload).accountId, key)],
    [GUEST_ORDERS, (payload, key) => mailGuestOrders(tools, guestOrdersPayload.parse(payload), key)],
    ...securityEffects(tools),
  ]
}

/**
 * Mails a code that is made here, so that it is nowhere in the database but as a hash. A second try makes another
 * one, which is then the only one that works. A sign-up that is confirmed or forgotten meanwhile gets nothing.
 */
async function mailCode(tools: AccountEffectTools, registrationId: number, key: string): Promise<void> {
  const { code, salt, codeHash } = newCode()
  const addressee = await renewCode(tools.database, registrationId, salt, codeHash, CODE_LIFE)
  if (addressee !== null)
    await sendAccountMail(tools, addressee, `${key} ${salt.toString('hex')}`, (frame) => renderCodeMail(frame, code))
}

async function mailAlreadyRegistered(tools: AccountEffectTools, email: string, key: string): Promise<void> {
  const addressee = await findAddressee(tools.database, email)
  if (addressee !== null) await sendAccountMail(tools, addressee, key, renderAlreadyRegisteredMail)
}

async function mailWelcome(tools: AccountEffectTools, accountId: number, key: string): Promise<void> {
  const addressee = await findAccountAddressee(tools.database, accountId)
  if (addressee !== null)
    await sendAccountMail(tools, addressee, key, (frame) => renderWelcomeMail(frame, addressee.hasPassword))
}
