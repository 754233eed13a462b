import { audit } from './support/audit.ts'
import { clearBeach, dayFromToday, mapPath, MARIO, takePlace } from './support/guest.ts'
import { openAs } from './support/person.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ app }) => clearBeach(app))

test('R-405 R-902: the countdown survives a reload and a wrong phone clock', async ({ page, app }) => {
  const day = await dayFromToday(app, 14)
  await openAs(page, MARIO, mapPath(day, day))
  await takePlace(page, 'H18')
  await page.goto('/tabs/carrello')
  await expect(page.getByRole('timer')).toHaveText(/0[67]:[0-5]\d/)

  await page.clock.install({ time: new Date(Date.now() + 3 * 3_600_000) })
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/0[67]:[0-5]\d/)
  await expect(page.getByRole('heading', { name: 'Ombrellone H18' })).toBeVisible()
})

test('R-405 a cart of more places is emptied at once, after a question; its places are free and its countdown is over', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 16)
  await openAs(page, MARIO, mapPath(day, day))
  await takePlace(page, 'H17')
  await page.goto(mapPath(day, day))
  await takePlace(page, 'H18')
  await page.goto('/tabs/carrello')
  await page.getByRole('button', { name: 'Svuota il carrello' }).click()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: 'Svuota', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Il carrello è vuoto' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(await app.sql(`select from occupancy where state = 'held'`)).toEqual([])
})

test(
  'A-02 R-405 R-406 R-807: at the end the text is TIMEOUT, the places are free, the cart is empty and an alert says so',
  { tag: '@gate' },
  async ({ page, app }) => {
    const day = await dayFromToday(app, 15)
    await openAs(page, MARIO, mapPath(day, day))
    await takePlace(page, 'H18')
    // The map shows it as taken before the server has answered.
    await expect.poll(async () => (await app.sql(`select from occupancy where state = 'held'`)).length).toBe(1)
    await app.sql(`update occupancy set expires_at = battigia_now() + interval '4 seconds' where state = 'held'`)
    await app.sql(`update umbrella_cart set expires_at = battigia_now() + interval '4 seconds' where line_count > 0`)
    await page.goto('/tabs/carrello')
    await expect(page.getByRole('timer')).toHaveText(/00:0\d/)

    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('Tempo scaduto')
    await expect(page.getByText('TIMEOUT')).toBeVisible()
    await expect.poll(async () => (await app.sql(`select from occupancy where state = 'held'`)).length).toBe(0)
    await expect(alert).toHaveAccessibleDescription(/\S/)
    await expect(alert.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`from=${day}`))
    expect(await page.evaluate(() => localStorage.getItem('showModale'))).toBe('modaleVista')
  },
)
