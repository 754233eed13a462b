import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { App } from './app.ts'
import { expect } from './test.ts'

/** The demo logins that `npm start` prints. */
export const MARIO = { email: 'mario@example.it', password: 'ombrellone-verde-8', firstName: 'Mario' }
export const ANNA = { email: 'anna@example.it', password: 'sdraio-azzurra-15', firstName: 'Anna' }

/** Signs in on the screen, from the welcome page or wherever the login view is already open. */
export async function logIn(page: Page, who: typeof MARIO, target = '/tabs/home'): Promise<void> {
  await page.goto(`/welcome?login=1&next=${encodeURIComponent(target)}`)
  await page.getByLabel('E-mail').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/welcome'))
}

/** A day `count` days from the resort's today, as YYYY-MM-DD. */
export async function dayFromToday(app: App, count: number): Promise<string> {
  const [row] = await app.sql<{ day: string }>(`select (resort_today() + $1::int)::text as day`, [count])
  if (!row) throw new Error('the database did not answer')
  return row.day
}

/** The address of the map for a stay; tests that are not about the search start here. */
export function mapPath(from: string, to: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ from, to, part: 'full_day', people: '2', ...more })
  return `/tabs/main-page-ombrelloni/new-search-loader?${query}`
}

/** One place of the map's grid. */
export function place(page: Page, code: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^${code},`) })
}

/** Chooses a place on the map and puts it into the cart as it is offered. */
export async function takePlace(page: Page, code: string): Promise<void> {
  await place(page, code).click()
  await page.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
  await expect(place(page, code)).toHaveAttribute('aria-selected', 'true')
}

/** Frees every hold and drops every order, so that tests of one worker do not meet. */
export async function clearBeach(app: App): Promise<void> {
  await app.sql('delete from occupancy')
  await app.sql('update umbrella_cart set line_count = 0, expires_at = null, ordered_at = null')
  await app.sql('delete from hold_expiry')
  await app.sql('update extra_stock set reserved = 0')
}

/** Waits for the mail to `address` and answers its text. */
export async function readMail(app: App, address: string, matching: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(
      async () => {
        const names = await readdir(app.mailDir).catch(() => [])
        // A name that ends otherwise is a mail that is still being written.
        const mails = names.filter((name) => name.endsWith('.eml'))
        for (const name of mails.toSorted((a, b) => b.localeCompare(a))) {
          const text = decodeMail(await readFile(path.join(app.mailDir, name), 'utf8'))
          if (text.includes(address) && matching.test(text)) found = text
        }
        return found
      },
      { timeout: 15_000 },
    )
    .not.toBe('')
  return found
}

/** Undoes quoted-printable, which is all that a short mail's text needs. */
function decodeMail(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}
