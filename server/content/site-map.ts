import type { FastifyInstance } from 'fastify'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { addressIn } from '../platform/document-head.ts'
import { escapeHtml } from '../../domain/platform/escape-html.ts'
import { addressOf, LISTED_PAGES } from './document-heads.ts'

const SITE_MAP = '/sitemap.xml'

/** The back office, payments and sign-in are of no use to a search engine; everything else, the calls that draw it included, may be read. */
const CLOSED = ['/ges', '/auth/', '/pay/', '/dev/', '/pagamenti-', '/*/pagamenti-']

const inLanguage = (address: string, language: Language) => escapeHtml(addressIn(address, language))

/** Every public page under its address in each language, each of which names the others. */
export function siteMap(publicUrl: string): string {
  const pages = LISTED_PAGES.map((page) => `${publicUrl}${addressOf(page)}`)
  const urls = pages.flatMap((page) => {
    const others = LANGUAGES.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${inLanguage(page, one)}"/>`,
    ).join('')
    return LANGUAGES.map((language) => `<url><loc>${inLanguage(page, language)}</loc>${others}</url>`)
  })
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
  )
}

/** What crawlers may read, and where the pages are listed. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${SITE_MAP}`,
    '',
  ].join('\n')
}

/** Serves what a crawler asks for first; it is the same as long as the server runs. */
export function serveSiteMap(http: FastifyInstance, publicUrl: string): void {
  const map = siteMap(publicUrl)
  http.get(SITE_MAP, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(map),
  )
  http.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots(publicUrl)),
  )
}
