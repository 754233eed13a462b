import { login } from '../../domain/accounts/calls.ts'
import { visit } from './support/audit.ts'
import { walkTo } from './support/keyboard.ts'
import { arrive, ask, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'

test(
  'R-407: logging out clears what the browser stores, ends the session on the server and leads to welcome',
  { tag: '@gate' },
  async ({ page, app }) => {
    const person = await newPerson(app)
    await arrive(page, person, 'en')
    await page.goto('/tabs/contact?modal=privacy')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('showModale'))).toBe('modaleVista')
    const sessions = () =>
      app.sql(`select from session join account on account.id = account_id where email = $1`, [person.email])
    expect(await sessions()).toHaveLength(1)

    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/welcome$/)
    const stored = await page.evaluate(() =>
      ['token', 'username', 'showModale', 'locale_lang'].map((key) => localStorage.getItem(key)),
    )
    expect(stored).toEqual([null, null, null, null])
    await expect.poll(async () => (await sessions()).length).toBe(0)
    await page.goBack()
    await expect(page.getByText(person.email)).toHaveCount(0)
    await page.goto('/tabs/contact')
    await expect(page).toHaveURL(/\/welcome/)
    expect(await page.evaluate(() => localStorage.getItem('locale_lang'))).toBe('IT')
  },
)

test(
  'R-408 R-709: a changed profile is saved, read again from the server, and shown everywhere',
  { tag: '@gate' },
  async ({ page, app }) => {
    await arrive(page, await newPerson(app))
    await page.goto('/tabs/contact/profilo')
    await page.getByLabel('Cognome').fill("D'Angelo")
    const reloaded = page.waitForResponse((response) => response.url().endsWith('/users/getUser'))
    await page.getByRole('button', { name: 'Salva' }).click()
    expect((await reloaded).ok()).toBe(true)
    await expect(page.getByRole('region', { name: 'Avvisi' })).toContainText('Profilo aggiornato')
    await page.getByRole('button', { name: 'Indietro' }).click()
    await expect(page.getByRole('heading', { name: "Giulia D'Angelo" })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: "Giulia D'Angelo" })).toBeVisible()
  },
)

test(
  'R-112 R-113: a change of language shows at once, is stored in locale_lang and stays',
  { tag: '@gate' },
  async ({ page, app }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Crea un account' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('locale_lang'))).toBe('IT')
    await arrive(page, await newPerson(app))
    await page.goto('/tabs/contact')
    await walkTo(page, page.getByRole('combobox', { name: 'Lingua' }))
    await page.keyboard.type('Fr')
    await expect(page.getByRole('link', { name: 'Mes commandes' })).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('locale_lang'), document.documentElement.lang])).toEqual([
      'FR',
      'fr',
    ])
    await page.reload()
    await expect(page.getByRole('link', { name: 'Mes commandes' })).toBeVisible()
  },
)

test(
  'R-110 R-502 R-221: a guest enters without an account; guarded pages and modals ask for a login',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Continua come ospite' }).click()
    await expect(page).toHaveURL(/tabs\/home/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    for (const [path, words] of [
      ['/tabs/main-page-ombrelloni', 'Accedi per scegliere il posto'],
      ['/tabs/contact/ordini', 'Accedi per vedere i tuoi ordini'],
      ['/tabs/contact/profilo', 'Accedi per aprire il tuo profilo'],
      ['/tabs/carrello/pagamenti-card', 'Accedi per pagare'],
      ['/riepilogo?order=1', 'Accedi per vedere i tuoi ordini'],
    ] as const) {
      await visit(page, path)
      await expect(page.getByRole('heading', { name: words }), path).toBeVisible()
    }
    await visit(page, '/tabs/contact?modal=privacy')
    await expect(page.getByRole('heading', { name: 'Sei qui come ospite' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test.describe('wrong password', () => {
  test.use({ allowedErrors: [/status of 401/] })
  const texts = [
    ['it', 'Accedi', 'E-mail o password non corrette. Controlla e riprova.'],
    ['de', 'Anmelden', 'E-Mail oder Passwort falsch. Bitte prüfen und erneut versuchen.'],
  ] as const
  for (const [language, button, text] of texts) {
    test(`R-804: a wrong password gets one text under the field, in ${language}`, async ({ page, app }) => {
      const person = await newPerson(app)
      await arrive(page, null, language)
      await page.goto('/welcome?login=1')
      await page.getByRole('textbox').first().fill(person.email)
      await page.keyboard.press('Tab')
      await page.keyboard.type('sbagliata-123')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText(text)).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      await expect(ask(app, login, { email: person.email, password: person.password })).resolves.toHaveProperty('token')
    })
  }
})

const LONG = 'a'.repeat(26)
/** which field, what is typed, and what stands below it in Italian and in English. */
const BOUNDS = [
  ['Nome', 'First name', 'A', 'Servono almeno 2 caratteri.', 'At least 2 characters.'],
  ['Nome', 'First name', LONG, 'Al massimo 25 caratteri.', 'At most 25 characters.'],
  [
    'Nome',
    'First name',
    'Giulia7',
    'Usa solo lettere, con spazi, apostrofi o trattini in mezzo.',
    'Use letters only, with spaces, apostrophes or hyphens in between.',
  ],
  ['Cognome', 'Surname', 'B', 'Servono almeno 2 caratteri.', 'At least 2 characters.'],
  ['E-mail', 'E-mail', 'giulia@', 'Questa e-mail non è valida.', 'This e-mail isn’t valid.'],
  [
    'Telefono',
    'Phone',
    '123',
    'Il telefono ha da 6 a 12 cifre, senza contare il prefisso internazionale.',
    'A phone number has 6 to 12 digits, not counting the country code.',
  ],
  ['Password', 'Password', '1234567', 'Servono almeno 8 caratteri.', 'At least 8 characters.'],
] as const

for (const language of ['it', 'en'] as const) {
  test(`R-503 R-504 R-505 R-506 R-508: every bound of the sign-up is named under its field, in ${language}`, async ({
    page,
  }) => {
    await arrive(page, null, language)
    await page.goto('/signup')
    for (const [italian, english, typed, inItalian, inEnglish] of BOUNDS) {
      const field = page.getByRole('textbox', { name: language === 'it' ? italian : english, exact: true })
      await field.fill(typed)
      await field.blur()
      await expect(field, typed).toHaveAccessibleDescription(new RegExp(language === 'it' ? inItalian : inEnglish))
      await expect(field, typed).toHaveAttribute('aria-invalid', 'true')
    }
    await page.getByRole('button', { name: language === 'it' ? 'Crea account' : /Create/ }).click()
    await expect(page).toHaveURL(/signup$/)
    await expect(
      page.getByText(language === 'it' ? 'Spunta questa casella per continuare.' : 'Tick this box to continue.'),
    ).toBeVisible()
  })
}
