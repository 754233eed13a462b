import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { audit } from './support/audit.ts'
import { scriptedPdf } from '../support/pdf.ts'
import { looksWell } from './support/desk-looks.ts'
import { readMail } from './support/guest.ts'
import { arrive, newPerson } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const TABLET = { width: 1180, height: 820 }

/** A page of a booklet, photographed upright with words on it. */
const aScan = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#F4E9D0' } })
    .jpeg()
    .toBuffer()
const notice = (page: Page) => page.getByRole('region', { name: 'Avvisi' })

test(
  'B-16 R-310: a dog with its document is kept, checked on the tablet, shown on the profile and offered at the search',
  { tag: '@gate' },
  async ({ page, app, browser }) => {
    await arrive(page, await newPerson(app))
    await page.goto('/tabs/contact')
    await page.getByRole('link', { name: 'Aggiungi un cane' }).click()
    await page.getByRole('button', { name: 'Aggiungi' }).and(page.locator('[type=submit]')).click()
    await expect(page.getByLabel('Come si chiama?')).toHaveAccessibleDescription('Compila questo campo.')
    await page.getByLabel('Come si chiama?').fill('Nebbia')
    await page.getByLabel('Peso in kg, se lo sai').fill('28')
    await expect(page.getByRole('radio', { name: 'Grande oltre 14 kg' })).toBeChecked()
    await page.getByLabel('Numero del microchip, se vuoi').fill('380 260 000 123 456')
    await page.getByRole('button', { name: 'Timido' }).click()
    expect(await audit(page, 'it')).toEqual([])
    await page.getByRole('button', { name: 'Aggiungi Nebbia' }).click()
    await expect(notice(page)).toContainText('Nebbia è tra i tuoi cani')

    await page.getByRole('button', { name: 'Aggiungi un documento' }).click()
    const sheet = page.getByRole('dialog', { name: 'Un documento' })
    await sheet.getByRole('button', { name: 'Carica il documento' }).click()
    await expect(sheet.getByText('Scegli una foto o un PDF.')).toBeVisible()
    await sheet.getByLabel('Vale fino al').fill('2099-05-31')
    await sheet
      .getByLabel('Foto o PDF')
      .setInputFiles({ name: 'libretto.jpg', mimeType: 'image/jpeg', buffer: await aScan() })
    await expect(sheet.getByText('libretto.jpg')).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
    await sheet.getByRole('button', { name: 'Carica il documento' }).click()
    await expect(page.getByText('Da controllare')).toBeVisible()
    await page.getByRole('button', { name: 'Apri: Vaccinazione' }).click()
    await expect(page.getByRole('img', { name: 'Vaccinazione di Nebbia' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await audit(page, 'it')).toEqual([])

    const desk = await browser.newPage({ baseURL: app.url, viewport: TABLET, locale: 'it-IT' })
    await openDesk(desk, '/ges/cani', ELENA)
    await desk.getByRole('button', { name: /^Nebbia, Vaccinazione/ }).click()
    await expect(desk.getByRole('img', { name: 'Vaccinazione di Nebbia' })).toBeVisible()
    await expect(desk.getByText('380260000123456')).toBeVisible()
    expect(await audit(desk, 'it')).toEqual([])
    await desk.getByLabel('Vale fino al').fill('2099-04-30')
    await desk.getByRole('button', { name: 'Va bene', exact: true }).click()
    await expect(notice(desk)).toContainText('Nebbia: documento accettato')
    await desk.close()

    await page.reload()
    await expect(page.getByText('Vale fino al 30 aprile 2099')).toBeVisible()
    await expect(page.getByText('Controllato', { exact: true })).toBeVisible()
    await page.goto('/tabs/contact')
    await expect(page.getByRole('link', { name: 'Nebbia Grande, 28 kg' })).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])

    await page.goto('/tabs/main-page-ombrelloni')
    // Who is known is chosen.
    await expect(page.getByText('Taglia grande, 28 kg')).toBeVisible()
    await page.getByRole('button', { name: 'Aggiungi un cane' }).click()
    await page.getByLabel('Come si chiama?').fill('Pepe')
    await page.getByLabel('Peso in kg, se lo sai').fill('8,5')
    await expect(page.getByRole('checkbox', { name: 'Tienilo tra i miei cani' })).toBeChecked()
    expect(await audit(page, 'it')).toEqual([])
    await page.getByRole('button', { name: 'Aggiungi Pepe' }).click()
    await expect(notice(page)).toContainText('Pepe è tra i tuoi cani')
    await page.goto('/tabs/contact/cani')
    await expect(page.getByRole('link', { name: 'Pepe Piccola, 8,5 kg' })).toBeVisible()
  },
)

