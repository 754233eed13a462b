import type { FrameLocator, Page } from '@playwright/test'
import type { Stripe as StripeJs } from '@stripe/stripe-js'
import StripeServer from 'stripe'
import type { Sandbox } from '../../sandbox/platform/sandbox.ts'
import { expect, frame, loadShim, settled, test, type Place } from './support/shop-test.ts'

const OK = '4242424242424242'
const CHALLENGED = '4000000000003220'
const POOR = '4000000000009995'

/** What the page of the tests keeps on its window. */
interface Shown {
  stripe: StripeJs
  number: unknown
  result: unknown
}

/** The checkout's card fields, with the real loader of `@stripe/stripe-js`. */
async function openStripe(page: Page, { sandbox, shop }: Place): Promise<void> {
  await page.goto(shop.url)
  await loadShim(page, `${sandbox.url}/js/stripe.js`)
  await page.evaluate(async () => {
    const shown = window as unknown as Shown
    const loader: string = '/stripe-loader.js'
    const stripeJs = (await import(loader)) as { loadStripe(key: string, options: object): Promise<StripeJs> }
    shown.stripe = await stripeJs.loadStripe('pk_test_shop', { locale: 'it' })
    const elements = shown.stripe.elements({ locale: 'it' })
    const style = { base: { fontSize: '12px', color: 'rgb(1, 2, 3)', '::placeholder': { color: 'rgb(90, 90, 90)' } } }
    const number = elements.create('cardNumber', { style, showIcon: true })
    const [expiry, cvc] = [elements.create('cardExpiry', { style }), elements.create('cardCvc', { style })]
    const ready = [
      new Promise((resolve) => number.on('ready', resolve)),
      new Promise((resolve) => expiry.on('ready', resolve)),
      new Promise((resolve) => cvc.on('ready', resolve)),
    ]
    number.mount('#number')
    expiry.mount('#expiry')
    cvc.mount('#cvc')
    await Promise.all(ready)
    shown.number = number
  })
}

async function typeCard(page: Page, number: string): Promise<void> {
  await frame(page, 'number').getByLabel('Numero della carta').pressSequentially(number)
  await frame(page, 'expiry').getByLabel('Scadenza').pressSequentially('1234')
  await frame(page, 'cvc').getByLabel('Codice di sicurezza').pressSequentially('123')
}

/** Starts a call of Stripe's in the page; its result is `settled` later, since a dialog may come between. */
async function start(page: Page, call: string, ...given: unknown[]): Promise<void> {
  await page.evaluate(
    ([name, values]) => {
      const shown = window as unknown as Shown
      const filled = values.map((value) => (value === 'typed' ? { payment_method: { card: shown.number } } : value))
      shown.result = undefined
      const stripe = shown.stripe as unknown as Record<string, (...all: unknown[]) => Promise<unknown>>
      void stripe[name]?.(...filled).then((result) => (shown.result = result))
    },
    [call, given] as const,
  )
}

interface Result {
  readonly paymentIntent?: { readonly id: string; readonly status: string; readonly metadata?: object }
  readonly setupIntent?: { readonly status: string; readonly payment_method: string }
  readonly error?: {
    readonly type: string
    readonly code: string
    readonly decline_code?: string
    readonly message: string
  }
}

function serverOf({ url }: Sandbox): StripeServer {
  const { port } = new URL(url)
  return new StripeServer('sk_test_shop', { host: 'localhost', port, protocol: 'http', telemetry: false })
}

const newPayment = (stripe: StripeServer, more: object = {}) =>
  stripe.paymentIntents.create({ amount: 4500, currency: 'eur', allowed_payment_method_types: ['card'], ...more })

const bank = (page: Page): FrameLocator =>
  page.getByRole('dialog', { name: 'Conferma della tua banca' }).frameLocator('iframe')

