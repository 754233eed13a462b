import * as z from 'zod/mini'
import { CODE_LIFE } from '../../domain/accounts/confirmation-rules.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Database } from '../platform/database.ts'
import type { Mailer } from '../platform/mail.ts'
import type { RenderedMail } from '../platform/mail-layout.ts'
import type { OutboxHandler } from '../platform/outbox.ts'
import { findAddressee } from './account-queries.ts'
import { newCode } from './confirmation-code.ts'
import { renderAlreadyRegisteredMail, renderCodeMail, type AccountMailFrame } from './mails/account-mails.ts'
import { renewCode, type Addressee } from './registration-queries.ts'
import { ALREADY_REGISTERED, CONFIRMATION_CODE } from './request-mail.ts'

export interface AccountEffectTools {
  readonly database: Database
  readonly mailer: Mailer
  readonly settings: Settings
  /** Where guests reach the app, without a slash at the end. */
  readonly publicUrl: string
}

const codePayload = z.object({ registrationId: z.number() })
const alreadyPayload = z.object({ email: z.string() })

/** The effects of this slice for the outbox, by kind. */
export function accountEffects(
  tools: AccountEffectTools,
): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [
    [CONFIRMATION_CODE, (payload, key) => mailCode(tools, codePayload.parse(payload).registrationId, key)],
    [ALREADY_REGISTERED, (payload, key) => mailAlreadyRegistered(tools, alreadyPayload.parse(payload).email, key)],
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
    await send(tools, addressee, `${key} ${salt.toString('hex')}`, (frame) => renderCodeMail(frame, code))
}

async function mailAlreadyRegistered(tools: AccountEffectTools, email: string, key: string): Promise<void> {
  const addressee = await findAddressee(tools.database, email)
  if (addressee !== null) await send(tools, addressee, key, renderAlreadyRegisteredMail)
}

async function send(
  { mailer, settings, publicUrl }: AccountEffectTools,
  addressee: Addressee,
  id: string,
  render: (frame: AccountMailFrame) => RenderedMail,
): Promise<void> {
  const sender = [settings.resortName, settings.resortAddress, settings.resortEmail, settings.resortPhone]
  const mail = render({ ...addressee, resort: settings.resortName, sender, publicUrl })
  await mailer.send({
    ...mail,
    id,
    to: addressee.email,
    fromName: settings.resortName,
    replyTo: settings.resortEmail === '' ? null : settings.resortEmail,
    language: addressee.language,
  })
}
