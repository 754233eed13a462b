import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { de } from '../../web/restaurant/texts/de.ts'
import { en } from '../../web/restaurant/texts/en.ts'
import { fr } from '../../web/restaurant/texts/fr.ts'
import { it } from '../../web/restaurant/texts/it.ts'
import { nl } from '../../web/restaurant/texts/nl.ts'
import type { App } from './support/app.ts'
import { audit, visit } from './support/audit.ts'
import { dayFromToday } from './support/guest.ts'
import { expect, test } from './support/test.ts'
import { WORDS } from './support/words.ts'

const TEXTS = { it, en, fr, nl, de }

const look = async (page: Page, language: Language, name: string) =>
  expect.soft(await audit(page, language), `${name}, ${language}`).toEqual([])

/** Enters without an account and opens the restaurants on a day. */
async function openTables(page: Page, language: Language, day: string): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('locale_lang', code), language.toUpperCase())
  await page.goto('/welcome')
  await page.getByRole('button', { name: WORDS[language].welcome.guest }).click()
  await page.waitForURL(/tabs\/home/)
  await visit(page, `/tabs/home/ristorante?day=${day}`)
  await expect(page.getByRole('heading', { name: TEXTS[language].title })).toBeVisible()
}

/** How many people the sitting has, as the database counts them. */
async function coversOf(app: App, day: string): Promise<number> {
  const [row] = await app.sql<{ covers: number }>(
    'select coalesce(sum(covers), 0)::int as covers from restaurant_sitting where day = $1',
    [day],
  )
  return row?.covers ?? 0
}

test('R-103 R-110 R-209 R-511 R-706 B-09: a guest without an account books a table, and deletes it with the exact words', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 9)
  await openTables(page, 'it', day)
  await expect(page.getByRole('radio', { name: /Lo Scoglio Sospeso fino al/ })).toBeDisabled()
  await look(page, 'it', 'tables')
  await page.getByRole('button', { name: 'Più: Cani al tavolo' }).click()
  await page.getByRole('textbox', { name: it.note }).fill('Seggiolone')
  await page.getByText('13:00', { exact: true }).click()
  await page.getByRole('button', { name: /^Prenota per 2, .* alle 13:00$/ }).click()

  const { signup, guest } = WORDS.it.accounts
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(signup.firstName, { exact: true }).fill('Nora')
  await sheet.getByLabel(signup.lastName, { exact: true }).fill('Riva')
  await sheet.getByLabel(signup.phone, { exact: true }).fill('3334182207')
  await sheet.getByLabel(signup.email, { exact: true }).fill('nora.tavolo@example.it')
  await look(page, 'it', 'who orders')
  await sheet.getByRole('button', { name: guest.submit }).click()

  await page.waitForURL(/pagamenti-esito\?order=/)
  await expect(page.getByText('La Pineta').first()).toBeVisible()
  await look(page, 'it', 'outcome')
  expect(await coversOf(app, day)).toBe(2)
  const [seating] = await app.sql(
    'select t.number, s.dogs, s.note, s.state from restaurant_seating s join restaurant_table t on t.id = s.table_id',
  )
  expect(seating).toEqual({ number: 1, dogs: 1, note: 'Seggiolone', state: 'booked' })

  const order = new URL(page.url()).searchParams.get('order')
  await visit(page, `/riepilogo?order=${order}`)
  await look(page, 'it', 'summary')
  await page.getByRole('button', { name: /^Elimina prenotazione/ }).click()
  const modal = page.getByRole('alertdialog')
  await expect(modal).toContainText('ELIMINA PRENOTAZIONE')
  await expect(modal).toContainText('Sei sicuro di voler eliminare la prenotazione del')
  await look(page, 'it', 'delete')
  await modal.getByRole('button', { name: WORDS.it.orders.remove.confirm }).click()
  await expect.poll(() => coversOf(app, day)).toBe(0)
  await expect(page.getByRole('button', { name: /^Elimina prenotazione/ })).toHaveCount(0)
})

test('R-112 R-209 a table is chosen in one’s own words, in every other language', async ({ page, app }) => {
  const day = await dayFromToday(app, 10)
  for (const language of LANGUAGES.filter((one) => one !== 'it')) {
    await openTables(page, language, day)
    await page.getByText(TEXTS[language].meals.dinner, { exact: true }).click()
    await page.getByText('20:00', { exact: true }).click()
    await expect(page.getByRole('button', { name: /20:00/ })).toBeEnabled()
    await look(page, language, 'tables')
  }
})
