import type { Settings } from '../../domain/settings/settings.ts'
import type { Database } from '../platform/database.ts'
import type { RenderedMail } from '../platform/mail-layout.ts'
import type { Mailer } from '../platform/mail.ts'
import type { AccountMailFrame } from './mails/account-mails.ts'
import type { Addressee } from './registration-queries.ts'

export interface AccountEffectTools {
  readonly database: Database
  readonly mailer: Mailer
  readonly settings: Settings
  /** Where guests reach the app, without a slash at the end: the only host that a link ever has. */
  readonly publicUrl: string
}

/** Sends one account mail; `id` is the same for every try of the same mail. */
export async function sendAccountMail(
  { mailer, settings, publicUrl }: AccountEffectTools,
  addressee: Addressee,
  id: string,
  render: (frame: AccountMailFrame) => RenderedMail,
): Promise<void> {
  const { email, firstName, language } = addressee
  const sender = [settings.resortName, settings.resortAddress, settings.resortEmail, settings.resortPhone]
  const mail = render({ email, firstName, language, resort: settings.resortName, sender, publicUrl })
  await mailer.send({
    ...mail,
    id,
    to: email,
    fromName: settings.resortName,
    replyTo: settings.resortEmail === '' ? null : settings.resortEmail,
    language,
  })
}
