import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'

/** How much slower than this machine's a phone's processor is. */
export const SLOW_DOWN = 4

/** A mobile network as Chromium's developer tools emulate it. */
export interface Network {
  readonly name: string
  /** Bytes per second. */
  readonly down: number
  readonly up: number
  /** Milliseconds that every request waits before its answer begins. */
  readonly latency: number
}

const MBIT = 1_000_000 / 8

/** The figures of the developer tools' own profiles; their "4G" is called Fast 4G there. */
export const NETWORKS = {
  slow3g: { name: 'slow 3G', down: 0.4 * MBIT, up: 0.4 * MBIT, latency: 2000 },
  fast3g: { name: 'fast 3G', down: 1.44 * MBIT, up: 0.675 * MBIT, latency: 562.5 },
  fast4g: { name: '4G', down: 9 * MBIT, up: 1.35 * MBIT, latency: 165 },
} as const satisfies Record<string, Network>

/** What a network is, in a few words. */
export function describe({ name, down, up, latency }: Network): string {
  const rate = (bytes: number) => (bytes / MBIT).toFixed(1)
  return `${name}: ${rate(down)} Mbit/s down, ${rate(up)} up, ${latency} ms`
}

/** Chromium as the tests start it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
}

/** A phone that has never been here: no cache, no worker, nothing kept. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'allow',
  })
}

/** Slows a page's processor down, and its network where one is given. Workers keep the machine's speed. */
export async function slowDown(page: Page, network: Network | null): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  if (network === null) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down,
    uploadThroughput: network.up,
  })
}

/** Lets the device know a person who signed in before, or nobody. */
export async function remember(context: BrowserContext, person: { token: string; email: string } | null) {
  if (person === null) return
  await context.addInitScript(
    ([token, username]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('username', username)
    },
    [person.token, person.email] as const,
  )
}
