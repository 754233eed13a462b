import type { Page } from '@playwright/test'
import { clearBeach, dayFromToday, place, readMail } from './support/guest.ts'
import { askToDelete } from './support/manage.ts'
import { MOVING } from './support/moving.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

test.use(MOVING)
test.beforeEach(async ({ app }) => clearBeach(app))

test(
  'R-101 R-108 R-208 R-210 R-405 R-509 R-508: a new guest signs up, books on the map, pays at the desk, sees the pass and deletes the booking',
  { tag: '@gate' },
  async ({ page, app }) => {
    const email = `giulia.${Date.now()}@example.it`

    await page.goto('/')
    await expect(page).toHaveURL(/\/welcome$/)
    await page.getByRole('link', { name: 'Crea un account' }).click()
    await page.getByLabel('Nome', { exact: true }).fill('Giulia')
    await page.getByLabel('Cognome').fill("D'Angelo")
    await page.getByLabel('E-mail').fill(email)
    await page
      .getByLabel(/Telefono/)
      .last()
      .fill('333 1234567')
    await page.getByLabel('Password', { exact: true }).fill('pineta-tramonto-42')
    await tick(page.getByRole('checkbox').nth(0))
    await tick(page.getByRole('checkbox').nth(1))
    await page.getByRole('button', { name: /Crea/ }).click()
    await expect(page).toHaveURL(/signup-completa/)
    const mail = await readMail(app, email, /\b\d{6}\b/)
    await page.getByLabel(/Codice/).fill(/\b(\d{6})\b/.exec(mail.slice(mail.indexOf(email)))?.[1] ?? '')
    // Its sixth digit sends it.
    await expect(page.getByRole('heading', { name: 'Giulia, il tuo account è pronto' })).toBeVisible()
    await page.getByRole('link', { name: 'Vai alla home' }).click()
    await expect(page.getByText(/^Buon.*, Giulia$/)).toBeVisible()

    const [from, to] = [await dayFromToday(app, 8), await dayFromToday(app, 9)]
    await page.getByRole('link', { name: 'Spiaggia' }).click()
    await page.getByRole('button', { name: /Aggiungi un cane/ }).click()
    await page.getByLabel('Come si chiama?').fill('Nebbia')
    await page.getByText('Grande', { exact: true }).click()
    await page.getByRole('button', { name: 'Aggiungi Nebbia' }).click()
    for (const day of [from, to]) await chooseDay(page, day)
    await page.getByRole('button', { name: 'Scegli sulla mappa' }).click()
    await expect(page).toHaveURL(/new-search-loader/)

    await place(page, 'C5').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { name: 'Ombrellone C5' })).toBeVisible()
    await sheet.getByRole('button', { name: /Più: Lettino/ }).click()
    await sheet.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
    await expect(place(page, 'C5')).toHaveAttribute('aria-selected', 'true')
    await page
      .getByRole('link', { name: /^Carrello/ })
      .or(page.getByRole('button', { name: /^Carrello/ }))
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Ombrellone C5' })).toBeVisible()
    await page
      .getByRole('button', { name: /Vai al pagamento/ })
      .or(page.getByRole('link', { name: /Vai al pagamento/ }))
      .click()

    await expect(page.getByText('Arriva entro le 10:00')).toBeVisible()
    const order = page.getByRole('button', { name: /Ordine con obbligo di pagare/ })
    await order.click()
    await expect(page.getByRole('checkbox')).toBeFocused()
    await tick(page.getByRole('checkbox'))
    await order.click()
    await expect(page).toHaveURL(/pagamenti-esito/)
    await expect(page.getByRole('heading', { name: /Ci vediamo/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
    await readMail(app, email, /BA1\.|QR/)

    await page
      .getByRole('link', { name: /riepilogo/i })
      .or(page.getByRole('button', { name: /riepilogo/i }))
      .first()
      .click()
    await expect(page).toHaveURL(/riepilogo/)
    await askToDelete(page)
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('ELIMINA PRENOTAZIONE')
    await expect(alert).toContainText('Sei sicuro di voler eliminare la prenotazione')
    await expect(alert.getByRole('button', { name: 'Torna indietro' })).toBeFocused()
    await alert.getByRole('button', { name: 'Conferma', exact: true }).click()
    await expect.poll(async () => (await app.sql(`select from occupancy where state = 'booked'`)).length).toBe(0)
  },
)

async function chooseDay(page: Page, day: string): Promise<void> {
  const spoken = new Date(`${day}T12:00:00Z`).toLocaleDateString('it-IT', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const cell = page.getByRole('button', { name: new RegExp(`\\b${spoken}\\b`) })
  if ((await cell.count()) === 0 || !(await cell.first().isEnabled())) {
    await page
      .getByRole('button', { name: /^Settimane successive/ })
      .first()
      .click()
  }
  await cell.first().click()
}
