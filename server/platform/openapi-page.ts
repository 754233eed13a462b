import { escapeHtml } from '../../domain/platform/escape-html.ts'
import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { REFUSALS, type RefusalCode } from '../../domain/platform/refusal.ts'
import { refusalText } from '../../domain/platform/texts-for.ts'
import { DEFECT_TEXTS } from './defect-texts.ts'
import type { OpenApiDocument } from './openapi.ts'
import type { Operation, Parameter } from './openapi-operation.ts'
import { DEFECT_CODE } from './problems.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 62rem; padding: 1rem }
a { color: inherit } h2 { margin-top: 3rem } h3 { margin: 2rem 0 .25rem } p { margin: .25rem 0 }
code, pre { font: 0.875rem/1.45 ui-monospace, monospace } pre { overflow: auto; padding: .75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem }
.method { font-weight: 700 } .quiet { color: color-mix(in srgb, currentColor 70%, transparent) }
table { border-collapse: collapse } td, th { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0 }
ul { padding-inline-start: 1.25rem } nav ul { columns: 18rem }
`

/**
 * Serves the document and a page of it that needs no script. Making them takes longer than the rest of a start, so each is made
 * when it is first asked for.
 */
export function serveOpenApi(app: FastifyInstance, makeDocument: () => OpenApiDocument): void {
  const document = onceMade(makeDocument)
  serveText(app, `${CALL_PREFIX}/openapi.json`, 'application/json; charset=utf-8', () => JSON.stringify(document()), {})
  serveText(app, `${CALL_PREFIX}/docs`, 'text/html; charset=utf-8', () => documentationPage(document()), {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  })
}

function onceMade<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function serveText(
  app: FastifyInstance,
  url: string,
  type: string,
  makeText: () => string,
  headers: Record<string, string>,
): void {
  const page = onceMade(() => {
    const text = makeText()
    return { text, etag: `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"` }
  })
  app.get(url, async (request: FastifyRequest, reply: FastifyReply) => {
    const { text, etag } = page()
    reply.headers(headers).header('etag', etag).header('cache-control', 'public, max-age=0, must-revalidate')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(type).send(text)
  })
}

/** The document as one HTML page: every call, then every refusal with its words. */
export function documentationPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag))
    const about = document.tags.find(({ name }) => name === tag)?.description ?? ''
    return `<section><h2>${escapeHtml(tag)}</h2><p>${escapeHtml(about)}</p>${own.map(callSection).join('')}</section>`
  })
  const index = operations.map(
    ({ operation }) =>
      `<li><a href="#${escapeHtml(operation.operationId)}">${escapeHtml(operation.operationId)}</a></li>`,
  )
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Battigia ${escapeHtml(document.info.version)}: calls</title><style>${STYLE}</style></head><body><main>` +
    `<h1>Battigia ${escapeHtml(document.info.version)}: calls</h1><p>${escapeHtml(document.info.description)}</p>` +
    `<p>The same as <a href="openapi.json">OpenAPI 3.1</a>. Server: <code>${escapeHtml(document.servers[0]?.url ?? '')}</code></p>` +
    `<nav aria-label="Calls"><ul>${index.join('')}</ul></nav>${sections.join('')}${schemaSection(document)}${refusalSection()}</main></body></html>`
  )
}

function callSection({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const refusals = operation['x-refusals']
    .map((code) => `<a href="#problem-${escapeHtml(code)}">${escapeHtml(code)}</a>`)
    .join(', ')
  const query = operation.parameters.filter((one): one is Parameter => 'in' in one && one.in === 'query')
  const fields = query.map(
    ({ name, required, description, schema }) =>
      `<li><code>${escapeHtml(name)}</code>${required ? '' : ' (optional)'} ${escapeHtml(description)} ${code(schema)}</li>`,
  )
  const body = operation.requestBody?.content['application/json']
  return (
    `<article id="${escapeHtml(operation.operationId)}"><h3>${escapeHtml(operation.operationId)}</h3>` +
    `<p><code><span class="method">${method}</span> ${escapeHtml(path)}</code></p><p>${escapeHtml(operation.summary)}</p>` +
    `<p class="quiet">${escapeHtml(operation.description)}</p>` +
    (fields.length > 0 ? `<h4>Query</h4><ul>${fields.join('')}</ul>` : '') +
    (body === undefined ? '' : `<h4>Body</h4>${block(schemaIn(body))}`) +
    `<h4>Answer</h4>${block(answerOf(operation))}<h4>Refusals</h4><p>${refusals}</p></article>`
  )
}

function answerOf(operation: Operation): unknown {
  const content = operation.responses['200']?.['content'] as Record<string, unknown> | undefined
  return schemaIn(Object.values(content ?? {})[0])
}

function schemaIn(media: unknown): unknown {
  return typeof media === 'object' && media !== null && 'schema' in media ? media.schema : {}
}

function schemaSection({ components }: OpenApiDocument): string {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<article id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${block(schema)}</article>`,
  )
  return `<section><h2>Schemas</h2>${schemas.join('')}</section>`
}

function refusalSection(): string {
  const rows = Object.entries(REFUSALS).map(([name, status]) =>
    row(name, status, refusalText(name as RefusalCode, {}, 'en')),
  )
  return (
    `<section><h2>Refusals</h2><table><thead><tr><th>Code</th><th>Status</th><th>What a person reads</th></tr></thead>` +
    `<tbody>${rows.join('')}${row(DEFECT_CODE, 500, DEFECT_TEXTS.en)}</tbody></table></section>`
  )
}

function row(name: string, status: number, text: string): string {
  return `<tr id="problem-${escapeHtml(name)}"><td><code>${escapeHtml(name)}</code></td><td>${status}</td><td>${escapeHtml(text)}</td></tr>`
}

function code(schema: unknown): string {
  return `<code>${escapeHtml(JSON.stringify(schema))}</code>`
}

function block(schema: unknown): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
}
