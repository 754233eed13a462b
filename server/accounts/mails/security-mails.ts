import { HOUR, MINUTE } from '../../../domain/platform/duration.ts'
import {
  EMAIL_LINK_LIFE,
  INVITATION_LIFE,
  PROOF_CODE_LIFE,
  RESET_LIFE,
} from '../../../domain/accounts/security-rules.ts'
import { renderMail, type MailBlock, type RenderedMail } from '../../platform/mail-layout.ts'
import type { AccountMailTexts } from './account-mail-texts.ts'
import { ACCOUNT_MAIL_TEXTS, type AccountMailFrame } from './account-mails.ts'

/** The mail with the link for a new password. The secret is in the fragment, which no server log sees. */
export function renderResetMail(frame: AccountMailFrame, key: string): RenderedMail {
  return actionMail(frame, 'reset', `/recuperapassword#key=${key}`, RESET_LIFE)
}

/** The same for who asked at the login of the back office: it leads back there. */
export function renderDeskResetMail(frame: AccountMailFrame, key: string): RenderedMail {
  return actionMail(frame, 'reset', `/ges?forgotten=1#key=${key}`, RESET_LIFE)
}

/** The mail to who begins to work at the resort: its link opens the back office, where they choose a password and all the rest. */
export function renderStaffInvitedMail(frame: AccountMailFrame, key: string): RenderedMail {
  return actionMail(frame, 'staffInvited', `/ges#key=${key}`, INVITATION_LIFE, HOUR)
}

/** Tells the owner that the password is another one now. */
export function renderPasswordChangedMail(frame: AccountMailFrame): RenderedMail {
  return actionMail(frame, 'passwordChanged', '/recuperapassword')
}

/**
 * Tells somebody of the resort that a full login has opened the back office at a device that was never theirs; `device` is the name
 * of its browser and system, or empty.
 */
export function renderStaffNewDeviceMail(frame: AccountMailFrame, device: string): RenderedMail {
  const { staffNewDevice: texts } = ACCOUNT_MAIL_TEXTS[frame.language]
  return accountMail(frame, texts, texts.subject(frame.resort), [
    { kind: 'text', text: texts.intro(device) },
    { kind: 'link', label: texts.button, href: `${frame.publicUrl}/recuperapassword` },
    { kind: 'note', text: texts.notYou },
  ])
}

/** What can be told of a passkey. */
export type PasskeyMail = 'passkeyAdded' | 'passkeyRemoved' | 'passkeyCopied'

/** Tells the owner of a passkey what has happened to it; `name` is what they call it, or empty. */
export function renderPasskeyMail(
  frame: AccountMailFrame,
  what: PasskeyMail,
  { name, opensDesk }: { readonly name: string; readonly opensDesk: boolean },
): RenderedMail {
  const { passkeyButton, [what]: texts } = ACCOUNT_MAIL_TEXTS[frame.language]
  return accountMail(frame, texts, texts.subject(frame.resort), [
    { kind: 'text', text: texts.intro(name) },
    {
      kind: 'link',
      label: opensDesk ? passkeyButton.desk : passkeyButton.account,
      href: `${frame.publicUrl}${opensDesk ? '/ges' : '/tabs/contact/sicurezza'}`,
    },
    { kind: 'note', text: texts.notYou },
  ])
}

/** L1: a wrong PIN was typed again and again at a shared tablet. */
export function renderStaffWrongPinMail(frame: AccountMailFrame, device: string): RenderedMail {
  const { staffWrongPin: texts } = ACCOUNT_MAIL_TEXTS[frame.language]
  return accountMail(frame, texts, texts.subject(frame.resort), [
    { kind: 'text', text: texts.intro(device) },
    { kind: 'link', label: texts.button, href: `${frame.publicUrl}/ges` },
    { kind: 'note', text: texts.notYou },
  ])
}

/** Tells somebody of the resort that one of their recovery codes is used up. */
export function renderRecoveryCodeUsedMail(frame: AccountMailFrame): RenderedMail {
  return actionMail(frame, 'recoveryCodeUsed', '/recuperapassword')
}

/** Tells somebody of the resort that an authenticator opens the back office for them now. */
export function renderAuthenticatorAddedMail(frame: AccountMailFrame): RenderedMail {
  return actionMail(frame, 'authenticatorAdded', '/recuperapassword?from=desk')
}

/** Tells somebody of the resort that a manager has taken their second factor away. */
export function renderSecondFactorResetMail(frame: AccountMailFrame): RenderedMail {
  return actionMail(frame, 'secondFactorReset', '/recuperapassword?from=desk')
}

/** The mail to a new address, with the link that takes it over. */
export function renderNewEmailMail(frame: AccountMailFrame, key: string): RenderedMail {
  return actionMail(frame, 'newEmail', `/signup-completa#newEmail=${key}`, EMAIL_LINK_LIFE)
}

/** Tells the old address that another one was asked for. */
export function renderEmailAskedMail(frame: AccountMailFrame): RenderedMail {
  return actionMail(frame, 'emailAsked', '/recuperapassword')
}

/** Tells the old address that it is the account's no more. */
export function renderEmailLeftMail(frame: AccountMailFrame): RenderedMail {
  return actionMail(frame, 'emailLeft', '/tabs/contact/contatti')
}

/** Tells the new address that it is the account's now. */
export function renderEmailTakenMail(frame: AccountMailFrame): RenderedMail {
  return actionMail(frame, 'emailTaken', '/welcome?login=1')
}

/** Tells the address that a guest's orders had that they have another one now. */
export function renderGuestEmailLeftMail(frame: AccountMailFrame): RenderedMail {
  return actionMail(frame, 'guestEmailLeft', '/tabs/contact/contatti')
}

/** The mail with the code that proves an account once more. */
export function renderProofMail(frame: AccountMailFrame, code: string): RenderedMail {
  const { proof } = ACCOUNT_MAIL_TEXTS[frame.language]
  return accountMail(frame, proof, proof.subject(code, frame.resort), [
    { kind: 'text', text: proof.intro(PROOF_CODE_LIFE / MINUTE) },
    { kind: 'code', code },
    { kind: 'note', text: proof.notYou },
  ])
}

type ActionName =
  | 'reset'
  | 'passwordChanged'
  | 'newEmail'
  | 'emailAsked'
  | 'emailLeft'
  | 'emailTaken'
  | 'guestEmailLeft'
  | 'staffInvited'
  | 'recoveryCodeUsed'
  | 'authenticatorAdded'
  | 'secondFactorReset'

/** What happened, one link, and what to do for those who did not ask for it; `life` is how long the link works. */
function actionMail(frame: AccountMailFrame, name: ActionName, path: string, life = 0, unit = MINUTE): RenderedMail {
  const texts = ACCOUNT_MAIL_TEXTS[frame.language][name]
  const intro = typeof texts.intro === 'string' ? texts.intro : texts.intro(life / unit)
  return accountMail(frame, texts, texts.subject(frame.resort), [
    { kind: 'text', text: intro },
    { kind: 'link', label: texts.button, href: `${frame.publicUrl}${path}` },
    { kind: 'note', text: texts.notYou },
  ])
}

function accountMail(
  { language, firstName, sender }: AccountMailFrame,
  { title }: Pick<AccountMailTexts['already'], 'title'>,
  subject: string,
  blocks: readonly MailBlock[],
): RenderedMail {
  return renderMail({ language, subject, title: title(firstName), blocks, sender })
}
