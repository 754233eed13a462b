import path from 'node:path'
import type { Environment } from './environment.ts'
import { folderMailer, smtpMailer, type Mailer } from './mail.ts'

/** Where mail is kept while there is no SMTP server. */
export const mailFolder = ({ dataDir }: Pick<Environment, 'dataDir'>) => path.join(dataDir, 'mail')

/** Mail goes out by SMTP, or into a folder of this machine while there is none. */
export function openMailer(environment: Environment): Mailer {
  const { smtpUrl, mailFrom, mailSigning, publicUrl } = environment
  const from = mailFrom ?? `noreply@${new URL(publicUrl).hostname}`
  return smtpUrl === null ? folderMailer(mailFolder(environment), from) : smtpMailer(smtpUrl, from, mailSigning)
}
