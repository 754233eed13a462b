import * as z from 'zod/mini'
import { EMAIL_LINK_LIFE, INVITATION_LIFE, PROOF_CODE_LIFE, RESET_LIFE } from '../../domain/accounts/security-rules.ts'
import { languageField } from '../../domain/platform/fields.ts'
import type { RenderedMail } from '../platform/mail-layout.ts'
import type { OutboxHandler } from '../platform/outbox.ts'
import { findAccountAddressee, findAddressee } from './account-queries.ts'
import { newToken, tokenHash } from './bearer-token.ts'
import { newCode } from './confirmation-code.ts'
import { renderAlreadyRegisteredMail, type AccountMailFrame } from './mails/account-mails.ts'
import {
  renderAuthenticatorAddedMail,
  renderDeskResetMail,
  renderEmailAskedMail,
  renderEmailLeftMail,
  renderEmailTakenMail,
  renderGuestEmailLeftMail,
  renderNewEmailMail,
  renderPasskeyMail,
  renderPasswordChangedMail,
  renderProofMail,
  renderRecoveryCodeUsedMail,
  renderResetMail,
  renderSecondFactorResetMail,
  renderStaffInvitedMail,
  renderStaffNewDeviceMail,
  renderStaffWrongPinMail,
  type PasskeyMail,
} from './mails/security-mails.ts'
import { renewProofCode } from './proof-queries.ts'
import {
  AUTHENTICATOR_ADDED,
  EMAIL_ASKED,
  EMAIL_CHANGED,
  GUEST_EMAIL_LEFT,
  NEW_EMAIL,
  PASSKEY_ADDED,
  PASSKEY_COPIED,
  PASSKEY_REMOVED,
  PASSWORD_CHANGED,
  PASSWORD_RESET,
  PROOF_CODE,
  RECOVERY_CODE_USED,
  SECOND_FACTOR_RESET,
  STAFF_INVITED,
  STAFF_NEW_DEVICE,
  STAFF_WRONG_PIN,
} from './request-mail.ts'
import { findWantedEmail, renewEmailLink, renewReset } from './security-queries.ts'
import { sendAccountMail, type AccountEffectTools } from './send-account-mail.ts'

const resetPayload = z.object({ email: z.string(), language: languageField, isFromDesk: z.optional(z.boolean()) })
const accountPayload = z.object({ accountId: z.number() })
const noticePayload = z.object({ accountId: z.number(), to: z.string() })
const guestPayload = z.object({ email: z.string(), firstName: z.string(), language: languageField })
const devicePayload = z.object({ device: z.string() })
const passkeyPayload = z.object({ name: z.string(), opensDesk: z.boolean() })

/**
 * Mails that prove an identity or tell that one has changed. Secrets are made here, when the mail is sent, so that they are
 * nowhere in the database but as a hash; a second try of a mail makes another one, which is then the only one that works.
 */
export function securityEffects(
  tools: AccountEffectTools,
): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [
    [PASSWORD_RESET, (payload, key) => mailReset(tools, resetPayload.parse(payload), key)],
    [STAFF_INVITED, (payload, key) => mailInvitation(tools, accountPayload.parse(payload).accountId, key)],
    [STAFF_NEW_DEVICE, (payload, key) => mailWithDevice(tools, payload, key, renderStaffNewDeviceMail)],
    [STAFF_WRONG_PIN, (payload, key) => mailWithDevice(tools, payload, key, renderStaffWrongPinMail)],
    [RECOVERY_CODE_USED, (payload, key) => mailNotice(tools, payload, key, renderRecoveryCodeUsedMail)],
    [AUTHENTICATOR_ADDED, (payload, key) => mailNotice(tools, payload, key, renderAuthenticatorAddedMail)],
    [SECOND_FACTOR_RESET, (payload, key) => mailNotice(tools, payload, key, renderSecondFactorResetMail)],
    [PASSWORD_CHANGED, (payload, key) => mailNotice(tools, payload, key, renderPasswordChangedMail)],
    [PASSKEY_ADDED, (payload, key) => mailPasskey(tools, payload, key, 'passkeyAdded')],
    [PASSKEY_REMOVED, (payload, key) => mailPasskey(tools, payload, key, 'passkeyRemoved')],
    [PASSKEY_COPIED, (payload, key) => mailPasskey(tools, payload, key, 'passkeyCopied')],
    [PROOF_CODE, (payload, key) => mailProofCode(tools, accountPayload.parse(payload).accountId, key)],
    [NEW_EMAIL, (payload, key) => mailNewEmail(tools, accountPayload.parse(payload).accountId, key)],
    [EMAIL_ASKED, (payload, key) => mailNotice(tools, payload, key, renderEmailAskedMail)],
    [EMAIL_CHANGED, (payload, key) => mailEmailChanged(tools, payload, key)],
    [
      GUEST_EMAIL_LEFT,
      (payload, key) => sendAccountMail(tools, guestPayload.parse(payload), key, renderGuestEmailLeftMail),
    ],
  ]
}

