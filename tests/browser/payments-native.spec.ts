import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createPaymentLink } from '../../domain/payments/link-calls.ts'
import { bankOf, CARDS, chooseWay, expectPaid, newPayer, orderButton, standing, typeCard } from './support/checkout.ts'
import { expect, test } from './support/payment-test.ts'
import { arrive, ask, newPerson, order } from './support/person.ts'

/** Opens the one-time address as a shell does, in the system's browser, and presses its button. */
async function press(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Continua' }).click()
}

test.describe('a payment that an app opens in the system’s browser', () => {
  test('case 2 R-202 pays by card with the bank’s question, without a login and whoever is signed in there; the app sees it', async ({
    page: phone,
    browser,
    app,
  }) => {
    const payer = await newPayer(app)
    const { orderId } = await order(app, payer.person, payer.stay, payer.codes, [], 'card')
    await arrive(phone, payer.person)
    await phone.goto(`/tabs/home/pagamenti-esito?order=${orderId}`)

    const context = await browser.newContext({
      baseURL: app.url,
      locale: 'it-IT',
      viewport: { width: 390, height: 844 },
    })
    const system = await context.newPage()
    // Somebody else is signed in in that browser, and stays so.
    const other = await newPerson(app, 'Bruno')
    await system.goto(app.url)
    await arrive(system, other)
    const { url } = await ask(app, createPaymentLink, { orderId }, payer.person.token)
    // A preview looks first, and may.
    expect((await context.request.get(url)).status()).toBe(200)
    await system.goto(url)
    await expect(system.getByRole('heading', { name: 'Paga il tuo ordine' })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await system.emulateMedia({ colorScheme })
      expect((await new AxeBuilder({ page: system }).analyze()).violations).toEqual([])
    }
    await system.getByRole('button', { name: 'Continua' }).click()
    await expect(system).toHaveURL(`${app.url}/pagamenti-card?order=${orderId}`)
    await expect(system.getByRole('heading', { name: 'Come vuoi pagare?' })).toBeVisible()
    expect(await system.evaluate(() => document.cookie)).toBe('')
    await typeCard(system, CARDS.challenged)
    await orderButton(system).click()
    await bankOf(system).getByRole('button', { name: 'Approve' }).click()
    await expectPaid(system)
    // An iPhone opens no app from a page of the app's own host: the words say how to go back.
    await expect(system.getByText(/^Chiudi questa pagina per tornare nell’app/)).toBeVisible()
    await expect(system.getByRole('link', { name: 'Torna alla home' })).toBeHidden()
    await phone.reload()
    await expectPaid(phone)
    expect(await standing(app, payer)).toBe('confirmed paid')

    await press(system, url)
    await expect(system.getByRole('heading', { name: 'Questa pagina è scaduta' })).toBeVisible()
    await system.goto('/tabs/contact')
    await expect(system.getByRole('heading', { name: /Bruno/ })).toBeVisible()
    expect(app.said()).not.toContain(new URL(url).pathname.slice('/pay/'.length))
    await context.close()
  })

  test('the wallet’s page pays as well and leads back to the outcome', async ({ browser, app }) => {
    await app.set('paymentRedirect', '1')
    const payer = await newPayer(app)
    const { orderId } = await order(app, payer.person, payer.stay, payer.codes, [], 'wallet')
    const context = await browser.newContext({
      baseURL: app.url,
      locale: 'it-IT',
      viewport: { width: 390, height: 844 },
      userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
    })
    // As the server says it where `APP_LINKS_ANDROID` is set (server/platform/app-links.test.ts).
    await context.route('**/.well-known/assetlinks.json', (route) =>
      route.fulfill({ json: [{ target: { namespace: 'android_app', package_name: 'it.battigia.app' } }] }),
    )
    const system = await context.newPage()
    await press(system, (await ask(app, createPaymentLink, { orderId }, payer.person.token)).url)
    await chooseWay(system, /^PayPal/)
    await orderButton(system).click()
    await system.getByRole('button', { name: 'Approve', exact: true }).click()
    await expectPaid(system)
    await expect(system.getByRole('link', { name: 'Torna nell’app' })).toHaveAttribute(
      'href',
      `intent://${new URL(app.url).host}/tabs/home/pagamenti-esito?order=${orderId}#Intent;scheme=https;package=it.battigia.app;end`,
    )
    expect((await new AxeBuilder({ page: system }).analyze()).violations).toEqual([])
    expect(await standing(app, payer)).toBe('confirmed paid')
    await app.set('paymentRedirect', '0')
    await context.close()
  })
})
