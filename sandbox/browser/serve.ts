import { readFileSync } from 'node:fs'
import path from 'node:path'
import { html, type Answer, type Route } from '../platform/exchange.ts'

const ROOT = path.join(import.meta.dirname, '..')
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Everything that the sandbox serves to a browser may be used by the resort's pages. */
const SHARED = { 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' }

/** Pages of the resort run on this machine, at any port. */
const RESORT = "'self' http://localhost:* https://localhost:* http://127.0.0.1:*"

/** What a page shows while another one works. */
export const PATIENCE = { style: 'browser/page.css', body: '<main><p>One moment…</p></main>' }

/**
 * Headers of a page of the sandbox.
 * @param framed whether the resort's pages may hold it in a frame. A page that they open as a popup is never framed,
 *   and names no opener policy of its own: only so it keeps its opener.
 */
export function pageHeaders(framed: boolean): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? RESORT : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    ...SHARED,
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
  }
}

/** Address of a file of the sandbox that its pages load: its path, so that modules find each other as they do on disk. */
export function fileAddress(name: string): string {
  return `/_frames/${name}`
}

/** A file of the sandbox, named by its path under `sandbox/`, at its address. */
export function fileRoute(name: string): Route {
  const file = path.join(ROOT, name)
  const type = TYPES[path.extname(name)] ?? 'application/octet-stream'
  return { method: 'GET', path: fileAddress(name), answer: () => sharedText(type, readFileSync(file, 'utf8')) }
}

/** A page of its own at an address, without data: its script does the work. */
export function pageRoute(address: string, page: Page): Route {
  const text = pageText(page)
  return { method: 'GET', path: address, answer: () => html(text, pageHeaders(true)) }
}

interface Page {
  readonly title: string
  /** Path of a file under `sandbox/`. */
  readonly style?: string
  /** Path of a module under `sandbox/`. */
  readonly script?: string
  /** Attributes of the page's body. */
  readonly data?: string
  /** HTML in it. */
  readonly body?: string
}

/** A page that is over: tells the window around it (`parent`) or behind it (`opener`), at an origin, what came out. */
export function leavingPage(to: 'parent' | 'opener', origin: string, message: object): Answer {
  const data = `data-to="${to}" data-origin="${escaped(origin)}" data-message="${escaped(JSON.stringify(message))}"`
  return html(
    pageText({ title: 'One moment', ...PATIENCE, script: 'browser/leave.js', data }),
    pageHeaders(to === 'parent'),
  )
}

/** A page's origin; null for anything that is none, so that no message goes to everyone. */
export function originOf(value: string): string | null {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : null
}

/** A whole document. */
export function pageText({ title, style, script, data = '', body = '' }: Page): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
${style === undefined ? '' : `<link rel="stylesheet" href="${fileAddress(style)}">`}
${script === undefined ? '' : `<script type="module" src="${fileAddress(script)}"></script>`}
<body ${data}>${body}</body>
</html>`
}

/**
 * A shim at an address: one classic script, as the providers' loaders put it into the page, made of modules. Each of
 * them imports by name, and only from the ones before it.
 */
export function shimRoute(address: string, modules: readonly string[]): Route {
  const files = modules.map((name) => path.join(ROOT, name))
  return {
    method: 'GET',
    path: address,
    answer: () => sharedText('text/javascript', `(() => {\n'use strict'\n${files.map(scoped).join('')}})()\n`),
  }
}

/** A module as a scope of its own, whose exports are names of the script around it. */
function scoped(file: string): string {
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(([, name]) => name)
  const body = text.replaceAll(/^import \{[^}]*\} from '[^']+'\n/gm, '').replaceAll(/^export /gm, '')
  return `const { ${names.join(', ')} } = (() => {\n${body}\nreturn { ${names.join(', ')} }\n})()\n`
}

function sharedText(type: string, body: string): Answer {
  return { status: 200, headers: { ...SHARED, 'content-type': `${type}; charset=utf-8` }, body }
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
