import type { Page } from '@playwright/test'
import { listSavedCards } from '../../domain/payments/calls.ts'
import {
  acceptAndPay,
  bankOf,
  CARDS,
  CHECKOUT,
  expectPaid,
  newPayer,
  typeCard,
  wayOf,
  type Payer,
} from './support/checkout.ts'
import type { App } from './support/app.ts'
import { expect, test } from './support/payment-test.ts'
import { arrive, ask, hold } from './support/person.ts'

/** Last digits and expiry month of each kept card, the default one first. */
async function kept(app: App, { person }: Payer): Promise<string[]> {
  const { cards } = await ask(app, listSavedCards, {}, person.token)
  return cards.map(({ lastFour, isDefault, expiryMonth }) => `${lastFour} ${expiryMonth}${isDefault ? ' default' : ''}`)
}

/** Adds a card from the list of the profile; the first one is the default in any case. */
async function addCard(page: Page, number: string, isDefault = true): Promise<void> {
  await page.getByRole('link', { name: 'Aggiungi una carta' }).click()
  await expect(page.getByRole('heading', { name: 'Nuova carta' })).toBeVisible()
  await typeCard(page, number)
  const usual = page.getByRole('switch', { name: 'Usala come predefinita' })
  if (!isDefault) await usual.locator('xpath=ancestor::label').click()
  await expect(usual).toBeChecked({ checked: isDefault })
  await page.getByRole('button', { name: 'Salva la carta' }).click()
}

const rowOf = (page: Page, lastFour: string) => page.getByRole('radio', { name: new RegExp(`finisce con ${lastFour}`) })
const choose = (page: Page, lastFour: string) => rowOf(page, lastFour).locator('xpath=ancestor::label').click()

async function removeChosen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rimuovi' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rimuovi' }).click()
}

test(
  'case 4 case 5 R-713 a card that is saved while paying pays the next time without being typed',
  { tag: '@gate' },
  async ({ page, app }) => {
    const payer = await newPayer(app, 2)
    const [first = '', second = ''] = payer.codes
    await hold(app, payer.person, payer.stay, [first])
    await arrive(page, payer.person)
    await page.goto(CHECKOUT)
    await typeCard(page, CARDS.challengedOnSetup)
    await page
      .getByRole('switch', { name: /Salva la carta/ })
      .locator('xpath=ancestor::label')
      .click()
    await acceptAndPay(page)
    await bankOf(page).getByRole('button', { name: 'Approve' }).click()
    await expectPaid(page)
    expect(await kept(app, payer)).toEqual(['3155 12 default'])
    await hold(app, payer.person, payer.stay, [second])
    await page.goto(CHECKOUT)
    await expect(page.getByText('Carta •••• 3155')).toBeVisible()
    await expect(wayOf(page, /finisce con 3155/)).toBeChecked()
    await acceptAndPay(page)
    await bankOf(page).getByRole('button', { name: 'Approve' }).click()
    await expectPaid(page)
  },
)

test('case 94 case 95 R-211 cards are added, made the default, changed and removed', async ({ page, app }) => {
  const payer = await newPayer(app)
  await arrive(page, payer.person)
  await page.goto('/pagamenti-card-choose')
  await addCard(page, CARDS.good)
  await expect(rowOf(page, '4242')).toBeVisible()
  await addCard(page, CARDS.challengedOnSetup, false)
  await bankOf(page).getByRole('button', { name: 'Approve' }).click()
  await expect(rowOf(page, '3155')).toBeVisible()
  expect(await kept(app, payer)).toEqual(['4242 12 default', '3155 12'])
  await choose(page, '3155')
  await page.getByRole('switch', { name: 'Usala come predefinita' }).locator('xpath=ancestor::label').click()
  await expect.poll(() => kept(app, payer)).toEqual(['3155 12 default', '4242 12'])
  await page.getByRole('link', { name: 'Modifica' }).click()
  await page.getByLabel('Scadenza').fill('0735')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Predefinita, 07/35')).toBeVisible()
  expect(await kept(app, payer)).toEqual(['3155 7 default', '4242 12'])
  await choose(page, '3155')
  await removeChosen(page)
  await expect(rowOf(page, '3155')).toHaveCount(0)
  expect(await kept(app, payer)).toEqual(['4242 12 default'])
  await removeChosen(page)
  await expect(page.getByRole('heading', { name: 'Nessuna carta salvata' })).toBeVisible()
  expect(await kept(app, payer)).toEqual([])
})

test.describe('a card that goes', () => {
  test.use({ allowedErrors: [/status of 404/] })

  test('case 97 a card that is removed in another tab cannot be paid with, and another one can', async ({
    page,
    app,
    context,
  }) => {
    const payer = await newPayer(app)
    await arrive(page, payer.person)
    await page.goto('/pagamenti-card-choose')
    await addCard(page, CARDS.good)
    await expect(rowOf(page, '4242')).toBeVisible()
    await hold(app, payer.person, payer.stay, payer.codes)
    await page.goto(CHECKOUT)
    await expect(page.getByText('Carta •••• 4242')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/pagamenti-card-choose')
    await removeChosen(other)
    await expect(other.getByRole('heading', { name: 'Nessuna carta salvata' })).toBeVisible()
    await other.close()
    await acceptAndPay(page)
    await expect(page.getByText('Questa carta non è più salvata. Scegline un’altra.')).toBeVisible()
    await typeCard(page, CARDS.mastercard)
    await page.getByRole('button', { name: /^Ordine con obbligo di pagare/ }).click()
    await expectPaid(page)
  })
})
