import type { Page } from '@playwright/test'
import { listVisits } from '../../domain/arrivals/calls.ts'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { dayFromToday } from './support/guest.ts'
import { ask, newPerson, order } from './support/person.ts'
import { ELENA, signInAtDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const TABLET = { width: 1180, height: 820 }

test.use({ viewport: TABLET, allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/] })

/** A booking of today that pays in cash and is in time, whatever the hour: bought for tomorrow, and its day moved. */
async function bookToday(app: App, name: string, code: string) {
  const [today, tomorrow] = await Promise.all([dayFromToday(app, 0), dayFromToday(app, 1)])
  const guest = await newPerson(app, name)
  const booked = await order(app, guest, { from: tomorrow, to: tomorrow }, [code], ['Argo'])
  const values = [today, booked.orderId]
  await app.sql(`update occupancy set days = daterange($1::date, $1::date, '[]') where order_id = $2`, values)
  await app.sql(`update order_line set days = daterange($1::date, $1::date, '[]') where order_id = $2`, values)
  await app.sql(
    `update orders set first_day = $1::date, deadline_day = $1::date,
            deadline_at = now() + interval '3 hours', release_at = now() + interval '4 hours' where id = $2`,
    values,
  )
  return { ...booked, day: today as CivilDate }
}

async function stateOf(app: App, day: CivilDate, orderId: number) {
  const { visits } = await ask(app, listVisits, { day }, await staffToken(app, ELENA))
  const visit = visits.find((one) => one.orderId === orderId)
  return { state: visit?.state, dueCents: visit?.dueCents }
}

/** Both looks of what is on the screen. */
async function auditLooks(page: Page): Promise<void> {
  expect(await audit(page, 'it')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await audit(page, 'it', 'looks')).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

const cell = (page: Page, name: string | RegExp) => page.getByRole('gridcell', { name })
const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scansiona il QR' })

/** Types a code into the open scanner. */
async function typeCode(page: Page, code: string): Promise<void> {
  await scanner(page).getByLabel('Codice o numero d’ordine').fill(code)
  await scanner(page).getByRole('button', { name: 'Controlla' }).click()
}

test('B-11 B-12 R-603: a booking is collected and marked as arrived on the map, taken back, and scanned by its number', async ({
  page,
  app,
}) => {
  const booked = await bookToday(app, 'Marta', 'B7')
  await page.goto('/ges/spiaggia')
  await signInAtDesk(page, ELENA)
  await cell(page, /^B7, da incassare, Marta/).click()
  const card = page.getByRole('region', { name: /^B7, Marta/ })
  await expect(card.getByText('Argo', { exact: true })).toBeVisible()
  await card.getByRole('textbox', { name: 'Ha dato' }).fill('100')
  await expect(card.getByText(/^Resto /)).toBeVisible()
  await auditLooks(page)

  await card.getByRole('button', { name: 'Incassa e segna arrivo' }).click()
  await expect(cell(page, /^B7, arrivato/)).toBeVisible()
  expect(await stateOf(app, booked.day, booked.orderId)).toEqual({ state: 'arrived', dueCents: 0 })
  await page.locator('.toast').getByRole('button', { name: 'Annulla' }).click()
  await expect(cell(page, /^B7, da incassare/)).toBeVisible()
  expect(await stateOf(app, booked.day, booked.orderId)).toEqual({ state: 'to_collect', dueCents: booked.totalCents })

  // The keyboard walks along the beach.
  await cell(page, /^B7/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, /^B8/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'B8' })).toContainText('Libero')

  await page.getByRole('link', { name: 'Arrivi' }).click()
  await page.getByRole('heading', { level: 1, name: 'Arrivi e cassa' }).waitFor()
  await page.getByRole('button', { name: 'Scansiona il QR' }).click()
  await typeCode(page, 'XX-0000')
  await expect(scanner(page).getByText('Non conosciuto')).toBeVisible()
  await scanner(page).getByRole('button', { name: 'Scansiona il prossimo' }).click()
  await typeCode(page, booked.number)
  await expect(scanner(page).getByText('Benvenuti')).toBeVisible()
  await auditLooks(page)
  await scanner(page).getByRole('button', { name: 'Incassa e segna arrivo' }).click()
  await typeCode(page, booked.number)
  await expect(scanner(page).getByText(/^Già arrivato alle .*, segnato da Elena$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /B7/ })).toContainText('Arrivo')
  await auditLooks(page)
})

