import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { silentLog } from '../../tests/support/server.ts'
import { parseEnvironment } from './environment.ts'
import { renderMail } from './mail-layout.ts'
import { mailOnce } from './mail-once.ts'
import { smtpMailer, type Mail, type Mailer, type MailSigning } from './mail.ts'
import { enqueue, outboxJob } from './outbox.ts'

const KIND = 'test.mail'
/** What the mail server does with a mail: takes it, puts it off, refuses it, or hangs up in the middle or after the yes. */
type Mood = 'takes' | 'later' | 'never' | 'hangs_up'

let db: TestDatabase
let mood: Mood
let inbox: { readonly mail: ParsedMail; readonly from: string }[]
let server: SMTPServer
let url: string
let mailer: Mailer

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  mood = 'takes'
  inbox = []
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (mood === 'later') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
      if (mood === 'never') return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
      done()
    },
    onData(stream, session, done) {
      if (mood === 'hangs_up') return void stream.once('data', () => server.connections.forEach((one) => one.close()))
      const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address
      simpleParser(stream, (error, mail) => {
        inbox.push({ mail, from })
        done(error)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  mailer = smtpMailer(url, 'noreply@bagnoargo.example')
  await db.sql('delete from outbox')
})
afterEach(async () => {
  mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const content = {
  language: 'fr',
  subject: 'Ta réservation à Bagno Argo',
  title: 'Bonjour Zoë, à bientôt',
  blocks: [{ kind: 'text', text: 'Œufs, crème brûlée, 12,50 €' }],
  sender: ['Bagno Argo'],
} as const
const mailOf = (id: string): Mail => ({
  id,
  to: 'zoe@posta.example',
  fromName: 'Bagno Argo',
  replyTo: null,
  language: 'fr',
  ...renderMail(content),
})

/** The outbox with one mail in it; every run is as if its pause were over. */
async function outbox(id: string, send: Mailer = mailOnce(db.database, mailer)) {
  await enqueue(db.database, KIND, id, {})
  const job = outboxJob(new Map([[KIND, (_payload: unknown, key: string) => send.send(mailOf(key))]]), silentLog)
  return {
    run: async () => {
      await db.sql('update outbox set due_at = now()')
      await job.run(db.database)
    },
    row: async () =>
      (
        await db.sql<{ attempts: number; failed: boolean; last_error: string; pause: number }>(
          `select attempts, failed_at is not null as failed, last_error,
           round(extract(epoch from due_at - now()))::integer as pause from outbox`,
        )
      )[0],
  }
}

describe('R11 a mail is handed over at least once', () => {
  test('451 is tried again by our own queue with growing pauses, and comes with the Message-ID of its first try', async () => {
    const { run, row } = await outbox('order-1-confirmed')
    mood = 'later'
    await run()
    const first = await row()
    await run()
    const second = await row()
    expect([first?.attempts, second?.attempts, second?.failed]).toEqual([1, 2, false])
    expect(second?.pause).toBeGreaterThan((first?.pause ?? 0) + 5)
    mood = 'takes'
    await run()
    expect(await row()).toBeUndefined()
    await mailer.send(mailOf('order-1-confirmed'))
    expect(inbox.map(({ mail }) => mail.messageId)).toEqual(Array(2).fill(inbox[0]?.mail.messageId))
    expect(inbox[0]?.mail.messageId).toMatch(/^<[0-9a-f]{32}@bagnoargo\.example>$/)
  })

  test('550 is final at once', async () => {
    const { run, row } = await outbox('order-2-confirmed')
    mood = 'never'
    await run()
    expect(await row()).toMatchObject({ attempts: 1, failed: true, last_error: 'PermanentFailure' })
    await run()
    expect((await row())?.attempts).toBe(1)
  })

  test('a server that hangs up in the middle of a mail is asked again', async () => {
    const { run, row } = await outbox('order-3-confirmed')
    mood = 'hangs_up'
    await run()
    expect(await row()).toMatchObject({ attempts: 1, failed: false })
    mood = 'takes'
    await run()
    expect(inbox).toHaveLength(1)
  })

  test('never twice: a process that dies after the yes of the mail server sends nothing more', async () => {
    const once = mailOnce(db.database, mailer)
    const dies: Mailer = {
      ...once,
      async send(mail) {
        await once.send(mail)
        throw new Error('killed before the row was deleted')
      },
    }
    const { run, row } = await outbox('order-4-confirmed', dies)
    await run()
    expect(await row()).toMatchObject({ failed: false })
    await (await outbox('order-4-confirmed')).run()
    expect(await row()).toBeUndefined()
    expect(inbox).toHaveLength(1)
  })

  test('killed in the very moment between that yes and its writing: the same mail again, by its Message-ID', async () => {
    const blind = { ...mailer, send: (mail: Mail) => mailer.send(mail).then(() => Promise.reject(new Error('killed'))) }
    const { run } = await outbox('order-5-confirmed', mailOnce(db.database, blind))
    await run()
    await (await outbox('order-5-confirmed')).run()
    expect(new Set(inbox.map(({ mail }) => mail.messageId)).size).toBe(1)
  })
})

describe('what arrives', () => {
  test('R-112 accents, language, both parts, and nothing that answers by itself', async () => {
    await mailer.send(mailOf('a'))
    const [got] = inbox
    expect(got?.mail).toMatchObject({ subject: content.subject })
    expect(got?.mail.text).toContain('Œufs, crème brûlée, 12,50 €')
    expect(got?.mail.html).toContain('Bonjour Zoë, à bientôt')
    expect(got?.mail.headers.get('content-language')).toBe('fr')
    expect(got?.mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(got?.from).toBe('noreply@bagnoargo.example')
  })

  test('bounces go to their own mailbox, and DKIM signs by configuration', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const { mailSigning } = parseEnvironment({
      MAIL_BOUNCES_TO: 'bounces@bagnoargo.example',
      DKIM_DOMAIN: 'bagnoargo.example',
      DKIM_SELECTOR: 'mail2026',
      DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', String.raw`\n`),
    })
    await sendSigned(mailSigning)
    expect(inbox[0]?.from).toBe('bounces@bagnoargo.example')
    const signature = JSON.stringify(inbox[0]?.mail.headers.get('dkim-signature'))
    expect(signature).toMatch(/bagnoargo\.example/)
    expect(signature).toMatch(/mail2026/)
    await sendSigned({ dkim: null, bouncesTo: null })
    expect(inbox[1]?.mail.headers.has('dkim-signature')).toBe(false)
  })

  async function sendSigned(signing: MailSigning): Promise<void> {
    const signed = smtpMailer(url, 'noreply@bagnoargo.example', signing)
    await signed.send(mailOf('signed'))
    signed.close()
  }
})

test.each([
  [{ DKIM_DOMAIN: 'bagnoargo.example' }, /DKIM_SELECTOR: .*got nothing/],
  [{ VAPID_PUBLIC_KEY: 'A'.repeat(87) }, /VAPID_PRIVATE_KEY: .*got nothing/],
  [{ VAPID_PUBLIC_KEY: 'A'.repeat(87), VAPID_PRIVATE_KEY: `${'A'.repeat(42)}E` }, /VAPID_PRIVATE_KEY: .*another/],
  [
    { DKIM_DOMAIN: 'a.example', DKIM_SELECTOR: 's', DKIM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----broken' },
    /DKIM_PRIVATE_KEY: .*cannot be read/,
  ],
])('%j is refused at the start, without showing a key', (variables, words) => {
  expect(() => parseEnvironment(variables)).toThrow(words)
  expect(() => parseEnvironment(variables)).not.toThrow(/AAAAAAAAAA|broken/)
})
