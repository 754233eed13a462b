import { audit } from './support/audit.ts'
import { clearBeach, dayFromToday, mapPath, place } from './support/guest.ts'
import { arrive, hold, newPerson, order } from './support/person.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(async ({ app }) => clearBeach(app))

test('B-31 a visitor sees the beach, its prices and free places; to add one asks for the login and comes back to it', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 26)
  const person = await newPerson(app)
  await arrive(page, null)
  await page.goto('/welcome')
  await page.getByRole('link', { name: 'Guarda la spiaggia' }).click()
  await expect(page).toHaveURL(/\/tabs\/main-page-ombrelloni\/new-search-loader$/)
  await expect(page.getByRole('heading', { name: 'Quando venite?' })).toBeVisible()

  await page.goto(mapPath(day, day))
  await expect(place(page, 'C20')).toHaveAccessibleName(/^C20, libero, .*euro al giorno/)
  expect(await audit(page, 'it')).toEqual([])
  await page.goto(mapPath(day, day, { view: 'list' }))
  await page.getByRole('button', { name: /^C20, libero/ }).click()
  await page.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
  await expect(page).toHaveURL(/\/welcome\?login=1/)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ombrellone C20' })).toBeVisible()
  await page.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
  await expect
    .poll(() => app.sql(`select p.code from occupancy o join place p on p.id = o.umbrella_id where o.state = 'held'`))
    .toEqual([{ code: 'C20' }])
})

test('R-405 a place whose hold ran out is not offered again at once: the map says until when, and what is near', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 27)
  const person = await newPerson(app)
  await hold(app, person, { from: day, to: day }, ['C20'])
  await app.sql(`update occupancy set expires_at = battigia_now() - interval '1 minute' where state = 'held'`)
  await app.sql(`update umbrella_cart set expires_at = battigia_now() - interval '1 minute' where line_count > 0`)
  await arrive(page, person)
  await page.goto(mapPath(day, day))
  await expect(place(page, 'C20')).toHaveAccessibleName(/^C20, di nuovo libero per te alle \d\d:\d\d/)
  await place(page, 'C20').click({ force: true })
  const sheet = page.getByRole('dialog', { name: /^C20 torna libero per te alle/ })
  await expect(sheet.getByRole('button', { name: /^Aggiungi/ })).toHaveCount(0)
  expect(await audit(page, 'it')).toEqual([])
  await sheet
    .getByRole('button', { name: /^C(?:19|21)/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Aggiungi al carrello/ })).toBeEnabled()
})

test('R-101 R-306 R-514 one’s own booking opens its pass; two dogs of two sizes light the gazebos; nothing jumps when a place is held', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 28)
  const person = await newPerson(app)
  const booked = await order(app, person, { from: day, to: day }, ['C20'])
  await arrive(page, person)

  await test.step('two dogs', async () => {
    await page.goto(mapPath(day, day, { dogs: 'Nebbia:large,Pippo:small' }))
    await expect(page.getByText('Con Nebbia e Pippo insieme serve un gazebo.')).toBeVisible()
    const zones = page.getByRole('group', { name: 'Zone' })
    await expect(zones.getByRole('button', { pressed: true })).toHaveText(/^Gazebo .*\d$/)
    await expect(zones.getByRole('button', { name: /^Cani grandi$/ })).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('the best place counts on, and the map stays where it is', async () => {
    await page.goto(mapPath(day, day))
    const grid = page.getByRole('grid')
    const best = page.getByRole('button', { name: /^Prendi il posto migliore/ })
    await expect(best).toBeVisible()
    const topOf = async () => (await grid.locator('xpath=ancestor::*[2]').boundingBox())?.y
    const before = await topOf()
    await best.click()
    const card = page.getByRole('dialog')
    await expect(card.getByRole('button', { name: /^Tienilo per me/ })).toBeEnabled()
    expect(await audit(page, 'it')).toEqual([])
    await card.getByRole('button', { name: /^Tienilo per me/ }).click()
    await expect(page.getByRole('region', { name: 'I tuoi posti' })).toBeVisible()
    await expect(best).toBeVisible()
    expect(await topOf()).toBe(before)
  })

  await test.step('the pass', async () => {
    await page.goto(mapPath(day, day))
    await expect(place(page, 'C20')).toHaveAccessibleName(/^C20, prenotato da te/)
    await place(page, 'C20').click({ force: true })
    await expect(page).toHaveURL(new RegExp(`riepilogo\\?order=${booked.orderId}`))
  })
})

test('320 × 640: the legend is folded after the first time, and no small map lies over the places', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 29)
  await page.setViewportSize({ width: 320, height: 640 })
  await arrive(page, await newPerson(app))
  await page.goto(mapPath(day, day))
  const legend = page.getByRole('list', { name: 'Legenda' })
  await expect(legend).toBeVisible()
  await page.reload()
  await expect(place(page, 'C20')).toBeVisible()
  await expect(legend).toHaveCount(0)
  await page.getByRole('button', { name: 'Legenda' }).click()
  await expect(legend).toBeVisible()
})
