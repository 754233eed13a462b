import type { Page } from '@playwright/test'
import { getPage } from '../../domain/content/page-calls.ts'
import { getPageToEdit, savePageDraft } from '../../domain/content/page-staff-calls.ts'
import { listDishes } from '../../domain/content/staff-calls.ts'
import { audit } from './support/audit.ts'
import { arrive, ask, newPerson } from './support/person.ts'
import { ELENA, openDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { heldUndo } from './support/undo.ts'

// The browser itself notes every refused request: two people write the same page.
test.use({ allowedErrors: [/status of 409.*ges\/content\/pageDraft/] })

const TABLET = { width: 1180, height: 820 }
const NAMES = { IT: 'Gnocchi di prova', EN: 'Trial gnocchi', FR: 'Gnocchis d’essai', DE: 'Probe-Gnocchi' }

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const tab = (page: Page, language: string) =>
  page.locator('.language-tabs label', { hasText: new RegExp(`^${language}`) })
const publish = (page: Page) => page.getByRole('button', { name: 'Salva e pubblica' }).click()

test(
  'B-10 R-213: a dish without Dutch cannot be published and says so; then it is published, and a guest reads it in Dutch',
  { tag: '@gate' },
  async ({ page, app, browser }) => {
    await page.setViewportSize(TABLET)
    await openDesk(page, '/ges/catalogo', ELENA)
    await page.getByRole('button', { name: 'Nuovo piatto' }).click()
    for (const [language, name] of Object.entries(NAMES)) {
      await tab(page, language).click()
      await field(page, 'Nome').fill(name)
    }
    await field(page, 'Prezzo').fill('13,5')
    await page.getByRole('button', { name: 'glutine', exact: true }).click()
    await page.getByText('No', { exact: true }).click()
    await expect(page.getByText('Manca l’olandese.')).toBeVisible()
    await publish(page)
    await expect(field(page, 'Nome')).toBeFocused()
    await expect(page.getByText('Manca: scrivilo per pubblicare.')).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
    const token = await staffToken(app, ELENA)
    const known = async () => (await ask(app, listDishes, {}, token)).dishes.filter(({ name }) => name.it === NAMES.IT)
    expect(await known()).toEqual([])

    await field(page, 'Nome').fill('Proefgnocchi')
    await publish(page)
    await expect(page.getByText(`${NAMES.IT}: gli ospiti lo vedono`)).toBeVisible()
    await expect(page.getByText('In vendita')).toBeVisible()
    // Taken back at once it is a draft again, on the server as well.
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByText('Annullato: è di nuovo come prima')).toBeVisible()
    expect((await known()).map(({ isPublished, name }) => [isPublished, name.nl])).toEqual([[false, 'Proefgnocchi']])
    await publish(page)
    await expect(page.getByText('In vendita')).toBeVisible()
    await page.getByText('Nel menù di oggi', { exact: true }).click()
    await expect(page.getByText(`${NAMES.IT} è nel menù di oggi`)).toBeVisible()
    expect((await known()).map(({ isPublished, isOnMenuToday, cents }) => [isPublished, isOnMenuToday, cents])).toEqual(
      [[true, true, 1350]],
    )
    const guest = await browser.newPage({ baseURL: app.url, viewport: { width: 390, height: 844 } })
    await arrive(guest, await newPerson(app), 'nl')
    await guest.goto('/tabs/home/menu-del-giorno')
    await expect(guest.getByText('Proefgnocchi')).toBeVisible()
    await guest.close()
  },
)