test('B-02: three passes scanned without a network outlive a reload, and are sent once when it is back', async ({
  page,
  app,
  context,
}) => {
  const booked = [
    await bookToday(app, 'Paolo', 'C1'),
    await bookToday(app, 'Sofie', 'C2'),
    await bookToday(app, 'Renzo', 'C3'),
  ]
  await page.goto('/ges/arrivi')
  const list = page.waitForResponse((response) => response.url().includes('/ges/arrivals/offline') && response.ok())
  await signInAtDesk(page, ELENA)
  await list
  await expect(page.getByRole('row', { name: /C3/ })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Scansiona il QR' }).click()
  await expect(scanner(page).getByText('Senza rete: controllo con la lista di oggi.')).toBeVisible()
  for (const { number } of booked) {
    await typeCode(page, number)
    await scanner(page).getByRole('button', { name: 'Incassa e segna arrivo' }).click()
  }
  await typeCode(page, booked[0]?.number ?? '')
  await expect(scanner(page).getByText('Già segnato su questo dispositivo, in attesa della rete')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 da inviare')).toBeVisible()
  await auditLooks(page)

  // The page is opened anew while no call gets through.
  let isCut = true
  await page.route(`**${CALL_PREFIX}/**`, (route) => (isCut ? route.abort() : route.continue()))
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('3 da inviare')).toBeVisible()
  await expect(page.getByText('In attesa di invio')).toHaveCount(3)
  expect(await audit(page, 'it')).toEqual([])

  isCut = false
  await expect(page.getByText('3 da inviare')).toBeHidden({ timeout: 30_000 })
  for (const { day, orderId } of booked) {
    expect(await stateOf(app, day, orderId)).toEqual({ state: 'arrived', dueCents: 0 })
  }
  const [rows] = await app.sql<{ arrivals: number; entries: number }>(
    `select (select count(*) from arrival where order_id = any($1) and undone_at is null)::int as arrivals,
            (select count(*) from ledger_entry where order_id = any($1))::int as entries`,
    [booked.map(({ orderId }) => orderId)],
  )
  expect(rows).toEqual({ arrivals: 3, entries: 3 })
  await expect(page.getByText(/arriv.* da guardare/)).toHaveCount(0)
})

test('B-11: two tablets on one booking: the second one is told who was faster, and both show the same', async ({
  page,
  app,
  browser,
  watch,
}) => {
  await bookToday(app, 'Lorenzo', 'D4')
  await page.goto('/ges/spiaggia?place=D4')
  await signInAtDesk(page, ELENA)
  const other = await (await browser.newContext({ viewport: TABLET, baseURL: app.url })).newPage()
  watch(other)
  await other.goto('/ges/arrivi')
  await signInAtDesk(other, ELENA)
  await other.getByRole('button', { name: 'Incassa, D4' }).click()
  const sheet = other.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Incassa e segna arrivo' })).toBeEnabled()

  // The second tablet does not hear of it before it presses.
  let isDeaf = true
  await other.route(/\/ges\/arrivals\/(list|beach)/, (route) => (isDeaf ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Incassa e segna arrivo' }).click()
  await expect(cell(page, /^D4, arrivato/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Incassa e segna arrivo' }).click()
  await expect(other.getByText(/già.*Elena.*alle/i)).toBeVisible()
  isDeaf = false
  await expect(other.getByRole('row', { name: /D4/ })).toContainText('Arrivo', { timeout: 30_000 })
  await other.context().close()
})
