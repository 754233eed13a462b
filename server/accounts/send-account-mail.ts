import type { Settings } from '../../domain/settings/settings.ts'
import type { Database } from '../platform/database.ts'
import type { RenderedMail } from '../platform/mail-layout.ts'
import type { Mailer } from '../platform/mail.ts'
import { senderOf, sendFromResort } from '../settings/resort-mail.ts'
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
  tools: AccountEffectTools,
  addressee: Addressee,
  id: string,
  render: (frame: AccountMailFrame) => RenderedMail,
): Promise<void> {
  const { settings, publicUrl } = tools
  const { email, firstName, language } = addressee
  const sender = senderOf(settings)
  const mail = render({ email, firstName, language, resort: settings.resortName, sender, publicUrl })
  await sendFromResort(tools, addressee, id, mail)
}
