import type { Page } from '@playwright/test'
import { CARDS, orderButton } from './support/checkout.ts'
import { clearBeach, dayFromToday, place } from './support/guest.ts'
import { looksWell } from './support/guest-looks.ts'
import { expectHeard, expectOpened, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { typeCardByKeyboard } from './support/pay-by-keyboard.ts'
import { expect, test } from './support/payment-test.ts'
import { arrive, newPerson, order } from './support/person.ts'

// Without a network the code of every screen has to be there already.
test.use({ savesData: false, allowedErrors: [/status of 402|status of 409/] })
test.beforeEach(async ({ app }) => clearBeach(app))

const PLANS = '/tabs/main-page-ombrelloni/abbonamenti-uno'

/** Pays by card with the keyboard alone in the checkout, a document of its own, and hears that it is done. */
async function pay(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^Pagamento · /)
  await expect(page.getByRole('main', { name: 'Pagamento' })).toBeVisible()
  await typeCardByKeyboard(page, CARDS.good)
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, orderButton(page))
  await expect(page.getByRole('main').getByText(/Ordine n\. .*, pagato /)).toBeVisible()
  await expectHeard(page, /, pagato /, 'polite')
}

test(
  'R-102 R-201 R-405 R-509 B-21: a season is chosen by keyboard, held, paid in instalments by card, and its card and next instalment are there',
  { tag: '@gate' },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await listen(page)
    await arrive(page, await newPerson(app))
    await page.goto(PLANS)

    await test.step('step one', async () => {
      const season = page.getByRole('radio', { name: /^Stagione/ })
      await expect(season).toBeChecked()
      await looksWell(page)
      await walkTo(page, season)
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/plan=2/)
      await page.keyboard.press('ArrowUp')
      await expect(page).toHaveURL(/plan=1/)
      await walkTo(page, page.getByRole('radio', { name: 'Umani' }))
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('radio', { name: 'Cani grandi' })).toBeChecked()
      await press(page, page.getByRole('button', { name: 'Scegli il posto' }))
    })

    await test.step('step two', async () => {
      await expect(page.getByRole('heading', { name: 'Stagione: quale posto?' })).toBeVisible()
      await expect(page.getByRole('img', { name: 'Passo 2 di 3' })).toBeVisible()
      await looksWell(page)
      await walkTo(
        page,
        page
          .getByRole('grid')
          .getByRole('gridcell', { name: /, libero/ })
          .first(),
      )
      await page.keyboard.press('H')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/place=H\d/)
      await press(page, page.getByRole('button', { name: /^Continua con H/ }))
    })

    await test.step('step three', async () => {
      await expect(page.getByRole('heading', { name: 'Controlla e conferma' })).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      await press(page, page.getByRole('button', { name: 'Più: Lettini' }))
      await walkTo(page, page.getByRole('radio', { name: 'Tutto adesso' }))
      await page.keyboard.press('ArrowDown')
      await expect(page.getByText(/^Entro /).first()).toBeVisible()
      await looksWell(page)
      await press(page, page.getByRole('button', { name: /^Aggiungi al carrello/ }))
    })

    await test.step('cart and payment', async () => {
      await expect(page.getByRole('article', { name: /abbonamento stagione/ })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('timer')).toBeVisible()
      await looksWell(page)
      await press(page, page.getByRole('button', { name: /^Vai al pagamento/ }))
      await pay(page)
      await expect(page).toHaveURL(/pagamenti-esito\?order=\d+/)
      const [sold] = await app.sql(`select state, people from subscription`)
      expect(sold).toEqual({ state: 'confirmed', people: 2 })
    })

    await test.step('one’s own', async () => {
      await page.goto('/tabs/contact')
      await press(page, page.getByRole('link', { name: 'I miei abbonamenti' }))
      await expectOpened(page, 'I miei abbonamenti')
      await looksWell(page)
      await press(page, page.getByRole('link', { name: /abbonamento stagione/ }))
      await expect(page.getByRole('main', { name: /^I miei abbonamenti/ })).toBeFocused()
      await expect(page.getByRole('img', { name: /^Codice QR della tessera/ })).toBeVisible()
      await looksWell(page)
      await press(page, page.getByRole('button', { name: /^Paga la rata/ }))
      await pay(page)
      await page.goto('/tabs/contact/abbonamenti')
      await press(page, page.getByRole('link', { name: /abbonamento stagione/ }))
      await expect(page.getByText('Pagata').nth(3)).toBeVisible()
    })

    await test.step('without a network', async () => {
      await page.context().setOffline(true)
      await expect(page.getByRole('img', { name: /^Codice QR della tessera/ })).toBeVisible()
      await page.context().setOffline(false)
    })
  },
)

test('R-102 R-405: of two who want one place the faster has it, the other is told in place; a place that is taken on some days says which', async ({
  page,
  app,
  browser,
}) => {
  const [from, day] = [await dayFromToday(app, 2), await dayFromToday(app, 12)]
  const booked = await newPerson(app, 'Marta')
  await order(app, booked, { from: day, to: day }, ['G3'])
  const path = `/tabs/main-page-ombrelloni/abbonamenti-due?plan=3&zone=large-dog&from=${from}`
  const other = await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })
  const rival = await other.newPage()
  await arrive(page, await newPerson(app))
  await arrive(rival, await newPerson(app, 'Luca'))

  for (const each of [page, rival]) {
    await each.goto(path)
    await place(each, 'G7').click()
    await expect(each.getByRole('button', { name: 'Continua con G7' })).toBeVisible()
  }
  await rival.getByRole('button', { name: 'Continua con G7' }).click()
  await expect(rival.getByRole('heading', { name: 'Controlla e conferma' })).toBeVisible()
  await page.getByRole('button', { name: 'Continua con G7' }).click()
  await expect(page.getByText(/G7 è appena stato preso/)).toBeVisible()
  await expect(place(page, 'G7')).toHaveAttribute('data-look', 'held')

  await place(page, 'G3').click({ force: true })
  const sheet = page.getByRole('dialog', { name: /G3 non è libero per 1 giorno/ })
  await expect(sheet).toBeVisible()
  await looksWell(page)
  await sheet
    .getByRole('button', { name: /^[A-N]\d/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Continua con/ })).toBeVisible()

  await rival.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
  await rival.getByRole('button', { name: /^Togli l’abbonamento/ }).click()
  await expect(rival.getByText('Nessun abbonamento')).toBeVisible()
  await expect(place(page, 'G7')).toHaveAttribute('data-look', 'free')
  await other.close()
})

test('R-102: entries without a place are bought from a screen that looks well, and nobody is told to come on a day', async ({
  page,
  app,
}) => {
  await listen(page)
  await arrive(page, await newPerson(app))
  await page.goto(`${PLANS}?plan=8`)
  await page.getByRole('button', { name: 'Continua', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Controlla e conferma' })).toBeVisible()
  await looksWell(page)
  await page.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
  const chips = page.getByRole('group', { name: 'Carrelli' })
  await expect(chips.getByRole('button', { name: /^Abbonamento/ })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: /^Vai al pagamento/ }).click()
  await pay(page)
  await expect(page.getByRole('heading', { name: 'L’abbonamento è tuo' })).toBeVisible()
})
