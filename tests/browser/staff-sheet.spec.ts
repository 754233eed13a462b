import { evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import { getParking } from '../../domain/parking/calls.ts'
import { addBooking } from '../../domain/restaurant/staff-calls.ts'
import { looksWell } from './support/desk-looks.ts'
import { dayFromToday } from './support/guest.ts'
import { ask, newPerson, order } from './support/person.ts'
import { ELENA, openDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1180, height: 820 } })

test('B-11: the day on paper is two taps away: arrivals by row with what is left to pay, tables, parking', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 5)
  const guest = await newPerson(app, 'Oriana')
  await order(app, guest, { from: day, to: day }, ['C5', 'C6'], ['Argo'])
  const token = await staffToken(app, ELENA)
  await ask(
    app,
    addBooking,
    { restaurant: 1, day, meal: 'dinner', time: '20:00', seats: 4, dogs: 1, name: 'Rita Neri' },
    token,
  )
  const stay = { from: day, to: day, part: 'full_day' as const }
  const { areas } = await ask(app, getParking, stay)
  const cart = { cart: 'parking' as const, areaId: areas[0]?.areaId ?? 0, ...stay, plate: 'GF482KR' }
  const quote = await ask(app, evaluateItemOrder, { cart }, guest.token)
  const version = quote.conditions.find(({ method }) => method === 'cash')?.version ?? null
  const press = { quoteId: quote.quoteId, clientId: crypto.randomUUID(), method: 'cash' as const }
  await ask(app, startItemOrder, { ...press, conditionsAccepted: true, conditionsVersion: version }, guest.token)

  for (const screen of ['spiaggia', 'arrivi']) {
    await openDesk(page, `/ges/${screen}?day=${day}`, ELENA)
    await page.getByRole('button', { name: 'Foglio del giorno' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Stampa' })).toBeEnabled()
  }
  const preview = page.getByRole('region', { name: 'Anteprima del foglio' })
  const row = preview.getByRole('table', { name: 'Arrivi' }).getByRole('row', { name: /^C5, C6 Oriana/ })
  await expect(row).toContainText('Argo')
  await expect(row).toContainText('€')
  await expect(preview.getByRole('table', { name: 'Tavoli' })).toContainText('Rita Neri')
  await expect(preview.getByRole('table', { name: 'Parcheggio' })).toContainText('GF482KR')
  await looksWell(page, 'day-sheet')

  // The printer gets the paper and nothing else.
  await page.evaluate(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-asked', '')
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Stampa' }).click()
  await expect(page.locator('html[data-asked]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('.printed')).toContainText('Rita Neri')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Gestione' })).toBeHidden()
  const box = await page.locator('.printed table').first().boundingBox()
  expect(box?.width).toBeGreaterThan(300)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
  await expect(page.getByRole('dialog')).toBeVisible()
})
