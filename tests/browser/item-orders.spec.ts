import type { Page } from '@playwright/test'
import { getBarMenu } from '../../domain/bar/calls.ts'
import { getParking } from '../../domain/parking/calls.ts'
import { getRestaurantAvailability } from '../../domain/restaurant/calls.ts'
import type { App } from './support/app.ts'
import { audit, visit } from './support/audit.ts'
import { CARDS, chooseWay, typeCard } from './support/checkout.ts'
import { dayFromToday } from './support/guest.ts'
import { askToDelete } from './support/manage.ts'
import { arrive, ask } from './support/person.ts'
import { expect, test } from './support/payment-test.ts'
import { tick } from './support/tick.ts'

test.beforeAll(async ({ app }) => {
  // The bar is open at whatever hour the tests run.
  await app.set('barOpenHour', '0')
  await app.set('barCloseHour', '24')
  await app.set('barLastOrderMinutes', '0')
})

const look = async (page: Page, name: string) => expect.soft(await audit(page, 'it'), name).toEqual([])

/** Enters without an account, with carts that were filled on this device before. */
async function enterWith(page: Page, carts: Readonly<Record<string, unknown>>): Promise<void> {
  await arrive(page, null)
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
  }, carts)
  await page.goto('/welcome')
  await page.getByRole('button', { name: 'Continua come ospite' }).click()
  await expect(page).toHaveURL(/tabs\/home/)
}

async function leaveDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill('Nora')
  await page.getByLabel('Cognome').fill('Riva')
  await page.getByLabel('Telefono', { exact: true }).fill('3331234567')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continua', exact: true }).click()
}

/** A soft drink to be fetched at the counter. */
async function barCart(app: App) {
  const { categories } = await ask(app, getBarMenu, { language: 'it' })
  const items = categories.flatMap((category) => category.items)
  const item = items.find(({ isAlcoholic, optionGroups }) => !isAlcoholic && optionGroups.length === 0)
  if (item === undefined) throw new Error('the menu has no plain drink')
  const line = { itemId: item.id, quantity: 2, optionIds: [], note: '', name: item.name }
  const deliveryDay = await dayFromToday(app, 0)
  return { lines: [line], delivery: { kind: 'pickup' }, deliveryDay, tipCents: 0, note: '', isAdult: true }
}

async function parkingCart(app: App) {
  const day = await dayFromToday(app, 3)
  const { areas } = await ask(app, getParking, { from: day, to: day, part: 'full_day' })
  return { cart: 'parking', areaId: areas[0]?.areaId, from: day, to: day, part: 'full_day', plate: 'GF482KR' }
}

test(
  'R-409 R-110 R-314 two carts are paid one after the other by a guest: cash at the counter, then by card',
  { tag: '@gate' },
  async ({ page, app }) => {
    await enterWith(page, { bar_cart: await barCart(app), 'battigia.parkingCart': await parkingCart(app) })
    await visit(page, '/tabs/carrello')
    await look(page, 'carts')
    await page.getByRole('button', { name: /Vai al pagamento/ }).click()
    await expect(page.getByRole('dialog', { name: 'Si paga una categoria alla volta' })).toBeVisible()
    await look(page, 'one category at a time')
    await page.getByRole('button', { name: 'Paga prima il bar' }).click()
    await leaveDetails(page, 'nora.riva@example.it')
    await chooseWay(page, /Contanti al bancone/)
    await tick(page.getByRole('checkbox', { name: /condizioni/ }))
    await look(page, 'checkout of the bar')
    await page.getByRole('button', { name: /^Ordine con obbligo/ }).click()
    await expect(page.getByRole('heading', { name: 'Ti aspettiamo al bancone' })).toBeVisible()
    await look(page, 'outcome of the bar')

    await page.getByRole('link', { name: 'Paga il parcheggio' }).click()
    await page.getByRole('button', { name: /Vai al pagamento/ }).click()
    await typeCard(page, CARDS.good)
    await expect(page.getByText('Salva la carta')).toBeHidden()
    await tick(page.getByRole('checkbox', { name: /condizioni/ }))
    await look(page, 'checkout of parking')
    await page.getByRole('button', { name: /^Ordine con obbligo/ }).click()
    await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
    await expect(page.getByRole('main').getByText(/Ordine n\. .*, pagato /)).toBeVisible()
    await visit(page, '/tabs/contact/ordini')
    await expect(page.getByRole('link', { name: /Bar, ritiro al bancone/ })).toBeVisible()
    await expect(page.getByText('GF 482 KR')).toBeVisible()
    await look(page, 'orders of a guest')
  },
)

test(
  'R-103 R-110 R-218 R-403 a guest books a table without a checkout, and deletes it with the exact words',
  { tag: '@gate' },
  async ({ page, app }) => {
    const day = await dayFromToday(app, 4)
    const { meals } = await ask(app, getRestaurantAvailability, { restaurant: '1', day, seats: '2' })
    expect(meals.length).toBeGreaterThan(0)
    await enterWith(page, { 'battigia.tableDraft': { restaurant: 1, day, meal: 'dinner', seats: 2 } })
    await visit(page, '/tabs/home/ristorante')
    await page
      .getByRole('radio', { name: /^2[01]:/ })
      .first()
      .locator('xpath=ancestor::label')
      .click()
    await page.getByRole('button', { name: /^Prenota per/ }).click()
    await look(page, 'who orders')
    await leaveDetails(page, 'tavolo.riva@example.it')
    await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
    await look(page, 'outcome of a table')
    await page.getByRole('link', { name: 'Vai al riepilogo' }).click()
    await look(page, 'summary of a table')
    await askToDelete(page)
    const alert = page.getByRole('alertdialog', { name: 'ELIMINA PRENOTAZIONE' })
    await expect(alert.getByText(/Sei sicuro di voler eliminare la prenotazione/)).toBeVisible()
    await alert.getByRole('button', { name: 'Conferma', exact: true }).click()
    await expect(page.getByText('Annullato')).toBeVisible()
  },
)
