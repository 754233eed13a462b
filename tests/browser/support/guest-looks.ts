import { expect, type Page } from '@playwright/test'
import { audit, settle } from './audit.ts'

/** No rule of accessibility is broken as the page stands. */
async function isWell(page: Page, colorScheme: 'light' | 'dark', name: string): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await settle(page)
  expect(await audit(page, 'it'), name).toEqual([])
}

/** On a desktop in dark and on a phone in light; the page is left as a phone shows it. */
export async function looksWell(page: Page, name = ''): Promise<void> {
  await page.setViewportSize({ width: 1180, height: 820 })
  await isWell(page, 'dark', name)
  await page.setViewportSize({ width: 390, height: 844 })
  await isWell(page, 'light', name)
}

/** In both appearances, as large as it is; left in dark. */
export async function looksWellHere(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) await isWell(page, colorScheme, colorScheme)
}
