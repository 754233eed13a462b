import { hash } from 'node:crypto'
import { escapeHtml } from '../../domain/platform/escape-html.ts'
import type { Language } from '../../domain/platform/language.ts'

const STYLE =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;min-height:100svh;display:grid;place-items:center;' +
  'background:#eff4f5;color:#0b2530}main{max-width:26rem;padding:1.5rem;text-align:center}h1{font-size:1.5rem;line-height:1.2;margin:0 0 .75rem}' +
  'p{margin:0 0 1.5rem}button,a{font:inherit;font-weight:600;min-height:3.25rem;width:100%;border:0;border-radius:1rem;background:#0a5c82;color:#fff}' +
  'a{display:grid;place-items:center;text-decoration:none}:is(button,a):focus-visible{outline:3px solid currentColor;outline-offset:3px}' +
  '@media(prefers-color-scheme:dark){body{background:#06141b;color:#eaf4f6}button,a{background:#62c3ea;color:#04222f}}'

/** Headers of such a page: no script at all, a form that posts to this origin, and nothing is kept. */
export const SMALL_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex, nofollow',
}

/** A page between a browser and an app, with one thing to press. `body` and `head` are HTML. */
export function smallPage(language: Language, title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}
