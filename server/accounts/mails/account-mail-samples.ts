import type { Language } from '../../../domain/platform/language.ts'
import type { MailSample } from '../../platform/mail-gallery.ts'
import { renderLinkedMail, renderSocialCodeMail } from '../social/mails/social-mails.ts'
import {
  renderAlreadyRegisteredMail,
  renderCodeMail,
  renderGuestOrdersMail,
  renderWelcomeMail,
  type AccountMailFrame,
} from './account-mails.ts'
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
  renderStaffWrongPinMail,
  renderResetMail,
  renderSecondFactorResetMail,
  renderStaffInvitedMail,
  renderStaffNewDeviceMail,
} from './security-mails.ts'

const frame = (language: Language): AccountMailFrame => ({
  language,
  firstName: 'Giulia',
  email: 'giulia@posta.example',
  resort: 'Bagno Argo',
  sender: ['Bagno Argo', 'Viale della Pineta 1, Marina'],
  publicUrl: 'https://app.example',
})
const KEY = 'A'.repeat(43)

/** The mails of this slice with sample data. */
export const ACCOUNT_MAIL_SAMPLES: readonly MailSample[] = [
  { name: 'confirm the e-mail', make: (language) => renderCodeMail(frame(language), '123456') },
  { name: 'welcome', make: (language) => renderWelcomeMail(frame(language), true) },
  { name: 'already registered', make: (language) => renderAlreadyRegisteredMail(frame(language)) },
  {
    name: 'orders of a guest',
    make: (language) =>
      renderGuestOrdersMail(frame(language), [
        { number: 'BA-7K3M-Q2XT', day: '10.07.2027', href: 'https://app.example/riepilogo' },
      ]),
  },
  { name: 'new password', make: (language) => renderResetMail(frame(language), KEY) },
  { name: 'new password of the back office', make: (language) => renderDeskResetMail(frame(language), KEY) },
  { name: 'password changed', make: (language) => renderPasswordChangedMail(frame(language)) },
  {
    name: 'a passkey was added',
    make: (language) =>
      renderPasskeyMail(frame(language), 'passkeyAdded', { name: 'Safari, iPhone', opensDesk: false }),
  },
  {
    name: 'a passkey was removed',
    make: (language) =>
      renderPasskeyMail(frame(language), 'passkeyRemoved', { name: 'Safari, iPhone', opensDesk: true }),
  },
  {
    name: 'a passkey was refused as a copy',
    make: (language) => renderPasskeyMail(frame(language), 'passkeyCopied', { name: '', opensDesk: false }),
  },
  { name: 'new e-mail', make: (language) => renderNewEmailMail(frame(language), KEY) },
  { name: 'another e-mail was asked for', make: (language) => renderEmailAskedMail(frame(language)) },
  { name: 'the e-mail was changed', make: (language) => renderEmailLeftMail(frame(language)) },
  { name: 'the e-mail of a guest was changed', make: (language) => renderGuestEmailLeftMail(frame(language)) },
  { name: 'the e-mail is taken', make: (language) => renderEmailTakenMail(frame(language)) },
  { name: 'code of a social login', make: (language) => renderSocialCodeMail(frame(language), '123456') },
  { name: 'a social login was added', make: (language) => renderLinkedMail(frame(language), 'google') },
  { name: 'invitation to the back office', make: (language) => renderStaffInvitedMail(frame(language), KEY) },
  {
    name: 'back office at a new device',
    make: (language) => renderStaffNewDeviceMail(frame(language), 'Firefox, Windows'),
  },
  { name: 'wrong PINs at a tablet', make: (language) => renderStaffWrongPinMail(frame(language), 'Chrome, Android') },
  { name: 'a recovery code was used', make: (language) => renderRecoveryCodeUsedMail(frame(language)) },
  { name: 'an authenticator was added', make: (language) => renderAuthenticatorAddedMail(frame(language)) },
  { name: 'second step reset', make: (language) => renderSecondFactorResetMail(frame(language)) },
  { name: 'proof by code', make: (language) => renderProofMail(frame(language), '123456') },
]
