import type { Page } from '@playwright/test'
import { IDLE_WORKER, WORKER_HEADERS } from '../../server/platform/worker-script.ts'
import { audit, visit } from './support/audit.ts'
import type { Front } from './support/front.ts'
import { greeting, INSTALLED, settleIn, test } from './support/installed.ts'
import { newPerson } from './support/person.ts'
import { expect } from './support/test.ts'

test.use(INSTALLED)

/** Serves another worker from now on, as a release does. */
async function release(front: Front): Promise<void> {
  const script = await (await fetch(`${front.url}/sw.js`)).text()
  front.instead = (path) => (path === '/sw.js' ? { body: `${script}\n// next`, headers: WORKER_HEADERS } : null)
}
const lookForVersion = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/'))?.update()
  })
const waits = (page: Page) =>
  // While a page is loaded anew nothing can be asked of it.
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.waiting !== null).catch(() => true)
const notice = (page: Page) => page.getByText('Nuova versione pronta')
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }))
// While a page is loaded anew nothing can be asked of it.
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis).catch(() => true)

/** A release that the browser has fetched and that waits. */
async function releaseAndWait(page: Page, front: Front): Promise<void> {
  await release(front)
  await expect
    .poll(async () => {
      await lookForVersion(page)
      return waits(page)
    })
    .toBe(true)
}

/** Counts the documents that this tab is given from now on. */
async function countDocuments(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    sessionStorage.setItem('documents', String(1 + Number(sessionStorage.getItem('documents'))))
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('documents'))).catch(() => 0)
}

test('R-413: a new version is announced, never in a checkout or over what is typed; it is taken at a press, by every tab, and at the next start', async ({
  page,
  context,
  app,
  front,
}) => {
  const person = await newPerson(app)
  await settleIn(page, front, person)
  const other = await context.newPage()
  await other.goto(`${front.url}/tabs/contact/profilo`)
  // A driver types without pressing: the page has to be whole before it notes that.
  await other.waitForLoadState('networkidle')
  await other.getByLabel('Nome', { exact: true }).fill('Giu')
  await mark(other)

  await visit(page, '/tabs/carrello')
  await releaseAndWait(page, front)
  await expect(notice(page)).toBeHidden()
  await expect(notice(other)).toBeHidden()
  await visit(page, '/tabs/home')
  await expect(notice(page)).toBeVisible()
  expect.soft(await audit(page, 'it')).toEqual([])
  await mark(page)
  await page.getByRole('button', { name: 'Aggiorna', exact: true }).click()
  await expect.poll(() => isMarked(page)).toBe(false)
  await expect(greeting(page)).toBeVisible()
  expect(await waits(page)).toBe(false)
  // The other tab keeps what is typed there until its person goes on.
  await expect(other.getByLabel('Nome', { exact: true })).toHaveValue('Giu')
  expect(await isMarked(other)).toBe(true)
  await visit(other, '/tabs/home')
  await expect.poll(() => isMarked(other)).toBe(false)
  await other.close()

  // Nobody presses: the next start takes it, and the page is loaded anew once. The version before had been taken at a press.
  await visit(page, '/tabs/carrello')
  await releaseAndWait(page, front)
  const documents = await countDocuments(page)
  await page.goto(`${front.url}/tabs/home`, { waitUntil: 'commit' })
  await expect.poll(async () => [await waits(page), await documents()]).toEqual([false, 2])
  await expect(greeting(page)).toBeVisible()
  await expect(notice(page)).toBeHidden()
  expect(await documents()).toBe(2)
})

test.describe('beside a waiting version', () => {
  test.afterEach(async ({ app }) => {
    await app.set('maintenance', '0')
    await app.set('minimumVersionOther', '3.1.10')
  })

  for (const { what, shut, words } of [
    {
      what: 'R-401 R-801: an obsolete version',
      shut: { name: 'minimumVersionOther', value: '99.0.0' },
      words: /Aggiorna l’app/,
    },
    { what: 'R-401 R-802: maintenance', shut: { name: 'maintenance', value: '1' }, words: /Siamo in manutenzione/ },
  ]) {
    test(`${what} does not touch a checkout; the waiting version is taken without asking, once, and the alert stays`, async ({
      page,
      app,
      front,
    }) => {
      await settleIn(page, front, await newPerson(app))
      const documents = await countDocuments(page)
      await page.goto(`${front.url}/tabs/home`)
      await expect(greeting(page)).toBeVisible()
      await visit(page, '/tabs/carrello')
      await releaseAndWait(page, front)
      await app.set(shut.name, shut.value)
      // Somebody comes back to the app, which asks for what is old.
      await page.clock.setFixedTime(Date.now() + 60_000)
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText(words)
      // Over a checkout the alert is read first; the version before stands until then.
      expect([await waits(page), await documents()]).toEqual([true, 1])

      await page.goto(`${front.url}/tabs/home`, { waitUntil: 'commit' })
      await expect.poll(async () => [await waits(page), await documents()]).toEqual([false, 3])
      await expect(alert).toContainText(words)
      await expect(notice(page)).toBeHidden()
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL(/\/welcome/)
      expect(await documents()).toBe(3)
    })
  }
})

test('a page that is open during a release loads itself anew once for a part that is gone, and again only for another release', async ({
  page,
  app,
  front,
}) => {
  // Without a worker's copy, as in the first minute on a device, and as for the screens that it does not keep.
  front.instead = (path) => (path === '/sw.js' ? { status: 404, body: '' } : null)
  const person = await newPerson(app)
  await page.goto(`${front.url}/icon.svg`)
  await page.evaluate(
    ([token, username]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('username', username)
      // Data is dear: no page is loaded ahead.
    },
    [person.token, person.email] as const,
  )
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await page.goto(`${front.url}/tabs/home`)
  await expect(greeting(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const html = await (await fetch(`${front.url}/`)).text()
  const released = html.replace(/(<script type="module"[^>]* src=")([^"]+)/, '$1$2?next')
  expect(released).not.toBe(html)
  documents = 0
  // The chunk is gone, and the server's document is another one; the document still cannot bring it.
  front.instead = (path) => {
    if (/\/assets\/(?:NewsPage|pages)-[^.]*\.js/.test(path)) return { status: 404, body: '' }
    return path === '/index.html' ? { type: 'text/html', body: released } : null
  }
  await visit(page, '/tabs/home/novita')
  await expect.poll(() => documents).toBe(1)
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(1)
})

test('an operator ends a broken worker: its caches go, and the app goes on with the network', async ({
  page,
  app,
  front,
}) => {
  await settleIn(page, front, await newPerson(app))
  front.instead = (path) => (path === '/sw.js' ? { body: IDLE_WORKER, headers: WORKER_HEADERS } : null)
  // At the next start at the latest: the one that is replaced finishes what it does first.
  await lookForVersion(page)
  await expect(async () => {
    await page.goto(`${front.url}/tabs/home`, { waitUntil: 'commit', timeout: 5_000 })
    await expect(greeting(page)).toBeVisible({ timeout: 5_000 })
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  }).toPass({ timeout: 40_000 })
  const document = await page.goto(`${front.url}/tabs/home`)
  await expect(greeting(page)).toBeVisible()
  expect(document?.fromServiceWorker()).toBe(false)
})
