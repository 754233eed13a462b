import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { mountMailPages } from '../platform/mail-pages.ts'
import { ACCOUNT_MAIL_SAMPLES } from '../accounts/mails/account-mail-samples.ts'
import { MAIL_SAMPLES } from './mail-samples.ts'
import { broadcastMail, readyMail, reminderMail, staffMail } from './mails/notice-mails.ts'
import { SAMPLE_ORDERS } from './sample-orders.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'

const EVIL = `"><img src=x onerror=alert(1)>'<script>`

/** The words of an HTML part, as somebody reads them. */
const wordsOf = (html: string) =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

describe('R-112 every mail in every language', () => {
  test.each(MAIL_SAMPLES.map(({ name, make }) => [name, make] as const))(
    '%s: both parts say the same',
    async (_name, make) => {
      const subjects = new Set<string>()
      for (const language of LANGUAGES) {
        const { subject, text, html } = await make(language)
        subjects.add(`${subject}${text}`)
        expect(subject).toMatch(/^[^\n\r]{5,120}$/)
        expect(html).toContain(`<html lang="${language}">`)
        const words = wordsOf(html)
        for (const line of text.split('\n').filter((one) => one.trim() !== '' && !/^(-+|https?:.*)$/.test(one.trim())))
          for (const part of line.trim().split(': ')) expect(words).toContain(part.replaceAll(/\s+/g, ' '))
        for (const link of text.match(/^https?:\S+$/gm) ?? []) expect(html).toContain(link.replaceAll('&', '&amp;'))
        expect(`${text}${html}`).not.toMatch(/\b(undefined|NaN|null)\b|\[object|=>/)
      }
      expect(subjects.size).toBe(LANGUAGES.length)
    },
  )
})

test.each([
  ['subscription', 1],
  ['parking', 1],
  ['bar', 0],
  ['instalment', 0],
] as const)('B-02 the confirmation of %s shows %i passes', async (name, passes) => {
  const sample = MAIL_SAMPLES.find((one) => one.name === `order confirmed: ${name}`)
  const mail = await sample?.make('it')
  expect(mail?.html.match(/<img/g) ?? []).toHaveLength(passes)
  expect(mail?.text.includes(SAMPLE_ORDERS[name].passCode ?? '')).toBe(passes > 0)
})

describe('R-112 the gallery has every mail of the product', () => {
  const server = path.join(import.meta.dirname, '..')
  const sources = globSync('**/*.ts', { cwd: server })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, source: readFileSync(path.join(server, file), 'utf8') }))
  const templates = sources
    .filter(({ source }) => /\brenderMail\(/.test(source) && !source.includes('export function renderMail('))
    .flatMap(({ file, source }) =>
      Array.from(source.matchAll(/^export (?:async )?function (\w+)[\s\S]*?^\}$/gm))
        .filter(([whole]) => /\): (?:Promise<)?RenderedMail/.test(whole))
        .map(([, name]) => [file, name] as const),
    )
  const shown = sources
    .filter(({ file }) => file.endsWith('-samples.ts'))
    .flatMap(({ file, source }) =>
      Array.from(source.matchAll(/^import \{([^}]*)\} from '(\.[^']*)'/gm)).flatMap(([, names = '', from = '']) =>
        names.split(',').map((name) => `${path.join(path.dirname(file), from)} ${name.trim()}`),
      ),
    )

  test('the search finds templates', () => expect(templates.length).toBeGreaterThan(25))
  test.each(templates)('%s: %s has a sample', (file, name) => expect(shown).toContain(`${file} ${name}`))
})

test('P13 no template lets a value be HTML', () => {
  const frame = {
    order: {
      ...SAMPLE_ORDERS.bar,
      number: EVIL,
      items: SAMPLE_ORDERS.bar.items.map((item) => ({ ...item, name: EVIL, note: EVIL, options: [EVIL] })),
    },
    language: 'it',
    firstName: EVIL,
    resort: EVIL,
    location: EVIL,
    sender: [EVIL],
    orderUrl: EVIL,
  } as const
  const head = { resort: EVIL, sender: [EVIL], publicUrl: EVIL }
  const day = civilDate('2027-07-10')
  for (const { html } of [
    readyMail(frame, 214),
    reminderMail(frame, day),
    broadcastMail(head, { language: 'it', title: EVIL, text: EVIL, day }),
    staffMail(head, 'it', { topic: 'dispute_opened', orderId: 1, amountCents: 1, number: EVIL }),
  ])
    expect(html).not.toMatch(/<img|<script/)
})

test('B-02 calendar files give UTC whatever time zone the process has; a cancellation keeps its id with a later sequence', async () => {
  const script = path.join(import.meta.dirname, '..', '..', 'tests', 'support', 'print-calendars.ts')
  const inZone = (zone: string) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [script], { env: { TZ: zone }, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return JSON.parse(stdout) as Record<string, string>
  }
  const [utc, far] = [inZone('UTC'), inZone('Pacific/Kiritimati')]
  expect(far).toEqual(utc)
  expect(utc['restaurant']).toMatch(/METHOD:PUBLISH[\s\S]*DTSTART:20270710T110000Z/)
  const [uid, sequence] = [/UID:(\S+)/, /SEQUENCE:(\d)/]
  expect(uid.exec(utc['cancelled'] ?? '')?.[1]).toBe(uid.exec(utc['paid'] ?? '')?.[1])
  expect(utc['cancelled']).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/)
  expect(sequence.exec(utc['paid'] ?? '')?.[1]).toBe('0')
  expect(sequence.exec(utc['cancelled'] ?? '')?.[1]).toBe('1')
})

test('the gallery shows each with HTML and text beside each other, and nothing else', async () => {
  const http = fastify()
  mountMailPages(http, 'no-such-folder', MAIL_SAMPLES)
  const list = await http.inject('/dev/mail-samples')
  expect(list.body.match(/<li>/g)).toHaveLength(MAIL_SAMPLES.length)
  const index = ACCOUNT_MAIL_SAMPLES.length
  const page = await http.inject(`/dev/mail-samples/${index}-de`)
  expect(page.body).toMatch(/<iframe sandbox [^>]*src="\/dev\/mail-samples\/\d+-de\/html"/)
  expect(page.body).toContain('<pre lang="de">')
  const part = await http.inject(`/dev/mail-samples/${index}-de/html`)
  expect(part.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  expect(part.body).toContain('<html lang="de">')
  for (const none of ['999-de', '0-xx', '..%2f0-de', 'x'])
    expect((await http.inject(`/dev/mail-samples/${none}`)).statusCode).toBe(404)
  await http.close()
})
