import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { INFO_SLUGS } from '../../domain/content/page-slugs.ts'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { REDIRECTS, ROUTES, TAB_ROOTS } from '../../domain/platform/page-routes.ts'
import { silentLog } from '../../tests/support/server.ts'
import { createHttpServer } from '../platform/http-server.ts'
import { serveWeb } from '../platform/web-assets.ts'
import { documentHeads } from './document-heads.ts'

const SITE = 'https://bagno.example'
const SOURCE = path.join(import.meta.dirname, '..', '..', 'web', 'index.html')

const settings = { resortName: 'Bagno Argo' }
let folder: string
let http: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'battigia-heads-'))
  await copyFile(SOURCE, path.join(folder, 'index.html'))
  http = await createHttpServer({ publicUrl: SITE, appOrigins: [], trustedProxies: [], log: silentLog })
  await serveWeb(http, folder, { heads: documentHeads(SITE, settings) })
})
afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true })
})

const LETTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const read = (html: string) => html.replaceAll(/&\w+;/g, (entity) => LETTERS[entity] ?? entity)

/** What a reader without scripts knows of a document. */
async function open(url: string) {
  const { statusCode, body } = await http.inject(url)
  const all = (pattern: RegExp) => [...body.matchAll(pattern)].map((found) => read(found[1] ?? ''))
  const [titles, descriptions] = [all(/<title>([^<]*)<\/title>/g), all(/<meta name="description" content="([^"]*)"/g)]
  // A document that says it twice says nothing for certain.
  expect([titles.length, descriptions.length], url).toEqual([1, 1])
  return {
    status: statusCode,
    body,
    title: titles[0] ?? '',
    description: descriptions[0] ?? '',
    language: all(/<html lang="([^"]*)"/g)[0],
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: Object.fromEntries(
      [...body.matchAll(/hreflang="([^"]+)" href="([^"]*)"/g)].map(([, name, href]) => [name, read(href ?? '')]),
    ),
  }
}

const inLanguage = (url: string, language: Language) =>
  language === 'it' ? url : `${url}${url.includes('?') ? '&' : '?'}language=${language}`

describe.each(LANGUAGES)('in %s', (language) => {
  test('every path of the app is found, in its language, under a title of its page and with words about it', async () => {
    const titles = new Map<string, string>()
    for (const { page, paths } of ROUTES) {
      for (const address of paths) {
        const url = inLanguage(`/${address}`, language)
        const { status, title, description, language: said } = await open(url)
        expect([status, said], url).toEqual([200, language])
        expect(title, url).toMatch(page === 'staff' ? /^Bagno Argo$/ : /^\S.+ · Bagno Argo$/)
        expect(description.length, `${url}: ${description}`).toBeGreaterThanOrEqual(50)
        expect(description.length, `${url}: ${description}`).toBeLessThanOrEqual(160)
        expect(titles.get(title) ?? page, `${url}: ${title}`).toBe(page)
        titles.set(title, page)
      }
    }
    for (const slug of INFO_SLUGS) {
      const { title, description } = await open(inLanguage(`/tabs/contact/info?page=${slug}`, language))
      expect(titles.has(title), title).toBe(false)
      titles.set(title, slug)
      expect(description.length, description).toBeLessThanOrEqual(160)
    }
  })

  test('a public page names itself in this language, and the same page in the others', async () => {
    const address = `${SITE}/tabs/contact/info?page=prices`
    const { canonical, alternates } = await open(inLanguage('/tabs/contact/info?page=prices&x=1', language))
    expect(canonical).toEqual([inLanguage(address, language)])
    expect(alternates).toEqual({
      ...Object.fromEntries(LANGUAGES.map((one) => [one, inLanguage(address, one)])),
      'x-default': address,
    })
  })
})

test('R-203 R-204 R-205 R-206: old addresses are found, and named after the page that they lead to', async () => {
  for (const [from, to] of Object.entries({ ...TAB_ROOTS, ...REDIRECTS })) {
    const [old, now] = [await open(`/${from}`), await open(`/${to}?a=1`)]
    expect([old.status, old.title, old.canonical], from).toEqual([200, now.title, now.canonical])
  }
})

test('one page under several paths has one address; what is somebody’s own has none', async () => {
  for (const url of ['/trattamentodati', '/tabs/contact/trattamentodati'])
    expect((await open(url)).canonical).toEqual([`${SITE}/trattamentodati`])
  for (const url of ['/profilo', '/tabs/contact/ordini', '/pagamenti-card', '/ges', '/nowhere'])
    expect((await open(url)).canonical, url).toEqual([])
})

test.each([
  '/nowhere',
  '/tabs/nowhere',
  '/ges/nowhere',
  '/constructor',
  '/welcome/more',
  '/tabs/home.php',
  '/nowhere?page=prices',
])('%s is no page: 404, with the app that says so', async (url) => {
  const { status, title } = await open(url)
  expect([status, title]).toEqual([404, 'Pagina non trovata · Bagno Argo'])
})

test('the page that a service worker keeps is the one that was built, whatever is asked for beside it', async () => {
  const { statusCode, body, headers } = await http.inject('/index.html?language=de')
  expect([statusCode, body]).toEqual([200, await readFile(SOURCE, 'utf8')])
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['cache-control']).toBe('no-cache')
})

test('a resort’s name is text, never markup', async () => {
  settings.resortName = '</title><script>"Da Tonio" & $&'
  const { body, title } = await open('/welcome')
  settings.resortName = 'Bagno Argo'
  expect(title).toBe('Benvenuti · </title><script>"Da Tonio" & $&')
  expect(body).not.toContain('<script>"')
})
