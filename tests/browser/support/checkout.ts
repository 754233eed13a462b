import type { FrameLocator, Locator, Page } from '@playwright/test'
import { listOrders } from '../../../domain/orders/calls.ts'
import type { App } from './app.ts'
import { CVC } from './card-data.ts'
import { dayFromToday } from './guest.ts'
import { arrive, ask, hold, newPerson, type Person, type Stay } from './person.ts'
import { expect } from './test.ts'
import { tick } from './tick.ts'

export const CHECKOUT = '/tabs/carrello/pagamenti-card'

/** Numbers of Stripe's test cards (payments guide, 3.2). */
export const CARDS = {
  good: '4242424242424242',
  mastercard: '5555555555554444',
  challenged: '4000000000003220',
  challengedOnSetup: '4000002500003155',
  poor: '4000000000009995',
} as const

/** A guest of one test, with a stay and a place that no other test touches. */
export interface Payer {
  readonly person: Person
  readonly stay: Stay
  readonly codes: readonly string[]
}

// Rows none of whose first places over there is out of use.
const ROWS = ['C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'M', 'N']
const FIRST_FREE = 17
/** As many places as one guest may have at once, and days between the stays that meet on a row. */
const [MOST, APART] = [5, 20]
let taken = 0

/** The codes of the next places that nobody of this worker has had. */
function nextCodes(count: number): string[] {
  const row = Math.trunc(taken / MOST)
  taken = (row + 1) * MOST
  return Array.from({ length: count }, (_, index) => `${ROWS[row % ROWS.length]}${FIRST_FREE + index}`)
}

/** A new guest who is about to choose places. */
export async function newPayer(app: App, places = 1): Promise<Payer> {
  const day = await dayFromToday(app, APART * (1 + Math.trunc(taken / (MOST * ROWS.length))))
  return { person: await newPerson(app), stay: { from: day, to: day }, codes: nextCodes(places) }
}

/** A new guest with a full cart, signed in and at the checkout. */
export async function atCheckout(page: Page, app: App, path = CHECKOUT): Promise<Payer> {
  const payer = await newPayer(app)
  await hold(app, payer.person, payer.stay, payer.codes)
  await arrive(page, payer.person)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Come vuoi pagare?' })).toBeVisible()
  return payer
}

/** The provider's own field for a part of the card. */
export function fieldOf(page: Page, part: 'number' | 'expiry' | 'cvc'): Locator {
  return page.frameLocator(`[data-payment-slot=${part}] iframe`).getByRole('textbox')
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await fieldOf(page, 'number').fill(number)
  await fieldOf(page, 'expiry').fill('1234')
  await fieldOf(page, 'cvc').fill(CVC)
}

/** The row of a way to pay, such as `PayPal`. */
export function wayOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('radio', { name })
}

/** Chooses a way to pay as a finger does, on its row. */
export async function chooseWay(page: Page, name: string | RegExp): Promise<void> {
  await wayOf(page, name).locator('xpath=ancestor::label').click()
  await expect(wayOf(page, name)).toBeChecked()
}

export function orderButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Ordine con obbligo di pagare|Paga) / })
}

/** Accepts the conditions and presses the button that binds. */
export async function acceptAndPay(page: Page): Promise<void> {
  await tick(page.getByRole('checkbox'))
  await orderButton(page).click()
}

/** Presses the button for an order whose conditions are accepted already. */
export async function payAgain(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox')).toBeChecked()
  await orderButton(page).click()
}

/** The page of the card's bank, in the dialog over the checkout. */
export function bankOf(page: Page): FrameLocator {
  return page.getByRole('dialog', { name: 'Conferma della tua banca' }).frameLocator('iframe')
}

export async function expectPaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(/pagamenti-esito\?order=\d+/)
  await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
  await expect(page.getByRole('main').getByText(/Ordine n\. .*, pagato /)).toBeVisible()
}

export const FAILED = 'Il pagamento non è andato a buon fine'

export async function expectFailed(page: Page, why: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: FAILED })).toBeVisible()
  await expect(page.getByRole('main').getByText(why)).toBeVisible()
  await expect(page.getByRole('main').getByText(/Non ti abbiamo addebitato nulla/)).toBeVisible()
}

/** How the guest's orders stand, newest stay first: `confirmed paid`. */
export async function standing(app: App, { person }: Payer): Promise<string> {
  const { orders } = await ask(app, listOrders, {}, person.token)
  return orders.map(({ status, paymentStatus }) => `${status} ${paymentStatus}`).join(', ')
}
