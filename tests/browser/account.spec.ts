import type { Browser, Page } from '@playwright/test'
import { login } from '../../domain/accounts/calls.ts'
import { getSecurity } from '../../domain/accounts/security-calls.ts'
import type { App } from './support/app.ts'
import { audit, visit } from './support/audit.ts'
import { dayFromToday, readMail } from './support/guest.ts'
import { expectHeard, expectOpened, expectSaid, listen } from './support/heard.ts'
import { press, type, walkTo } from './support/keyboard.ts'
import { manageButton } from './support/manage.ts'
import { arrive, ask, newPerson, type Person } from './support/person.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'scoglio e mare aperto'

const look = async (page: Page, name: string) => expect.soft(await audit(page, 'it'), name).toEqual([])

/** The newest link to a page that was mailed to an address, as a path of the app. */
async function mailedLink(app: App, to: string, page: RegExp): Promise<string> {
  const link = new RegExp(`https?://[^/\\s"]+(${page.source}[^\\s"<]*)`)
  const found = link.exec(await readMail(app, to, link))?.[1]
  if (found === undefined) throw new Error(`no link ${page.source} was mailed`)
  return found.replaceAll('&amp;', '&')
}

/** Another browser, in which the same person signs in. */
async function otherBrowser(browser: Browser, app: App, who: Pick<Person, 'email' | 'password'>): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: app.url })).newPage()
  const { token } = await ask(app, login, { email: who.email, password: who.password })
  await arrive(page, { ...who, token })
  await page.goto('/tabs/contact/sicurezza')
  await expect(page.getByText('In uso adesso')).toBeVisible()
  return page
}

const isAskedToLogIn = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Accedi per aprire il tuo profilo' })).toBeVisible()

