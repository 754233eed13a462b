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
import { expectHeard, listen } from './support/heard.ts'
import { arrowTo, expectFocusSomewhere, press, type, walkTo } from './support/keyboard.ts'
import { askToDeleteByKeyboard, cancelRow, manageButton } from './support/manage.ts'
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

test(
  'R-103 R-110 R-209 R-511 R-706 B-09 B-15 B-21: by keyboard a guest without an account books a table, hears what happens, and deletes it with the exact words',
  { tag: '@gate' },
  async ({ page, app }) => {
    const day = await dayFromToday(app, 9)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await listen(page)
    await openTables(page, 'it', day)
    await expect(page).toHaveTitle(/^Prenota un tavolo ·/)
    await look(page, 'it', 'tables')

    await test.step('restaurant, day, meal and people', async () => {
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Prenota un tavolo" [level=1]
      - radiogroup "Ristorante":
        - radio /La Pineta/ [checked]
        - radio /Lo Scoglio Sospeso fino al/ [disabled]
      - heading "Giorno" [level=2]
      - radiogroup "Giorno"
      - radiogroup "Pasto":
        - radio "Pranzo" [checked]
        - radio "Cena"
      - group "Posti a tavola":
        - 'button "Meno: Posti a tavola"'
        - 'button "Più: Posti a tavola"'
      - heading "Orario" [level=2]
      - radiogroup "Orario"
    `)
      await walkTo(page, page.getByRole('radio', { name: /La Pineta/ }))
      const days = page.getByRole('radiogroup', { name: it.day }).getByRole('radio')
      await walkTo(page, days.nth(9))
      await expect(days.nth(9)).toBeChecked()
      await arrowTo(page, days.nth(10))
      await expect(page).toHaveURL(new RegExp(`day=${await dayFromToday(app, 10)}`))
      await arrowTo(page, days.nth(9), 'ArrowLeft')
      await expect(page).toHaveURL(new RegExp(`day=${day}`))
      await walkTo(page, page.getByRole('radio', { name: it.meals.lunch }))
      await press(page, button(`Meno: ${it.seats}`))
      await expectHeard(page, /^Posti a tavola: 1\. /, 'polite')
      await expect(button(`Meno: ${it.seats}`)).toBeFocused()
      await press(page, button(`Più: ${it.seats}`), 'Space')
      await expectHeard(page, /^Posti a tavola: 2$/, 'polite')
    })

    await test.step('time and wishes', async () => {
      await expect(button(it.chooseTime)).toBeDisabled()
      const times = page.getByRole('radiogroup', { name: it.time })
      // With no time chosen yet Tab goes from the seats to the first free one, and the arrows go on from there.
      await walkTo(page, times.getByRole('radio', { disabled: false }).first())
      await arrowTo(page, times.getByRole('radio', { name: '13:00' }))
      await expect(times.getByRole('radio', { name: '13:00' })).toBeChecked()
      await press(page, button('Più: Cani al tavolo'))
      await expectHeard(page, /^Cani al tavolo: 1$/, 'polite')
      await walkTo(page, page.getByRole('textbox', { name: it.note }))
      await expect(page.getByRole('textbox', { name: it.note })).toHaveAccessibleDescription(it.noteHint)
      await page.keyboard.type('Seggiolone')
    })

    const { signup, guest } = WORDS.it.accounts
    const book = button(/^Prenota per 2, .* alle 13:00$/)
    await test.step('who orders', async () => {
      await press(page, book)
      const sheet = page.getByRole('dialog', { name: guest.title })
      await expect(sheet).toBeVisible()
      await look(page, 'it', 'who orders')
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(book).toBeFocused()
      await page.keyboard.press('Enter')
      const field = (label: string) => sheet.getByLabel(label, { exact: true })
      await press(page, sheet.getByRole('button', { name: guest.submit }))
      await expect(field(signup.firstName)).toBeFocused()
      await expect(field(signup.firstName)).toHaveAccessibleDescription('Compila questo campo.')
      await page.keyboard.type('Nora')
      await type(page, field(signup.lastName), 'Riva')
      await type(page, field(signup.phone), '3334182207')
      await type(page, field(signup.email), 'nora.tavolo@example.it')
      await page.keyboard.press('Enter')
    })

    await page.waitForURL(/pagamenti-esito\?order=/)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText('La Pineta').first()).toBeVisible()
    await look(page, 'it', 'outcome')
    expect(await coversOf(app, day)).toBe(2)
    const [seating] = await app.sql(
      'select t.number, s.dogs, s.note, s.state from restaurant_seating s join restaurant_table t on t.id = s.table_id',
    )
    expect(seating).toEqual({ number: 1, dogs: 1, note: 'Seggiolone', state: 'booked' })

    await test.step('deletion', async () => {
      await press(page, page.getByRole('link', { name: 'Vai al riepilogo' }))
      await expect(page.getByRole('main')).toBeFocused()
      await look(page, 'it', 'summary')
      await askToDeleteByKeyboard(page)
      const modal = page.getByRole('alertdialog', { name: 'ELIMINA PRENOTAZIONE' })
      await expect(modal).toContainText('Sei sicuro di voler eliminare la prenotazione del')
      await expect(modal.getByRole('button', { name: 'Torna indietro' })).toBeFocused()
      await look(page, 'it', 'delete')
      await page.keyboard.press('Escape')
      await expect(cancelRow(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await press(page, modal.getByRole('button', { name: WORDS.it.orders.remove.confirm }))
      await expect.poll(() => coversOf(app, day)).toBe(0)
      await expect(manageButton(page)).toHaveCount(0)
      await expectHeard(page, /annullat|eliminat/i, 'polite')
      await expectFocusSomewhere(page)
    })
  },
)

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