test('R-213 R-603: what is not saved is guarded, and every section of the catalogue opens', async ({ page }) => {
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/catalogo', ELENA)
  const section = page.getByRole('combobox', { name: 'Sezione del catalogo' })
  await field(page, 'Nome').fill('Altro nome')
  await page.getByRole('link', { name: 'Bar' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Hai modifiche non salvate')
  await page.getByRole('button', { name: 'Resta qui' }).click()
  await expect(field(page, 'Nome')).toHaveValue('Altro nome')
  await section.selectOption({ label: 'Bar' })
  await page.getByRole('button', { name: 'Lascia senza salvare' }).click()
  await expect(page.getByRole('heading', { name: 'Scelte dell’ospite' })).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await section.selectOption({ label: 'Menù del giorno' })
  await expect(page.getByRole('heading', { name: 'Piatti, nell’ordine del menù' })).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await section.selectOption({ label: 'Novità' })
  await expect(page.getByRole('combobox', { name: 'Argomento' })).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  for (const [label, name] of [
    ['Portate', 'Nome al plurale'],
    ['Categorie del bar', 'Nome'],
  ] as const) {
    await section.selectOption({ label })
    await expect(field(page, name)).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
  }
  await section.selectOption({ label: 'Pagine' })
  await expect(page.getByRole('textbox', { name: 'Testo' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await audit(page, 'it')).toEqual([])
})

test('R-213 R-508 R-603: a page is a draft until it is published, of two people the second loses nothing, and an earlier text comes back', async ({
  page,
  app,
  browser,
}) => {
  const slug = 'showers'
  const token = await staffToken(app, ELENA)
  const read = async () => (await ask(app, getPage, { slug, language: 'it' })).markdown
  const before = await read()
  await page.setViewportSize(TABLET)
  await openDesk(page, `/ges/catalogo?section=pages&id=${slug}`, ELENA)
  const text = page.getByRole('textbox', { name: 'Testo' })
  await text.fill('Docce calde, anche per i cani.')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Bozza salvata: gli ospiti leggono ancora il testo di prima').last()).toBeVisible()
  expect(await read()).toBe(before)

  // A colleague saves over the draft meanwhile.
  await text.fill('Docce calde e fredde.')
  const { draft } = await ask(app, getPageToEdit, { slug }, token)
  if (draft === null) throw new Error('the draft was not saved')
  const theirs = { ...draft.page, markdown: { ...draft.page.markdown, it: 'Docce del collega.' } }
  await ask(app, savePageDraft, { slug, page: theirs, version: draft.version }, token)
  await page.getByRole('button', { name: 'Salva e pubblica' }).click()
  await expect(page.getByText('Elena Bruni ha salvato nel frattempo')).toBeVisible()
  await expect(text).toHaveValue('Docce calde e fredde.')
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: 'Vedi il suo' }).click()
  await expect(text).toHaveValue('Docce del collega.')
  await page.getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect(text).toHaveValue('Docce calde e fredde.')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.getByRole('button', { name: 'Tieni il mio' }).click()
  await expect(page.getByText('Bozza salvata: gli ospiti leggono ancora il testo di prima').last()).toBeVisible()

  await page.getByRole('button', { name: 'Salva e pubblica' }).click()
  await expect(page.getByText(/gli ospiti leggono il nuovo testo/)).toBeVisible()
  const undo = await heldUndo(page)
  expect(await read()).toBe('Docce calde e fredde.')
  const guest = await browser.newPage({ baseURL: app.url, viewport: { width: 390, height: 844 } })
  await guest.goto(`/tabs/contact/info?page=${slug}`)
  await expect(guest.getByText('Docce calde e fredde.')).toBeVisible()
  await guest.close()
  await undo.click()
  await expect(page.getByText('Annullato: è di nuovo come prima')).toBeVisible()
  expect(await read()).toBe(before)
  await expect(page.getByText('Bozza tua')).toBeVisible()

  // Published for good, and the text of the files again from the history.
  await page.getByRole('button', { name: 'Salva e pubblica' }).click()
  await expect(page.getByText('Si legge ora')).toBeVisible()
  const history = page.getByRole('region', { name: 'Storia della pagina' })
  await history.getByRole('listitem').last().getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^Versione [0-9a-f]{16}$/)).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await sheet.getByRole('button', { name: 'Torna a questo testo' }).click()
  await expect(page.getByText(/gli ospiti leggono di nuovo questo testo/)).toBeVisible()
  expect(await read()).toBe(before)
})