test(
  'R-108 R-215 R-507: a forgotten password is replaced by the mail’s link, once; every session ends',
  { tag: '@gate' },
  async ({ page, app }) => {
    const person = await newPerson(app)
    await listen(page)
    await arrive(page, null)
    await page.goto('/welcome?login=1')
    await expect(page.getByRole('heading', { name: 'Bentornati' })).toBeVisible()
    await press(page, page.getByRole('link', { name: 'Password dimenticata?' }))
    await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expectHeard(page, /^Password dimenticata\?/, 'polite')
    await walkTo(page, page.getByLabel('E-mail'))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Compila questo campo.')
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await page.keyboard.type(person.email)
    await press(page, page.getByRole('button', { name: 'Invia il link' }))
    await expectHeard(page, /l’e-mail arriva entro un minuto/, 'polite')
    await expect(page.getByText('Se l’indirizzo è registrato, l’e-mail arriva entro un minuto.')).toBeVisible()
    await look(page, 'the link is asked for')

    const path = await mailedLink(app, person.email, /\/recuperapassword#key=/)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Nuova password' })).toBeVisible()
    await expect(page).toHaveURL(/\/recuperapassword$/)
    await expect(page).toHaveTitle('Nuova password · Bagno Argo')
    const repeat = page.getByLabel('Ripeti la password')
    await walkTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(NEW_PASSWORD)
    await walkTo(page, repeat)
    await page.keyboard.type('scoglio')
    await page.keyboard.press('Tab')
    await expect(repeat).toHaveAccessibleDescription('Le due password non coincidono.')
    await expect(repeat).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('button', { name: 'Salva' })).toBeDisabled()
    await look(page, 'a new password')
    await walkTo(page, repeat, 'Shift+Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type(NEW_PASSWORD)
    await press(page, page.getByRole('button', { name: 'Salva' }))

    await expect(page).toHaveTitle('Accedi · Bagno Argo')
    await expect(page.getByRole('main')).toBeFocused()
    await expectHeard(page, /abbiamo chiuso l’accesso sugli altri dispositivi/, 'polite')
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
    await look(page, 'back at the login')
    await expect(ask(app, getSecurity, {}, person.token)).rejects.toThrow('401')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    await page.waitForURL(/tabs\/home/)
  },
)

test.describe('what the server refuses on the way', () => {
  test.use({ allowedErrors: [/status of 40[0134]/] })

  test('R-215 R-407 R-711: by keyboard a password is changed after a proof, and the other browser leaves; a device, then all of them do; a new e-mail is taken over', async ({
    page,
    app,
    browser,
  }) => {
    const person = await newPerson(app)
    const main = page.getByRole('main')
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const password = page.getByLabel('Password', { exact: true })
    await listen(page)
    await arrive(page, person)
    const other = await otherBrowser(browser, app, person)
    // The sign-in was long enough ago for the person to be asked once more.
    await app.sql(`update session set proven_at = proven_at - interval '1 hour'`)
    await page.goto('/tabs/contact')
    await press(page, page.getByRole('link', { name: 'Accesso e sicurezza' }))
    await expectOpened(page, 'Accesso e sicurezza')
    await expect(button(/^Esci da /)).toHaveCount(2)
    await expect(main).toMatchAriaSnapshot(`
      - main "Accesso e sicurezza":
        - group "Come accedi":
          - button /E-mail .* Cambia/
          - button /Password .* Cambia/
        - heading "I tuoi dispositivi" [level=2]
        - button "Esci da Browser"
        - button "Esci da tutti i dispositivi"
    `)
    await look(page, 'access and devices')

    const change = button(/^Password/)
    await press(page, change)
    const sheet = page.getByRole('dialog', { name: 'Cambia password' })
    await expect(sheet.locator(':focus').or(sheet.and(page.locator(':focus')))).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(change).toBeFocused()
    await page.keyboard.press('Enter')
    await type(page, sheet.getByLabel('Password', { exact: true }), NEW_PASSWORD)
    await type(page, sheet.getByLabel('Ripeti la password'), NEW_PASSWORD)
    await press(page, sheet.getByRole('button', { name: 'Salva' }))
    const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' })
    const proven = proof.getByLabel('Password', { exact: true })
    await expect(proven).toBeFocused()
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await expect(proven).toHaveAccessibleDescription('La password non è corretta. Controlla e riprova.')
    await expect(proven).toHaveAttribute('aria-invalid', 'true')
    await expect(proven).toBeFocused()
    await look(page, 'the proof')
    await page.keyboard.press('Control+A')
    await page.keyboard.type(person.password)
    await page.keyboard.press('Enter')
    await expectHeard(page, /^Password cambiata/, 'polite')
    await expect(button(/^Esci da /)).toHaveCount(1)
    await expect(change, 'both sheets are closed').toBeFocused()
    await other.reload()
    await isAskedToLogIn(other)

    const email = `nuova.${person.email}`
    await walkTo(page, button(/^E-mail/), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const field = page.getByRole('dialog', { name: 'Cambia e-mail' }).getByLabel('Nuova e-mail')
    await expect(field).toBeFocused()
    await page.keyboard.type(person.email)
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription('È già la tua e-mail.')
    await expect(field).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expectHeard(page, new RegExp(`^Abbiamo mandato un link a ${email}`), 'polite')
    await expect(button(/^E-mail/)).toBeFocused()
    await expect(main.getByText(`Apri il link che abbiamo mandato a ${email}`)).toBeVisible()

    const third = await otherBrowser(browser, app, { ...person, password: NEW_PASSWORD })
    await ask(app, login, { email: person.email, password: NEW_PASSWORD })
    await page.reload()
    await expect(button(/^Esci da /)).toHaveCount(3)
    await press(page, button('Esci da Browser').first())
    await expectHeard(page, /^Browser: accesso chiuso/, 'polite')
    await expect(button(/^Esci da /)).toHaveCount(2)
    await expect(button('Esci da Browser'), 'on the row that follows').toBeFocused()
    const everywhere = main.getByRole('button', { name: 'Esci da tutti i dispositivi' })
    await walkTo(page, main.getByRole('button', { name: 'Indietro' }), 'Shift+Tab')
    await press(page, everywhere)
    const alert = page.getByRole('alertdialog', { name: 'Vuoi uscire da tutti i dispositivi?' })
    await expect(alert).toHaveAccessibleDescription(/Le prenotazioni restano valide/)
    await look(page, 'leaving everywhere')
    await page.keyboard.press('Escape')
    await expect(alert).toHaveCount(0)
    await expect(everywhere).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(alert.getByRole('button', { name: 'Esci da tutti i dispositivi' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/welcome$/)
    await expectSaid(page, 'Benvenuti')
    await expect(main).toBeFocused()
    await third.reload()
    await isAskedToLogIn(third)
    expect(
      await app.sql(`select from session s join account a on a.id = s.account_id where a.email = $1`, [person.email]),
    ).toEqual([])

    await page.goto(await mailedLink(app, email, /\/signup-completa#newEmail=/))
    await expect(page).toHaveTitle(/^Conferma la nuova e-mail · /)
    await press(page, button('Conferma'))
    await expectSaid(page, 'Accedi')
    await expectHeard(page, new RegExp(`Da ora accedi con ${email}`), 'polite')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await expect(password).toHaveValue('')
    await Promise.all([other.context().close(), third.context().close()])
  })

  test('R-110 B-02: a guest’s order opens by the mail’s link in another browser; a customer there is asked first', async ({
    page,
    app,
    browser,
  }) => {
    const email = `nora.${process.pid}@example.it`
    await orderTable(page, await dayFromToday(app, 12), email)
    const path = await mailedLink(app, email, /\/riepilogo\?order=\d+#key=/)
    const other = await (await browser.newContext({ baseURL: app.url })).newPage()
    await other.goto(path)
    await expect(manageButton(other)).toBeVisible()
    expect(new URL(other.url()).hash).toBe('')
    await look(other, 'the guest’s order')
    await other.reload()
    await expect(manageButton(other)).toBeVisible()

    await arrive(other, await newPerson(app))
    await other.goto(path)
    await expect(other.getByRole('heading', { name: 'Questo ordine è di un ospite' })).toBeVisible()
    await look(other, 'a guest’s order for a customer')
    await other.getByRole('button', { name: 'Esci e apri l’ordine' }).click()
    await expect(manageButton(other)).toBeVisible()

    await arrive(other, null)
    await other.goto(path.replace(/#key=.{6}/, '#key=AAAAAA'))
    await expect(other.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible()
    const [order] = await app.sql<{ number: string }>(`select number from orders where id = $1`, [
      new URL(path, app.url).searchParams.get('order'),
    ])
    await other.getByLabel('E-mail').fill(email)
    await other.getByLabel('Numero d’ordine').fill(order?.number ?? '')
    await other.getByRole('button', { name: 'Invia i link' }).click()
    await expect(other.getByText('Se i dati sono giusti, l’e-mail arriva entro un minuto.')).toBeVisible()
    await look(other, 'the links are asked for again')
    await other.context().close()
  })
})

/** Books a table without an account, as a guest with this e-mail. */
async function orderTable(page: Page, day: string, email: string): Promise<void> {
  await arrive(page, null)
  await page.goto('/welcome')
  await page.getByRole('button', { name: 'Continua come ospite' }).click()
  await page.waitForURL(/tabs\/home/)
  await visit(page, `/tabs/home/ristorante?day=${day}`)
  await page.getByText('13:00', { exact: true }).click()
  await page.getByRole('button', { name: /^Prenota per 2, .* alle 13:00$/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Nome', { exact: true }).fill('Nora')
  await sheet.getByLabel('Cognome', { exact: true }).fill('Riva')
  await sheet.getByLabel('Telefono', { exact: true }).fill('3334182207')
  await sheet.getByLabel('E-mail', { exact: true }).fill(email)
  await sheet.getByRole('button', { name: 'Continua' }).click()
  await page.waitForURL(/pagamenti-esito\?order=/)
}
