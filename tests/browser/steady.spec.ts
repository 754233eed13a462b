import type { Page } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { clearBeach, dayFromToday, mapPath } from './support/guest.ts'
import { arrive, newPerson, order } from './support/person.ts'
import { expect, test } from './support/test.ts'

/** How much a screen may move while it is filled (findings G5); what a person has just pressed does not count. */
const MOST = 0.02
/** Late enough that a screen is drawn before, in milliseconds. */
const LATE = 150

const PUBLIC = ['/welcome', '/signup', '/trattamentodati', '/finalitadati', '/tabs/menu', '/tabs/home/menu-del-giorno']
const OWN = [
  '/tabs/home',
  '/tabs/main-page-ombrelloni',
  '/tabs/menu',
  '/tabs/carrello',
  '/tabs/contact',
  '/tabs/contact/ordini',
  '/tabs/home/ristorante',
  '/tabs/home/parcheggio',
]

/** Sums what moved on a screen until nothing comes any more, with the largest jumps in words. */
async function shiftOf(page: Page, path: string): Promise<{ sum: number; jumps: readonly string[] }> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.sk')).toHaveCount(0)
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Element | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const found: Shift[] = []
    new PerformanceObserver((list) => found.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const counted = found.filter((shift) => !shift.hadRecentInput)
    return {
      sum: counted.reduce((sum, shift) => sum + shift.value, 0),
      jumps: counted.map(
        ({ value, sources }) =>
          `${value.toFixed(3)}: ${sources
            .map(
              ({ node, previousRect, currentRect }) =>
                `${node?.textContent?.slice(0, 20) ?? '?'} from ${previousRect.y} to ${currentRect.y}`,
            )
            .join(' | ')}`,
      ),
    }
  })
}

/** Every other answer of the server is late: what comes in which order is not the network's to say. */
async function lateAnswers(page: Page): Promise<void> {
  let asked = 0
  await page.route('**/singlefin-ws/rest/**', async (route) => {
    asked += 1
    await pause(asked % 2 === 0 ? LATE : 0)
    await route.continue()
  })
}

test.use({ viewport: { width: 390, height: 844 } })

test('R-904 G5: nothing moves on the public screens while they are filled', async ({ page }) => {
  await arrive(page, null)
  await lateAnswers(page)
  for (const path of PUBLIC) {
    const { sum, jumps } = await shiftOf(page, path)
    expect.soft(sum, `${path}: ${jumps.join('; ')}`).toBeLessThanOrEqual(MOST)
  }
})

test('R-904 G5: nothing moves on the screens of the tabs of somebody who has booked', async ({ page, app }) => {
  await clearBeach(app)
  const today = await dayFromToday(app, 1)
  const person = await newPerson(app)
  await order(app, person, { from: today, to: today }, ['C5'], ['Nebbia'])
  await arrive(page, person)
  await lateAnswers(page)
  for (const path of [...OWN, mapPath(today, today)]) {
    const { sum, jumps } = await shiftOf(page, path)
    expect.soft(sum, `${path}: ${jumps.join('; ')}`).toBeLessThanOrEqual(MOST)
  }
})
