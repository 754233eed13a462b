import type { Locator, Page } from '@playwright/test'
import { listMails } from '../../../server/platform/mail-folder.ts'
import type { App } from './app.ts'
import { expect } from './test.ts'

/** The demo logins that `npm start` prints. */
export const MARIO = { email: 'mario@example.it', password: 'ombrellone-verde-8', firstName: 'Mario' }
export const ANNA = { email: 'anna@example.it', password: 'sdraio-azzurra-15', firstName: 'Anna' }

/** How far back a mail is looked for. */
const NEWEST_MAILS = 100

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

/** Waits for a mail to `address`; answers the newest: whom it is to, its subject, and its two texts. */
export async function readMail(app: App, address: string, matching: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const mails = await listMails(app.mailDir, NEWEST_MAILS)
      found = mails
        .filter(({ to }) => to === address)
        .map(({ to, subject, text, html }) => [to, subject, text, html].join('\n'))
        .find((mail) => matching.test(mail))
      return found !== undefined
    })
    .toBe(true)
    .catch(async (error: unknown) => {
      // Whether it was never asked for, waits, or was tried in vain.
      const waiting = await app.sql(`select kind, key, attempts, last_error from outbox order by due_at`)
      throw new Error(`no such mail to ${address}; to do: ${JSON.stringify(waiting)}; ${app.said()}`, { cause: error })
    })
  return found ?? ''
}
