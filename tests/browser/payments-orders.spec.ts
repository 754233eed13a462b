import { visit } from './support/audit.ts'
import {
  acceptAndPay,
  atCheckout,
  CARDS,
  CHECKOUT,
  expectPaid,
  newPayer,
  standing,
  typeCard,
  wayOf,
} from './support/checkout.ts'
import { expect, test } from './support/payment-test.ts'
import { arrive, order } from './support/person.ts'

test('case 11 R-411 an order that is to be paid later is paid by card from the list', async ({ page, app }) => {
  const payer = await newPayer(app)
  await order(app, payer.person, payer.stay, payer.codes, [], 'pay_later')
  expect(await standing(app, payer)).toBe('confirmed unpaid')
  await arrive(page, payer.person)
  await page.goto('/tabs/contact/ordini')
  await expect(page.getByText('Da pagare')).toBeVisible()
  await page.getByRole('link', { name: 'Paga ora' }).click()
  await typeCard(page, CARDS.good)
  await page.getByRole('button', { name: /^Paga / }).click()
  await expectPaid(page)
  expect(await standing(app, payer)).toBe('confirmed paid')
})

test('R-403 a booking that was paid says what goes back before it is deleted, and that it went back afterwards', async ({
  page,
  app,
}) => {
  const payer = await atCheckout(page, app)
  await typeCard(page, CARDS.good)
  await acceptAndPay(page)
  await expectPaid(page)
  await page.getByRole('link', { name: 'Vai al riepilogo' }).click()
  await page.getByRole('button', { name: /Elimina prenotazione/ }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByText(/Ti restituiamo/)).toBeVisible()
  await alert.getByRole('button', { name: 'Conferma', exact: true }).click()
  await expect.poll(() => standing(app, payer)).toBe('cancelled refunded')
  await page.goto('/tabs/contact/ordini')
  await page.getByText('Passati', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Passati' })).toBeChecked()
  await expect(page.getByText('Rimborsato', { exact: true })).toBeVisible()
})

test('R-203 cash is chosen beforehand where the path says so, and orders without a provider', async ({ page, app }) => {
  const payer = await atCheckout(page, app, '/tabs/carrello-contanti/pagamenti-card')
  await expect(wayOf(page, /^Contanti/)).toBeChecked()
  await acceptAndPay(page)
  await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
  expect(await standing(app, payer)).toBe('confirmed unpaid')
})

test('R-111 every page says that no money moves', async ({ page, app }) => {
  const banner = page.getByText('Pagamenti di prova: nessun addebito')
  await page.goto('/welcome')
  await expect(banner).toBeVisible()
  await atCheckout(page, app)
  const paths = ['/tabs/home', '/tabs/main-page-ombrelloni', '/tabs/carrello', '/tabs/contact/ordini']
  for (const path of [...paths, '/pagamenti-card-choose', '/pagamenti-card-edit', CHECKOUT]) {
    await visit(page, path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(banner).toBeVisible()
  }
})

test.describe('without a network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|status of 402/] })

  test('R-412 neither the checkout nor the outcome pretends anything, and both go on when it is back', async ({
    page,
    app,
    context,
  }) => {
    await atCheckout(page, app)
    await typeCard(page, CARDS.good)
    await context.setOffline(true)
    await expect(page.getByText('Senza rete non puoi ordinare. Riprova appena torna.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Ordine con obbligo/ })).toBeDisabled()
    await context.setOffline(false)
    await acceptAndPay(page)
    await expectPaid(page)
    await context.setOffline(true)
    await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
    await context.setOffline(false)
  })
})
