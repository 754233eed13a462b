import { clearBeach, dayFromToday, mapPath, place } from './support/guest.ts'
import { press, walkTo } from './support/keyboard.ts'
import { askToDeleteByKeyboard, cancelRow } from './support/manage.ts'
import { arrive, hold, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ app }) => clearBeach(app))

test('A-02 B-15 B-21: search, map, sheet, cart, checkout, order and deletion by keyboard only, with the focus always seen', async ({
  page,
  app,
}) => {
  await arrive(page, await newPerson(app), 'it')
  await page.goto('/tabs/main-page-ombrelloni')
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await test.step('skip link', async () => {
    await expect(page.getByRole('heading', { name: 'Quando venite?' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('days', async () => {
    const [from, to] = [spoken(await dayFromToday(app, 2)), spoken(await dayFromToday(app, 3))]
    await walkTo(page, page.getByRole('grid').getByRole('button', { name: spoken(await dayFromToday(app, 0)) }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('grid').getByRole('button', { name: from })).toBeFocused()
    await page.keyboard.press('Enter')
    // The calendar goes on to the next day by itself: a range is being chosen.
    await expect(page.getByRole('grid').getByRole('button', { name: to })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`from=${await dayFromToday(app, 2)}&to=${await dayFromToday(app, 3)}`))
  })

  await test.step('part of the day, people and a dog', async () => {
    await walkTo(page, page.getByRole('radio', { name: 'Giornata intera' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Mattina' })).toBeChecked()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: 'Giornata intera' })).toBeChecked()
    await press(page, button('Più: Persone'), 'Space')
    await expect(page).toHaveURL(/people=3/)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/people=2/)
    await press(page, button('Aggiungi un cane'))
    await expect(page.getByLabel('Come si chiama?')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button('Aggiungi un cane')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Come si chiama?')).toBeFocused()
    await page.keyboard.type('Nebbia')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: /Grande/ })).toBeChecked()
    await press(page, button('Aggiungi Nebbia'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button('Aggiungi un cane')).toBeFocused()
  })

  await test.step('map and sheet', async () => {
    await press(page, button('Scegli sulla mappa'))
    await expect(place(page, 'C5')).toBeAttached()
    await walkTo(page, page.getByRole('gridcell').and(page.locator('[tabindex="0"]')))
    await page.keyboard.press('c')
    await page.keyboard.press('Home')
    for (let step = 1; step < 5; step++) await page.keyboard.press('ArrowRight')
    await expect(place(page, 'C5')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Ombrellone C5' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(place(page, 'C5')).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, button('Più: Lettino'))
    await press(page, button(/^Aggiungi al carrello/))
    await expect(place(page, 'C5')).toHaveAttribute('aria-selected', 'true')
    await expect(place(page, 'C5')).toBeFocused()
  })

  await test.step('cart and checkout', async () => {
    await press(page, button(/^Carrello/))
    await expect(page.getByRole('heading', { name: 'Ombrellone C5' })).toBeVisible()
    await walkTo(page, page.getByRole('link', { name: 'Modifica C5' }))
    await press(page, button(/Vai al pagamento/))
    await expect(page.getByRole('heading', { name: 'Pagamento' })).toBeVisible()
    await walkTo(page, page.getByRole('radio', { name: /Contanti alla cassa/ }))
    await press(page, button('condizioni di vendita'))
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button('condizioni di vendita')).toBeFocused()
    await press(page, button(/Ordine con obbligo di pagare/))
    await expect(page.getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('Space')
    await press(page, button(/Ordine con obbligo di pagare/))
    await expect(page.getByRole('heading', { name: /Ci vediamo/ })).toBeVisible()
  })

  await test.step('summary and deletion', async () => {
    await press(page, page.getByRole('link', { name: /Vai al riepilogo/ }))
    await askToDeleteByKeyboard(page)
    await expect(button('Torna indietro')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(cancelRow(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button('Torna indietro')).toBeFocused()
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }))
    await expect.poll(async () => (await app.sql(`select from occupancy where state = 'booked'`)).length).toBe(0)
  })
})

test('A-02 B-21: in a wide window the focus is seen in the bar above the page, on the cart with a place in it, and on the bell of the home', async ({
  page,
  app,
}) => {
  const person = await newPerson(app)
  const day = await dayFromToday(app, 2)
  await hold(app, person, { from: day, to: day }, ['C5'])
  await arrive(page, person)
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.goto('/tabs/home')
  const cart = page.getByRole('banner').getByRole('link', { name: /^\d+:\d\d/ })
  await walkTo(page, cart)
  await walkTo(page, page.getByRole('main').getByRole('link', { name: 'Notifiche' }))
  // A stop is judged from the next one.
  await walkTo(page, page.getByRole('main').getByRole('link', { name: /^Prenota l’ombrellone/ }))
})

test('B-21 R-101: the grid of the map: one tab stop, every key of the design, the ring drawn', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 25)
  await arrive(page, await newPerson(app), 'it')
  await page.goto(mapPath(day, day))
  await expect(place(page, 'A17')).toBeAttached()
  await walkTo(page, place(page, 'A17'))

  const moves: readonly (readonly [string, string])[] = [
    ['ArrowRight', 'A18'],
    ['ArrowLeft', 'A17'],
    ['ArrowDown', 'B17'],
    ['ArrowUp', 'A17'],
    ['Home', 'A1'],
    ['End', 'A24'],
    ['Control+End', 'Gazebo P12'],
    ['Control+Home', 'A1'],
    ['PageDown', 'H1'],
    ['PageUp', 'A1'],
    ['k', 'K1'],
    ['Shift+L', 'L1'],
    ['p', 'Gazebo P1'],
    ['c', 'C1'],
  ]
  for (const [key, code] of moves) {
    await page.keyboard.press(key)
    await expect(page.getByRole('gridcell', { name: new RegExp(`^${code},`) }), key).toBeFocused()
    expect(await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).count(), `tab stops after ${key}`).toBe(
      1,
    )
  }

  const c1 = place(page, 'C1')
  const clip = await c1.boundingBox()
  if (!clip) throw new Error('C1 is not drawn')
  expect(clip.x >= 0 && clip.x + clip.width <= 390, 'the focused place is in view').toBe(true)
  const ringed = await page.screenshot({ clip })
  await page.keyboard.press('Escape')
  expect(ringed.equals(await page.screenshot({ clip })), 'the ring is seen').toBe(false)
})

test('B-21 R-101: zoom and list by keyboard keep the focus where the person is', async ({ page, app }) => {
  const day = await dayFromToday(app, 25)
  await arrive(page, await newPerson(app), 'it')
  await page.goto(mapPath(day, day))
  await walkTo(page, place(page, 'A17'))
  const sizeOf = async () => (await place(page, 'A17').boundingBox())?.width ?? 0
  const usual = await sizeOf()
  await page.keyboard.press('+')
  await expect.poll(sizeOf).toBeGreaterThan(usual)
  await page.keyboard.press('-')
  await expect.poll(sizeOf).toBe(usual)
  await expect(place(page, 'A17')).toBeFocused()

  await page.keyboard.press('0')
  const zone = page.getByRole('button', { name: /^Solo umani/ }).last()
  await expect(zone).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1)

  await page.keyboard.press('l')
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByRole('button', { name: /^A17,/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ombrellone A17' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^A17,/ })).toBeFocused()
})

/** A day as the calendar speaks it. */
function spoken(day: string): RegExp {
  const words = new Date(`${day}T12:00:00Z`).toLocaleDateString('it-IT', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return new RegExp(`\\b${words}\\b`)
}
