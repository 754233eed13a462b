import type { Page } from '@playwright/test'
import { joinWaitingList } from '../../domain/umbrellas/waiting-calls.ts'
import { hasLaterHours } from './support/clock.ts'
import { bookToday, cell } from './support/desk.ts'
import { dayFromToday } from './support/guest.ts'
import { ask, newPerson, order } from './support/person.ts'
import { ELENA, GIADA, openBar, openDesk, orderAtTheBar } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { choose } from './support/tick.ts'

/** Steps of docs/handbook.md that no other test walks, each with the data that it needs. */

test.use({ viewport: { width: 1180, height: 820 } })

const sheet = (page: Page) => page.getByRole('dialog')
const notice = (page: Page) => page.locator('.toast').last()
const undo = (page: Page) => notice(page).getByRole('button', { name: 'Annulla' }).click()

test('handbook, arrivals: who is late comes later, does not come, or frees the place', async ({ page, app }) => {
  const { orderId } = await bookToday(app, 'Ottavia', 'F7')
  await app.sql(
    `update orders set deadline_at = now() - interval '10 minutes', release_at = now() + interval '3 hours' where id = $1`,
    [orderId],
  )
  await openDesk(page, '/ges/arrivi', ELENA)
  await page.getByRole('button', { name: /^In ritardo/ }).click()
  const row = page.getByRole('row', { name: /^F7/ })
  if (await hasLaterHours(app)) {
    await row.getByRole('button', { name: /Ottavia/ }).click()
    await sheet(page)
      .getByRole('button', { name: 'Arriva tardi', exact: true })
      .or(sheet(page).getByRole('button', { name: 'Altra ora' }))
      .first()
      .click()
    await page.getByRole('button', { name: 'Tieni il posto' }).click()
    await expect(notice(page)).toContainText('F7 arriva alle')
    await undo(page)
  }
  await openDesk(page, '/ges/spiaggia', ELENA)
  await cell(page, /^F7, in ritardo/).click()
  const card = page.locator('.visit-card')
  await card.getByRole('button', { name: 'Non viene' }).click()
  await expect(cell(page, /^F7, non venuto/)).toBeVisible()
  await undo(page)
  await cell(page, /^F7, in ritardo/).click()
  await card.getByRole('button', { name: 'Libera il posto' }).click()
  await expect(cell(page, /^F7, libero/)).toBeVisible()
})

test('handbook, bar: more time, an order sent back, and one that is carried and paid with the delivery', async ({
  page,
  app,
}) => {
  await openBar(app)
  await orderAtTheBar(app, 'N7', 'Espresso')
  await openDesk(page, '/ges/bar', GIADA)
  const card = page.getByRole('article', { name: /^N7, comanda/ })
  await card.getByRole('button', { name: /^Altro per N7/ }).click()
  await expect(sheet(page).getByRole('heading', { name: 'Serve più tempo' })).toBeVisible()
  await sheet(page)
    .getByRole('button', { name: /^\+\d+ min/ })
    .first()
    .click()
  await expect(notice(page)).toContainText('N7')
  await card.getByRole('button', { name: /^Altro per N7/ }).click()
  await sheet(page).getByRole('button', { name: 'Rifiuta la comanda' }).click()
  await choose(sheet(page).getByRole('radio', { name: 'Stiamo chiudendo' }))
  await sheet(page).getByRole('button', { name: 'Rifiuta e avvisa l’ospite' }).click()
  await expect(card).toHaveCount(0)

  await choose(page.getByRole('radio', { name: 'Vendi' }))
  await page
    .getByRole('button', { name: /^Espresso/ })
    .first()
    .click()
  await choose(page.getByRole('radio', { name: 'All’ombrellone' }))
  await page.getByLabel('Ombrellone', { exact: true }).fill('N8')
  await page.getByRole('button', { name: /^Paga alla consegna/ }).click()
  await choose(page.getByRole('radio', { name: 'Oggi' }))
  await expect(page.getByRole('region', { name: 'In preparazione' })).toContainText('N8')
})

