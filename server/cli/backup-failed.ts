import { hostname } from 'node:os'
import { parseEnvironment } from '../platform/environment.ts'
import { openMailer } from '../platform/open-mailer.ts'

/**
 * Mails the operator that a backup failed: `battigia-backup.service` starts it so. The mail is in English, as all that an operator reads,
 * and holds nothing of the resort's.
 */
async function run(): Promise<void> {
  const to = process.env['OPERATOR_MAIL'] ?? ''
  if (!/^[^\s@]+@[^\s@]+$/.test(to))
    throw new Error('OPERATOR_MAIL: expected the e-mail address of who keeps this server')
  const text = `The last backup on ${hostname()} failed. What it said: journalctl -u battigia-backup -p err\nTo try again: systemctl start battigia-backup`
  const mailer = openMailer(parseEnvironment(process.env))
  try {
    await mailer.send({
      id: `backup-failed-${new Date().toISOString()}`,
      to,
      fromName: 'Battigia',
      replyTo: null,
      language: 'en',
      subject: `Battigia on ${hostname()}: the backup failed`,
      text,
      html: `<p>${text.replaceAll('\n', '<br>')}</p>`,
    })
  } finally {
    mailer.close()
  }
}

try {
  await run()
} catch (error) {
  // The journal keeps it as an error.
  const level = process.env['JOURNAL_STREAM'] === undefined ? '' : '<3>'
  process.stderr.write(
    `${level}nobody could be told that the backup failed: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exitCode = 1
}
