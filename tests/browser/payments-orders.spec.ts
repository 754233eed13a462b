import { enterAsGuest } from '../../domain/accounts/calls.ts'
import { evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import { getParking } from '../../domain/parking/calls.ts'
import type { App } from './support/app.ts'
import { visit } from './support/audit.ts'
import {
  acceptAndPay,
  atCheckout,
  CARDS,
  CHECKOUT,
  expectPaid,
  newPayer,
  orderButton,
  standing,
  typeCard,
  wayOf,
} from './support/checkout.ts'
import { dayFromToday, readMail } from './support/guest.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { askToDelete, askToDeleteByKeyboard } from './support/manage.ts'
import { typeCardByKeyboard } from './support/pay-by-keyboard.ts'
import { expect, test } from './support/payment-test.ts'
import { arrive, ask, order } from './support/person.ts'

// Without a network the code of every screen has to be there already.
test.use({ savesData: false })

test('case 11 R-411 an order that is to be paid later is paid by card from the list', async ({ page, app }) => {
  const payer = await newPayer(app)
  await order(app, payer.person, payer.stay, payer.codes, [], 'pay_later')
  expect(await standing(app, payer)).toBe('confirmed unpaid')
  await arrive(page, payer.person)
  await page.goto('/tabs/contact/ordini')
  await expect(page.getByText('Da pagare')).toBeVisible()
  await page.getByRole('link', { name: 'Paga ora' }).click()
  await typeCard(page, CARDS.good)
  await page.getByRole('button', { name: /^Paga / }).click()
  await expectPaid(page)
  expect(await standing(app, payer)).toBe('confirmed paid')
})

test(
  'R-403 a booking that was paid says what goes back before it is deleted, and that it went back afterwards',
  { tag: '@gate' },
  async ({ page, app }) => {
    const payer = await atCheckout(page, app)
    await typeCard(page, CARDS.good)
    await acceptAndPay(page)
    await expectPaid(page)
    await page.getByRole('link', { name: 'Vai al riepilogo' }).click()
    await askToDelete(page)
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByText(/Ti restituiamo/)).toBeVisible()
    await alert.getByRole('button', { name: 'Conferma', exact: true }).click()
    await expect.poll(() => standing(app, payer)).toBe('cancelled refunded')
    await page.goto('/tabs/contact/ordini')
    await page.getByText('Passati', { exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Passati' })).toBeChecked()
    await expect(page.getByText('Rimborsato', { exact: true })).toBeVisible()
  },
)

test(
  'R-203 B-21 cash is chosen beforehand where the path says so, and orders without a provider; the conditions and the order are heard',
  { tag: '@gate' },
  async ({ page, app }) => {
    await listen(page)
    const payer = await atCheckout(page, app, '/tabs/carrello-contanti/pagamenti-card')
    await expect(wayOf(page, /^Contanti/)).toBeChecked()
    await press(page, orderButton(page))
    await expectHeard(page, /condizioni/, 'assertive')
    await expect(page.getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('Space')
    await press(page, orderButton(page))
    await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
    await expectHeard(page, /^Ci vediamo .*, da pagare/, 'polite')
    expect(await standing(app, payer)).toBe('confirmed unpaid')
  },
)

test('R-111 every page says that no money moves', async ({ page, app }) => {
  const banner = page.getByText('Pagamenti di prova: nessun addebito')
  await page.goto('/welcome')
  await expect(banner).toBeVisible()
  await atCheckout(page, app)
  const paths = ['/tabs/home', '/tabs/main-page-ombrelloni', '/tabs/carrello', '/tabs/contact/ordini']
  for (const path of [...paths, '/pagamenti-card-choose', '/pagamenti-card-edit', CHECKOUT]) {
    await visit(page, path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(banner).toBeVisible()
  }
})

test.describe('without a network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|status of 402/] })

  test('R-412 neither the checkout nor the outcome pretends anything, and both go on when it is back', async ({
    page,
    app,
    context,
  }) => {
    await atCheckout(page, app)
    await typeCard(page, CARDS.good)
    await context.setOffline(true)
    await expect(page.getByText('Senza rete non puoi ordinare. Riprova appena torna.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Ordine con obbligo/ })).toBeDisabled()
    await context.setOffline(false)
    await acceptAndPay(page)
    await expectPaid(page)
    await context.setOffline(true)
    await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
    await context.setOffline(false)
  })
})

/** A guest without an account who has ordered a parking space that is to be paid in cash; the path is the mailed one. */
async function guestsOrder(app: App): Promise<{ orderId: number; path: string }> {
  const email = `nora.${process.pid}@example.it`
  const guest = { firstName: 'Nora', lastName: 'Riva', email, phone: '+393331234567', language: 'it' as const }
  const { token } = await ask(app, enterAsGuest, guest)
  const day = await dayFromToday(app, 3)
  const stay = { from: day, to: day, part: 'full_day' as const }
  const { areas } = await ask(app, getParking, stay)
  const cart = { cart: 'parking' as const, areaId: areas[0]?.areaId ?? 0, ...stay, plate: 'GF482KR' }
  const { quoteId, conditions } = await ask(app, evaluateItemOrder, { cart }, token)
  const conditionsVersion = conditions.find(({ method }) => method === 'cash')?.version ?? null
  const clientId = crypto.randomUUID()
  const wish = { quoteId, clientId, method: 'cash' as const, conditionsAccepted: true, conditionsVersion }
  const { orderId } = await ask(app, startItemOrder, wish, token)
  const link = /https?:\/\/[^/\s"]+(\/riepilogo\?order=\d+#key=[^\s"<]*)/
  return { orderId, path: link.exec(await readMail(app, email, link))?.[1] ?? '' }
}

test(
  'R-110 B-21 a guest’s order is opened by its mailed link, paid after a refusal and cancelled, by the keyboard and with what is heard',
  { tag: '@gate' },
  async ({ page, app }) => {
    const { orderId, path } = await guestsOrder(app)
    await arrive(page, null)
    await listen(page)
    await page.goto(path)
    await press(page, page.getByRole('link', { name: 'Paga ora' }))
    await walkTo(page, wayOf(page, /^Carta Credito/))
    await typeCardByKeyboard(page, CARDS.poor)
    await press(page, orderButton(page))
    await expectHeard(page, /non è andato a buon fine.*la disponibilità non basta/, 'assertive')
    await press(page, page.getByRole('link', { name: 'Riprova' }))
    await walkTo(page, wayOf(page, /^Carta Credito/))
    await typeCardByKeyboard(page, CARDS.good)
    await press(page, orderButton(page))
    await expectPaid(page)
    await expectHeard(page, /^Ci vediamo .*, pagato/, 'polite')
    await press(page, page.getByRole('link', { name: 'Vai al riepilogo' }))
    await askToDeleteByKeyboard(page)
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Conferma', exact: true })
    await press(page, confirm)
    await expectHeard(page, /annullat|eliminat/i, 'polite')
    await expect(page.getByRole('main').getByText('Annullato').first()).toBeVisible()
    expect(await app.sql('select status from orders where id = $1', [orderId])).toEqual([{ status: 'cancelled' }])
  },
)
