import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import { braintreeProvider } from '../../../sandbox/braintree/provider.ts'
import { paypalProvider } from '../../../sandbox/paypal/provider.ts'
import { openSandbox, type Sandbox } from '../../../sandbox/platform/sandbox.ts'
import { stripeProvider } from '../../../sandbox/stripe/provider.ts'
import { openShop, type Shop } from './shop.ts'

export { expect }

/** Where a test of the shims runs. */
export interface Place {
  readonly sandbox: Sandbox
  readonly shop: Shop
}

/** Every test has the sandbox and a page of a shop, and fails on what the page's policy stops and on stray errors. */
export const test = base.extend<{ stray: void; meant: RegExp }, Place>({
  sandbox: [
    async ({}, use) => {
      const providers = [paypalProvider, stripeProvider, braintreeProvider]
      const sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers })
      await use(sandbox)
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ sandbox }, use) => {
      const shop = await openShop(sandbox.url)
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  /** Errors and warnings of the console that a test provokes; a refused card is a 402. */
  meant: [/status of 402/, { option: true }],
  /** Begins with an empty sandbox. A policy that stops something, or an error of a script, fails the test. */
  stray: [
    async ({ page, sandbox, meant }, use) => {
      await fetch(`${sandbox.url}/_sandbox/reset`, { method: 'POST' })
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const isStray = message.type() === 'error' || message.type() === 'warning'
        if (isStray && !meant.test(message.text())) errors.push(message.text())
      })
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** The provider's field in a place of the page. */
export const frame = (page: Page, place: string): FrameLocator => page.frameLocator(`#${place} iframe`)

/** Puts a shim into the page as an adapter does, through the page's own policy of Trusted Types. */
export async function loadShim(page: Page, address: string): Promise<void> {
  await page.evaluate(async (src) => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
    }
    const policy = trustedTypes.createPolicy('app', { createScriptURL: (url: string) => url })
    const script = document.createElement('script')
    script.src = policy.createScriptURL(src)
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve)
      script.addEventListener('error', () => reject(new Error(src)))
      document.head.append(script)
    })
  }, address)
}

/** The `result` that a page of the tests keeps on its window, once it is there. */
export async function settled<Result>(page: Page): Promise<Result> {
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { result: unknown }).result !== undefined))
    .toBe(true)
  return page.evaluate(() => (window as unknown as { result: unknown }).result as Result)
}
