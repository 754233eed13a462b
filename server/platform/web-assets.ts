import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { DAY, MINUTE, SECOND } from '../../domain/platform/duration.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { addressPrefix } from './asker.ts'
import { pageAddress, withHead, type DocumentHeads } from './document-head.ts'
import { withText, type DocumentTexts } from './document-text.ts'
import { paymentPage } from './payment-cookie.ts'
import type { RateLimits } from './rate-limits.ts'
import { CSP_REPORT_PATH, documentHeaders, type DocumentLeave } from './security-headers.ts'
import { withStartData } from './start-data.ts'
import { serveFiles } from './static-files.ts'
import { serveIdleWorker, WORKER_HEADERS, WORKER_PATH } from './worker-script.ts'

/** The page as it was built, for whatever path: what a service worker keeps (`web/sw/shell-document.ts`). */
const SHELL_PATH = '/index.html'
const YEAR_SECONDS = (365 * DAY) / SECOND

/** What the documents of the app say and may do; without all of it they are as they were built. */
export interface WebOptions {
  /** What the page of a pathname may do beyond its own origin; nothing by default. */
  readonly leave?: (pathname: string) => DocumentLeave
  /** Whether guests reach the resort over https, by its public address. */
  readonly isHttps?: boolean
  /** False: the service worker of every device keeps and answers nothing. */
  readonly hasWorker?: boolean
  /** What each page is called, and which there are. */
  readonly heads?: DocumentHeads
  /** What each public page says without a script. */
  readonly texts?: DocumentTexts
  /** What an app that starts asks for first. */
  readonly startData?: () => object
}

/**
 * Serves the built web app: hashed assets for a year, and the page itself for every other path. The page at
 * {@link SHELL_PATH} is of no path and stays as it was built: it is kept, and says nothing of now.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { leave, isHttps = true, hasWorker = true, heads, texts, startData }: WebOptions = {},
): Promise<void> {
  const html = await readPage(folder)
  const headers = headersOf(html, leave)
  const send = (request: FastifyRequest, reply: FastifyReply, page: string) =>
    reply
      .headers(headers(pathOf(request)))
      .type('text/html; charset=utf-8')
      .send(page)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const head = heads?.(...pageAddress(request.url))
    const named = head ? withHead(html, head) : html
    const text = texts ? await texts(...pageAddress(request.url)) : null
    const told = text === null ? named : withText(named, text)
    const page = startData ? withStartData(told, startData()) : told
    return send(request, reply.code(head?.isFound === false ? 404 : 200), paymentPage(request, page, isHttps) ?? page)
  }

  serveFiles(app, {
    root: folder,
    prefix: '/',
    headers: (file) => {
      const isHashed = path.relative(folder, file).startsWith(`assets${path.sep}`)
      const cache = { 'cache-control': isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache' }
      return file === path.join(folder, WORKER_PATH) ? { ...cache, ...WORKER_HEADERS } : cache
    },
  })
  if (!hasWorker) serveIdleWorker(app)
  app.get('/', async (request, reply) => sendPage(request, reply))
  app.get(SHELL_PATH, async (request, reply) => send(request, reply, html))
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) throw new Refusal('not_found')
    return sendPage(request, reply)
  })
}

/** As many kinds of documents as there are: those that pay, and all others. */
const KINDS = 2

/** The headers of the page of a pathname, made again only when what it may do has changed. */
function headersOf(
  html: string,
  leave?: (pathname: string) => DocumentLeave,
): (pathname: string) => Record<string, string> {
  const made = new Map<string, Record<string, string>>()
  return (pathname) => {
    const now = leave?.(pathname)
    const key = JSON.stringify(now) ?? ''
    const headers = made.get(key) ?? documentHeaders(html, now)
    if (made.size >= KINDS && !made.has(key)) made.clear()
    made.set(key, headers)
    return headers
  }
}

/** The pathname that is asked for, as it was written. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

/** What lies here is a file or missing, and never the app. */
const FILE_FOLDERS = /^\/(?:assets|dev|icons|media|webcam)\/|^\/(?:sw|push-worker)\.js/

/** Every path that a person may have opened; a missing asset is missing, and so is anything that is no GET. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !FILE_FOLDERS.test(request.url)
}

async function readPage(folder: string): Promise<string> {
  const file = path.join(folder, 'index.html')
  if (existsSync(file)) return readFile(file, 'utf8')
  return `<!doctype html><html lang="it"><head><meta name="description" content=""><title>Battigia</title></head>
<body><div id="root"><p>L’app non è ancora stata costruita: <code>npm run build</code>.</p></div></body></html>`
}

/** Of one network: a page that breaks its policy says so in a few reports, and each is a line of the log. */
const REPORTS = { max: 20, per: MINUTE } as const

/** Takes the browsers' reports of what a policy stopped; logs the rule and the places, never the content. */
export async function takePolicyReports(
  app: FastifyInstance,
  log: Logger,
  limits: Pick<RateLimits, 'take'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addHook('onRequest', ({ ip }) => limits.take('policyReport', REPORTS, addressPrefix(ip)))
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(CSP_REPORT_PATH, async (request, reply) => {
      for (const report of policyReports(String(request.body))) log.warn(report, 'a page tried what its policy forbids')
      return reply.code(204).send()
    })
  })
}

const MOST_REPORTS = 5

/** The rule and the two places of each report; both formats of browsers are read. */
export function policyReports(body: string): { rule: string; blocked: string; page: string }[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    // Anybody may post here; what is no report says nothing.
    return []
  }
  const reports = Array.isArray(parsed)
    ? parsed.slice(0, MOST_REPORTS).map((item) => field(item, 'body'))
    : [field(parsed, 'csp-report')]
  return reports.map((report) => ({
    rule: short(field(report, 'effectiveDirective') ?? field(report, 'violated-directive')),
    blocked: short(field(report, 'blockedURL') ?? field(report, 'blocked-uri')),
    page: short(field(report, 'documentURL') ?? field(report, 'document-uri')),
  }))
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Without query and fragment, which may name a person's choice, and not longer than a line. */
function short(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[?#].*$/s, '').slice(0, 120) : 'unknown'
}
