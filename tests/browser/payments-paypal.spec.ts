import type { Page } from '@playwright/test'
import { acceptAndPay, atCheckout, chooseWay, expectPaid, standing } from './support/checkout.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press } from './support/keyboard.ts'
import { chooseByKeyboard } from './support/pay-by-keyboard.ts'
import { expect, test } from './support/payment-test.ts'
import { tick } from './support/tick.ts'

/** Opens PayPal's window from its own button. */
async function openPaypal(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Paga con PayPal' }).click()
  const opened = await popup
  await expect(opened.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  return opened
}

async function choosePaypal(page: Page): Promise<void> {
  await chooseWay(page, /^PayPal/)
  await tick(page.getByRole('checkbox'))
}

test.describe('PayPal', () => {
  test(
    'case 6 case 23 B-21 by the keyboard: its window is left, which is heard, closed, and then pays',
    { tag: '@gate' },
    async ({ page, app }) => {
      await listen(page)
      const payer = await atCheckout(page, app)
      await chooseByKeyboard(page, /^PayPal/)
      await press(page, page.getByRole('checkbox'), 'Space')
      const own = page.getByRole('button', { name: 'Paga con PayPal' })
      const openByKeyboard = async () => {
        const popup = page.waitForEvent('popup')
        await press(page, own)
        return popup
      }
      await (await openByKeyboard()).getByRole('button', { name: 'Cancel and return' }).click()
      await expectHeard(page, /^Non hai finito il pagamento e non ti abbiamo addebitato nulla/, 'assertive')
      await expect(page.getByRole('timer')).toBeVisible()
      await (await openByKeyboard()).close()
      await expect(page.getByText('Pagamento in corso')).toHaveCount(0)
      await (await openByKeyboard()).getByRole('button', { name: 'Approve', exact: true }).click()
      await expectPaid(page)
      await expectHeard(page, /^Ci vediamo .*, pagato/, 'polite')
      await expect(page.getByText('Pagato con PayPal')).toBeVisible()
      expect(await standing(app, payer)).toBe('confirmed paid')
    },
  )

  test('case 24 the instrument is declined, and another one is chosen in the same window', async ({ page, app }) => {
    const payer = await atCheckout(page, app)
    await choosePaypal(page)
    const popup = await openPaypal(page)
    await popup.getByRole('button', { name: /declined/ }).click()
    await popup.getByRole('button', { name: 'Approve', exact: true }).click()
    await expectPaid(page)
    expect(await standing(app, payer)).toBe('confirmed paid')
  })

  test('case 25 under review: the page waits without offering to pay again, and ends by itself', async ({
    page,
    app,
    bank,
  }) => {
    const payer = await atCheckout(page, app)
    await choosePaypal(page)
    await (await openPaypal(page)).getByRole('button', { name: 'Approve, money pending' }).click()
    await expect(page.getByRole('heading', { name: 'Stiamo verificando il pagamento' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Riprova|Riprendi/ })).toHaveCount(0)
    expect(await standing(app, payer)).toBe('awaiting_payment unpaid')
    const { rows } = (await bank.control('overview')) as { rows: { id: string; state: string }[] }
    // Other tests may have left theirs.
    const pending = rows.findLast(({ state }) => state === 'capture PENDING')
    await bank.control('paypal/resolve', { id: pending?.id, ok: true })
    await expectPaid(page)
  })
})

test.describe('PayPal on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('case 7 PayPal’s own page pays, and is left without paying', { tag: '@gate' }, async ({ page, app }) => {
    const payer = await atCheckout(page, app)
    await chooseWay(page, /^PayPal/)
    await acceptAndPay(page)
    await page.getByRole('button', { name: 'Cancel and return' }).click()
    await expect(page).toHaveURL(/localhost/)
    await expect(page).toHaveURL(/pagamenti-/)
    await page.getByRole('link', { name: /Riprova|Riprendi il pagamento/ }).click()
    await chooseWay(page, /^PayPal/)
    await page.getByRole('button', { name: /^(Paga|Ordine)/ }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expectPaid(page)
    expect(await standing(app, payer)).toBe('confirmed paid')
  })
})
