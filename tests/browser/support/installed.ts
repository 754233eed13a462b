import type { Page } from '@playwright/test'
import { openFront, type Front } from './front.ts'
import type { Person } from './person.ts'
import { expect, test as base } from './test.ts'

/** Every test has a front of its own, so that its worker and its caches are of nobody else. */
export const test = base.extend<{ front: Front }>({
  // What is installed has the code of every screen.
  savesData: false,
  front: async ({ app }, use) => {
    const front = await openFront(app)
    await use(front)
    await front.close()
  },
})

/** What a test of the installed app needs: its worker, and the browser's own words where the network is gone. */
export const INSTALLED = {
  serviceWorkers: 'allow' as const,
  // A payment's document that is opened with nothing in the cart is refused its price (409).
  allowedErrors: [
    /ERR_(?:INTERNET|FAILED|EMPTY|CONNECTION|INCOMPLETE)|Failed to fetch|status of (?:404|409|426|503)|dynamically imported module|response code \(404\)/,
  ],
}

/** Opens the app as a person who has been here, and waits until its worker has kept what this device needs. */
export async function settleIn(page: Page, front: Front, person: Person | null): Promise<void> {
  await page.goto(`${front.url}/icon.svg`)
  await page.evaluate(
    ([token, username]) => {
      localStorage.setItem('locale_lang', 'IT')
      if (token === '') return
      localStorage.setItem('token', token)
      localStorage.setItem('username', username)
    },
    [person?.token ?? '', person?.email ?? ''] as const,
  )
  await page.goto(`${front.url}${person === null ? '/welcome' : '/tabs/home'}`)
  await isKept(page)
}

/** Waits until the worker controls the page and its caches no longer grow. */
export async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const count = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
      return kept.reduce((sum, one) => sum + one, 0)
    })
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await count()
        const isSteady = now === before && now > 150
        before = now
        return isSteady
      },
      { intervals: [500] },
    )
    .toBe(true)
}

/** The greeting of the home of a person of the tests. */
export const greeting = (page: Page) => page.getByText(/, Giulia$/)
/** The words of a page without a network. */
export const offlineBanner = (page: Page) => page.getByText(/^Sei offline/)
