import type { Browser, Page } from '@playwright/test'
import { newPhone, remember, slowDown, type Network } from './phone-device.ts'

/** A first visit: milliseconds from the navigation. */
export interface FirstVisit {
  /** Largest contentful paint, as browsers report it. */
  readonly lcp: number
  /** What was painted then. */
  readonly painted: string
  /** Until the frame with the screen's own heading. */
  readonly screen: number
}

interface Watched {
  lcp: number
  painted: string
  screen: number
}

/** Keeps the last largest paint, and when the screen itself is there. */
function watchPaints(selector: string): void {
  const seen: Watched = { lcp: 0, painted: '', screen: 0 }
  Object.assign(globalThis, { paints: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      seen.lcp = entry.startTime
      const { element } = entry
      seen.painted = element
        ? `${element.tagName.toLowerCase()} ${element.textContent?.replaceAll(/\s+/g, ' ').slice(0, 40) ?? ''}`.trim()
        : ''
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    if (document.querySelector(selector) === null) return void requestAnimationFrame(look)
    requestAnimationFrame(() => (seen.screen = performance.now()))
  }
  requestAnimationFrame(look)
}

const read = (page: Page) => page.evaluate(() => (globalThis as unknown as { paints: Watched }).paints)

/** Milliseconds without a larger paint after which the last one counts. */
const QUIET = 2_000

/**
 * Opens `url` on a phone that has never been there, on a slow network and processor. `selector` finds what only the drawn
 * screen has; `person` is who signed in on this device before its caches were lost.
 */
export async function firstVisit(browser: Browser, { url, selector, network, person }: Target): Promise<FirstVisit> {
  const context = await newPhone(browser)
  try {
    await remember(context, person)
    await context.addInitScript(watchPaints, selector)
    const page = await context.newPage()
    await slowDown(page, network)
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    await page.waitForFunction(() => (globalThis as unknown as { paints: Watched }).paints.screen > 0, null, {
      timeout: 120_000,
    })
    let last = await read(page)
    for (;;) {
      await page.waitForTimeout(QUIET)
      const now = await read(page)
      if (now.lcp === last.lcp) return now
      last = now
    }
  } finally {
    await context.close()
  }
}

export interface Target {
  readonly url: string
  readonly selector: string
  readonly network: Network
  readonly person: { readonly token: string; readonly email: string } | null
}
