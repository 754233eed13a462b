import { hash } from 'node:crypto'

/** Where browsers report what a policy stopped. */
export const CSP_REPORT_PATH = '/csp-report'

/** Headers of every answer. Documents replace the policy with {@link documentPolicy}. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/**
 * Styles that React Aria puts into the page by itself (touch behaviour of pressable things, no scrolling
 * behind an open dialog). They are allowed by their exact text, so that no style needs 'unsafe-inline'.
 */
const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

/** Origins of others that a document may use, by what it uses them for; origins as a policy writes them, no paths. */
export interface AllowedOrigins {
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly connect: readonly string[]
  readonly image: readonly string[]
  readonly form: readonly string[]
  readonly media: readonly string[]
}

/** What the app's documents may do beyond their own origin. */
export interface DocumentLeave {
  readonly origins: AllowedOrigins
  /** Whether a window that the page opens elsewhere has to talk back to it, as a wallet's does. */
  readonly hasPopups: boolean
}

const NO_ORIGINS: AllowedOrigins = { script: [], frame: [], connect: [], image: [], form: [], media: [] }
/** What a document may do that says nothing else: its own origin. */
export const NO_LEAVE: DocumentLeave = { origins: NO_ORIGINS, hasPopups: false }

/**
 * Content-Security-Policy of the app's documents (security guide, section 3): no `unsafe-*`, Trusted Types with
 * the policy `app`. Inline blocks of the built page are allowed by their hash. Where scripts of others are allowed, so
 * is the policy `default`, by which the page judges what those assign (payments guide, section 6 and case 101).
 */
export function documentPolicy(html: string, origins: AllowedOrigins = NO_ORIGINS): string {
  const scripts = inlineBlocks(html, 'script').map(cspHash)
  const styles = [...inlineBlocks(html, 'style'), ...REACT_ARIA_STYLES].map(cspHash)
  return [
    "default-src 'self'",
    rule('script-src', "'self'", ...scripts, ...origins.script),
    rule('style-src', "'self'", ...styles),
    rule('img-src', "'self'", 'data:', 'blob:', ...origins.image),
    "font-src 'self'",
    rule('connect-src', "'self'", ...origins.connect),
    // A player of live streams puts what it has fetched together by itself, as a blob.
    rule('media-src', "'self'", 'blob:', ...origins.media),
    rule('frame-src', ...(origins.frame.length > 0 ? origins.frame : ["'none'"])),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    rule('form-action', "'self'", ...origins.form),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    rule('trusted-types', 'app', ...(origins.script.length > 0 ? ['default'] : [])),
    `report-uri ${CSP_REPORT_PATH}`,
    'report-to csp',
  ].join('; ')
}

/** Headers of a document, besides those of every answer and in place of some of them. */
export function documentHeaders(html: string, leave: DocumentLeave = NO_LEAVE): Record<string, string> {
  return {
    'content-security-policy': documentPolicy(html, leave.origins),
    ...(leave.hasPopups ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
    'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-cache',
  }
}

/** One rule of a policy; each source is named once. */
function rule(name: string, ...sources: string[]): string {
  return [name, ...new Set(sources)].join(' ')
}

function inlineBlocks(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))
  return [...blocks].map((match) => match[1] ?? '').filter((text) => text !== '')
}

function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
