import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listMails, readMail, type KeptMail } from './mail-folder.ts'
import { renderMail, type MailContent } from './mail-layout.ts'
import { mountMailPages } from './mail-pages.ts'
import { folderMailer, type Mail } from './mail.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-mail-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const content = (fields: Partial<MailContent> = {}): MailContent => ({
  language: 'it',
  subject: 'Il tuo codice',
  title: 'Ciao Giulia',
  blocks: [
    { kind: 'text', text: 'Prima riga\nseconda riga' },
    { kind: 'heading', text: 'Riepilogo' },
    { kind: 'code', code: '123456' },
    { kind: 'link', label: 'Apri', href: 'https://app.example/a?b=1&c=2' },
    { kind: 'facts', rows: [['Posto', 'C5']] },
    { kind: 'note', text: 'Perché no?' },
  ],
  sender: ['Bagno Argo', '', 'P. IVA 01234567890'],
  ...fields,
})
const mail = (fields: Partial<Mail> = {}): Mail => ({
  id: 'mail-1',
  to: 'giulia@posta.example',
  fromName: 'Bagno Argo',
  replyTo: null,
  language: 'it',
  ...renderMail(content()),
  ...fields,
})

describe('the layout of mails', () => {
  test('text and HTML say the same', () => {
    const { text, html } = renderMail(content())
    for (const said of [
      'Ciao Giulia',
      'seconda riga',
      'Riepilogo',
      '123456',
      'Apri',
      'Posto',
      'C5',
      'Perché no?',
      'P. IVA 01234567890',
    ]) {
      expect(text).toContain(said)
      expect(html).toContain(said)
    }
    expect(html).toContain('<html lang="it">')
    expect(html).toContain('href="https://app.example/a?b=1&amp;c=2"')
  })

  test('P13 nothing in a mail is ever HTML', () => {
    const evil = `"><img src=x onerror=alert(1)>'<script>`
    const blocks = [
      { kind: 'text', text: evil },
      { kind: 'heading', text: evil },
      { kind: 'code', code: evil },
      { kind: 'note', text: evil },
      { kind: 'link', label: evil, href: evil },
      { kind: 'facts', rows: [[evil, evil]] },
    ] as const
    const { html } = renderMail(content({ subject: evil, title: evil, sender: [evil], blocks }))
    expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/)
  })

  test('a subject stays one line', () => {
    expect(renderMail(content({ subject: 'Ciao\r\nBcc: all@posta.example' })).subject).toBe(
      'Ciao Bcc: all@posta.example',
    )
  })
})

describe('mail in a folder', () => {
  test('is a whole .eml with text, HTML, language, a steady Message-ID and its attachments', async () => {
    const mailer = folderMailer(folder, 'noreply@bagnoargo.example')
    const calendar = { filename: 'argo.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' }
    await mailer.send(mail({ attachments: [calendar], replyTo: 'ciao@bagnoargo.example' }))
    await mailer.send(mail())
    const emls = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted()
    const [first = '', second = ''] = await Promise.all(emls.map((file) => readFile(path.join(folder, file), 'utf8')))
    expect(first).toContain('From: Bagno Argo <noreply@bagnoargo.example>\r\n')
    expect(first).toContain('To: giulia@posta.example\r\n')
    expect(first).toContain('Reply-To: ciao@bagnoargo.example\r\n')
    expect(first).toContain('Content-Language: it\r\n')
    expect(first).toContain('Auto-Submitted: auto-generated\r\n')
    expect(first).toMatch(/Content-Type: text\/plain/)
    expect(first).toMatch(/Content-Type: text\/html/)
    expect(first).toContain('argo.ics')
    expect(/^Message-ID: (.+)$/im.exec(first)?.[1]).toBe(/^Message-ID: (.+)$/im.exec(second)?.[1])
  })

  test('B-02 a picture travels inside of the mail, is named by no list, and the development page shows it', async () => {
    const mailer = folderMailer(folder, 'noreply@bagnoargo.example')
    const picture = { cid: 'pass-1@argo', filename: 'pass.png', alt: 'Il pass', side: 10, png: Buffer.from('pixels') }
    const rendered = renderMail(content({ blocks: [{ kind: 'picture', picture }] }))
    expect(rendered.html).toContain('<img src="cid:pass-1@argo" alt="Il pass" width="10" height="10"')
    expect(rendered.text).not.toContain('cid:')
    const { cid, filename, png } = picture
    await mailer.send(mail({ ...rendered, attachments: [{ cid, filename, contentType: 'image/png', content: png }] }))
    const files = await readdir(folder)
    const read = (end: string) => readFile(path.join(folder, files.find((file) => file.endsWith(end)) ?? ''), 'utf8')
    const eml = await read('.eml')
    expect(eml).toMatch(/Content-Id: <pass-1@argo>/i)
    expect(eml).toMatch(/Content-Disposition: inline/i)
    const kept = JSON.parse(await read('.json')) as KeptMail
    expect(kept.attachments).toEqual([])
    expect(kept.html).toContain(`<img src="data:image/png;base64,${png.toString('base64')}" alt="Il pass"`)
  })

  test('CRLF in a name or an address adds no header', async () => {
    const mailer = folderMailer(folder, 'noreply@bagnoargo.example')
    await mailer.send(mail({ fromName: 'Argo\r\nBcc: a@posta.example', subject: 'Ciao\r\nX-Evil: 1' }))
    const [eml = ''] = (await readdir(folder)).filter((file) => file.endsWith('.eml'))
    const head = (await readFile(path.join(folder, eml), 'utf8')).split('\r\n\r\n')[0] ?? ''
    expect(head).not.toMatch(/^(Bcc|X-Evil):/im)
  })
})

describe('the development pages', () => {
  const open = async (url: string) => {
    const app = fastify()
    mountMailPages(app, folder)
    const answer = await app.inject(url)
    await app.close()
    return answer
  }

  test('list and show what was kept; the HTML part sits in a sandbox', async () => {
    expect((await open('/dev/mail')).body).toContain('No mail yet.')
    await folderMailer(folder, 'noreply@bagnoargo.example').send(mail({ subject: '<b>Ciao</b>' }))
    const [kept] = await listMails(folder, 10)
    const list = await open('/dev/mail')
    expect(list.body).toContain(`<a href="/dev/mail/${kept?.id}">&lt;b&gt;Ciao&lt;/b&gt;</a>`)
    expect(list.headers['content-security-policy']).toContain("default-src 'none'")
    const one = await open(`/dev/mail/${kept?.id}`)
    expect(one.body).toContain('123456')
    expect(one.body).toMatch(/<iframe sandbox /)
    const part = await open(`/dev/mail/${kept?.id}/html`)
    expect(part.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(part.body).toBe(kept?.html)
  })

  test.each(['/dev/mail/..%2f..%2fpackage', '/dev/mail/20260101T000000000-000000000000', '/dev/mail/x/html'])(
    '%s is not found',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404)
    },
  )

  test('an id leads nowhere outside the folder', async () => {
    await writeFile(path.join(folder, 'secret.json'), JSON.stringify({ subject: 'secret' }))
    expect(await readMail(path.join(folder, 'mail'), '../secret')).toBeNull()
    expect(await readMail(folder, 'secret')).toBeNull()
  })
})
