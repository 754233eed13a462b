import type { Page } from '@playwright/test'
import {
  acceptAndPay,
  atCheckout,
  bankOf,
  CARDS,
  chooseWay,
  expectFailed,
  expectPaid,
  orderButton,
  payAgain,
  standing,
  typeCard,
} from './support/checkout.ts'
import { expect, test } from './support/payment-test.ts'
import { tick } from './support/tick.ts'

/** A card that is charged. */
const CONFIRMED = /^POST \/v1\/payment_intents\/\w+\/confirm/

/** The seconds that a countdown such as "per 09:58" has left. */
async function secondsLeft(page: Page): Promise<number> {
  const words = await page.getByText(/ancora tuo per \d\d:\d\d/).textContent()
  const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(words ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

test.describe('Stripe', () => {
  test(
    'case 1 case 32 a card that the bank asks nothing about pays once, however often the button is pressed',
    { tag: '@gate' },
    async ({ page, app, bank, requests }) => {
      const payer = await atCheckout(page, app)
      await typeCard(page, CARDS.good)
      await tick(page.getByRole('checkbox'))
      const before = await bank.count(CONFIRMED)
      await orderButton(page).dblclick()
      await expectPaid(page)
      await expect(page.getByText('Pagato con Visa •••• 4242')).toBeVisible()
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
      expect(await standing(app, payer)).toBe('confirmed paid')
      expect(await bank.count(CONFIRMED)).toBe(before + 1)
      expect(requests.toBank).toBeGreaterThan(0)
    },
  )

  test(
    'case 2 R-406 the bank asks, the countdown rests meanwhile, and the guest confirms in the dialog',
    { tag: '@gate' },
    async ({ page, app }) => {
      await atCheckout(page, app)
      await expect(page.getByRole('timer')).toBeVisible()
      await typeCard(page, CARDS.challenged)
      await acceptAndPay(page)
      await expect(bankOf(page).getByRole('button', { name: 'Approve' })).toBeVisible()
      await expect(page.getByText('Pagamento in corso')).toBeVisible()
      await expect(page.getByRole('timer')).toHaveCount(0)
      await bankOf(page).getByRole('button', { name: 'Approve' }).click()
      await expectPaid(page)
    },
  )

  test('case 19 the bank’s question is refused, and another card pays the same order', async ({ page, app }) => {
    const payer = await atCheckout(page, app)
    await typeCard(page, CARDS.challenged)
    await acceptAndPay(page)
    await bankOf(page).getByRole('button', { name: 'Refuse' }).click()
    await expectFailed(page, /non ha avuto la tua conferma/)
    await page.getByRole('link', { name: 'Riprova' }).click()
    await typeCard(page, CARDS.good)
    await payAgain(page)
    await expectPaid(page)
    expect(await standing(app, payer)).toBe('confirmed paid')
  })

  test(
    'case 13 case 14 case 18 R-405 R-406 R-412 declined: why, how long the place stays, another way, and the same card again',
    { tag: '@gate' },
    async ({ page, app, bank }) => {
      const payer = await atCheckout(page, app)
      await typeCard(page, CARDS.poor)
      await acceptAndPay(page)
      await expectFailed(page, /la carta Visa •••• 9995: la disponibilità non basta/)
      const before = await secondsLeft(page)
      await expect.poll(() => secondsLeft(page)).toBeLessThan(before)
      expect(before).toBeGreaterThan(60)
      await page.getByRole('link', { name: 'Cambia metodo di pagamento' }).click()
      await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/)
      await chooseWay(page, /^PayPal/)
      await expect(page.getByRole('button', { name: 'Paga con PayPal' })).toBeVisible()
      // By itself the one card goes to the other provider now: here the same is asked again.
      const again = new URL(page.url())
      again.searchParams.set('way', 'card')
      await page.goto(again.href)
      await bank.control('stripe/decline', { declineCode: 'stolen_card' })
      await typeCard(page, CARDS.mastercard)
      await payAgain(page)
      await expectFailed(page, 'La banca ha rifiutato la carta Mastercard •••• 4444.')
      await page.getByRole('link', { name: 'Riprova' }).click()
      await typeCard(page, CARDS.mastercard)
      await payAgain(page)
      await expectPaid(page)
      await expect(page.getByText('Pagato con Mastercard •••• 4444')).toBeVisible()
      expect(await standing(app, payer)).toBe('confirmed paid')
    },
  )
})
