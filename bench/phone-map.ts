import type { Browser, CDPSession, Page } from '@playwright/test'
import { newPhone, remember, slowDown } from './phone-device.ts'

/** Milliseconds from the finger to the next paint (Event Timing), by what was done. */
export interface MapTimes {
  readonly places: number
  readonly interactions: ReadonlyMap<string, readonly number[]>
}

type Point = { readonly x: number; readonly y: number }
type Noted = Record<string, Record<number, number>>

/** Notes the longest event of every interaction under what is being done; an event shorter than 16 ms is not reported and met every target. */
function watchInteractions(): void {
  const seen = { doing: '', noted: {} as Noted }
  Object.assign(globalThis, { interactions: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const id = entry.interactionId ?? 0
      if (id === 0 || seen.doing === '') continue
      const of = (seen.noted[seen.doing] ??= {})
      of[id] = Math.max(of[id] ?? 0, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const doing = (page: Page, what: string) =>
  page.evaluate((now) => {
    ;(globalThis as unknown as { interactions: { doing: string } }).interactions.doing = now
  }, what)

/** Middles of the free places that a finger reaches now. */
const freeSpots = (page: Page): Promise<Point[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=gridcell][data-look=free]')].flatMap((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect()
      const spot = { x: left + width / 2, y: top + height / 2 }
      return cell.contains(document.elementFromPoint(spot.x, spot.y)) ? [spot] : []
    }),
  )

/** One finger from one point to another, as a hand moves it. */
async function drag(page: Page, touch: CDPSession, from: Point, to: Point): Promise<void> {
  const steps = 8
  const at = (step: number) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
  for (let step = 1; step <= steps; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step)] })
    await page.waitForTimeout(16)
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(700)
}

/** Opens and closes the sheet of a free place. */
async function tapPlace(page: Page, round: number): Promise<void> {
  const spots = await freeSpots(page)
  const spot = spots[(round * 7) % spots.length]
  if (spot === undefined) throw new Error('no free place is in view')
  await page.touchscreen.tap(spot.x, spot.y)
  await page.locator('[role=dialog]').waitFor()
  await page.waitForTimeout(900)
  await page.keyboard.press('Escape')
  await page.locator('[role=dialog]').waitFor({ state: 'detached' })
  await page.waitForTimeout(700)
}

/** Taps, drags and zooms the map on a phone; the network is not slowed down, since no answer is waited for. */
export async function measureMap(
  browser: Browser,
  { url, person, rounds }: { url: string; person: { token: string; email: string }; rounds: number },
): Promise<MapTimes> {
  const context = await newPhone(browser)
  try {
    await remember(context, person)
    await context.addInitScript(watchInteractions)
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('gridcell').first().waitFor()
    await page.waitForTimeout(2_000)
    await slowDown(page, null)
    const touch = await context.newCDPSession(page)
    const grid = page.getByRole('grid')
    const box = await grid.evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 2 }))
    for (let round = 0; round < rounds; round += 1) {
      await doing(page, 'tap on a place')
      await tapPlace(page, round)
      await doing(page, 'drag')
      const away = { x: box.x + (round % 2 === 0 ? 90 : -90), y: box.y + (round % 2 === 0 ? 60 : -60) }
      await drag(page, touch, box, away)
      await doing(page, 'zoom in')
      await page.getByRole('button', { name: 'Ingrandisci' }).tap()
      await page.waitForTimeout(800)
      await doing(page, 'zoom out')
      await page.getByRole('button', { name: 'Riduci' }).tap()
      await page.waitForTimeout(800)
    }
    const noted = await page.evaluate(
      () => (globalThis as unknown as { interactions: { noted: Noted } }).interactions.noted,
    )
    const interactions = new Map(Object.entries(noted).map(([what, times]) => [what, Object.values(times)]))
    return { places: await page.getByRole('gridcell').count(), interactions }
  } finally {
    await context.close()
  }
}