/** In the language that was asked in: who forgot a password reads that one now. */
async function mailReset(
  tools: AccountEffectTools,
  { email, language, isFromDesk = false }: z.output<typeof resetPayload>,
  id: string,
): Promise<void> {
  const key = newToken()
  const addressee = await renewReset(tools.database, email, tokenHash(key), RESET_LIFE)
  if (addressee !== null)
    await sendAccountMail(tools, { ...addressee, language }, idOf(id, key), (frame) =>
      isFromDesk ? renderDeskResetMail(frame, key) : renderResetMail(frame, key),
    )
}

/** The link of an invitation is one for a new password that works longer. */
async function mailInvitation(tools: AccountEffectTools, accountId: number, id: string): Promise<void> {
  const key = newToken()
  const invited = await findAccountAddressee(tools.database, accountId)
  if (invited === null) return
  const addressee = await renewReset(tools.database, invited.email, tokenHash(key), INVITATION_LIFE)
  if (addressee !== null)
    await sendAccountMail(tools, addressee, idOf(id, key), (frame) => renderStaffInvitedMail(frame, key))
}

async function mailProofCode(tools: AccountEffectTools, accountId: number, id: string): Promise<void> {
  const { code, salt, codeHash } = newCode()
  const addressee = await renewProofCode(tools.database, accountId, salt, codeHash, PROOF_CODE_LIFE)
  if (addressee !== null)
    await sendAccountMail(tools, addressee, `${id} ${salt.toString('hex')}`, (frame) => renderProofMail(frame, code))
}

/** The owner of an address that is taken is told instead, and no link is made. */
async function mailNewEmail(tools: AccountEffectTools, accountId: number, id: string): Promise<void> {
  const wanted = await findWantedEmail(tools.database, accountId)
  if (wanted === null) return
  if (wanted.isTaken) {
    const owner = await findAddressee(tools.database, wanted.email)
    if (owner !== null) await sendAccountMail(tools, owner, id, renderAlreadyRegisteredMail)
    return
  }
  const key = newToken()
  const addressee = await renewEmailLink(tools.database, accountId, wanted.email, tokenHash(key), EMAIL_LINK_LIFE)
  if (addressee !== null)
    await sendAccountMail(tools, addressee, idOf(id, key), (frame) => renderNewEmailMail(frame, key))
}

/** Tells what happened to the address that the account had then. */
async function mailNotice(
  tools: AccountEffectTools,
  payload: unknown,
  id: string,
  render: (frame: AccountMailFrame) => RenderedMail,
): Promise<void> {
  const { accountId, to } = noticePayload.parse(payload)
  const owner = await findAccountAddressee(tools.database, accountId)
  if (owner !== null) await sendAccountMail(tools, { ...owner, email: to }, id, render)
}

function mailWithDevice(
  tools: AccountEffectTools,
  payload: unknown,
  id: string,
  render: (frame: AccountMailFrame, device: string) => RenderedMail,
): Promise<void> {
  const { device } = devicePayload.parse(payload)
  return mailNotice(tools, payload, id, (frame) => render(frame, device))
}

function mailPasskey(tools: AccountEffectTools, payload: unknown, id: string, what: PasskeyMail): Promise<void> {
  const passkey = passkeyPayload.parse(payload)
  return mailNotice(tools, payload, id, (frame) => renderPasskeyMail(frame, what, passkey))
}

async function mailEmailChanged(tools: AccountEffectTools, payload: unknown, id: string): Promise<void> {
  await mailNotice(tools, payload, `${id} left`, renderEmailLeftMail)
  const { accountId } = noticePayload.parse(payload)
  const owner = await findAccountAddressee(tools.database, accountId)
  if (owner !== null) await sendAccountMail(tools, owner, `${id} taken`, renderEmailTakenMail)
}

/** Mails with different secrets are different mails. */
function idOf(id: string, key: string): string {
  return `${id} ${tokenHash(key).toString('hex').slice(0, 16)}`
}
