import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

const inbox: ParsedMail[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    simpleParser(stream, (error, mail) => {
      inbox.push(mail)
      done(error)
    })
  },
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

/** Runs the command as its unit does. */
const run = (variables: Record<string, string>) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'backup-failed.ts')], {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      MAIL_FROM: 'noreply@bagnoargo.example',
      ...variables,
    },
  })

test('a failed backup is mailed to the operator, through the mail server of the product', async () => {
  await run({ OPERATOR_MAIL: 'operator@bagnoargo.example' })
  expect(inbox).toHaveLength(1)
  expect(inbox[0]?.to).toMatchObject({ text: 'operator@bagnoargo.example' })
  expect(inbox[0]?.subject).toMatch(/^Battigia on .+: the backup failed$/)
  expect(inbox[0]?.text).toContain('journalctl -u battigia-backup')
})

test.each([
  ['nobody is named', {}, 'OPERATOR_MAIL: expected'],
  [
    'the mail server is away',
    { OPERATOR_MAIL: 'operator@bagnoargo.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    'ECONNREFUSED',
  ],
])('where %s, the journal says so and the unit fails', async (_case, variables, words) => {
  await expect(run({ ...variables, JOURNAL_STREAM: '8:1' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`^<3>nobody could be told that the backup failed: .*${words}`)),
  })
})
