import { getAppUse } from '../../domain/settings/staff-calls.ts'
import { looksWell } from './support/desk-looks.ts'
import { ask } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { ELENA, openDesk, staffToken } from './support/staff.ts'

test.use({ locale: 'it-IT', allowedErrors: [/status of (40[013]|503)/] })

test.afterEach(async ({ app }) => {
  await app.set('maintenance', '0')
})

test('R-704 R-401 R-603 the parameters: a cut-off and back, maintenance that a guest meets, the log', async ({
  page,
  app,
  browser,
  watch,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await openDesk(page, '/ges/parametri', ELENA)
  await expect(page.getByRole('heading', { name: 'Tutti i parametri' })).toBeVisible()
  await looksWell(page, 'settings')
  const cutoff = page.getByRole('button', { name: /^Pomeriggio/ }).first()

  await test.step('the cash cut-off of the afternoon, and back', async () => {
    await expect(cutoff).toContainText('15:00')
    await cutoff.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('combobox', { name: 'Pomeriggio' }).selectOption('16')
    await looksWell(page, 'setting')
    await sheet.getByRole('button', { name: 'Salva' }).click()
    await expect(cutoff).toContainText('16:00')
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(cutoff).toContainText('15:00')
    await cutoff.click()
    await expect(sheet.getByRole('region', { name: 'Storia' })).toContainText('Elena')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })

  await test.step('maintenance: the word, the note, the notice that a guest reads, and off again', async () => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'it-IT' })
    const guest = await context.newPage()
    watch(guest)
    await guest.goto('/')
    await guest.getByRole('button', { name: 'Continua come ospite' }).click()
    // The sheet counts once, when it opens: this guest is there by then, and maybe one of a test before whose stream has not ended.
    const token = await staffToken(app, ELENA)
    await expect.poll(async () => (await ask(app, getAppUse, {}, token)).guestsOnline).toBeGreaterThan(0)
    await page.getByRole('switch', { name: 'Manutenzione' }).first().click({ force: true })
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('Ospiti con l’app aperta adesso')).toBeVisible()
    await expect(sheet.getByRole('definition').first()).toHaveText(/^[1-9]\d*$/)
    await sheet.getByLabel('Nota per gli ospiti').fill('Cambiamo il listino.')
    await sheet.getByLabel('Fine prevista').fill('18:30')
    await sheet.getByLabel('Scrivi MANUTENZIONE per confermare').fill('MANUTENZIONE')
    await looksWell(page, 'maintenance')
    await sheet.getByRole('button', { name: 'Chiudi agli ospiti' }).click()
    const alert = guest.getByRole('alertdialog')
    await expect(alert).toContainText('Siamo in manutenzione')
    await expect(alert).toContainText('Cambiamo il listino.')
    await expect(alert).toContainText('18:30')
    await expect(page.getByText('Manutenzione accesa: gli ospiti non entrano.')).toBeVisible()
    await looksWell(page, 'banner')
    await page.getByRole('link', { name: 'Numeri' }).click()
    await expect(page.getByRole('heading', { name: 'Occupazione per fila e giorno' })).toBeVisible()
    await page.getByRole('button', { name: 'Riapri agli ospiti' }).click()
    await expect(page.getByText('Manutenzione accesa: gli ospiti non entrano.')).toHaveCount(0)
    await context.close()
  })

  await test.step('the log, searched and opened', async () => {
    await page.getByRole('link', { name: 'Parametri' }).click()
    await page.getByRole('link', { name: 'Registro' }).click()
    const rows = page.getByRole('region', { name: 'Che cosa è stato fatto' })
    await page.getByLabel('Tipo di azione').selectOption('settings')
    const row = rows.getByRole('button', { name: /Elena ha cambiato il parametro “Manutenzione”/ }).first()
    await expect(row).toBeVisible()
    await looksWell(page, 'log')
    await row.click()
    const sheet = page.getByRole('dialog')
    await looksWell(page, 'log-details')
    await sheet.getByRole('button', { name: 'Mostra i dati grezzi' }).click()
    await expect(sheet.getByText('setting:maintenance')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('Ordine, posto o cliente').fill('nessuno con questo nome')
    await expect(page.getByText('Niente con questa ricerca.')).toBeVisible()
  })
})
