import type { Page } from '@playwright/test'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { audit, visit } from './support/audit.ts'
import { setNetwork } from './support/front.ts'
import { dayFromToday, mapPath } from './support/guest.ts'
import { greeting, INSTALLED, isKept, offlineBanner, settleIn, test } from './support/installed.ts'
import { newPerson, order } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(INSTALLED)

/** Addresses and texts of everything in the caches of the worker. */
function cached(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? ''
        const isText = /json|html|javascript/.test(type)
        found.push({ url: request.url, text: isText ? ((await (await cache.match(request))?.text()) ?? '') : '' })
      }
    }
    return found
  })
}

/** What the device keeps beside the worker's caches: the text of each slot, by its name. */
function keptSlots(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open('battigia', 1)
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('kept').objectStore('kept')
          const [keys, values] = [store.getAllKeys(), store.getAll()]
          values.addEventListener('success', () => {
            const texts = keys.result.map((key, index) => [key as string, JSON.stringify(values.result[index])])
            resolve(Object.fromEntries(texts) as Record<string, string>)
          })
          opening.result.close()
        })
      }),
  )
}

test('B-02 B-20 R-401: opened without any network the app shows the pass, the orders and the menu of its account, and reloads in every step', async ({
  page,
  context,
  app,
  front,
}) => {
  const person = await newPerson(app)
  const later = await dayFromToday(app, 1)
  const { number } = await order(app, person, { from: later, to: later }, ['D9'])
  await settleIn(page, front, person)
  await visit(page, '/tabs/menu')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await visit(page, mapPath(later, later))
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await visit(page, '/tabs/home')
  await expect(greeting(page)).toBeVisible()
  // What was kept is written a moment after it came.
  await expect
    .poll(async () => (await keptSlots(page))['answers'])
    .toMatch(/"getPlan".*"getResort"|"getResort".*"getPlan"/s)

  await setNetwork(front, context, false)
  const cold = await context.newPage()
  await cold.goto(`${front.url}/`)
  await expect(cold.getByRole('heading', { name: 'Ciao Giulia' })).toBeVisible()
  await expect(cold.getByRole('img', { name: /^Codice QR/ })).toBeVisible()
  await expect(offlineBanner(cold)).toBeVisible()
  await expect(cold.getByRole('button', { name: /Prenota l’ombrellone.*serve la rete/ })).toBeDisabled()
  await expect(cold.getByRole('link', { name: /Chiama/ })).toBeVisible()
  expect.soft(await audit(cold, 'it')).toEqual([])
  expect(await cold.evaluate(() => localStorage.getItem('token'))).toBe(person.token)

  for (const [path, shown] of [
    ['/tabs/contact/ordini', cold.getByText(new RegExp(number))],
    ['/tabs/menu', cold.getByRole('listitem').first()],
    ['/tabs/main-page-ombrelloni', cold.getByRole('main')],
    [mapPath(later, later), cold.getByRole('main')],
    ['/tabs/carrello', cold.getByRole('main')],
  ] as const) {
    await cold.goto(`${front.url}${path}`)
    await expect(offlineBanner(cold), path).toBeVisible()
    await expect(shown.first(), path).toBeVisible()
    await cold.reload()
    await expect(offlineBanner(cold), `${path} again`).toBeVisible()
  }
  // A payment's document comes from the network or not at all.
  await cold.goto(`${front.url}/tabs/carrello/pagamenti-card`)
  await expect(cold.getByRole('heading', { name: 'Sei offline' })).toBeVisible()
  await expect(cold.getByText(/Per pagare serve la rete/)).toBeVisible()
  expect.soft(await audit(cold, 'it')).toEqual([])
  await setNetwork(front, context, true)
  await cold.getByRole('link', { name: 'Riprova' }).click()
  await expect(cold.getByRole('heading', { name: 'Sei offline' })).toBeHidden()
  await expect(cold.locator('script[type=module]')).toHaveCount(1)
})

