import { ANNA, clearBeach, dayFromToday, mapPath, MARIO, place, takePlace } from './support/guest.ts'
import { openAs } from './support/person.ts'
import type { Page } from '@playwright/test'
import { MOVING } from './support/moving.ts'
import { expect, test } from './support/test.ts'

// The browser itself notes every refused request; the loser of a race gets one.
test.use({ ...MOVING, allowedErrors: [/status of 409.*umbrellas\/lock/] })
test.beforeEach(async ({ app }) => clearBeach(app))

test(
  'R-101 B-01: a place that another guest takes or frees changes within one second without a reload',
  { tag: '@gate' },
  async ({ page, browser, app, watch }) => {
    const day = await dayFromToday(app, 10)
    await openAs(page, MARIO, mapPath(day, day))
    const other = await (await browser.newContext({ baseURL: app.url, locale: 'it-IT' })).newPage()
    watch(other)
    await openAs(other, ANNA, mapPath(day, day))
    await expect(place(page, 'K20')).toHaveAccessibleName(/libero/)
    // Nothing but the live stream may bring the change: no reload, and no call that asks how the beach is.
    const asked: string[] = []
    page.on('framenavigated', (frame) => asked.push(frame.url()))
    page.on('request', (request) => {
      if (/umbrellas\/(availability|plan)/.test(request.url())) asked.push(request.url())
    })

    await place(other, 'K20').click()
    await other.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
    await expect
      .poll(async () => (await app.sql(`select from occupancy where state = 'held'`)).length, { intervals: [20] })
      .toBe(1)
    const held = performance.now()
    await expect(place(page, 'K20')).toHaveAccessibleName(/in scelta/i)
    const description = `${Math.round(performance.now() - held)} ms from the hold to the changed map`
    test.info().annotations.push({ type: 'measured', description })
    expect(asked).toEqual([])

    await other.goto('/tabs/carrello')
    await other.getByRole('button', { name: /^Togli/ }).click()
    await expect(place(page, 'K20')).toHaveAccessibleName(/libero/)
    await other.context().close()
  },
)

test(
  'R-807 B-01: two browsers race for one place: one gets it, the other is offered the nearest free ones',
  { tag: '@gate' },
  async ({ page, browser, app, watch }) => {
    const day = await dayFromToday(app, 11)
    const other = await (await browser.newContext({ baseURL: app.url, locale: 'it-IT' })).newPage()
    watch(other)
    // Without live changes both still see the place as free when they press: the server alone decides.
    for (const guest of [page, other]) await guest.route('**/umbrellas/live?*', () => undefined)
    await openAs(page, MARIO, mapPath(day, day))
    await openAs(other, ANNA, mapPath(day, day))

    const pages = [page, other]
    for (const guest of pages) await place(guest, 'K22').click()
    await Promise.all(pages.map((guest) => guest.getByRole('button', { name: /^Aggiungi al carrello/ }).click()))
    const taken = (guest: Page) => guest.getByRole('heading', { name: /K22 non è più disponibile/ })
    await expect
      .poll(async () => Number(await taken(page).isVisible()) + Number(await taken(other).isVisible()))
      .toBe(1)
    expect(await app.sql(`select from occupancy where state = 'held'`)).toHaveLength(1)

    const loser = (await taken(page).isVisible()) ? page : other
    await expect(loser.getByRole('dialog').getByRole('button', { name: /K2[0-4]|J2|L2/ })).toHaveCount(3)
    await loser.keyboard.press('Escape')
    await expect(loser.getByRole('dialog')).toHaveCount(0)
    await expect(place(loser, 'K22'), 'the focus is back on the place').toBeFocused()
    await other.context().close()
  },
)

test('R-514: five umbrellas are the most, and the sixth explains it', { tag: '@gate' }, async ({ page, app }) => {
  const day = await dayFromToday(app, 12)
  await openAs(page, MARIO, mapPath(day, day))
  for (const code of ['H18', 'H19', 'H20', 'H21', 'H22']) await takePlace(page, code)
  await place(page, 'H23').click()
  await expect(page.getByRole('heading', { name: 'Cinque è il massimo' })).toBeVisible()
  expect(await app.sql(`select from occupancy where state = 'held'`)).toHaveLength(5)
})
