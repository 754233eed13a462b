import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../../tests/support/server.ts'
import { createHttpServer } from './http-server.ts'
import { CallTimes, serveMetrics } from './metrics.ts'
import { documentHeaders, documentPolicy } from './security-headers.ts'
import { policyReports, serveWeb, takePolicyReports } from './web-assets.ts'

const INLINE_STYLE = 'body{background:#fffaf2}'
const PAGE = `<!doctype html><style>${INLINE_STYLE}</style><script type="module" src="/assets/main-1a2b3c4d.js"></script><div id="root"></div>`

let folder: string
let http: FastifyInstance
const reports: object[] = []
const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-web-'))
  await mkdir(path.join(folder, 'web', 'assets'), { recursive: true })
  await writeFile(path.join(folder, 'secret.txt'), 'outside')
  await writeFile(path.join(folder, 'web', 'index.html'), PAGE)
  await writeFile(path.join(folder, 'web', 'manifest.webmanifest'), '{}')
  await writeFile(path.join(folder, 'web', 'assets', 'main-1a2b3c4d.js'), `export const text = '${'x'.repeat(5_000)}'`)
  const log = { ...silentLog, warn: (report: object) => void reports.push(report) } as unknown as typeof silentLog
  http = await createHttpServer({
    publicUrl: 'https://battigia.example',
    appOrigins: [],
    trustedProxies: [],
    log: silentLog,
  })
  serveMetrics(http, new CallTimes(), null)
  await takePolicyReports(http, log, { take: async () => undefined })
  await serveWeb(http, path.join(folder, 'web'))
  await http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true })
})

describe('the app’s documents', () => {
  test('I-04 carry the strict policy with Trusted Types, and HSTS because guests come by https', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types app',
      'report-uri /csp-report',
    ]) {
      expect(policy.split('; ')).toContain(rule)
    }
    expect(policy).not.toContain('unsafe')
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
  })

  test('inline blocks are allowed by their hash, scripts with a source are not listed', () => {
    const policy = documentPolicy(`${PAGE}<script>boot()</script>`)
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/)
    expect(policy.match(/style-src [^;]*/)?.[0].match(/'sha256-/g)).toHaveLength(3)
  })

  test('case 101 only the origins of the providers that are on are allowed, each once', () => {
    const origins = {
      script: ['https://pay.example', 'https://pay.example'],
      frame: ['https://pay.example', 'https://bank.example'],
      connect: ['https://api.pay.example'],
      image: ['https://pics.example'],
      form: ['https://pay.example'],
      media: ['https://cam.example'],
    }
    const rules = documentPolicy(PAGE, origins).split('; ')
    expect(rules).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://pay.example",
        'frame-src https://pay.example https://bank.example',
        "connect-src 'self' https://api.pay.example",
        "img-src 'self' data: blob: https://pics.example",
        "form-action 'self' https://pay.example",
        "media-src 'self' blob: https://cam.example",
        "require-trusted-types-for 'script'",
        'trusted-types app default',
      ]),
    )
    const without = documentPolicy(PAGE)
    expect(without).not.toContain('example')
    expect(without.split('; ')).toEqual(
      expect.arrayContaining(["frame-src 'none'", "media-src 'self' blob:", 'trusted-types app']),
    )
  })

  test('a window that a wallet opens may talk back only where there is such a wallet', () => {
    const origins = { script: [], frame: [], connect: [], image: [], form: [], media: [] }
    const opener = 'cross-origin-opener-policy'
    expect(documentHeaders(PAGE, { origins, hasPopups: true })[opener]).toBe('same-origin-allow-popups')
    expect(documentHeaders(PAGE, { origins, hasPopups: false })).not.toHaveProperty(opener)
  })

  test.each([
    '/',
    '/welcome',
    '/tabs/home/carrello/pagamenti-card',
    '/tabs/main-page-ombrelloni?from=2027-07-01',
    '/index.html',
  ])('R-201 %s is the app', async (url) => {
    const response = await get(url)
    expect([response.statusCode, response.body]).toEqual([200, PAGE])
    expect(response.headers['content-security-policy']).toContain('trusted-types app')
  })
})