test('G2: after a reload without a network each tab opens at once, lit and with its own screen', async ({
  page,
  context,
  front,
}) => {
  await settleIn(page, front, null)
  await page.getByRole('button', { name: 'Continua come ospite' }).click()
  await expect(page).toHaveURL(/tabs\/home/)
  await setNetwork(front, context, false)
  await page.reload()
  await expect(offlineBanner(page)).toBeVisible()
  // A page that stands empty until its code has come would be seen for a moment.
  await page.evaluate(() => {
    const look = () =>
      document.querySelector('main[aria-busy]') && (document.documentElement.dataset['wasEmpty'] = 'yes')
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  for (const [tab, screen] of [
    ['Spiaggia', 'Accedi per scegliere il posto'],
    ['Carrello', 'Il carrello è vuoto'],
    ['Profilo', 'Sei qui come ospite'],
  ] as const) {
    const link = page.getByRole('link', { name: tab, exact: true })
    await link.click()
    await expect(page.getByRole('heading', { name: screen, exact: true })).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
  expect(await page.evaluate(() => document.documentElement.dataset['wasEmpty'] ?? 'no')).toBe('no')
})

test('R-407: no answer about a person is in the caches, payment documents and calls are not, and a logout forgets what the account kept', async ({
  page,
  app,
  front,
}) => {
  const person = await newPerson(app)
  const day = await dayFromToday(app, 2)
  const { number, passCode } = await order(app, person, { from: day, to: day }, ['D10'])
  await settleIn(page, front, person)
  const answers: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker()) answers.push(new URL(response.url()).pathname)
  })
  await page.goto(`${front.url}/tabs/contact/ordini`)
  await expect(page.getByText(new RegExp(number))).toBeVisible()
  const payment = await page.goto(`${front.url}/tabs/carrello/pagamenti-card`)
  expect(payment?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  await page.goto(`${front.url}/tabs/home`)
  await expect(greeting(page)).toBeVisible()

  const kept = await cached(page)
  expect(kept.length).toBeGreaterThan(150)
  for (const { url, text } of kept) {
    const { pathname } = new URL(url)
    expect(pathname, url).not.toContain(CALL_PREFIX)
    expect(pathname, url).not.toMatch(/pagamenti-|\/ges|manifest|well-known/)
    for (const secret of [person.token, person.email, passCode ?? person.token, 'Giulia'])
      expect(text.includes(secret), `${secret} in ${url}`).toBe(false)
  }
  expect(answers.filter((path) => path.startsWith(CALL_PREFIX))).toEqual([])
  // The document comes with its policy from the device as well.
  expect((await page.reload())?.headers()['content-security-policy']).toContain('trusted-types app')

  const names = async () => Object.keys(await keptSlots(page))
  await expect.poll(names).toEqual(expect.arrayContaining(['name', 'orders', 'answers']))
  await visit(page, '/tabs/contact')
  await page.getByRole('button', { name: /Esci/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: /Esci/ }).click()
  await expect(page).toHaveURL(/welcome/)
  await expect.poll(names).not.toEqual(expect.arrayContaining(['name']))
  expect(await names()).not.toContain('orders')
})

test('arrivals, the beach and the bar open at a tablet that has no network at all, and so does their help; the manifest names the resort', async ({
  page,
  context,
  front,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await openDesk(page, `${front.url}/ges/arrivi`, ELENA)
  await expect(page.getByRole('heading', { name: /Arrivi/ }).first()).toBeVisible()
  await isKept(page)
  await setNetwork(front, context, false)
  const cold = await context.newPage()
  await cold.setViewportSize({ width: 1180, height: 820 })
  for (const path of ['/ges/arrivi', '/ges/spiaggia', '/ges/bar']) {
    await cold.goto(`${front.url}${path}`)
    await expect(offlineBanner(cold), path).toBeVisible()
    await expect(cold.getByRole('main'), path).toBeVisible()
  }
  // The help of a screen is there as well, with its chapter of the handbook.
  await cold.getByRole('button', { name: 'Aiuto: Bar' }).click()
  await expect(cold.getByRole('article', { name: 'Manuale' }).getByText('Accetta', { exact: true })).toBeVisible()
  // A screen that the device does not have says so beside the rail, and opens when the network is back.
  const missing = cold.getByRole('heading', { name: 'Questa schermata ha bisogno della rete' })
  await cold.goto(`${front.url}/ges/cassa`)
  await expect(missing).toBeVisible()
  await expect(cold.getByRole('navigation', { name: 'Gestione' })).toBeVisible()
  await setNetwork(front, context, true)
  await expect(missing).toBeHidden()
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible()
  const manifest = (await (
    await fetch(`${front.url}/manifest.webmanifest`, { headers: { 'accept-language': 'de-DE' } })
  ).json()) as { name: string; lang: string; icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: 'Bagno Argo', lang: 'de', id: '/' })
  for (const { src } of manifest.icons) expect((await fetch(`${front.url}${src}`)).status, src).toBe(200)
})
