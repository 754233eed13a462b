import type { Locator, Page } from '@playwright/test'
import { hasLaterHours } from './support/clock.ts'
import { bookToday, cell } from './support/desk.ts'
import { dayFromToday } from './support/guest.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1180, height: 820 }, allowedErrors: [/status of 409/] })

/** Counts the taps of one action; what is typed is none. */
function counter() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      taps += 1
      await target.click()
    },
    taps: () => taps,
  }
}

const card = (page: Page) => page.locator('.beach-side .visit-card')
const toast = (page: Page) => page.locator('.toast').last()
const undo = async (page: Page) => toast(page).getByRole('button', { name: 'Annulla' }).click()

test.describe('the commonest actions of the desk take as many taps as findings say', () => {
  test(
    'B-11 D1: cash of one is 2 taps, late 2, no-show 2, release 2, move 3',
    { tag: '@gate' },
    async ({ page, app }) => {
      await bookToday(app, 'Tea', 'C5')
      await openDesk(page, '/ges/spiaggia', ELENA)

      await test.step('late', async () => {
        if (!(await hasLaterHours(app))) return
        const { tap, taps } = counter()
        await tap(cell(page, /^C5, da incassare/))
        await tap(
          card(page)
            .getByRole('button', { name: /^Arriva tardi, \d/ })
            .first(),
        )
        await expect(toast(page)).toContainText('C5 arriva alle')
        expect(taps()).toBeLessThanOrEqual(2)
        await undo(page)
      })
      await test.step('no-show', async () => {
        const { tap, taps } = counter()
        await tap(cell(page, /^C5/))
        await tap(card(page).getByRole('button', { name: 'Non viene' }))
        await expect(cell(page, /^C5, non venuto/)).toBeVisible()
        expect(taps()).toBeLessThanOrEqual(2)
        await undo(page)
        await expect(cell(page, /^C5, da incassare/)).toBeVisible()
      })
      await test.step('release', async () => {
        const { tap, taps } = counter()
        await tap(cell(page, /^C5/))
        await tap(card(page).getByRole('button', { name: 'Libera il posto' }))
        await expect(cell(page, /^C5, libero/)).toBeVisible()
        expect(taps()).toBeLessThanOrEqual(2)
        await undo(page)
        await expect(cell(page, /^C5, da incassare/)).toBeVisible()
      })
      await test.step('move, by tapping the place on the map; the panel follows', async () => {
        const { tap, taps } = counter()
        await tap(cell(page, /^C5/))
        await tap(card(page).getByRole('button', { name: 'Sposta' }))
        const [code = ''] = await page
          .getByRole('radiogroup', { name: 'Posti consigliati' })
          .locator('.row-label, label')
          .first()
          .innerText()
          .then((text) => text.split('\n'))
        await tap(cell(page, new RegExp(`^${code}, libero`)))
        await expect(toast(page)).toContainText(`C5 spostato a ${code}`)
        await expect(card(page).getByRole('heading', { name: code, exact: true })).toBeVisible()
        expect(taps()).toBeLessThanOrEqual(3)
        await undo(page)
        await expect(cell(page, /^C5, da incassare/)).toBeVisible()
      })
      await test.step('cash, just as much', async () => {
        const { tap, taps } = counter()
        await tap(cell(page, /^C5/))
        await tap(card(page).getByRole('button', { name: 'Incassa e segna arrivo' }))
        await expect(cell(page, /^C5, arrivato/)).toBeVisible()
        expect(taps()).toBeLessThanOrEqual(2)
      })
    },
  )

  test('B-11 D1 D7: a family of three is one row and arrives in 2 taps, paying now or later', async ({ page, app }) => {
    const { orderId } = await bookToday(app, 'Ugo', ['C6', 'C7', 'C8'])
    await openDesk(page, '/ges/arrivi', ELENA)
    const row = page.getByRole('row', { name: /C6, C7, C8/ })
    await expect(row).toHaveCount(1)

    await test.step('here, pays later: an arrival that nobody frees', async () => {
      const { tap, taps } = counter()
      await tap(row.getByRole('button', { name: 'Incassa, C6, C7, C8' }))
      await tap(page.getByRole('dialog').getByRole('button', { name: 'È qui, paga dopo' }))
      await expect(toast(page)).toContainText('C6, C7, C8 segnati arrivati')
      expect(taps()).toBeLessThanOrEqual(2)
      const [kept] = await app.sql<{ arrived: number }>(
        'select count(*)::int as arrived from arrival where order_id = $1 and undone_at is null',
        [orderId],
      )
      expect(kept?.arrived).toBe(3)
      await undo(page)
      await expect(row.getByRole('button', { name: 'Incassa, C6, C7, C8' })).toBeVisible()
    })
    await test.step('in cash', async () => {
      const { tap, taps } = counter()
      await tap(row.getByRole('button', { name: 'Incassa, C6, C7, C8' }))
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Incassa e segna 3 arrivi' }))
      await expect(row).toContainText('Arrivo')
      expect(taps()).toBeLessThanOrEqual(2)
    })
  })

  test('B-11 D4 D5 V12: a week by telephone is 6 taps, found from any day, and a deposit 3', async ({ page, app }) => {
    const day = await dayFromToday(app, 3)
    await openDesk(page, `/ges/spiaggia?day=${day}`, ELENA)

    await test.step('seven days by telephone', async () => {
      const { tap, taps } = counter()
      await tap(cell(page, 'F3, libero'))
      await tap(card(page).getByRole('button', { name: 'Vendi' }))
      const sheet = page.getByRole('dialog')
      await tap(sheet.getByRole('button', { name: '7 giorni' }))
      await tap(sheet.getByLabel('Nome (facoltativo)'))
      await page.keyboard.type('Quirino Lenzi')
      await tap(sheet.getByLabel('Telefono (facoltativo)'))
      await page.keyboard.type('+39 333 7788990')
      await expect(sheet.getByText('Totale')).toBeVisible()
      await tap(sheet.getByRole('button', { name: 'Vendi, si paga dopo' }))
      await expect(toast(page)).toContainText('F3 venduto')
      expect(taps()).toBeLessThanOrEqual(6)
    })
    await test.step('a deposit on a day that is still to come', async () => {
      const { tap, taps } = counter()
      await tap(cell(page, /^F3, da incassare/))
      await expect(card(page).getByRole('button', { name: 'Non viene' })).toHaveCount(0)
      await tap(card(page).getByRole('button', { name: 'Incassa un acconto' }))
      await page.getByRole('dialog').getByLabel('Importo').fill('50')
      await tap(page.getByRole('dialog').getByRole('button', { name: /^Incassa 50/ }))
      await expect(card(page)).toContainText('Pagato')
      expect(taps()).toBeLessThanOrEqual(3)
    })
    await test.step('found today by name, phone and one key from any screen', async () => {
      await page.goto('/ges/spiaggia')
      await page.getByRole('searchbox', { name: 'Nome, ombrellone, ordine' }).fill('lenzi')
      await page.getByRole('link', { name: /Quirino Lenzi.*F3/ }).click()
      await expect(page).toHaveURL(new RegExp(`day=${day}.*place=F3|place=F3.*day=${day}`))
      await page.goto('/ges/cassa')
      // The key is the rail's.
      await page.getByRole('navigation', { name: 'Gestione' }).waitFor()
      await page.keyboard.press('/')
      await page.getByRole('dialog').getByRole('searchbox').fill('333 7788990')
      await page.getByRole('dialog').getByRole('link', { name: /F3/ }).click()
      await expect(cell(page, /^F3, da incassare, Quirino/)).toBeVisible()
    })
    await test.step('back to today in one tap', async () => {
      await page.getByRole('group', { name: 'Giorno' }).getByRole('button', { name: 'Oggi' }).click()
      await expect(page).not.toHaveURL(/day=/)
    })
  })

  test('B-06 B-11 B-12 a discount with its reason and a deposit within the sale are on the card, and are taken back', async ({
    page,
    app,
  }) => {
    const day = await dayFromToday(app, 4)
    await openDesk(page, `/ges/spiaggia?day=${day}`, ELENA)
    await cell(page, 'F4, libero').click()
    await card(page).getByRole('button', { name: 'Vendi' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('Totale')).toBeVisible()
    const { tap, taps } = counter()
    await tap(sheet.getByText('Codice o sconto'))
    await tap(sheet.getByRole('button', { name: '10%' }))
    await tap(sheet.getByRole('button', { name: 'Cliente abituale' }))
    expect(taps()).toBeLessThanOrEqual(3)
    await expect(sheet.getByText('Sconto', { exact: true }).last()).toBeVisible()
    await sheet.getByRole('radio', { name: 'Adesso' }).click({ force: true })
    await sheet.getByLabel('Importo').fill('20')
    await sheet.getByRole('button', { name: /^Vendi e incassa 20/ }).click()
    await expect(toast(page)).toContainText(/F4 venduto, incassati 20,00\s€\. Da incassare/)
    await cell(page, /^F4, da incassare/).click()
    await expect(card(page)).toContainText(/Sconto-/)
    await expect(card(page)).toContainText(/Pagato20,00/)
    await undo(page)
    await expect(cell(page, 'F4, libero')).toBeVisible()
  })

  test('R-102 B-11 a season pass is sold at the counter for its first payment, and is taken back', async ({ page }) => {
    await openDesk(page, '/ges/abbonamenti', ELENA)
    await page.getByRole('button', { name: 'Vendi un abbonamento' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Posto').fill('H')
    await sheet
      .getByRole('group', { name: /^Liberi/ })
      .getByRole('button')
      .first()
      .click()
    await sheet.getByLabel('Nome e cognome').fill('Orsola Vanni')
    await sheet.getByLabel('Telefono').fill('+39 333 2211445')
    await sheet.getByRole('button', { name: /^Vendi e incassa/ }).click()
    await expect(page.getByRole('heading', { name: 'Orsola Vanni' })).toBeVisible()
    await expect(page.locator('.subs-detail')).toContainText('Pagata')
    await undo(page)
    await expect(toast(page)).toContainText('Vendita annullata')
    await expect(page.locator('.subs-detail')).toContainText('Annullato')
  })
})
