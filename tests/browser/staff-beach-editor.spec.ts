import { discardBeachDraft, getBeachEditor, publishBeach, saveBeachDraft } from '../../domain/umbrellas/beach-calls.ts'
import { getPlan, lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import type { App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { clearBeach, dayFromToday, mapPath, place } from './support/guest.ts'
import { arrive, ask, newPerson } from './support/person.ts'
import { ELENA, openDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { heldUndo } from './support/undo.ts'

const TABLET = { width: 1180, height: 820 }
// The browser itself notes every refused request: a draft that somebody else has changed.
test.use({ allowedErrors: [/status of 409.*ges\/beach\/draft/] })
test.beforeEach(({ app }) => clearBeach(app))

const spotOf = async (app: App, code: string) => (await ask(app, getPlan, {})).places.find((one) => one.code === code)

test('B-23: a place is moved with the keys, a row is added and put right, and the published plan is what guests see', async ({
  page,
  app,
  browser,
}) => {
  const token = await staffToken(app, ELENA)
  const before = (await ask(app, getBeachEditor, {}, token)).published.file
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/mappa', ELENA)
  const plan = page.getByRole('application', { name: 'Pianta della spiaggia' })
  const tab = (name: RegExp) => page.getByRole('radiogroup', { name: 'Che cosa mostra il pannello' }).getByText(name)
  const pick = async (codes: string) => {
    await tab(/^Elenco$/).click()
    await page.getByLabel('Seleziona posti').fill(codes)
    await page.getByLabel('Seleziona posti').press('Enter')
  }
  await expect(plan).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])

  await pick('C5')
  await plan.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Da sinistra (m)')).toHaveValue('15,5')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Da sinistra (m)')).toHaveValue('15')
  // Every change is taken back, so that there is no draft any more.
  await expect(page.getByText('Pubblicata', { exact: true })).toBeVisible()
  await expect.poll(async () => (await ask(app, getBeachEditor, {}, token)).draft).toBeNull()
  await page.getByLabel('Da sinistra (m)').fill('15,5')
  await page.getByLabel('Da sinistra (m)').press('Enter')
  await expect(page.getByText(/^Bozza salvata alle/)).toBeVisible()

  await tab(/^Elenco$/).click()
  await page.getByRole('button', { name: 'Aggiungi una fila' }).click()
  await expect(page.getByRole('heading', { name: 'Fila Q' })).toBeVisible()
  await tab(/^Problemi \([1-9]/).click()
  await expect(page.getByText('Posti fuori dalla loro zona')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: /^Mostra \d+ elementi$/ }).click()
  await expect(page.getByRole('heading', { name: '12 posti' })).toBeVisible()
  await page.getByRole('button', { name: 'Togli', exact: true }).click()
  await expect(tab(/^Problemi \(0\)$/)).toBeVisible()

  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByRole('grid', { name: /^Mappa della spiaggia/ })).toBeAttached()
  await page.getByRole('button', { name: 'Torna al disegno' }).click()
  await expect(page.getByText(/^Bozza salvata alle/)).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByText('Spostati', { exact: true })).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: 'Pubblica adesso' }).click()
  await expect(page.getByText('Pianta pubblicata')).toBeVisible()
  const undo = await heldUndo(page)
  await expect.poll(() => spotOf(app, 'C5')).toMatchObject({ id: 305, x: 15.5 })
  const day = await dayFromToday(app, 10)
  const guest = await browser.newPage({ baseURL: app.url, viewport: { width: 1280, height: 900 } })
  await arrive(guest, await newPerson(app))
  await guest.goto(mapPath(day, day))
  await expect(place(guest, 'C5')).toHaveAccessibleName(/libero/)
  await guest.close()

  await undo.click()
  await expect(page.getByText('È tornata la pianta di prima.')).toBeVisible()
  await expect.poll(() => spotOf(app, 'C5')).toMatchObject({ x: 15 })
  const { draft, published } = await ask(app, getBeachEditor, {}, token)
  expect(published.file).toBe(before)
  await ask(app, discardBeachDraft, { version: draft?.version ?? 0 }, token)
})

test('B-23: guests who would lose their place are on the list, and the plan stays as it is', async ({ page, app }) => {
  const guest = await newPerson(app, 'Ludovica')
  const day = await dayFromToday(app, 12)
  const umbrellaId = (await spotOf(app, 'D20'))?.id ?? 0
  const wish = { umbrellaId, people: 1, dogs: [], extras: [] }
  await ask(app, lockUmbrellas, { from: day, to: day, part: 'full_day', places: [wish] }, guest.token)
  const token = await staffToken(app, ELENA)
  const { version } = await ask(app, getPlan, {})
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, '/ges/mappa', ELENA)
  await page.getByText('Elenco', { exact: true }).click()
  await page.getByLabel('Seleziona posti').fill('d20')
  await page.getByLabel('Seleziona posti').press('Enter')
  await page.getByRole('button', { name: 'Togli', exact: true }).click()
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  const orphans = page.getByRole('region', { name: 'Questi ospiti perderebbero il posto' })
  await expect(orphans).toContainText(/D20 · Ludovica/)
  await expect(page.getByRole('button', { name: 'Pubblica adesso' })).toBeDisabled()
  expect(await audit(page, 'it')).toEqual([])
  const draft = (await ask(app, getBeachEditor, {}, token)).draft
  await expect(ask(app, publishBeach, { version: draft?.version ?? 0 }, token)).rejects.toThrow('beach_orphans')
  expect((await ask(app, getPlan, {})).version).toBe(version)

  // Somebody else draws on meanwhile: what is drawn here is not lost and overwrites nothing.
  await page.getByRole('button', { name: /^Mostra D20/ }).click()
  await ask(app, saveBeachDraft, { file: draft?.file ?? '', version: draft?.version ?? 0 }, token)
  await page.getByRole('button', { name: 'Metti un posto qui' }).click()
  await expect(page.getByText(/ha cambiato la bozza nel frattempo/)).toBeVisible()
  await page.getByRole('button', { name: 'Passa alla versione nuova' }).click()
  await page.getByRole('button', { name: 'File e storia' }).click()
  await page.getByRole('button', { name: 'Scarta la bozza' }).click()
  await page.getByRole('button', { name: 'Scarta', exact: true }).click()
  await expect(page.getByText('Bozza scartata')).toBeVisible()
  expect((await ask(app, getBeachEditor, {}, token)).draft).toBeNull()
})