test('B-16 a document that is rejected says why in the app and by mail; the next one is accepted', async ({
  page,
  app,
  browser,
}) => {
  const guest = await newPerson(app)
  await arrive(page, guest)
  await page.goto('/tabs/contact/cani?dog=new')
  await page.getByLabel('Come si chiama?').fill('Brina')
  await page.getByLabel('Peso in kg, se lo sai').fill('12')
  await page.getByRole('button', { name: 'Aggiungi Brina' }).click()
  const upload = async (name: string, buffer: Buffer) => {
    await page.getByRole('button', { name: 'Aggiungi un documento' }).click()
    const sheet = page.getByRole('dialog', { name: 'Un documento' })
    await sheet.getByLabel('Vale fino al').fill('2099-05-31')
    await sheet.getByLabel('Foto o PDF').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await expect(sheet.getByText(name)).toBeVisible()
    await sheet.getByRole('button', { name: 'Carica il documento' }).click()
    await expect(sheet).toBeHidden()
  }
  await upload('mossa.jpg', await aScan())
  const documents = page.getByRole('region', { name: 'Documenti' })
  await expect(documents.getByText('Da controllare')).toBeVisible()

  const desk = await browser.newPage({ baseURL: app.url, viewport: TABLET, locale: 'it-IT' })
  await openDesk(desk, '/ges/cani', ELENA)
  await desk.getByRole('button', { name: /^Brina, Vaccinazione/ }).click()
  await desk.getByRole('button', { name: 'Non va bene', exact: true }).click()
  const why = desk.getByRole('dialog', { name: 'Perché non va bene?' })
  await expect(why.getByRole('button', { name: 'Rifiuta il documento' })).toBeDisabled()
  await why.getByText('Non si legge bene').click()
  await why.getByLabel('Una nota per l’ospite, se serve').fill('La data è coperta dal dito')
  expect(await audit(desk, 'it')).toEqual([])
  await why.getByRole('button', { name: 'Rifiuta il documento' }).click()
  await expect(notice(desk)).toContainText('Brina: documento rifiutato')

  const mail = await readMail(app, guest.email, /Il documento di Brina non va ancora bene/)
  expect(mail).toMatch(/Non si legge bene[\s\S]*La data è coperta dal dito/)
  const link = /https?:\/\/[^\s"]*\/tabs\/contact\/cani\S*/.exec(mail)?.[0] ?? ''
  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(documents.getByText('Non va bene', { exact: true })).toBeVisible()
  await expect(documents.getByText('Non si legge bene. La data è coperta dal dito')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])

  await upload(
    'nitida.jpg',
    await sharp(await aScan())
      .negate()
      .jpeg()
      .toBuffer(),
  )
  await desk.goto('/ges/cani')
  // What waits stands first, above what was rejected.
  await desk
    .getByRole('button', { name: /^Brina, Vaccinazione/ })
    .first()
    .click()
  await desk.getByRole('button', { name: 'Va bene', exact: true }).click()
  await expect(notice(desk)).toContainText('Brina: documento accettato')
  await desk.close()
  await readMail(app, guest.email, /Il documento di Brina va bene/)
  await page.reload()
  await expect(documents.getByText('Controllato', { exact: true })).toBeVisible()
})

test('P15 B-16 a document that comes as PDF is a picture for its owner and at the desk, and nothing of it runs', async ({
  page,
  app,
  browser,
}) => {
  await arrive(page, await newPerson(app))
  await page.goto('/tabs/contact/cani?dog=new')
  await page.getByLabel('Come si chiama?').fill('Zefiro')
  await page.getByLabel('Peso in kg, se lo sai').fill('9')
  await page.getByRole('button', { name: 'Aggiungi Zefiro' }).click()
  await page.getByRole('button', { name: 'Aggiungi un documento' }).click()
  const sheet = page.getByRole('dialog', { name: 'Un documento' })
  await sheet.getByLabel('Vale fino al').fill('2099-05-31')
  await sheet
    .getByLabel('Foto o PDF')
    .setInputFiles({ name: 'libretto.pdf', mimeType: 'application/pdf', buffer: scriptedPdf(2) })
  await expect(sheet.getByText('libretto.pdf')).toBeVisible()
  await sheet.getByRole('button', { name: 'Carica il documento' }).click()
  await page.getByRole('button', { name: 'Apri: Vaccinazione' }).click()
  await expect(page.getByRole('img', { name: 'Vaccinazione di Zefiro' })).toBeVisible()

  const desk = await browser.newPage({ baseURL: app.url, viewport: TABLET, locale: 'it-IT' })
  await openDesk(desk, '/ges/cani', ELENA)
  await desk.getByRole('button', { name: /^Zefiro, Vaccinazione/ }).click()
  const picture = desk.getByRole('img', { name: 'Vaccinazione di Zefiro' })
  await expect(picture).toBeVisible()
  // Two pages of A4 below each other.
  const shape = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.naturalHeight / image.naturalWidth
  })
  expect(shape).toBeCloseTo(2 * Math.SQRT2, 1)
  await looksWell(desk, 'document')
  await desk.close()
})
