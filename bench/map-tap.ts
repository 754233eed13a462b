import { chromium, type Page } from '@playwright/test'

/**
 * How long a tap on a place takes until it is painted, on the real map of 356 places with the CPU slowed down
 * four times. Target: 100 ms. It needs a running app with the demo logins:
 *
 *   BENCH_URL=http://localhost:3000 node bench/map-tap.ts
 */
export interface TapTimes {
  /** Milliseconds from the finger to the next paint, as Event Timing measures every interaction (INP). */
  readonly toNextPaint: readonly number[]
  /** Milliseconds from the finger until the frame that shows the place's sheet. */
  readonly toSheet: readonly number[]
  readonly places: number
}

export interface MapTapOptions {
  readonly url: string
  readonly executablePath: string
  readonly taps: number
  readonly slowDown: number
  readonly login: { readonly email: string; readonly password: string }
}

const TARGET = 100

/** Notes every interaction's duration, and when a dialog is first on the screen after a press. */
function watchTaps(): void {
  const times = { durations: [] as number[], sheets: [] as number[], pressedAt: 0 }
  Object.assign(globalThis, { tapTimes: times })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') times.durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  addEventListener('pointerup', (event) => (times.pressedAt = event.timeStamp), { capture: true })
  new MutationObserver(() => {
    if (times.pressedAt === 0 || document.querySelector('[role=dialog]') === null) return
    const pressedAt = times.pressedAt
    times.pressedAt = 0
    // The frame after this one has painted it.
    requestAnimationFrame(() => requestAnimationFrame((at) => times.sheets.push(at - pressedAt)))
  }).observe(document, { childList: true, subtree: true })
}

async function signIn(page: Page, { url, login }: MapTapOptions): Promise<void> {
  await page.goto(`${url}/welcome?login=1`)
  await page.getByLabel(/e-mail/i).fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).last().click()
  await page.waitForURL(/\/tabs\//)
}

async function openMap(page: Page, url: string): Promise<void> {
  const resort = (await (await fetch(`${url}/singlefin-ws/rest/content/resort`)).json()) as {
    season: { from: string; to: string } | null
  }
  if (resort.season === null) throw new Error('the resort is closed: open its season first')
  const day = new Date(Date.parse(`${resort.season.from}T00:00:00Z`) + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(
    `${url}/tabs/main-page-ombrelloni/new-search-loader?from=${day}&to=${day}&part=full_day&people=2&dogs=Nebbia:large`,
  )
  await page.getByRole('grid').waitFor()
  await page.waitForTimeout(1500)
}

/** Middles of the free places that a finger reaches now. */
function freeSpots(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=gridcell][data-look=free]')].flatMap((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect()
      const spot = { x: left + width / 2, y: top + height / 2 }
      return cell.contains(document.elementFromPoint(spot.x, spot.y)) ? [spot] : []
    }),
  )
}

/** Waits until a spot takes taps again: the sheet before has gone, and nothing lies over the map. */
async function until(page: Page, spot: { x: number; y: number }): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isFree = await page.evaluate(
      ({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('[role=gridcell]')),
      spot,
    )
    if (isFree) break
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(300)
}

/** Opens the map in Chromium on a phone's screen and taps free places one after the other. */
export async function measureMapTap(options: MapTapOptions): Promise<TapTimes> {
  const browser = await chromium.launch({
    executablePath: options.executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })
    const page = await context.newPage()
    await page.addInitScript(watchTaps)
    await signIn(page, options)
    await openMap(page, options.url)
    const slow = await context.newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: options.slowDown })
    const spots = await freeSpots(page)
    for (let tap = 0; tap < options.taps; tap += 1) {
      const spot = spots[tap % spots.length]
      if (spot === undefined) throw new Error('no free place is in view')
      await page.mouse.move(spot.x, spot.y)
      await until(page, spot)
      await page.mouse.click(spot.x, spot.y)
      // Looking for the dialog by its role would keep the page itself busy while it opens.
      await page.waitForTimeout(1500)
      await page.locator('[role=dialog]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('[role=dialog]').waitFor({ state: 'detached' })
      await page.waitForTimeout(800)
    }
    const places = await page.locator('[role=gridcell]').count()
    const times = await page.evaluate(
      () => (globalThis as unknown as { tapTimes: { durations: number[]; sheets: number[] } }).tapTimes,
    )
    return { toNextPaint: times.durations, toSheet: times.sheets, places }
  } finally {
    await browser.close()
  }
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

if (import.meta.main) {
  const options: MapTapOptions = {
    url: process.env['BENCH_URL'] ?? 'http://localhost:3000',
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    taps: Number(process.env['TAPS'] ?? 20),
    slowDown: 4,
    login: { email: 'anna@example.it', password: 'sdraio-azzurra-15' },
  }
  const { toNextPaint, toSheet, places } = await measureMapTap(options)
  process.stdout.write(
    `tap on a place, ${places} places, ${options.slowDown} × CPU slow-down, ${toSheet.length} taps (target ${TARGET} ms)\n`,
  )
  process.stdout.write(`  to the next paint   median ${at(toNextPaint, 0.5)} ms, p95 ${at(toNextPaint, 0.95)} ms\n`)
  process.stdout.write(`  to the place's sheet median ${at(toSheet, 0.5)} ms, p95 ${at(toSheet, 0.95)} ms\n`)
}
