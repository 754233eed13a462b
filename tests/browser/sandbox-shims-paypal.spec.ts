import type { PayPalNamespace } from '@paypal/paypal-js'
import type { Page } from '@playwright/test'
import { paypalSandboxKeys } from '../../sandbox/paypal/surface.ts'
import type { Sandbox } from '../../sandbox/platform/sandbox.ts'
import { openShop } from './support/shop.ts'
import { expect, test, type Place } from './support/shop-test.ts'

interface Order {
  readonly id: string
}

/** Calls PayPal's API as the resort's server does. */
async function paypal(sandbox: Sandbox, path: string, body: object): Promise<{ status: number; answer: unknown }> {
  const { clientId, clientSecret } = paypalSandboxKeys
  const token = await fetch(`${sandbox.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token } = (await token.json()) as { access_token: string }
  const reply = await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: reply.status, answer: await reply.json() }
}

/** The checkout's PayPal button, with the real loader of `@paypal/paypal-js`; what happens is noted on the page. */
async function openPaypal(page: Page, { sandbox, shop }: Place): Promise<void> {
  const purchase_units = [{ amount: { currency_code: 'EUR', value: '45.00' } }]
  await page.exposeFunction('newOrder', async () => {
    const { answer } = await paypal(sandbox, '/v2/checkout/orders', { intent: 'CAPTURE', purchase_units })
    return (answer as Order).id
  })
  await page.exposeFunction('capture', async (id: string) => {
    const { status } = await paypal(sandbox, `/v2/checkout/orders/${id}/capture`, {})
    return status === 201 ? 'paid' : 'declined'
  })
  await page.goto(shop.url)
  await page.evaluate(async (origin) => {
    const shown = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void }
      newOrder(): Promise<string>
      capture(id: string): Promise<string>
      happened: string[]
    }
    shown.happened = []
    shown.trustedTypes.createPolicy('default', {
      createScriptURL: (url: string) => (new URL(url).origin === origin ? url : null),
    })
    const loader: string = '/paypal-loader.js'
    const paypalJs = (await import(loader)) as { loadScript(options: object): Promise<PayPalNamespace> }
    const options = { sdkBaseUrl: `${origin}/sdk/js`, clientId: 'shop', currency: 'EUR', locale: 'it_IT' }
    const buttons = (await paypalJs.loadScript(options)).Buttons?.({
      style: { label: 'pay' },
      createOrder: () => shown.newOrder(),
      async onApprove({ orderID }, actions) {
        const outcome = await shown.capture(orderID)
        shown.happened.push(outcome)
        if (outcome === 'declined') actions.restart()
      },
      onCancel: () => void shown.happened.push('cancelled'),
      onError: (error) => void shown.happened.push(JSON.stringify(error)),
    })
    if (buttons?.isEligible() === true) await buttons.render('#paypal')
  }, sandbox.url)
}

const happened = (page: Page) => page.evaluate(() => (window as unknown as { happened: string[] }).happened)

async function pressPaypal(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Paga con PayPal' }).click()
  return popup
}

test.describe('PayPal', () => {
  test('6 the payer approves in the popup, which stays until the money is taken', async ({ page, sandbox, shop }) => {
    await openPaypal(page, { sandbox, shop })
    const popup = await pressPaypal(page)
    await expect(popup.getByText('45.00 EUR')).toBeVisible()
    await popup.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect.poll(() => happened(page)).toEqual(['paid'])
    await expect.poll(() => popup.isClosed()).toBe(true)
  })

  test('23 the payer turns back, or closes the popup', async ({ page, sandbox, shop }) => {
    await openPaypal(page, { sandbox, shop })
    await (await pressPaypal(page)).getByRole('button', { name: 'Cancel and return' }).click()
    await expect.poll(() => happened(page)).toEqual(['cancelled'])
    const popup = await pressPaypal(page)
    await expect(popup.getByText('45.00 EUR')).toBeVisible()
    await popup.close()
    await expect.poll(() => happened(page)).toEqual(['cancelled', 'cancelled'])
  })

  test('24 the instrument is declined, and the payer chooses another one in the same popup', async ({
    page,
    sandbox,
    shop,
  }) => {
    await openPaypal(page, { sandbox, shop })
    const popup = await pressPaypal(page)
    await popup.getByRole('button', { name: /declined/ }).click()
    await expect.poll(() => happened(page)).toEqual(['declined'])
    await popup.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect.poll(() => happened(page)).toEqual(['declined', 'paid'])
  })

  test('a page that shuts its popups out never hears them: the product opens its policy for PayPal', async ({
    page,
    sandbox,
  }) => {
    const shop = await openShop(sandbox.url, false)
    await openPaypal(page, { sandbox, shop })
    await pressPaypal(page)
    await expect.poll(() => happened(page)).toEqual(['cancelled'])
    await shop.close()
  })
})