describe('files', () => {
  test('hashed assets are kept for a year and compressed; others are asked again', async () => {
    const asset = await get('/assets/main-1a2b3c4d.js', { 'accept-encoding': 'br' })
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect((await get('/manifest.webmanifest')).headers['cache-control']).toBe('no-cache')
  })

  test('a part of a file is its own bytes, and who has a file is not sent it again', async () => {
    const url = '/assets/main-1a2b3c4d.js'
    const whole = await get(url)
    const part = await get(url, { range: 'bytes=2-5', 'accept-encoding': 'br' })
    expect([part.statusCode, part.body]).toEqual([206, whole.body.slice(2, 6)])
    expect(part.headers).not.toHaveProperty('content-encoding')
    expect((await get(url, { range: `bytes=${whole.body.length}-` })).statusCode).toBe(416)
    const again = await get(url, { 'if-none-match': String(whole.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('TRACE is nobody’s', async () => {
    expect((await http.inject({ method: 'TRACE', url: '/' })).statusCode).toBe(404)
  })

  test('a missing asset is missing, and is not the app', async () => {
    expect((await get('/assets/gone-00000000.js')).statusCode).toBe(404)
    expect((await http.inject({ method: 'POST', url: '/welcome' })).statusCode).toBe(404)
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '//etc/passwd',
    '/assets//main-1a2b3c4d.js',
    '/.hidden',
    '/%00',
  ])('%s leaves the folder nowhere', async (url) => {
    expect((await get(url)).body).not.toMatch(/outside|root:/)
  })
})

describe('limits', () => {
  /** Sends text and answers what came back until the server closed the connection. */
  async function talk(text: string, dribble: string | null = null): Promise<{ answer: string; ms: number }> {
    const { port } = http.server.address() as net.AddressInfo
    const socket = net.connect(port, '127.0.0.1')
    const startedAt = performance.now()
    let answer = ''
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => (answer += chunk))
      .on('error', () => undefined)
    socket.write(text)
    const timer = dribble === null ? undefined : setInterval(() => socket.writable && socket.write(dribble), 500)
    await once(socket, 'close')
    clearInterval(timer)
    return { answer, ms: performance.now() - startedAt }
  }
  const post = 'POST /singlefin-ws/rest/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

  test('F11 slow clients are closed with 408: headers after 3 s, a body after 8 s', async () => {
    const [headers, body] = await Promise.all([
      talk('GET / HTTP/1.1\r\nX-Slow: ', 'a'),
      talk(`${post}Content-Length: 50\r\n\r\n{`, ' '),
    ])
    for (const { answer } of [headers, body]) {
      expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout/)
      expect(answer).toContain('application/problem+json')
    }
    expect(headers.ms).toBeGreaterThan(2_500)
    // Before a body would be: the headers have a limit of their own.
    expect(headers.ms).toBeLessThan(7_000)
    expect(body.ms).toBeGreaterThan(7_000)
    expect(body.ms).toBeLessThan(20_000)
  })

  test('headers that are too large, and what is no HTTP, get a problem body', async () => {
    expect((await talk(`GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).answer).toMatch(/^HTTP\/1.1 431 /)
    expect((await talk('hello\r\n\r\n')).answer).toMatch(/^HTTP\/1.1 400 [\s\S]*input_invalid/)
  })
})

test('reports of policies are logged by rule and place, without queries; what is no report is not', async () => {
  const report = {
    'csp-report': {
      'violated-directive': 'script-src',
      'blocked-uri': 'https://evil.example/x.js?token=1',
      'document-uri': 'https://b.example/tabs?dogs=Nebbia',
    },
  }
  const response = await http.inject({
    method: 'POST',
    url: '/csp-report',
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify(report),
  })
  expect(response.statusCode).toBe(204)
  expect(reports).toEqual([
    { rule: 'script-src', blocked: 'https://evil.example/x.js', page: 'https://b.example/tabs' },
  ])
  expect(policyReports(JSON.stringify([{ body: { effectiveDirective: 'img-src' } }]))).toEqual([
    { rule: 'img-src', blocked: 'unknown', page: 'unknown' },
  ])
  expect(policyReports('nonsense')).toEqual([])
})

test('metrics are for loopback only, unless a token opens them', async () => {
  const isOpen = async (server: FastifyInstance, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await server.inject({ url: '/metrics', headers, remoteAddress })).statusCode === 200
  expect(await isOpen(http, {})).toBe(true)
  expect(await isOpen(http, {}, '192.0.2.1')).toBe(false)
  expect(await isOpen(http, { 'x-forwarded-for': '127.0.0.1' })).toBe(false)
  const locked = await createHttpServer({ publicUrl: 'http://x', appOrigins: [], trustedProxies: [], log: silentLog })
  serveMetrics(locked, new CallTimes(), 'sixteen-characters')
  expect(await isOpen(locked, {})).toBe(false)
  expect(await isOpen(locked, { authorization: 'Bearer sixteen-character5' })).toBe(false)
  expect(await isOpen(locked, { authorization: 'Bearer sixteen-characters' }, '192.0.2.1')).toBe(true)
  await locked.close()
})

test('call times are counted by route and status', () => {
  const times = new CallTimes()
  for (const ms of [0.5, 3, 30_000]) times.observe('/a', ms > 100 ? 500 : 200, ms)
  const text = times.text()
  for (const line of [
    'bucket{route="/a",le="1"} 1',
    'bucket{route="/a",le="5"} 2',
    'le="+Inf"} 3',
    'count{route="/a"} 3',
    'calls_total{route="/a",status="500"} 1',
  ])
    expect(text).toContain(line)
})

describe('a body that is too large', () => {
  /** Sends it as a proxy does: all of it, before it reads. */
  async function sendAll(bytes: number): Promise<string> {
    const { port } = http.server.address() as net.AddressInfo
    // A broken write says it twice.
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write(
      `POST /singlefin-ws/rest/nothing HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`,
    )
    const part = Buffer.alloc(256 * 1024, 'x')
    for (let sent = 0; sent < bytes; sent += part.length) {
      await new Promise<void>((resolve, reject) => socket.write(part, (error) => (error ? reject(error) : resolve())))
    }
    let answer = ''
    for await (const text of socket.setEncoding('utf8')) answer += text
    return answer
  }

  test('of 7 MB is read to its end, so that a proxy passes our answer on', async () => {
    const answer = await sendAll(7 * 1024 * 1024)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('application/problem+json')
  })

  test('of more than any proxy lets through is not', async () => {
    await expect(sendAll(64 * 1024 * 1024)).rejects.toThrow(/ECONNRESET|EPIPE/)
  })
})
