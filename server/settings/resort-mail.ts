import type { Language } from '../../domain/platform/language.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Mail, Mailer } from '../platform/mail.ts'

/** Lines of a mail that say who writes. */
export function senderOf({ resortName, resortAddress, resortEmail, resortPhone }: Settings): readonly string[] {
  return [resortName, resortAddress, resortEmail, resortPhone]
}

/** Sends a mail in the resort's name, which answers come back to; `id` is the same for every try of the same mail. */
export async function sendFromResort(
  { mailer, settings }: { readonly mailer: Mailer; readonly settings: Settings },
  { email, language }: { readonly email: string; readonly language: Language },
  id: string,
  { subject, text, html, attachments }: Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>,
): Promise<void> {
  await mailer.send({
    id,
    to: email,
    fromName: settings.resortName,
    replyTo: settings.resortEmail === '' ? null : settings.resortEmail,
    language,
    subject,
    text,
    html,
    ...(attachments === undefined ? {} : { attachments }),
  })
}
