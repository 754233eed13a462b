import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { callNamed } from './every-call.ts'
import { contractWorld, type World } from './world.ts'

let world: World

beforeAll(async () => {
  world = await contractWorld({ at: '2027-07-01T11:00:00+02:00', hasJobs: false })
})
afterAll(() => world.close())

const LETTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
}
const read = (html: string) => html.replaceAll(/&[\w#]+;/g, (entity) => LETTERS[entity] ?? entity)

/** What a reader without scripts knows of a page. */
async function open(url: string) {
  const { status, body } = await world.send({ method: 'GET', url })
  const text = /<main class="document-text">([\s\S]*?)<\/main>/.exec(body)?.[1] ?? null
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    (found) => JSON.parse(found[1] ?? '') as Record<string, unknown>,
  )
  const preview = Object.fromEntries(
    [...body.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(([, name, said]) => [
      name,
      read(said ?? ''),
    ]),
  )
  return {
    status,
    body,
    data,
    preview,
    title: read(/<title>([^<]*)</.exec(body)?.[1] ?? ''),
    text: text === null ? null : read(text.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s+/g, ' '),
    links: [...(text ?? '').matchAll(/href="([^"]+)"/g)].map((found) => read(found[1] ?? '')),
  }
}

const inLanguage = (url: string, language: Language) =>
  language === 'it' ? url : `${url}${url.includes('?') ? '&' : '?'}language=${language}`

const answer = async <T>(name: string, input: object) => (await world.ask(callNamed(name), input)).json() as T

describe.each(LANGUAGES)('R-112 R-901 without a script, in %s', (language) => {
  test('R-106 the bar’s menu is read with its prices, and is a Menu', async () => {
    const { categories } = await answer<{ categories: { name: string; items: { name: string; cents: number }[] }[] }>(
      'getBarMenu',
      { language },
    )
    const { text, data, preview, title } = await open(inLanguage('/tabs/menu', language))
    for (const { name, items } of categories) {
      expect(text).toContain(name)
      for (const item of items) expect(text).toContain(item.name)
    }
    expect(preview).toMatchObject({
      title,
      type: 'website',
      image: expect.stringMatching(/^http.*\/icons\/share\.jpg$/),
    })
    const menu = data.find((one) => one['@type'] === 'Menu') as { hasMenuSection: { hasMenuItem: unknown[] }[] }
    expect(menu.hasMenuSection.map(({ hasMenuItem }) => hasMenuItem.length)).toEqual(
      categories.map(({ items }) => items.length),
    )
    expect(JSON.stringify(menu)).toContain('"priceCurrency":"EUR"')
  })

  test('R-213 prices, R-106 news and the menu of the day are read in their language', async () => {
    const page = await answer<{ markdown: string }>('getPage', { slug: 'prices', language })
    const [heading = ''] = /(?<=^## ).+$/m.exec(page.markdown) ?? []
    expect((await open(inLanguage('/tabs/contact/info?page=prices', language))).text).toContain(heading)
    const { news } = await answer<{ news: { title: string; kind: string; day: string | null }[] }>('listNews', {
      language,
    })
    const shown = await open(inLanguage('/tabs/home/novita', language))
    for (const { title } of news) expect(shown.text).toContain(title)
    expect(shown.data.filter((one) => one['@type'] === 'Event').map((one) => one['name'])).toEqual(
      news.filter(({ kind, day }) => kind === 'event' && day !== null).map(({ title }) => title),
    )
    const { dishes } = await answer<{ dishes: { name: string }[] }>('getDailyMenu', { day: '2027-07-01', language })
    const today = await open(inLanguage('/tabs/home/menu-del-giorno', language))
    expect(dishes.length).toBeGreaterThan(0)
    for (const { name } of dishes) expect(today.text).toContain(name)
  })

  test('R-901 the home says whose it is, and leads to every other page in this language', async () => {
    const resort = await answer<{ name: string; phone: string; email: string }>('getResort', {})
    const { text, data, links, status } = await open(inLanguage('/', language))
    expect(status).toBe(200)
    for (const words of [resort.name, resort.phone, resort.email]) expect(text).toContain(words)
    expect(data[0]).toMatchObject({ '@context': 'https://schema.org', '@type': ['Resort', 'Beach'], name: resort.name })
    const pages = links.filter((link) => link.startsWith('http'))
    expect(pages.length).toBeGreaterThan(15)
    for (const link of pages) {
      const { status: found, text: words, title } = await open(link.replace(/^https?:\/\/[^/]+/, ''))
      expect([found, words === null], `${link} ${title}`).toEqual([200, false])
      expect(link.includes('language='), link).toBe(language !== 'it')
    }
  })
})

test('what is somebody’s own says nothing to whoever runs no script', async () => {
  for (const url of ['/tabs/contact/ordini', '/tabs/carrello', '/ges', '/welcome', '/nowhere'])
    expect([url, (await open(url)).text]).toEqual([url, null])
})

test('the map of the site names every public page in five languages, and robots.txt names the map', async () => {
  const map = await world.send({ method: 'GET', url: '/sitemap.xml' })
  expect(map.headers['content-type']).toMatch(/^application\/xml/)
  const addresses = [...map.body.matchAll(/<loc>([^<]+)</g)].map((found) => read(found[1] ?? ''))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length % LANGUAGES.length).toBe(0)
  for (const url of ['/tabs/menu', '/tabs/home/novita', '/tabs/contact/info?page=prices', '/tabs/contact/contatti'])
    for (const language of LANGUAGES) expect(addresses).toContain(`http://localhost:3000${inLanguage(url, language)}`)
  expect(map.body.match(/hreflang="de"/g)).toHaveLength(addresses.length)
  for (const address of addresses) {
    const { body } = await world.send({ method: 'GET', url: address.replace('http://localhost:3000', '') })
    expect(body, address).toContain(`<link rel="canonical" href="${address.replaceAll('&', '&amp;')}"`)
  }
  const robots = await world.send({ method: 'GET', url: '/robots.txt' })
  expect(robots.body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect(robots.body).toContain('Disallow: /ges')
})
