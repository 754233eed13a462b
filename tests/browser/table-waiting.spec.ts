import { deleteRestaurantBooking } from '../../domain/restaurant/calls.ts'
import { evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import { audit } from './support/audit.ts'
import type { App } from './support/app.ts'
import { dayFromToday, readMail } from './support/guest.ts'
import { expectHeard, expectOpened, listen } from './support/heard.ts'
import { press } from './support/keyboard.ts'
import { arrive, ask, newPerson, type Person } from './support/person.ts'
import { GIADA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const TABLET = { width: 1180, height: 820 }

/** A dinner that takes two people, and who booked it. */
async function fullDinner(app: App, day: string): Promise<{ holder: Person; orderId: number; itemId: number }> {
  await app.sql(
    `insert into restaurant_sitting (restaurant_id, day, meal, online_covers, most_covers) values (1, $1, 'dinner', 2, 2)`,
    [day],
  )
  const holder = await newPerson(app, 'Ugo')
  const cart = { cart: 'restaurant', restaurant: 1, meal: 'dinner', time: '20:30', day, seats: 2, dogs: 0 } as const
  const { quoteId } = await ask(app, evaluateItemOrder, { cart }, holder.token)
  const order = await ask(
    app,
    startItemOrder,
    {
      quoteId,
      clientId: crypto.randomUUID(),
      method: 'no_payment_needed',
      conditionsAccepted: false,
      conditionsVersion: null,
    },
    holder.token,
  )
  return { holder, orderId: order.orderId, itemId: order.items[0]?.itemId ?? 0 }
}

test('B-09 B-15 B-21: a full dinner leads onto the list, a cancelled table is offered, told and taken with one tap', async ({
  page,
  app,
  browser,
}) => {
  const day = await dayFromToday(app, 20)
  const { holder, orderId, itemId } = await fullDinner(app, day)
  const guest = await newPerson(app)
  await listen(page)
  await arrive(page, guest)
  await page.goto(`/tabs/home/ristorante?restaurant=1&day=${day}&meal=dinner&seats=2`)
  const invite = page.getByRole('button', { name: 'Mettiti in lista' })
  await expect(page.getByText('Tutto pieno?')).toBeVisible()
  // Three weeks away: the row of days begins today, and has gone to the day that the address names.
  const chosen = page.getByRole('radiogroup', { name: 'Giorno' }).getByRole('radio', { checked: true })
  await expect(chosen.locator('xpath=ancestor::label')).toBeInViewport({ ratio: 1 })
  expect(await audit(page, 'it')).toEqual([])
  await press(page, invite)
  const sheet = page.getByRole('dialog', { name: 'Mettiti in lista' })
  await expect(sheet.getByText('Chi arriva prima riceve prima')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await press(page, sheet.getByRole('button', { name: 'Mettiti in lista' }))
  await expectHeard(page, /^Sei in lista: sei il prossimo/, 'polite')
  await expectOpened(page, 'Lista d’attesa')
  await expect(page.getByText('La Pineta · Qualsiasi orario · 2 persone')).toBeVisible()

  const desk = await browser.newPage({ baseURL: app.url, viewport: TABLET, locale: 'it-IT' })
  await openDesk(desk, `/ges/ristorante?day=${day}&meal=dinner`, GIADA)
  const queue = desk.getByRole('region', { name: 'In lista d’attesa' })
  await expect(queue.getByRole('listitem')).toHaveText(/^Giulia.*qualsiasi orario, 2 persone/)

  const ids = { idPrenotazioneRistorante: itemId, idOrdine: orderId }
  await ask(app, deleteRestaurantBooking, ids, holder.token)
  expect(await readMail(app, guest.email, /Si è liberato un tavolo per 2/)).toContain('/tabs/contact/lista-attesa')
  await expect(queue.getByText(/suo fino alle/)).toBeVisible()
  expect(await audit(desk, 'it')).toEqual([])
  await desk.close()

  await press(page, page.getByRole('button', { name: 'Aggiorna' }))
  const offer = page.getByRole('region', { name: /^Tavolo per 2 alle/ })
  await expect(offer.getByRole('timer')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await press(page, offer.getByRole('button', { name: 'Lo prendo' }))
  await page.waitForURL(/pagamenti-esito/)
  expect(
    await app.sql(`select state, seats from restaurant_seating where day = $1 and state <> 'cancelled'`, [day]),
  ).toEqual([{ state: 'booked', seats: 2 }])
  await page.goto('/tabs/contact/lista-attesa')
  await expect(page.getByRole('heading', { name: 'Non sei in lista d’attesa' })).toBeVisible()
})
