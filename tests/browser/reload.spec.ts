import type { Page, Route } from '@playwright/test'
import { orderButton } from './support/checkout.ts'
import { clearBeach, dayFromToday, place } from './support/guest.ts'
import { arrive, newPerson } from './support/person.ts'
import { openBar } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { choose, tick } from './support/tick.ts'

// What the browser itself says of an answer that was lost, and of a cart that is empty by then.
test.use({ allowedErrors: [/net::ERR_FAILED|status of 409 .*orders\/evaluate/] })
test.beforeEach(async ({ app }) => clearBeach(app))

/** Loads the page anew, as a phone does that needed its memory, and looks that `shown` is as before. */
async function survives(page: Page, shown: () => Promise<void>): Promise<void> {
  await shown()
  await page.reload()
  await shown()
}

test('R-202 R-405 a place is booked with a reload in every step: search, dogs, sheet, cart, countdown and method stay', async ({
  page,
  app,
}) => {
  const person = await newPerson(app)
  await arrive(page, person)
  const day = await dayFromToday(app, 6)
  const spoken = new Date(`${day}T12:00:00Z`).toLocaleDateString('it-IT', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  await page.goto('/tabs/main-page-ombrelloni')
  await page.getByRole('button', { name: /Aggiungi un cane/ }).click()
  await page.getByLabel('Come si chiama?').fill('Nebbia')
  await page.getByText('Grande', { exact: true }).click()
  await page.getByRole('button', { name: 'Aggiungi Nebbia' }).click()
  const cell = page.getByRole('button', { name: new RegExp(`\\b${spoken}\\b`) })
  await expect(page.getByRole('button', { name: 'Scegli sulla mappa' })).toBeVisible()
  if ((await cell.count()) === 0)
    await page
      .getByRole('button', { name: /successive/i })
      .first()
      .click()
  await cell.first().click()
  await page.getByRole('button', { name: 'Più: Persone' }).click()
  await survives(page, async () => {
    await expect(page.getByText('Nebbia').first()).toBeVisible()
    await expect(cell.first()).toHaveAttribute('data-selected', 'true')
    await expect(page.getByRole('group', { name: 'Persone' }).getByRole('status')).toHaveText('3')
  })

  await page.getByRole('button', { name: 'Scegli sulla mappa' }).click()
  await place(page, 'C5').click()
  const sheet = page.getByRole('dialog')
  await survives(page, async () => {
    await expect(sheet.getByRole('heading', { name: 'Ombrellone C5' })).toBeVisible()
    await expect(sheet.getByText('Nebbia').first()).toBeVisible()
  })
  await sheet.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
  await survives(page, () => expect(place(page, 'C5')).toHaveAttribute('aria-selected', 'true'))

  await page.goto('/tabs/carrello')
  const deadline = () => app.sql<{ at: Date }>('select max(expires_at) as at from umbrella_cart')
  const before = await deadline()
  await survives(page, async () => {
    await expect(page.getByRole('heading', { name: 'Ombrellone C5' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/0[5-7]:[0-5]\d/)
  })
  await page.getByRole('button', { name: /^Vai al pagamento/ }).click()
  const later = page.getByRole('radio', { name: /^Paga dopo/ })
  await choose(later)
  const consent = page.getByRole('checkbox', { name: /condizioni/ })
  await survives(page, async () => {
    await expect(later).toBeChecked()
    await expect(page.getByRole('timer')).toBeVisible()
    // What binds is agreed to by the one who presses now.
    await expect(consent).not.toBeChecked()
  })
  expect(await deadline()).toEqual(before)

  // The order is made and its answer is lost: loaded anew, the press finds what it became.
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/orders/start', loseAnswer, { times: 1 })
  await tick(consent)
  await orderButton(page).click()
  await expect(page.getByText(/non sarà mai doppio/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Ci vediamo/ })).toBeVisible()
  const orders =
    'select count(*)::int as count from orders where account_id = (select id from account where email = $1)'
  expect(await app.sql(orders, [person.email])).toEqual([{ count: 1 }])
})

test('R-202 B-20 a bar order keeps its pieces, tip, delivery and method through a reload in every step', async ({
  page,
  app,
}) => {
  await openBar(app)
  await arrive(page, await newPerson(app))
  await page.goto('/tabs/menu')
  await page.getByRole('listitem').nth(1).getByRole('button').click()
  const dish = page.getByRole('dialog')
  await dish.getByRole('button', { name: /^Aggiungi/ }).click()
  await page.getByRole('dialog').getByText('Ritiro al bancone').click()
  await page.getByRole('button', { name: 'Fatto' }).click()
  const see = page.getByRole('link', { name: /Vedi ordine/ })
  await survives(page, () => expect(see).toBeVisible())
  await see.click()
  const counter = page.getByRole('radio', { name: /Ritiro al bancone/ })
  const total = page.getByRole('button', { name: /^Ordine con obbligo di pagare/ })
  await page.getByText('Contanti al bancone').click()
  const words = await total.textContent()
  await survives(page, async () => {
    await expect(counter).toBeChecked()
    await expect(page.getByRole('radio', { name: /Contanti al bancone/ })).toBeChecked()
    await expect(total).toHaveText(words ?? '')
  })
})

test('R-102 R-202 a subscription keeps its plan, place, hold and choices through a reload in every step', async ({
  page,
  app,
}) => {
  await arrive(page, await newPerson(app))
  await page.goto('/tabs/main-page-ombrelloni/abbonamenti-uno')
  const month = page.getByRole('radio').nth(1)
  await choose(month)
  await survives(page, () => expect(month).toBeChecked())
  await page.getByRole('button', { name: 'Scegli il posto' }).click()
  const free = page.getByRole('grid').getByRole('gridcell', { name: /, libero/ })
  // By the keyboard: a phone's map may show another part of the beach.
  await free.first().focus()
  await page.keyboard.press('Enter')
  const next = page.getByRole('button', { name: /^Continua con / })
  await survives(page, () => expect(next).toBeVisible())
  const named = await next.textContent()
  await next.click()
  await expect(page.getByRole('heading', { name: 'Controlla e conferma' })).toBeVisible()
  await page.getByRole('button', { name: 'Più: Lettini' }).click()
  const beds = page.getByRole('group', { name: 'Lettini' }).getByRole('status')
  await survives(page, async () => {
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(
      page.getByText(new RegExp(`\\b${/[A-N]\d+/.exec(named ?? '')?.[0] ?? 'no place'}\\b`)).first(),
    ).toBeVisible()
    // Two belong to the place.
    await expect(beds).toHaveText('3')
  })
  await page.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
  await survives(page, async () => {
    await expect(page.getByRole('article', { name: /abbonamento/ })).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
  })
  const [row] = await app.sql<{ count: number }>(`select count(*)::int as count from occupancy where state = 'held'`)
  expect(row?.count).toBe(1)
})
