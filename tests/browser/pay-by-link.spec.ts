import { listOrders } from '../../domain/orders/calls.ts'
import { CARDS, expectPaid, orderButton, typeCard } from './support/checkout.ts'
import { looksWell } from './support/desk-looks.ts'
import { dayFromToday, readMail } from './support/guest.ts'
import { expect, test } from './support/payment-test.ts'
import { ask } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'

const TABLET = { width: 1180, height: 820 }
const EMAIL = 'ada.quattrini@example.it'

test('B-11 B-12 R-110 who calls gets a link by mail, opens it on a phone that knows nobody, pays by card, and is paid at the desk', async ({
  page,
  app,
  browser,
}) => {
  // The mail waits for as long as the sale can be undone.
  await app.set('deskUndoSeconds', '10')
  const at = `/ges/spiaggia?day=${await dayFromToday(app, 30)}&part=full_day&place=K20`
  const desk = await browser.newPage({ baseURL: app.url, viewport: TABLET, locale: 'it-IT' })

  await test.step('the desk sells with a link, which needs an address', async () => {
    await openDesk(desk, at, ELENA)
    await desk.getByRole('button', { name: 'Vendi', exact: true }).click()
    const sheet = desk.getByRole('dialog')
    const sell = sheet.getByRole('button', { name: 'Vendi e manda il link' })
    await sheet.getByLabel('Nome (facoltativo)').fill('Ada Quattrini')
    await sheet.getByText('Con un link').click()
    await expect(sheet.getByText('Scrivi il nome e l’e-mail: il link arriva lì.')).toBeVisible()
    await expect(sell).toBeDisabled()
    await sheet.getByLabel(/E-mail/).fill(EMAIL)
    await expect(sell).toBeEnabled()
    await looksWell(desk, 'sell by link', 'tablet')
    await sell.click()
    await expect(sheet).toHaveCount(0)
  })

  await test.step('the mail says until when, and its link opens the order without a login', async () => {
    const mail = await readMail(app, EMAIL, /Paga entro le 20:00 di .*\. Dopo quell’ora i posti tornano liberi/)
    expect(mail).toContain('Apri l’ordine e paga')
    const link = new URL(/https?:\/\/\S+\/riepilogo\?order=\d+#key=[\w-]+/.exec(mail)?.[0] ?? '')
    await page.goto(`${link.pathname}${link.search}${link.hash}`)
    await expect(page.getByRole('heading', { name: 'K20' })).toBeVisible()
    await expect(page.getByText('Da pagare')).toBeVisible()
    await expect(page.getByText(/^Paga entro le 20:00 di /)).toBeVisible()
  })

  await test.step('it is paid by card there, and the desk sees it', async () => {
    await page.getByRole('link', { name: 'Paga ora' }).click()
    await typeCard(page, CARDS.good)
    await orderButton(page).click()
    await expectPaid(page)
    await page.getByRole('link', { name: 'Vai al riepilogo' }).click()
    await expect(page.getByText('Pagato', { exact: true }).first()).toBeVisible()
    const guest = await page.evaluate(() => localStorage.getItem('guest_token'))
    const { orders } = await ask(app, listOrders, {}, guest ?? '')
    expect(orders.map(({ status, paymentStatus, dueCents }) => ({ status, paymentStatus, dueCents }))).toEqual([
      { status: 'confirmed', paymentStatus: 'paid', dueCents: 0 },
    ])
    await desk.goto(at)
    await expect(desk.getByText('Pagato').first()).toBeVisible()
    await desk.close()
  })
})
