import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { createHttpServer } from '../../server/platform/http-server.ts'
import { MAIL_PAGES } from '../../server/platform/mail-pages.ts'
import { serveWeb } from '../../server/platform/web-assets.ts'
import type { Customer } from '../race/booking-world.ts'
import { silentLog } from '../support/server.ts'
import { answerOf, KINDS, newestMail, requireSafe } from './answer-kinds.ts'
import { anOwner } from './owner.ts'
import { aCustomer, openBeach } from './people.ts'
import { contractWorld, type World } from './world.ts'

const HTML =
  '<!doctype html><html><head><script>let early</script><script type="module" src="/assets/app-1a2b.js"></script></head></html>'

let world: World
let guest: Customer
let web: FastifyInstance
let webFolder: string
let mailId: string
let base: string

beforeAll(async () => {
  world = await contractWorld({ variables: { PUBLIC_URL: 'https://bagno.example' } })
  base = await world.server.listen()
  guest = await aCustomer(world)
  await anOwner(world, await openBeach(world))
  mailId = await vi.waitFor(() => newestMail(world), { timeout: 15_000 })
  webFolder = await mkdtemp(path.join(tmpdir(), 'battigia-web-'))
  await mkdir(path.join(webFolder, 'assets'))
  await writeFile(path.join(webFolder, 'index.html'), HTML)
  await writeFile(path.join(webFolder, 'assets', 'app-1a2b.js'), 'export {}')
  await writeFile(path.join(webFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  web = await createHttpServer({
    publicUrl: 'https://bagno.example',
    appOrigins: [],
    trustedProxies: [],
    log: silentLog,
  })
  await serveWeb(web, webFolder)
})
afterAll(async () => {
  await web.close()
  await rm(webFolder, { recursive: true, force: true })
  await world.close()
})

/** Everything of the policy that the security guide asks of a document. */
const DOCUMENT_POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app',
  "connect-src 'self'",
]

describe('I-04 security headers', () => {
  test.each(KINDS.map((kind) => [kind[0], kind] as const))(
    '%s is served with a policy, nosniff, HSTS and no CORS',
    async (what, kind) => {
      const answer = await answerOf({ world, token: guest.token, mailId }, kind)
      expect(answer.status, answer.body.slice(0, 200)).toBe(kind[2]?.status ?? 200)
      requireSafe(answer.headers, what)
    },
  )

  test('a document keeps scripts to its own, with Trusted Types', async () => {
    const policies = [
      (await world.send({ method: 'GET', url: '/' })).headers,
      (await web.inject('/')).headers,
      (await web.inject('/index.html')).headers,
      (await web.inject('/welcome')).headers,
    ]
    for (const headers of policies) {
      const directives = String(headers['content-security-policy']).split('; ')
      for (const wanted of DOCUMENT_POLICY) expect(directives).toContain(wanted)
      expect(directives.join(';')).not.toContain('unsafe')
      expect(headers['reporting-endpoints']).toBe('csp="/csp-report"')
      expect(headers['permissions-policy']).toMatch(/geolocation=\(\)/)
      requireSafe(headers, 'a document')
    }
    expect(String(policies[1]?.['content-security-policy'])).toMatch(/script-src 'self' 'sha256-[^']+'(?:;|$)/)
  })

  test('assets are safe and kept for a year, the page itself is asked for again', async () => {
    const [asset, icon, page] = [
      await web.inject('/assets/app-1a2b.js'),
      await web.inject('/icon.svg'),
      await web.inject('/'),
    ]
    for (const { headers, statusCode } of [asset, icon, page]) {
      expect(statusCode).toBe(200)
      requireSafe(headers, 'an asset')
    }
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect([icon.headers['cache-control'], page.headers['cache-control']]).toEqual(['no-cache', 'no-cache'])
    const again = await web.inject({ url: '/icon.svg', headers: { 'if-none-match': String(icon.headers.etag) } })
    expect(again.statusCode).toBe(304)
    requireSafe(again.headers, 'an unchanged asset')
    for (const url of [
      '/../package.json',
      '/assets/..%2findex.html',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/.env',
      '/assets/.hidden',
    ]) {
      const answer = await web.inject(url)
      expect(answer.body, url).not.toContain('"dependencies"')
      expect([200, 400, 403, 404], url).toContain(answer.statusCode)
    }
  })

  test('a stream is served with them as well, and is not stored', async () => {
    for (const url of ['live/app', 'umbrellas/live?from=2027-07-10&to=2027-07-10&part=full_day']) {
      const request = http.get(`${base}${CALL_PREFIX}/${url}`, { headers: { origin: 'https://evil.example' } })
      const [stream] = (await once(request, 'response')) as [http.IncomingMessage]
      expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8')
      expect(stream.headers['cache-control']).toBe('no-store')
      requireSafe(stream.headers, url)
      stream.on('error', () => undefined)
      request.destroy()
    }
  })

  test('a connection that speaks no HTTP, or sends too many headers, is told so with them as well', async () => {
    const { port } = new URL(base)
    for (const [sent, status] of [
      ['nonsense\r\n\r\n', '400'],
      [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ] as const) {
      const socket = net.connect(Number(port), '127.0.0.1')
      let text = ''
      socket
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .end(sent)
      await once(socket, 'close')
      const [head = '', body = ''] = text.split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      const lines = head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(/: (.*)/s))
      requireSafe(Object.fromEntries(lines.map(([name = '', value]) => [name.toLowerCase(), value])), status)
      expect(JSON.parse(body)).toMatchObject({ code: 'input_invalid', status: Number(status) })
    }
  })

  test('kept mails run no script and are framed by their own page only', async () => {
    const frame = (await world.send({ method: 'GET', url: `${MAIL_PAGES}/${mailId}/html` })).headers
    expect(frame['content-security-policy']).toMatch(
      /^sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline';/,
    )
    const pages = await Promise.all(
      [MAIL_PAGES, `${MAIL_PAGES}/${mailId}`].map((url) => world.send({ method: 'GET', url })),
    )
    for (const { headers } of pages) expect(headers['content-security-policy']).not.toContain('unsafe')
  })
})