test('handbook, restaurant: who did not come, a table that is free again, seats online, a suspension', async ({
  page,
  app,
}) => {
  await openDesk(page, '/ges/ristorante?meal=dinner', GIADA)
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Aggiungi una prenotazione', exact: true }).click()
    await sheet(page).getByLabel('Nome').fill(name)
    await sheet(page).getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click()
  }
  const card = page.getByRole('region', { name: 'Prenotazione scelta' })
  await add('Famiglia Seduta')
  await card.getByRole('button', { name: 'Fai accomodare' }).click()
  await card.getByRole('button', { name: 'Libera tavolo' }).click()
  await expect(notice(page)).toContainText('libero')
  await add('Famiglia Assente')
  // Tonight's dinner may still be to come: they did not come to yesterday's.
  await app.sql(
    `insert into restaurant_sitting (restaurant_id, day, meal, online_covers, covers, most_covers)
     select restaurant_id, day - 1, meal, online_covers, covers, most_covers from restaurant_sitting where day = resort_today()
     on conflict do nothing`,
  )
  await app.sql(
    `insert into restaurant_slot (restaurant_id, day, meal, at_time, covers, most_covers)
     select restaurant_id, day - 1, meal, at_time, covers, most_covers from restaurant_slot where day = resort_today()
     on conflict do nothing`,
  )
  await app.sql(`update restaurant_seating set day = day - 1 where name = 'Famiglia Assente'`)
  await openDesk(page, `/ges/ristorante?meal=dinner&day=${await dayFromToday(app, -1)}`, GIADA)
  await page
    .getByRole('button', { name: /Famiglia Assente/ })
    .first()
    .click()
  await card.getByRole('button', { name: 'Non si è presentato' }).click()
  await expect(notice(page)).toContainText('non si è presentato')

  const online = page.getByRole('region', { name: 'Posti online' })
  const tomorrow = await dayFromToday(app, 1)
  await openDesk(page, `/ges/ristorante?meal=dinner&day=${tomorrow}`, GIADA)
  await online.getByRole('switch').last().click({ force: true })
  await expect(notice(page)).toContainText('chiuso online')
  await undo(page)
  await online.getByRole('button', { name: /^Più: Posti per turno/ }).click()
  await expect(notice(page)).toContainText(/\d+ posti/)
  await undo(page)
  await online.getByRole('button', { name: 'Sospendi il ristorante' }).click()
  await sheet(page).getByLabel('Italiano').fill('Lavori in cucina')
  await sheet(page).getByRole('button', { name: 'Sospendi', exact: true }).click()
  // All five languages, or none.
  await expect(sheet(page).getByText('Manca in questa lingua.').first()).toBeVisible()
  await sheet(page).getByLabel('Italiano').fill('')
  await sheet(page).getByRole('button', { name: 'Sospendi', exact: true }).click()
  await online.getByRole('button', { name: 'Riprendi le prenotazioni' }).click()
  await expect(online.getByRole('button', { name: 'Sospendi il ristorante' })).toBeVisible()
})

test('handbook, prices, numbers and settings: a price is tried, figures are read, a value is as it was', async ({
  page,
}) => {
  await openDesk(page, '/ges/prezzi', ELENA)
  const trial = page.locator('.price-what-if')
  await trial.getByLabel('Posto').fill('C5')
  await trial.getByRole('button', { name: 'Calcola' }).click()
  await expect(trial.getByRole('region', { name: 'Pubblicato' })).toContainText('€')
  await openDesk(page, '/ges/numeri', ELENA)
  for (const view of ['Ombrelloni', 'Bar', 'Panoramica'])
    await page.getByRole('combobox', { name: 'Vista' }).selectOption(view)
  await page
    .getByRole('button', { name: /^Tabella/ })
    .first()
    .click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await openDesk(page, '/ges/parametri', ELENA)
  const cutoff = page.getByRole('button', { name: /^Pomeriggio/ }).first()
  await cutoff.click()
  await sheet(page).getByRole('combobox', { name: 'Pomeriggio' }).selectOption('17')
  await sheet(page).getByRole('button', { name: 'Salva' }).click()
  await expect(cutoff).toContainText('17:00')
  await cutoff.click()
  await sheet(page)
    .getByRole('button', { name: /^Torna al valore predefinito/ })
    .click()
  await expect(cutoff).toContainText('15:00')
})

