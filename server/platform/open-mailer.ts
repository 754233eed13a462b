import path from 'node:path'
import type { Environment } from './environment.ts'
import { folderMailer, smtpMailer, type Mailer } from './mail.ts'

/** Mail goes out by SMTP, or into a folder of this machine while there is no mail server. */
export function openMailer(environment: Environment): Mailer {
  const { smtpUrl, smtpRequiresTls, mailSigning, mailFrom, publicUrl } = environment
  const from = mailFrom ?? `noreply@${new URL(publicUrl).hostname}`
  return smtpUrl === null
    ? folderMailer(mailFolder(environment), from)
    : smtpMailer(smtpUrl, from, mailSigning, smtpRequiresTls)
}

/** Where mail lands without a mail server. */
export function mailFolder({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return path.join(dataDir, 'mail')
}