test.describe('Stripe', () => {
  test('1 100 a typed card pays, and its number is seen by the sandbox alone', async ({ page, sandbox, shop }) => {
    const stripe = serverOf(sandbox)
    const others: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== sandbox.url) others.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    const { client_secret: secret, id } = await newPayment(stripe)
    await openStripe(page, { sandbox, shop })
    await typeCard(page, OK)
    await expect(frame(page, 'number').getByLabel('Numero della carta')).toHaveValue('4242 4242 4242 4242')
    await start(page, 'confirmCardPayment', secret, 'typed')
    const { paymentIntent } = await settled<Result>(page)
    expect(paymentIntent).toMatchObject({ id, status: 'succeeded' })
    expect(paymentIntent).not.toHaveProperty('metadata')
    expect(others.length).toBeGreaterThan(0)
    expect(others.every((request) => request.startsWith(shop.url))).toBe(true)
    const seen = [...others, ...shop.requests].join('\n').replaceAll(/[\s+-]|%20/g, '')
    expect(seen).not.toContain(OK)
    expect(await page.evaluate(() => document.documentElement.textContent)).not.toContain('4242')
  })

  test('2 3-D Secure is accepted in a dialog', async ({ page, sandbox, shop }) => {
    const stripe = serverOf(sandbox)
    const { client_secret: secret, id } = await newPayment(stripe, { capture_method: 'manual' })
    await openStripe(page, { sandbox, shop })
    await typeCard(page, CHALLENGED)
    await start(page, 'confirmCardPayment', secret, 'typed')
    await bank(page).getByRole('button', { name: 'Approve' }).click()
    expect((await settled<Result>(page)).paymentIntent).toMatchObject({ id, status: 'requires_capture' })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const [how, refuse] of [
    ['refused', async (page: Page) => bank(page).getByRole('button', { name: 'Refuse' }).click()],
    ['closed by the person', async (page: Page) => page.getByRole('button', { name: 'Chiudi' }).click()],
  ] as const) {
    test(`19 3-D Secure is ${how}, and another card pays the same intent`, async ({ page, sandbox, shop }) => {
      const stripe = serverOf(sandbox)
      const { client_secret: secret } = await newPayment(stripe)
      await openStripe(page, { sandbox, shop })
      await typeCard(page, CHALLENGED)
      await start(page, 'confirmCardPayment', secret, 'typed')
      await expect(bank(page).getByText('45.00 EUR')).toBeVisible()
      await refuse(page)
      const { error } = await settled<Result>(page)
      expect(error).toMatchObject({ code: 'payment_intent_authentication_failure' })
      await frame(page, 'number').getByLabel('Numero della carta').fill(OK)
      await start(page, 'confirmCardPayment', secret, 'typed')
      expect((await settled<Result>(page)).paymentIntent).toMatchObject({ status: 'succeeded' })
    })
  }

  test('2 the operator ends a challenge that is open in the page', async ({ page, sandbox, shop }) => {
    const stripe = serverOf(sandbox)
    const { client_secret: secret, id } = await newPayment(stripe)
    await openStripe(page, { sandbox, shop })
    await typeCard(page, CHALLENGED)
    await start(page, 'confirmCardPayment', secret, 'typed')
    await expect(bank(page).getByRole('button', { name: 'Approve' })).toBeVisible()
    await fetch(`${sandbox.url}/_sandbox/stripe/3ds`, { method: 'POST', body: JSON.stringify({ id, ok: true }) })
    expect((await settled<Result>(page)).paymentIntent).toMatchObject({ status: 'succeeded' })
  })

  test('14 insufficient funds', async ({ page, sandbox, shop }) => {
    const stripe = serverOf(sandbox)
    const { client_secret: secret } = await newPayment(stripe)
    await openStripe(page, { sandbox, shop })
    await typeCard(page, POOR)
    await start(page, 'confirmCardPayment', secret, 'typed')
    const { error } = await settled<Result>(page)
    expect(error).toMatchObject({ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' })
  })

  test('16 what is not complete or wrong is said in the page’s language before anything is sent', async ({
    page,
    sandbox,
    shop,
  }) => {
    const stripe = serverOf(sandbox)
    const { client_secret: secret } = await newPayment(stripe)
    await openStripe(page, { sandbox, shop })
    const number = frame(page, 'number').getByLabel('Numero della carta')
    await page.getByText('Number', { exact: true }).click()
    await expect(number).toBeFocused()
    await page.keyboard.type('4242424242424241')
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(number).toHaveAccessibleDescription('Il numero della carta non è valido.')
    await expect(page.locator('#number')).toHaveClass(/StripeElement--invalid/)
    await page.keyboard.press('Tab')
    await expect(frame(page, 'expiry').getByLabel('Scadenza')).toBeFocused()
    await start(page, 'confirmCardPayment', secret, 'typed')
    expect((await settled<Result>(page)).error).toMatchObject({ type: 'validation_error', code: 'invalid_number' })
    const style = await number.evaluate((input) => [getComputedStyle(input).fontSize, getComputedStyle(input).color])
    expect(style[0]).toBe('16px')
    await expect(frame(page, 'expiry').getByLabel('Scadenza')).toHaveCSS('color', 'rgb(1, 2, 3)')
  })

  test('2 the whole page goes to the bank and returns', async ({ page, sandbox, shop }) => {
    const stripe = serverOf(sandbox)
    const { client_secret: secret, id } = await newPayment(stripe)
    await openStripe(page, { sandbox, shop })
    await typeCard(page, CHALLENGED)
    await start(page, 'confirmCardPayment', secret, 'typed', { handleActions: false })
    expect((await settled<Result>(page)).paymentIntent).toMatchObject({ status: 'requires_action' })
    await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_threeDSecure2Required',
      return_url: `${shop.url}/back`,
    })
    await start(page, 'handleNextAction', { clientSecret: secret })
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL(`${shop.url}/back?**`)
    expect(new URL(page.url()).searchParams.get('redirect_status')).toBe('succeeded')
  })

  test('4 5 a card is set up, and pays again as a saved one', async ({ page, sandbox, shop }) => {
    const stripe = serverOf(sandbox)
    const customer = (await stripe.customers.create({})).id
    const setup = await stripe.setupIntents.create({ customer, allowed_payment_method_types: ['card'] })
    await openStripe(page, { sandbox, shop })
    await typeCard(page, '4000002500003155')
    await start(page, 'confirmCardSetup', setup.client_secret, 'typed')
    await expect(bank(page).getByText('Save this card')).toBeVisible()
    await bank(page).getByRole('button', { name: 'Approve' }).click()
    const { setupIntent } = await settled<Result>(page)
    expect(setupIntent).toMatchObject({ status: 'succeeded' })
    const { client_secret: secret } = await newPayment(stripe, { customer })
    await start(page, 'confirmCardPayment', secret, { payment_method: setupIntent?.payment_method })
    await bank(page).getByRole('button', { name: 'Approve' }).click()
    expect((await settled<Result>(page)).paymentIntent).toMatchObject({ status: 'succeeded' })
  })
})

