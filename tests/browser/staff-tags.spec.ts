import type { Page } from '@playwright/test'
import { printPlaceTags } from '../../domain/bar/catalogue-calls.ts'
import { readQr } from '../../web/arrivals/scan/read-qr.ts'
import { audit } from './support/audit.ts'
import { ask } from './support/person.ts'
import { GIADA, openBar, openDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { choose } from './support/tick.ts'

const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }
/** What a phone's camera of 1080 lines sees of a metre at two metres, in pixels: 1920 of them over some 70 degrees. */
const PIXELS_OF_A_METRE = 685
const PIXELS_OF_A_MILLIMETRE = 96 / 25.4

/** The paper as the browser gives it to the printer: everything that the screen alone shows is gone. */
async function paper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

async function screenAgain(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
}

/** What a scanner reads in the picture of a tag; `scale` is how much smaller than printed it is seen. */
async function scan(page: Page, code: string, scale = 1): Promise<string | null> {
  const png = await page.locator('.printed').getByRole('figure', { name: code, exact: true }).screenshot()
  const seen = await page.evaluate(
    async ([base64, by]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes]))
      const [width, height] = [Math.round(picture.width * by), Math.round(picture.height * by)]
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, width, height)
      return { data: [...context.getImageData(0, 0, width, height).data], width, height }
    },
    [png.toString('base64'), scale] as const,
  )
  return readQr({ ...seen, data: Uint8ClampedArray.from(seen.data) })
}

/** Sheets of the document that the browser prints. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}

test('B-08 R-510: the bar prints the tags of its umbrellas; a scanner reads them, one alone from two metres, and they lead to the menu', async ({
  page,
  app,
}) => {
  await openBar(app)
  const { tags } = await ask(app, printPlaceTags, {}, await staffToken(app, GIADA))
  const urlOf = (code: string) => tags.find((tag) => tag.code === code)?.url ?? ''
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/bar', GIADA)
  await choose(page.getByRole('radio', { name: 'Esauriti' }))
  await page.getByRole('link', { name: 'Cartelli QR' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cartelli QR' })).toBeVisible()
  const preview = page.getByRole('region', { name: 'Anteprima del primo foglio' })
  await expect(preview.getByRole('img')).toHaveCount(8)
  await expect(preview.getByText('Bagno Argo').first()).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  expect(await audit(page, 'it', 'looks')).toEqual([])
  await page.setViewportSize(TABLET)

  // All of them, eight to a sheet.
  await expect(page.getByRole('button', { name: `Stampa ${Math.ceil(tags.length / 8)} fogli` })).toBeVisible()
  expect(await sheetsOf(page)).toBe(Math.ceil(tags.length / 8))
  await paper(page)
  await expect(page.getByRole('navigation', { name: 'Gestione' })).toBeHidden()
  await expect(page.locator('.printed').getByRole('img')).toHaveCount(tags.length)
  for (const code of ['A1', 'P12']) expect(await scan(page, code)).toBe(urlOf(code))
  await screenAgain(page)

  // One row, the smallest.
  await page.getByRole('button', { name: 'Fila C' }).click()
  await choose(page.getByRole('radio', { name: '24', exact: true }))
  const row = tags.filter((tag) => tag.row === 'C')
  await expect(page.getByRole('button', { name: 'Stampa 1 foglio' })).toBeVisible()
  await paper(page)
  await expect(page.locator('.printed').getByRole('img')).toHaveCount(row.length)
  for (const { code, url } of row) expect(await scan(page, code)).toBe(url)
  await screenAgain(page)

  // One each: as large as a phone reads from two metres.
  await choose(page.getByRole('radio', { name: '1', exact: true }))
  expect(await sheetsOf(page)).toBe(row.length)
  await paper(page)
  const tag = page.locator('.printed').getByRole('figure', { name: 'C5', exact: true })
  await expect(tag).toContainText('Fila C')
  await expect(tag).toContainText('Scan the code and order from here')
  const scanned = await scan(page, 'C5', PIXELS_OF_A_METRE / 1000 / PIXELS_OF_A_MILLIMETRE)
  expect(scanned).toBe(urlOf('C5'))
  await screenAgain(page)

  const { pathname, search } = new URL(scanned ?? '')
  await page.goto(`${pathname}${search}`)
  await expect(page.getByText('Consegna a C5')).toBeVisible()
})

test('B-08: tags of one day are made for a day that is still to come', async ({ page }) => {
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/cartelli', GIADA)
  const print = page.getByRole('button', { name: /^Stampa / })
  await choose(page.getByRole('radio', { name: 'Un solo giorno' }))
  await expect(print).toBeEnabled()
  await page.getByLabel('Giorno', { exact: true }).fill('2020-07-01')
  await expect(page.getByText('Questo giorno è passato.')).toBeVisible()
  await expect(print).toBeDisabled()
  await paper(page)
  await expect(page.locator('.printed')).toHaveCount(0)
})
