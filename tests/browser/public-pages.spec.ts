import { expect, test } from './support/test.ts'

test('R-110 a stranger who comes by a link to a public page sees it, and not the welcome', async ({ page }) => {
  await page.goto('/tabs/home/novita?language=en')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  // What the server wrote for others is gone with the first drawing; the data of the page stay, and no policy stops them.
  await expect(page.locator('.document-text')).toHaveCount(0)
  expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0)
  await page.goto('/tabs/contact/contatti?language=en')
  await expect(page.getByRole('main')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/tabs/contact/contatti')
})

test('R-901 without a script the bar’s menu is read, and leads on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/tabs/menu?language=de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.splash')).toBeHidden()
  await expect(page.getByText('€').first()).toBeVisible()
  await page.locator('.document-text nav a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('language')).toBe('de')
  await context.close()
})
