import type { Page } from '@playwright/test'
import { listOrders } from '../../domain/orders/calls.ts'
import { acceptAndPay, CARDS, CHECKOUT, expectPaid, newPayer, orderButton, typeCard } from './support/checkout.ts'
import { looksWell } from './support/guest-looks.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press } from './support/keyboard.ts'
import { askToDelete } from './support/manage.ts'
import { expect, test } from './support/payment-test.ts'
import { arrive, ask, hold, newPerson } from './support/person.ts'
import { openDesk } from './support/staff.ts'

/** What the profile's menu says of the credit. */
async function expectInProfile(page: Page, amount: string): Promise<void> {
  await page.goto('/tabs/contact')
  await expect(page.getByRole('link', { name: new RegExp(`^Credito.*${amount}`) })).toBeVisible()
}

test('B-06 R-603 the desk gives credit, it pays a part with a card, and is back with the booking’s end', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  const payer = await newPayer(app)
  await hold(app, payer.person, payer.stay, payer.codes)

  await test.step('the desk', async () => {
    const anna = await newPerson(app, 'Anna')
    await app.sql(
      `insert into staff_member (account_id, roles, display_name) select id, '{cashier}', 'Anna Cassa' from account where email = $1`,
      [anna.email],
    )
    await openDesk(page, '/ges/credito', anna)
    await page.getByLabel('E-mail o numero dell’ordine').fill('nessuno@example.it')
    await page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true }).click()
    await expect(page.getByText('Nessun ospite con questa e-mail o questo ordine.')).toBeVisible()
    await page.getByLabel('E-mail o numero dell’ordine').fill(payer.person.email)
    await page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true }).click()
    await expect(page.getByText('Nessun movimento.')).toBeVisible()
    await page.getByLabel('Importo in euro').fill('12')
    await page.getByRole('button', { name: /^Dai 12,00/ }).click()
    await expect(page.getByText('Scrivi per che cosa, almeno tre lettere.')).toBeVisible()
    await page.getByLabel('Per che cosa').fill('Per il lettino rotto di sabato')
    await page.getByRole('button', { name: /^Dai 12,00/ }).click()
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByText('Credito non dato')).toBeVisible()
    await expect(page.getByText('Nessun movimento.')).toBeVisible()
    await page.getByLabel('Importo in euro').fill('12')
    await page.getByLabel('Per che cosa').fill('Per il lettino rotto di sabato')
    await page.getByRole('button', { name: /^Dai 12,00/ }).click()
    await expect(page.getByText('+12,00')).toBeVisible()
    await looksWell(page, 'desk')
  })

  await test.step('a part of an order', async () => {
    await page.context().clearCookies()
    await arrive(page, payer.person)
    await page.goto(CHECKOUT)
    const use = page.getByRole('switch', { name: /^Usa il credito \(12,00/ })
    await expect(use).toBeVisible()
    const before = await orderButton(page).textContent()
    await page.getByText(/^Usa il credito/).click()
    await expect(use).toBeChecked()
    await expect(page.getByText('Credito usato')).toBeVisible()
    await expect(orderButton(page)).not.toHaveText(before ?? '')
    await looksWell(page, 'checkout')
    await typeCard(page, CARDS.good)
    await acceptAndPay(page)
    await expectPaid(page)
  })

  await test.step('in the profile, and in the order', async () => {
    await expectInProfile(page, '0,00')
    await page.getByRole('link', { name: /^Credito/ }).click()
    await expect(page.getByText('Per il lettino rotto di sabato')).toBeVisible()
    await expect(page.getByText('Usato', { exact: true })).toBeVisible()
    await looksWell(page, 'credit')
    await page.getByRole('link', { name: /Usato/ }).click()
    await expect(page.getByText(/il tuo credito/).first()).toBeVisible()
    await looksWell(page, 'order')
  })

  await test.step('back with the booking’s end', async () => {
    await askToDelete(page)
    const alert = page.getByRole('alertdialog')
    await alert.getByRole('button', { name: 'Conferma', exact: true }).click()
    await expect
      .poll(async () => (await ask(app, listOrders, {}, payer.person.token)).orders[0])
      .toMatchObject({ status: 'cancelled', creditCents: 0 })
    await expectInProfile(page, '12,00')
  })
})

test('B-06 credit that is enough needs no other way, and who has none is told what it is', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const payer = await newPayer(app)
  await arrive(page, payer.person)
  await page.goto('/tabs/contact/credito')
  await expect(page.getByRole('heading', { name: 'Ancora nessun credito' })).toBeVisible()
  await looksWell(page, 'empty')

  await app.sql(
    `select grant_credit(id, 50000, 'day_resold', email, null, null, 30, '') from account where email = $1`,
    [payer.person.email],
  )
  await hold(app, payer.person, payer.stay, payer.codes)
  await listen(page)
  await page.goto(CHECKOUT)
  await press(page, page.getByRole('switch', { name: /^Usa il credito/ }), 'Space')
  await expect(page.getByText('Basta per tutto l’ordine.')).toBeVisible()
  await expect(page.getByRole('radiogroup')).toHaveCount(0)
  await looksWell(page, 'alone')
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, orderButton(page))
  await expect(page).toHaveURL(/pagamenti-esito\?order=\d+/)
  await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
  await expectHeard(page, /^Ci vediamo /, 'polite')
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
})