test('handbook, waiting list and dogs: an offer with its hour, a document that is not right', async ({ page, app }) => {
  // No other test of this worker has this day.
  const day = await dayFromToday(app, 147)
  const stay = { from: day, to: day }
  const guest = await newPerson(app, 'Zeno')
  const wish = { ...stay, part: 'full_day' as const, kinds: [], zones: [], rows: [], people: 2, dogs: [] }
  await app.sql(
    `insert into occupancy (umbrella_id, days, halves, state)
     select id, daterange($1, $1, '[]'), '[0,2)', 'blocked' from place where is_bookable and code <> 'C20' on conflict do nothing`,
    [day],
  )
  const holder = await newPerson(app, 'Ugo')
  const booked = await order(app, holder, stay, ['C20'])
  await ask(app, joinWaitingList, wish, guest.token)
  await openDesk(page, '/ges/lista-attesa', ELENA)
  await expect(page.getByRole('row', { name: /Zeno/ })).toContainText('In attesa')
  await app.sql(`select from cancel_order_lines($1, null, 'cancelled', 'guest', 'a guest who stays at home')`, [
    booked.orderId,
  ])
  await expect(page.getByRole('row', { name: /Zeno/ })).toContainText(/C20 fino alle \d/, { timeout: 60_000 })
  await app.sql(`delete from occupancy where days @> $1::date and state = 'blocked'`, [day])
})

test('handbook, receipts and bad weather: a receipt is void, a day does not count', async ({ page, app }) => {
  await openBar(app)
  const bought = await orderAtTheBar(app, 'C8', 'Vermentino al calice')
  await openDesk(page, '/ges/cassa', ELENA)
  await page.getByRole('button', { name: `Incassa l’ordine ${bought.number}` }).click()
  await sheet(page)
    .getByRole('button', { name: /^Incassa / })
    .click()
  await expect(page.getByText(/^Incassati /)).toBeVisible()
  await page.goto('/ges/scontrini')
  await page.getByRole('button', { name: `Emesso a mano: ordine ${bought.number}` }).click()
  await sheet(page).getByLabel('Numero').fill('0009-0001')
  await sheet(page).getByLabel('Registratore').fill('Cassa 1')
  await sheet(page).getByRole('button', { name: 'Segna come emesso' }).click()
  await choose(page.getByRole('radio', { name: 'Emessi' }))
  await page.getByRole('button', { name: /^Annulla scontrino 0009-0001/ }).click()
  await sheet(page).getByLabel('Motivo').fill('Battuto due volte')
  await sheet(page).getByLabel('Numero dell’annullo').fill('0009-0002')
  await sheet(page).getByRole('button', { name: 'Annulla lo scontrino' }).click()
  await expect(page.getByRole('list', { name: 'Emessi' })).toContainText('Annullato', { timeout: 30_000 })

  const yesterday = await dayFromToday(app, -1)
  await app.sql(
    `insert into weather_day (day, halves, cause, minutes) values ($1, '[0,2)', 'rain', 180) on conflict do nothing`,
    [yesterday],
  )
  await openDesk(page, '/ges/meteo', ELENA)
  await page.getByRole('button', { name: 'Non vale' }).first().click()
  await sheet(page)
    .getByLabel(/Perché|Motivo/)
    .fill('Ha piovuto di notte')
  await sheet(page).getByRole('button', { name: 'Non vale' }).click()
  await expect(notice(page)).toContainText('Segnato come non valido')
  await undo(page)
})
