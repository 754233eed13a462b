import type { Page } from '@playwright/test'
import { listOrders } from '../../domain/orders/calls.ts'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import type { App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { arrive, ask, newPerson, type Person } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

test.beforeAll(async ({ app }) => {
  // The bar is open at whatever hour the tests run.
  await app.set('barOpenHour', '0')
  await app.set('barCloseHour', '24')
  await app.set('barLastOrderMinutes', '0')
})
// Without a network the code of every screen has to be there already.
test.use({ savesData: false, allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

/** Chooses the second drink of the menu, which is neither alcoholic nor to be chosen further, to be fetched at the counter. */
async function fillBar(page: Page): Promise<void> {
  await page.goto('/tabs/menu')
  await page.getByRole('listitem').nth(1).getByRole('button').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Aggiungi/ })
    .click()
  // Where it goes is asked with the first thing.
  await page.getByRole('dialog').getByText('Ritiro al bancone').click()
  await page.getByRole('button', { name: 'Fatto' }).click()
  await page.getByRole('link', { name: /Vedi ordine/ }).click()
  await page.getByText('Contanti al bancone').click()
  await tick(page.getByRole('checkbox', { name: /condizioni/ }))
}

const orderButton = (page: Page) => page.getByRole('button', { name: /^Ordine con obbligo di pagare/ })
const pending = (page: Page) => page.getByRole('status').filter({ hasText: 'Ordine al bar' })
const barOrders = async (app: App, { token }: Person) =>
  (await ask(app, listOrders, {}, token)).orders.filter(({ category }) => category === 'bar')

test(
  'B-20 an order pressed without a network survives a reload and is made exactly once when the network is back',
  { tag: '@gate' },
  async ({ page, app, context }) => {
    const person = await newPerson(app)
    await arrive(page, person)
    await fillBar(page)
    await context.setOffline(true)
    await expect(page.getByText(/Ordina lo stesso: teniamo l’ordine qui/)).toBeVisible()
    await orderButton(page).click()
    await expect(pending(page).getByText('Non ancora inviato')).toBeVisible()
    expect.soft(await audit(page, 'it')).toEqual([])
    expect(await barOrders(app, person)).toHaveLength(0)

    // The page is opened anew while no call gets through.
    await page.route(`**${CALL_PREFIX}/**`, (route) => route.abort())
    await context.setOffline(false)
    await page.reload()
    await expect(pending(page).getByText('Non ancora inviato')).toBeVisible()

    await page.unroute(`**${CALL_PREFIX}/**`)
    await expect(pending(page).getByText('Accettato')).toBeVisible()
    expect(await barOrders(app, person)).toHaveLength(1)
    await pending(page).getByRole('link', { name: 'Segui l’ordine' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ricevuto' })).toBeVisible()
  },
)

test('B-20 an order whose answer is lost is found again and never doubled', async ({ page, app }) => {
  const person = await newPerson(app)
  await arrive(page, person)
  await fillBar(page)
  // The server makes the order; its answer never arrives, until the page has been opened anew. A flag and not `unroute`, which
  // lets a request go through that its handler still holds.
  let isLost = true
  await page.route('**/orders/startItems', async (route) => {
    if (!isLost) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await orderButton(page).click()
  await expect(pending(page).getByText('Inviato', { exact: true })).toBeVisible()
  await expect.poll(async () => (await barOrders(app, person)).length).toBe(1)
  await page.reload()
  await expect(pending(page).getByText('Inviato', { exact: true })).toBeVisible()
  isLost = false
  await expect(pending(page).getByText('Accettato')).toBeVisible()
  expect(await barOrders(app, person)).toHaveLength(1)
})

test('B-20 an order that waits can be taken back, and lies in the cart again', async ({ page, app, context }) => {
  const person = await newPerson(app)
  await arrive(page, person)
  await fillBar(page)
  await context.setOffline(true)
  await orderButton(page).click()
  await pending(page).getByRole('button', { name: 'Ritira' }).click()
  await expect(pending(page)).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /Vai al pagamento/ })).toBeVisible()
  expect(await barOrders(app, person)).toHaveLength(0)
})
