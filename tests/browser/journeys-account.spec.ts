import type { Locator, Page } from '@playwright/test'
import { readMail } from './support/guest.ts'
import { expectHeard, expectSaid, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { arrive, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'

/**
 * Journeys of an account by keyboard alone, with the focus seen at every stop, and what a screen reader gets on the way. Forgotten
 * password, security, deletion, social logins, dogs, notifications and the webcam are walked in their own specs.
 */
test.use({ allowedErrors: [/status of 40[0134]/] })

/** A screen has opened: the document is named after it, its name is said, and the focus is in it. */
async function expectOpened(page: Page, name: string): Promise<void> {
  await expectSaid(page, name)
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
}

/** Types into a field that the focus is on, or goes to it first. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  if (!(await field.evaluate((element) => element === document.activeElement))) await walkTo(page, field)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test(
  'A-02 B-15 B-21 R-108 R-508 R-804: login and its refusal, sign-up with what is wrong, its texts and the mailed code, by keyboard',
  { tag: '@gate' },
  async ({ page, app }) => {
    const email = `keyboard.${process.pid}@example.it`
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await listen(page)
    await arrive(page, null)
    await page.goto('/welcome')

    await test.step('login: nothing typed, then a wrong password', async () => {
      await press(page, page.getByRole('link', { name: 'Accedi', exact: true }))
      await expectOpened(page, 'Accedi')
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - button "Indietro"
        - heading "Bentornati" [level=1]
        - textbox "E-mail"
        - textbox "Password"
        - button "Mostra password"
        - link "Password dimenticata?"
        - button "Accedi"
        - paragraph:
          - link "Registrati"
    `)
      await walkTo(page, field(page, 'E-mail'))
      await page.keyboard.press('Enter')
      await expect(field(page, 'E-mail')).toBeFocused()
      await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Compila questo campo.')
      await write(page, field(page, 'E-mail'), email)
      await write(page, page.getByLabel('Password', { exact: true }), 'sbagliata-123')
      await page.keyboard.press('Enter')
      const password = page.getByLabel('Password', { exact: true })
      await expect(password).toHaveAccessibleDescription('E-mail o password non corrette. Controlla e riprova.')
      await expect(password).toBeFocused()
      await expect(password).toHaveAttribute('aria-invalid', 'true')
    })

    await test.step('sign-up: how much is wrong is said, the first of it has the focus; a text opens and gives the focus back', async () => {
      await press(page, page.getByRole('link', { name: 'Registrati' }))
      await expectOpened(page, 'Crea un account')
      await press(page, button('Crea account'))
      await expect(field(page, 'Nome')).toBeFocused()
      await expect(field(page, 'Nome')).toHaveAccessibleDescription(/Servono almeno 2 caratteri|Compila questo campo/)
      await expectHeard(page, /^7 campi da correggere/, 'polite')
      const filled = [
        ['Nome', 'Marta'],
        ['Cognome', 'Riva'],
        ['E-mail', email],
        ['Telefono', '333 418 2207'],
      ] as const
      for (const [name, text] of filled) await write(page, field(page, name), text)
      await write(page, page.getByLabel('Password', { exact: true }), 'scoglio e mare aperto')
      const text = page.getByRole('link', { name: 'Leggi l’informativa sui dati personali' })
      await press(page, text)
      await expect(page.getByRole('dialog', { name: 'Informativa sui dati personali' })).toBeVisible()
      await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(text).toBeFocused()
      await press(page, page.getByRole('checkbox', { name: /finalità indicate/ }), 'Space')
      await press(page, button('Crea account'))
      const read = page.getByRole('checkbox', { name: /Ho letto/ })
      await expect(read).toBeFocused()
      await expect(read).toHaveAccessibleDescription('Spunta questa casella per continuare.')
      await page.keyboard.press('Space')
      await press(page, button('Crea account'))
    })

    await test.step('the mailed code, a wrong one first', async () => {
      await expectOpened(page, 'Conferma la tua e-mail')
      await write(page, field(page, 'Codice'), '000000')
      await expect(field(page, 'Codice')).toHaveAccessibleDescription(/codice/)
      await expect(field(page, 'Codice')).toBeFocused()
      await expect(field(page, 'Codice')).toHaveAttribute('aria-invalid', 'true')
      const code = /\b(\d{6}) è il tuo codice/.exec(await readMail(app, email, /\d{6} è il tuo codice/))?.[1] ?? ''
      await write(page, field(page, 'Codice'), code)
      await expectOpened(page, 'Marta, il tuo account è pronto')
      await walkTo(page, page.getByRole('link', { name: 'Prenota l’ombrellone' }))
      await press(page, page.getByRole('link', { name: 'Vai alla home' }))
      await expectOpened(page, 'Home')
    })
  },
)

test(
  'B-15 B-21 R-112 R-216 R-219 R-407: profile, language, theme, contacts, an info page, privacy and the way out, by keyboard',
  { tag: '@gate' },
  async ({ page, app }) => {
    await listen(page)
    await arrive(page, await newPerson(app))
    await page.goto('/tabs/contact')
    const link = (name: string) => page.getByRole('main').getByRole('link', { name })

    await test.step('the menu’s groups; the theme and the language by the system’s own menus', async () => {
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - group "Account":
          - link /I miei ordini/
          - link "Profilo personale"
          - link "Accesso e sicurezza"
          - combobox "Lingua"
          - combobox "Aspetto"
        - group "Informazioni":
          - link "Trattamento dati personali"
          - button "Privacy policy"
        - group "Uscita":
          - button "Esci"
    `)
      const theme = page.getByRole('combobox', { name: 'Aspetto' })
      await walkTo(page, theme)
      await page.keyboard.type('Scur')
      await expect(theme).toHaveValue('dark')
      await expect(theme).toBeFocused()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      const language = page.getByRole('combobox', { name: 'Lingua' })
      await walkTo(page, language, 'Shift+Tab')
      await page.keyboard.press('ArrowDown')
      await expectHeard(page, /^Profile\./, 'polite')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expectHeard(page, /^Profilo\./, 'polite')
    })

    await test.step('the profile: a wrong name has the focus, what is saved is said', async () => {
      await walkTo(page, link('Profilo personale'), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expectOpened(page, 'Profilo personale')
      await expect(page.getByRole('button', { name: 'Salva' })).toBeDisabled()
      await write(page, field(page, 'Nome'), 'G')
      await page.keyboard.press('Enter')
      await expect(field(page, 'Nome')).toHaveAccessibleDescription('Servono almeno 2 caratteri.')
      await expect(field(page, 'Nome')).toBeFocused()
      await write(page, field(page, 'Nome'), 'Gaia')
      await press(page, page.getByRole('button', { name: 'Salva' }))
      await expectHeard(page, /Profilo aggiornato/, 'polite')
      await expect(page.getByRole('button', { name: 'Salva' })).toBeDisabled()
      await expect(page.getByRole('heading', { name: 'Profilo personale' }), 'not lost with the button').toBeFocused()
      await walkTo(page, page.getByRole('button', { name: 'Indietro' }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expectOpened(page, 'Profilo')
    })

    await test.step('privacy: its window gives the focus back; contacts and an info page with a name of its own', async () => {
      const privacy = page.getByRole('button', { name: 'Privacy policy' })
      await press(page, privacy)
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - link "Informativa in italiano"
      - link "Privacy policy in English"
    `)
      await page.keyboard.press('Escape')
      await expect(privacy).toBeFocused()
      await press(page, link('Contatti, prezzi e servizi'))
      await expectOpened(page, 'Contatti e servizi')
      await press(page, link('Accessibilità'))
      await expectOpened(page, 'Accessibilità · Informazioni')
      await press(page, page.getByRole('button', { name: 'Indietro' }))
      await expect(page).toHaveTitle(/^Contatti/)
      await press(page, page.getByRole('button', { name: 'Indietro' }))
      await expect(page).toHaveTitle(/^Profilo · /)
    })

    await test.step('the way out: a question whose Escape gives the focus back, then the welcome', async () => {
      const leave = page.getByRole('button', { name: 'Esci', exact: true })
      await press(page, leave)
      const alert = page.getByRole('alertdialog', { name: 'Vuoi uscire?' })
      await expect(alert).toHaveAccessibleDescription(/Le prenotazioni restano valide/)
      await expect(alert.getByRole('button', { name: 'Esci' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(alert).toHaveCount(0)
      await expect(leave).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(alert.getByRole('button', { name: 'Esci' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expectOpened(page, 'Benvenuti')
    })
  },
)
