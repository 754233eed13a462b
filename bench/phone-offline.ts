import type { Browser, Page } from '@playwright/test'
import { openFront, setNetwork } from '../tests/browser/support/front.ts'
import type { App } from '../tests/browser/support/app.ts'
import { newPhone, remember, slowDown } from './phone-device.ts'

/** Waits until the worker controls the page and its caches no longer grow. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  let before = -1
  for (let look = 0; look < 60; look += 1) {
    const now = await page.evaluate(async () => {
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
      return kept.reduce((sum, one) => sum + one, 0)
    })
    if (now > 100 && now === before) return
    before = now
    await page.waitForTimeout(700)
  }
  throw new Error('the worker did not finish keeping the app')
}

/** Presses the bar's tab as soon as it is there, and notes the frame in which the tab says that it is the current one. */
function pressFirstTab(): void {
  const wait = () => {
    const tab = document.querySelector<HTMLElement>('nav a[href="/tabs/menu"]')
    if (tab === null) return void requestAnimationFrame(wait)
    tab.click()
    const react = () => {
      if (document.querySelector('nav a[href="/tabs/menu"][aria-current=page]') === null)
        return void requestAnimationFrame(react)
      requestAnimationFrame((at) => Object.assign(globalThis, { interactiveAt: at }))
    }
    requestAnimationFrame(react)
  }
  requestAnimationFrame(wait)
}

const interactiveAt = (page: Page) => page.evaluate(() => (globalThis as { interactiveAt?: number }).interactiveAt ?? 0)

/** Milliseconds from the second visit's navigation, without any network, until a tab has reacted; one figure per round. */
export async function secondVisits(
  browser: Browser,
  app: App,
  person: { token: string; email: string },
  rounds: number,
): Promise<number[]> {
  const front = await openFront(app)
  const context = await newPhone(browser)
  try {
    await remember(context, person)
    const first = await context.newPage()
    await first.goto(`${front.url}/tabs/home`)
    await isKept(first)
    await first.close()
    await setNetwork(front, context, false)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const page = await context.newPage()
      await page.addInitScript(pressFirstTab)
      await slowDown(page, null)
      await page.goto(`${front.url}/tabs/home`, { waitUntil: 'commit' })
      await page.waitForFunction(() => 'interactiveAt' in globalThis, null, { timeout: 60_000 })
      times.push(await interactiveAt(page))
      await page.close()
    }
    return times
  } finally {
    await context.close()
    await front.close()
  }
}
