import { test as base, expect, type Page } from '@playwright/test'
import { startApp, type App } from './app.ts'

export { expect }

/**
 * Every browser test has the running product, and fails on a stray console error, page error or breach of the
 * content security policy.
 */
export const test = base.extend<
  { watch: (page: Page) => void; allowedErrors: RegExp[]; savesData: boolean },
  { app: App }
>({
  app: [
    async ({}, use) => {
      const app = await startApp()
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  /** Errors that a test provokes on purpose, e.g. the browser's own line for a refused request. */
  allowedErrors: [[], { option: true }],
  watch: async ({ allowedErrors }, use) => {
    const errors: string[] = []
    const note = (text: string) => {
      if (!allowedErrors.some((pattern) => pattern.test(text))) errors.push(text)
    }
    await use((page) => {
      page.on('pageerror', (error) => note(`page error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') note(`console error: ${message.text()} ${message.location().url}`)
      })
    })
    expect(errors).toEqual([])
  },
  /** Whether the browser is asked to save data: then only the code of screens that are opened is loaded, which most tests are quicker with. */
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      )
    await use(context)
  },
  page: async ({ page, watch }, use) => {
    watch(page)
    await use(page)
  },
})