test.describe('Messages', () => {
  test.use({ meant: /does not match the recipient window's origin/ })

  test('2 a forged message ends no challenge, and a frame of a stranger’s page hears and says nothing', async ({
    page,
    sandbox,
    shop,
  }) => {
    const stripe = serverOf(sandbox)
    const { client_secret: secret, id } = await newPayment(stripe)
    await openStripe(page, { sandbox, shop })
    await typeCard(page, CHALLENGED)
    await start(page, 'confirmCardPayment', secret, 'typed')
    await expect(bank(page).getByRole('button', { name: 'Approve' })).toBeVisible()
    const heard = await page.evaluate(
      async ([origin, intent]) => {
        window.postMessage({ type: 'stripe-3ds', id: intent }, location.origin)
        const stranger = document.createElement('iframe')
        stranger.src = `${origin}/_frames/card?field=number&group=g&parent=${encodeURIComponent('http://localhost:1')}`
        const messages: unknown[] = []
        addEventListener('message', ({ source, data }) => source === stranger.contentWindow && messages.push(data))
        document.body.append(stranger)
        await new Promise((resolve) => stranger.addEventListener('load', resolve))
        stranger.contentWindow?.postMessage({ type: 'set', placeholder: 'forged' }, origin)
        await new Promise((resolve) => setTimeout(resolve, 300))
        return messages
      },
      [sandbox.url, id] as const,
    )
    expect(heard).toEqual([])
    await expect(page.frameLocator('iframe[src*="group=g"]').getByRole('textbox')).not.toHaveAttribute(
      'placeholder',
      'forged',
    )
    await expect(bank(page).getByRole('button', { name: 'Approve' })).toBeVisible()
  })
})
