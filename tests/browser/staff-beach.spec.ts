import type { Locator, Page } from '@playwright/test'
import { listVisits } from '../../domain/arrivals/calls.ts'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { bookToday, cell, scanner } from './support/desk.ts'
import { expectHeard, listen } from './support/heard.ts'
import { expectFocusSomewhere, press, type, walkTo } from './support/keyboard.ts'
import { MOVING } from './support/moving.ts'
import { ask } from './support/person.ts'
import { ELENA, openDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }

// Without a network the code of every screen has to be there already.
test.use({
  savesData: false,
  ...MOVING,
  viewport: TABLET,
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/],
})

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

const codeField = (page: Page) => scanner(page).getByLabel('Codice o numero d’ordine')

/** Types a code into the open scanner. */
async function typeCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await scanner(page).getByRole('button', { name: 'Controlla' }).click()
}

/** The ring of a place is drawn by the map itself. */
async function expectRing(place: Locator): Promise<void> {
  await expect(place).toBeFocused()
  await expect(place.locator('.desk-target')).toHaveCSS('stroke-width', '3px')
}

const undoOf = (page: Page, text: string) =>
  page.locator('.toast', { hasText: text }).getByRole('button', { name: 'Annulla' })

test(
  'B-11 B-12 B-15 R-603: by keyboard a booking is collected and marked as arrived on the map, taken back, scanned by its number, and another in the list',
  { tag: '@gate' },
  async ({ page, app }) => {
    const booked = await bookToday(app, 'Marta', 'B7', ['Argo'])
    await bookToday(app, 'Nina', 'B9')
    await listen(page)
    await openDesk(page, '/ges/spiaggia', ELENA)
    await expect(cell(page, /^B7, da incassare, Marta/)).toBeVisible()
    // From here on by keyboard.
    await walkTo(page, page.getByRole('gridcell').and(page.locator('[tabindex="0"]')))
    await page.keyboard.press('b')
    await page.keyboard.press('Home')
    for (let step = 1; step < 7; step++) await page.keyboard.press('ArrowRight')
    await expectRing(cell(page, /^B7/))
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: /^B7, Marta/ })
    await expect(card.getByText('Argo', { exact: true })).toBeVisible()
    await type(page, card.getByRole('textbox', { name: 'Ha dato' }), '100')
    await expectHeard(page, /^Resto /, 'polite')
    await auditLooks(page)

    await press(page, card.getByRole('button', { name: 'Incassa e segna arrivo' }))
    await expect(cell(page, /^B7, arrivato/)).toBeVisible()
    await expectHeard(page, /^B7: incassati .*, segnato arrivato\. Resto /, 'polite')
    await expectFocusSomewhere(page)
    expect(await stateOf(app, booked.day, booked.orderId)).toEqual({ state: 'arrived', dueCents: 0 })
    await press(page, undoOf(page, 'B7'))
    await expect(cell(page, /^B7, da incassare/)).toBeVisible()
    await expectHeard(page, /^B7: annullato/, 'polite')
    await expectFocusSomewhere(page)
    expect(await stateOf(app, booked.day, booked.orderId)).toEqual({ state: 'to_collect', dueCents: booked.totalCents })

    await walkTo(page, cell(page, /^B7/), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expectRing(cell(page, /^B8/))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'B8' })).toContainText('Libero')

    await walkTo(page, page.getByRole('link', { name: 'Arrivi' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Arrivi e cassa' }).waitFor()
    await expectFocusSomewhere(page)
    const scan = page.getByRole('button', { name: 'Scansiona il QR' })
    await press(page, scan)
    await type(page, codeField(page), 'XX-0000')
    await page.keyboard.press('Enter')
    await expectHeard(page, /^Non conosciuto/, 'assertive')
    await expect(scanner(page).getByRole('button', { name: 'Scansiona il prossimo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type(booked.number)
    await page.keyboard.press('Enter')
    await expectHeard(page, /^Benvenuti\. Marta/, 'assertive')
    await auditLooks(page)
    await press(page, scanner(page).getByRole('button', { name: 'Incassa e segna arrivo' }))
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type(booked.number)
    await page.keyboard.press('Enter')
    await expect(scanner(page).getByText(/^Già arrivato alle .*, segnato da Elena$/)).toBeVisible()
    await expectFocusSomewhere(page)
    await page.keyboard.press('Escape')
    await expect(scan).toBeFocused()
    await expect(page.getByRole('row', { name: /B7/ })).toContainText('Arrivo')
    await auditLooks(page)

    const row = page.getByRole('row', { name: /B9/ })
    await press(page, row.getByRole('button', { name: 'Incassa, B9' }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Incassa e segna arrivo' }))
    await expect(row).toContainText('Arrivo')
    await expectHeard(page, /^B9: incassati .*, segnato arrivato/, 'polite')
    await expect(row.getByRole('button', { name: /^Nina/ })).toBeFocused()
    await press(page, undoOf(page, 'B9'))
    await expect(row.getByRole('button', { name: 'Incassa, B9' })).toBeVisible()
    await expectHeard(page, /^B9: annullato/, 'polite')
    await expectFocusSomewhere(page)
  },
)

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
  const list = page.waitForResponse((response) => response.url().includes('/ges/arrivals/offline') && response.ok())
  await openDesk(page, '/ges/arrivi', ELENA)
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
  // The notice may leave for a moment while the screen changes from the kept list to the live one: the server's answer counts.
  for (const { day, orderId } of booked) {
    await expect.poll(() => stateOf(app, day, orderId)).toEqual({ state: 'arrived', dueCents: 0 })
  }
  await expect(page.getByText(/da inviare/)).toBeHidden()
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
  await openDesk(page, '/ges/spiaggia?place=D4', ELENA)
  const other = await (await browser.newContext({ viewport: TABLET, baseURL: app.url })).newPage()
  watch(other)
  await openDesk(other, '/ges/arrivi', ELENA)
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
  await expect(other.getByRole('row', { name: /D4/ })).toContainText('Arrivo')
  await other.context().close()
})

/** What of the map lies under something: places and signs, as far as the scene shows them. */
function coveredBy(page: Page, cover: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const scene = document.querySelector('.beach-map')?.getBoundingClientRect()
    const covers = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    if (scene === undefined || covers.length === 0) throw new Error(`nothing is ${selector}`)
    const shown = document.querySelector('.beach-scene')?.getBoundingClientRect() ?? scene
    return [...document.querySelectorAll('.desk-map [role=gridcell], .desk-map [data-landmark]')]
      .filter((mark) => {
        const { left, right, top, bottom } = mark.getBoundingClientRect()
        // What has scrolled out of a phone's scene is not there to be covered.
        if (top >= shown.bottom || left >= shown.right || right <= shown.left || bottom <= shown.top) return false
        const end = Math.min(bottom, shown.bottom)
        return covers.some((one) => left < one.right && right > one.left && top < one.bottom && end > one.top)
      })
      .map((mark) => mark.getAttribute('aria-label') ?? mark.getAttribute('data-landmark') ?? '')
  }, cover)
}

test('D14 neither the legend with all of its items nor a notice covers a place or a sign of the map', async ({
  page,
  app,
}) => {
  await bookToday(app, 'Lia', 'D7')
  for (const viewport of [TABLET, PHONE]) {
    await page.setViewportSize(viewport)
    await openDesk(page, '/ges/spiaggia', ELENA)
    await cell(page, /^D7, da incassare/).click()
    await page.locator('.visit-card').getByRole('button', { name: 'Non viene' }).click()
    await expect(page.locator('.toast')).toBeVisible()
    // On a phone a sheet is open over them.
    await expect(page.locator('.desk-legend button')).toHaveCount(7)
    for (const cover of ['.desk-legend', '.toast']) expect(await coveredBy(page, cover), cover).toEqual([])
    await undoOf(page, 'D7').click()
    await expect(page.locator('.toast', { hasText: 'D7: annullato' })).toBeVisible()
  }
})
