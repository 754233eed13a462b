import { clearBeach, dayFromToday, mapPath, MARIO, place } from './support/guest.ts'
import { openAs } from './support/person.ts'
import { expect, test } from './support/test.ts'

test.describe('the app’s own state', () => {
  test.describe.configure({ mode: 'serial' })
  test.use({ allowedErrors: [/503|426|Failed to load resource/] })
  test.afterEach(async ({ app }) => {
    await app.set('maintenance', '0')
    await app.set('minimumVersionOther', '3.1.10')
    await clearBeach(app)
  })

  test(
    'R-217 R-401 R-413 R-802: maintenance switched on during use shows the alert, logs out and leads to welcome',
    { tag: '@gate' },
    async ({ page, app }) => {
      const day = await dayFromToday(app, 18)
      await openAs(page, MARIO, mapPath(day, day))
      await expect(place(page, 'H18')).toBeVisible()
      await app.set('maintenance', '1')
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText('Siamo in manutenzione')
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL(/\/welcome/)
      const stored = await page.evaluate(() =>
        ['token', 'username', 'showModale'].map((key) => localStorage.getItem(key) ?? ''),
      )
      expect(stored).toEqual(['', '', ''])
    },
  )

  test('R-217 R-401 R-801: an obsolete version shows its alert at the start, logs out and leads to welcome', async ({
    page,
    app,
  }) => {
    await openAs(page, MARIO, '/tabs/home')
    await app.set('minimumVersionOther', '99.0.0')
    await page.goto('/')
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('Aggiorna l’app')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/welcome/)
    expect(await page.evaluate(() => localStorage.getItem('token') ?? '')).toBe('')
  })

  test('R-401 R-702 R-803: the first screen waits for no call; what a check finds then shuts out, and a failing one is ignored', async ({
    page,
  }) => {
    const asked: string[] = []
    let say = () => {}
    const isSaid = new Promise<void>((resolve) => (say = resolve))
    await page.route(/getParametroInt|checkVersion/, async (route) => {
      asked.push(route.request().method())
      if (route.request().method() === 'POST') return route.abort()
      await isSaid
      return route.fulfill({ contentType: 'application/json', body: '1' })
    })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Crea un account' })).toBeVisible()
    await expect.poll(() => asked.toSorted()).toEqual(['GET', 'POST'])
    await expect(page.getByRole('alertdialog')).toBeHidden()
    say()
    await expect(page.getByRole('alertdialog')).toContainText('Siamo in manutenzione')
  })
})
