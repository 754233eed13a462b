import type { Locator, Page } from '@playwright/test'
import { printPlaceTags } from '../../domain/bar/catalogue-calls.ts'
import { saveDog } from '../../domain/dogs/calls.ts'
import { listOrders } from '../../domain/orders/calls.ts'
import type { App } from './support/app.ts'
import { CARDS, expectPaid, orderButton, typeCard } from './support/checkout.ts'
import { clearBeach, dayFromToday } from './support/guest.ts'
import { expect, test } from './support/payment-test.ts'
import { arrive, ask, newPerson, order, type Person } from './support/person.ts'
import { GIADA, staffToken } from './support/staff.ts'
import { tick } from './support/tick.ts'

/** Counts what a finger does; what is typed by the sandbox's bank is not the guest's way. */
class Finger {
  readonly page: Page
  taps = 0

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    await target.click()
    this.taps += 1
  }

  /** A box, on its square: its words hold a link. */
  async tick(box: Locator): Promise<void> {
    await tick(box)
    this.taps += 1
  }
}

/** A guest who is signed in, with a dog and a card that are known. */
async function knownGuest(page: Page, app: App): Promise<Person> {
  const person = await newPerson(app)
  await ask(
    app,
    saveDog,
    { name: 'Nebbia', size: 'large', weightTenthsKg: 280, chip: null, temperament: null },
    person.token,
  )
  await arrive(page, person)
  await page.goto('/pagamenti-card-choose')
  await page.getByRole('link', { name: 'Aggiungi una carta' }).click()
  await typeCard(page, CARDS.good)
  await page.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByRole('radio', { name: /finisce con 4242/ })).toBeVisible()
  return person
}

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(async ({ app }) => clearBeach(app))

test('issue 17: from the home to a paid umbrella in five taps, with the dog and the card that are known', async ({
  page,
  app,
}) => {
  const person = await knownGuest(page, app)
  await page.goto('/tabs/home')
  const finger = new Finger(page)
  const tomorrow = page.getByRole('navigation', { name: 'Cerca un posto per' }).getByRole('link', { name: 'Domani' })
  await expect(tomorrow).toHaveAttribute('href', /dogs=Nebbia/)
  await finger.tap(tomorrow)
  await finger.tap(page.getByRole('dialog').getByRole('button', { name: /^Tienilo per me/ }))
  await finger.tap(page.getByRole('button', { name: /^Paga / }))
  await finger.tick(page.getByRole('checkbox'))
  await finger.tap(orderButton(page))
  await expectPaid(page)
  expect(finger.taps).toBeLessThanOrEqual(5)
  const { orders } = await ask(app, listOrders, {}, person.token)
  expect(orders[0]?.lines[0]?.dogs.map(({ name }) => name)).toEqual(['Nebbia'])
})

test('B-34 the last time again in two taps: the same place, dog, extras and way of paying, and then what the law asks for', async ({
  page,
  app,
}) => {
  const [first, next] = [await dayFromToday(app, 1), await dayFromToday(app, 2)]
  const person = await newPerson(app)
  await order(app, person, { from: first, to: first }, ['C5'], ['Nebbia'])
  await arrive(page, person)
  await page.goto('/tabs/home')
  const finger = new Finger(page)
  await finger.tap(page.getByRole('button', { name: /^Come l’ultima volta/ }))
  const spoken = new Date(`${next}T12:00:00Z`).toLocaleDateString('it-IT', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  await finger.tap(page.getByRole('dialog').getByRole('button', { name: new RegExp(` ${spoken}`) }))
  await expect(page.getByRole('heading', { name: 'Ombrellone C5' })).toBeVisible()
  expect(finger.taps).toBe(2)
  await expect(page.getByRole('radio', { name: /^Contanti/ })).toBeChecked()
  await expect(page.getByText('C5 con 1 lettino')).toBeVisible()
  await finger.tick(page.getByRole('checkbox'))
  await finger.tap(orderButton(page))
  await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
  expect(finger.taps).toBe(4)
  const { orders } = await ask(app, listOrders, {}, person.token)
  const again = orders.find(({ lines }) => lines[0]?.from === next)
  expect([again?.method, again?.lines[0]?.dogs[0]?.name]).toEqual(['cash', 'Nebbia'])
})

test('issue 17: a drink at one’s own place in four taps, from the code on its pole', async ({ page, app }) => {
  for (const [name, value] of [
    ['barOpenHour', '0'],
    ['barCloseHour', '24'],
    ['barLastOrderMinutes', '0'],
  ] as const)
    await app.set(name, value)
  const { tags } = await ask(app, printPlaceTags, {}, await staffToken(app, GIADA))
  const { pathname, search } = new URL(tags.find(({ code }) => code === 'D3')?.url ?? '')
  await knownGuest(page, app)
  await page.goto(`${pathname}${search}`)
  await expect(page.getByText('Consegna a D3')).toBeVisible()
  const finger = new Finger(page)
  await finger.tap(page.getByRole('button', { name: 'Aggiungi Espresso' }))
  await finger.tap(page.getByRole('link', { name: /Vedi ordine/ }))
  await finger.tick(page.getByRole('checkbox'))
  await finger.tap(orderButton(page))
  await expect(page).toHaveURL(/pagamenti-esito|menu\/stato/)
  expect(finger.taps).toBeLessThanOrEqual(4)
})

test('issue 17: a table in three taps, with as many dogs as are known', async ({ page, app }) => {
  await knownGuest(page, app)
  await page.goto('/tabs/home')
  const finger = new Finger(page)
  await finger.tap(page.getByRole('link', { name: /^Ristorante/ }))
  await expect(page.getByRole('group', { name: 'Cani' }).or(page.getByLabel('Cani')).first()).toContainText('1')
  await finger.tap(
    page
      .getByRole('radio', { name: /^\d\d:\d\d/, disabled: false })
      .first()
      .locator('xpath=ancestor::label'),
  )
  await finger.tap(page.getByRole('button', { name: /^Prenota per/ }))
  await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
  expect(finger.taps).toBeLessThanOrEqual(3)
})

test('R-214 R-110 a link to the menu opens the menu for somebody who has never been here', async ({ page }) => {
  await arrive(page, null)
  await page.goto('/menu')
  await expect(page).toHaveURL(/\/tabs\/menu$/)
  await expect(page.getByRole('button', { name: /^Aggiungi / }).first()).toBeVisible()
})
