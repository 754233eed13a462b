import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { SECOND, DAY } from '../../domain/platform/duration.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { CSP_REPORT_PATH, documentHeaders, type DocumentLeave } from './security-headers.ts'

const YEAR_SECONDS = (365 * DAY) / SECOND

/**
 * Serves the built web app: hashed assets for a year, and the page itself for every other path. `leave` is asked for every
 * page what it may do beyond its own origin; nothing by default.
 */
export async function serveWeb(app: FastifyInstance, folder: string, leave?: () => DocumentLeave): Promise<void> {
  const html = await readPage(folder)
  const headers = headersOf(html, leave)
  const sendPage = (reply: FastifyReply) => reply.headers(headers()).type('text/html; charset=utf-8').send(html)

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // A reload finds what is there; nothing outside the folder is ever opened.
    wildcard: existsSync(folder),
    setHeaders(reply, file) {
      const isHashed = path.relative(folder, file).startsWith(`assets${path.sep}`)
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      if (file.endsWith('.html')) reply.headers(headers())
    },
  })
  app.get('/', async (_request, reply) => sendPage(reply))
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) throw new Refusal('not_found')
    return sendPage(reply)
  })
}

/** The headers of a page, made again only when what it may do has changed. */
function headersOf(html: string, leave?: () => DocumentLeave): () => Record<string, string> {
  let made: { readonly leave: string; readonly headers: Record<string, string> } | null = null
  return () => {
    const now = leave?.()
    const key = JSON.stringify(now) ?? ''
    if (made?.leave !== key) made = { leave: key, headers: documentHeaders(html, now) }
    return made.headers
  }
}

/** What lies here is a file or missing, and never the app. */
const FILE_FOLDERS = /^\/(?:assets|dev|media|webcam)\//

/** Every path that a person may have opened; a missing asset is missing, and so is anything that is no GET. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !FILE_FOLDERS.test(request.url)
}

async function readPage(folder: string): Promise<string> {
  const file = path.join(folder, 'index.html')
  if (existsSync(file)) return readFile(file, 'utf8')
  return '<!doctype html><html lang="it"><title>Battigia</title><p>L’app non è ancora stata costruita: <code>npm run build</code>.</p></html>'
}

/** Takes the browsers' reports of what a policy stopped; logs the rule and the places, never the content. */
export async function takePolicyReports(app: FastifyInstance, log: Logger): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
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
