import type { Page } from '@playwright/test'
import Stripe from 'stripe'
import { expect, test } from './support/shop-test.ts'

for (const [width, height] of [
  [390, 844],
  [1180, 820],
] as const) {
  test(`the operator page obeys every press at ${width} × ${height}`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height })
    const { port } = new URL(sandbox.url)
    const stripe = new Stripe('sk_test_shop', { host: 'localhost', port, protocol: 'http', telemetry: false })
    const pay = (payment_method: string) =>
      stripe.paymentIntents.create({
        amount: 4500,
        currency: 'eur',
        allowed_payment_method_types: ['card'],
        payment_method,
        confirm: true,
      })
    await stripe.webhookEndpoints.create({ url: `${sandbox.url}/_sandbox/overview`, enabled_events: ['*'] })
    const [accepted, refused] = [await pay('pm_card_threeDSecure2Required'), await pay('pm_card_threeDSecure2Required')]
    await page.goto(sandbox.url)
    await press(page, accepted.id, '3-D Secure ok')
    await expect(rowOf(page, accepted.id)).toContainText('succeeded')
    await press(page, refused.id, '3-D Secure refused')
    await expect(rowOf(page, refused.id)).toContainText('requires_payment_method')
    await press(page, accepted.id, 'Dispute')
    await press(page, accepted.id, 'Dispute won')
    await page.getByRole('button', { name: 'Hold', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Hold', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await pay('pm_card_visa')
    const held = page.locator('td').filter({ hasText: /^held/ })
    await expect(held.first()).toBeVisible()
    await page.getByRole('button', { name: 'Send held, last first' }).click()
    await expect(held).toHaveCount(0)
    await page.getByRole('button', { name: '+ 1 day' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Forget payments' }).click()
    await expect(page.getByText('No payment yet.')).toBeVisible()
    expect((await stripe.webhookEndpoints.list()).data).toHaveLength(1)
  })
}

const rowOf = (page: Page, id: string) => page.locator('tr').filter({ hasText: id })

async function press(page: Page, id: string, name: string): Promise<void> {
  await rowOf(page, id).getByRole('button', { name, exact: true }).click()
}
