import { audit, settle } from './support/audit.ts'
import { expectSaid, listen } from './support/heard.ts'
import { press } from './support/keyboard.ts'
import { arrive, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'

test('R-107 R-220 R-404 B-21: by keyboard the webcam plays in its window, and the live-streaming data are asked for again when it closes', async ({
  page,
  app,
}) => {
  await listen(page)
  await arrive(page, await newPerson(app))
  await page.goto('/tabs/home')
  await press(page, page.getByRole('link', { name: 'Webcam' }))
  const dialog = page.getByRole('dialog', { name: 'LIVE WEBCAM' })
  await expect(dialog.getByText('Bagno Argo, torretta nord')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'LIVE WEBCAM', level: 2 })).toBeVisible()
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
  const video = dialog.locator('video')
  const played = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(played, { timeout: 60_000 }).toBeGreaterThan(1)
  await settle(page)
  expect(await audit(page, 'it')).toEqual([])

  const asked = page.waitForRequest(/content\/webcam/)
  await press(page, dialog.getByRole('button', { name: 'Chiudi' }).last())
  await asked
  await expect(dialog).toBeHidden()
  await expectSaid(page, 'Home')
  await expect(page.getByRole('main'), 'the home opens anew').toBeFocused()
  await expect(page).toHaveURL(/\/tabs\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('showModale'))).toBe('modaleVista')
})

test('R-221 R-220: a guest logs in first; without a source the webcam is honestly not available', async ({
  page,
  app,
}) => {
  await arrive(page, null)
  await page.goto('/tabs/home/webcam')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.route('**/content/webcam', (route) => route.fulfill({ json: { sources: [], spot: '', isSample: false } }))
  await arrive(page, await newPerson(app))
  await page.goto('/tabs/home/webcam')
  await expect(page.getByText('La webcam non è disponibile adesso')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
})
