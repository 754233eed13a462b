import { getServices } from '../../domain/services/calls.ts'
import { getParkingDays } from '../../domain/parking/staff-calls.ts'
import { getCatalogSection } from '../../domain/umbrellas/catalog-calls.ts'
import { audit } from './support/audit.ts'
import { dayFromToday } from './support/guest.ts'
import { ask } from './support/person.ts'
import { ELENA, openDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { heldUndo } from './support/undo.ts'

const TABLET = { width: 1180, height: 820 }
// The browser itself notes every refused request: a draft that misses a language.
test.use({ allowedErrors: [/status of 409.*ges\/catalog\/publish/] })

test('R-603 B-10: a service is written, is not published without Dutch, then guests see it; its undo takes it back', async ({
  page,
  app,
}) => {
  const token = await staffToken(app, ELENA)
  const section = async () => ask(app, getCatalogSection, { section: 'services' }, token)
  const before = (await section()).published
  const day = await dayFromToday(app, 3)
  const names = async () => (await ask(app, getServices, { day, part: 'full_day' })).services.map(({ name }) => name)
  const tab = (language: string) => page.locator('.language-tabs label', { hasText: new RegExp(`^${language}`) })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/catalogo?section=services', ELENA)
  await page.getByRole('button', { name: 'Nuovo servizio' }).click()
  await page.getByRole('combobox', { name: 'Lingue affiancate' }).selectOption({ label: 'Tutte e cinque' })
  for (const language of ['italiano', 'inglese', 'francese', 'tedesco']) {
    await field(`Nome (${language})`).fill('Aquilone')
    await field(`Descrizione (${language})`).fill('Per il vento')
  }
  await field('Prezzo').fill('4,5')
  await page.getByText('Senza limite').click()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: 'Salva e pubblica' }).click()
  await expect(page.getByText('Aquilone: manca olandese').first()).toBeVisible()
  await expect(field('Nome (olandese)')).toBeFocused()
  expect((await section()).published).toBe(before)

  // What is missing is found from the overview as well.
  await page.getByRole('combobox', { name: 'Sezione del catalogo' }).selectOption({ label: 'Traduzioni' })
  await page.getByRole('link', { name: 'Scrivi: Aquilone, olandese' }).click()
  await page.getByRole('combobox', { name: 'Lingue affiancate' }).selectOption({ label: 'Accanto all’italiano' })
  await expect(field('Nome (italiano)')).toHaveValue('Aquilone')
  await field('Nome (olandese)').fill('Vlieger')
  await field('Descrizione (olandese)').fill('Voor de wind')
  await page.getByRole('button', { name: 'Salva e pubblica' }).click()
  await expect(page.getByText('Servizi: gli ospiti vedono le modifiche')).toBeVisible()
  expect(await names()).toContain('Aquilone')
  await page.getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect(page.getByText('Gli ospiti vedono di nuovo quello di prima; il tuo testo è la bozza')).toBeVisible()
  expect((await section()).published).toBe(before)
  expect(await names()).not.toContain('Aquilone')
  await expect(page.getByText('Bozza tua')).toBeVisible()
  await page.getByRole('button', { name: 'Scarta la bozza' }).click()
  await expect(page.getByText('Bozza scartata')).toBeVisible()
  await tab('IT').click()
})

test('R-105: the spaces of some days are set and taken back; every section opens on a tablet and on a phone', async ({
  page,
  app,
}) => {
  const token = await staffToken(app, ELENA)
  const day = await dayFromToday(app, 2)
  const set = async () => (await ask(app, getParkingDays, { areaId: '1', from: day, to: day }, token)).days[0]
  const before = await set()
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/catalogo?section=parking', ELENA)
  await page.getByLabel('Dal', { exact: true }).fill(day)
  await page.getByLabel('Al', { exact: true }).fill(day)
  await page.getByLabel('Quanti', { exact: true }).fill('7')
  await page.getByRole('button', { name: 'Imposta' }).click()
  await expect(page.getByText(/^Pineta: 7 dal/)).toBeVisible()
  const undo = await heldUndo(page)
  expect(await set()).toMatchObject({ spaces: 7, isSet: true })
  expect(await audit(page, 'it')).toEqual([])
  await undo.click()
  await expect.poll(set).toEqual(before)
  for (const [section, heading] of [
    ['extras', 'Lettino'],
    ['categories', 'Cane grande'],
    ['translations', 'Traduzioni'],
  ] as const) {
    await page.goto(`/ges/catalogo?section=${section}`)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ges/catalogo?section=services')
  await expect(page.getByRole('heading', { name: 'Cuscino', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await audit(page, 'it')).toEqual([])
})
