import type { Page } from '@playwright/test'
import {
  acceptAndPay,
  atCheckout,
  bankOf,
  CARDS,
  expectFailed,
  expectPaid,
  FAILED,
  payAgain,
  standing,
  typeCard,
} from './support/checkout.ts'
import { expect, test } from './support/payment-test.ts'

/** Types a card whose bank asks for a confirmation, and goes to the bank's own page. */
async function toTheBank(page: Page): Promise<void> {
  await typeCard(page, CARDS.challenged)
  await acceptAndPay(page)
  await page.waitForURL(/\/_stripe\/3ds\//)
}

/** The word of the bank, given where the person cannot see it. */
const intentAt = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test.describe('the guest at the bank’s own page', () => {
  test.beforeEach(async ({ app }) => app.set('paymentRedirect', '1'))
  test.afterEach(async ({ app }) => app.set('paymentRedirect', '0'))

  test('case 2 case 36 the bank’s page pays; who refuses there and forges the address has paid nothing', async ({
    page,
    app,
  }) => {
    const payer = await atCheckout(page, app)
    await toTheBank(page)
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expectFailed(page, /non ha avuto la tua conferma/)
    const forged = new URL(page.url())
    forged.searchParams.set('redirect_status', 'succeeded')
    await page.goto(forged.href)
    await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
    expect(await standing(app, payer)).toBe('awaiting_payment unpaid')
    await page.getByRole('link', { name: 'Riprova' }).click()
    await typeCard(page, CARDS.challenged)
    await payAgain(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectPaid(page)
    expect(await standing(app, payer)).toBe('confirmed paid')
  })

  test('case 35 back from the bank’s page: the checkout is there again, and pays', async ({ page, app }) => {
    const payer = await atCheckout(page, app)
    await toTheBank(page)
    await page.goBack()
    await typeCard(page, CARDS.good)
    await acceptAndPay(page)
    await expectPaid(page)
    expect(await standing(app, payer)).toBe('confirmed paid')
  })

  test('case 38 the tab is closed after the bank’s yes: the webhook books the place', async ({ page, app, bank }) => {
    const payer = await atCheckout(page, app)
    await toTheBank(page)
    const id = intentAt(page)
    await page.close()
    await bank.control('stripe/3ds', { id, ok: true })
    await expect.poll(() => standing(app, payer)).toBe('confirmed paid')
  })

  test('case 47 case 49 the webhook comes before the guest does, and twice', async ({ page, app, bank }) => {
    const payer = await atCheckout(page, app)
    await bank.control('webhooks', { mode: 'auto', duplicate: true })
    await toTheBank(page)
    await bank.control('stripe/3ds', { id: intentAt(page), ok: true })
    await expect.poll(() => standing(app, payer)).toBe('confirmed paid')
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectPaid(page)
    expect(await standing(app, payer)).toBe('confirmed paid')
  })

  test('case 52 case 48 the webhook never comes: the guest’s return asks the provider', async ({ page, app, bank }) => {
    const payer = await atCheckout(page, app)
    await bank.webhooks('drop')
    await toTheBank(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectPaid(page)
    expect(await standing(app, payer)).toBe('confirmed paid')
  })
})

test('case 34 the page is loaded anew while the bank asks: the same order is paid by another card', async ({
  page,
  app,
}) => {
  const payer = await atCheckout(page, app)
  await typeCard(page, CARDS.challenged)
  await acceptAndPay(page)
  await expect(bankOf(page).getByRole('button', { name: 'Approve' })).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await typeCard(page, CARDS.good)
  await acceptAndPay(page)
  await expectPaid(page)
  expect(await standing(app, payer)).toBe('confirmed paid')
})
