import type { Browser, Page } from '@playwright/test'
import { login } from '../../domain/accounts/calls.ts'
import { getSecurity } from '../../domain/accounts/security-calls.ts'
import type { App } from './support/app.ts'
import { audit, visit } from './support/audit.ts'
import { dayFromToday, readMail } from './support/guest.ts'
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

test('R-108 R-215 R-507: a forgotten password is replaced by the mail’s link, once; every session ends', async ({
  page,
  app,
}) => {
  const person = await newPerson(app)
  await arrive(page, null)
  await page.goto('/welcome?login=1')
  await page.getByRole('link', { name: 'Password dimenticata?' }).click()
  await expect(page.getByRole('heading', { name: 'Password dimenticata?' })).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Invia il link' }).click()
  await expect(page.getByText('Se l’indirizzo è registrato, l’e-mail arriva entro un minuto.')).toBeVisible()
  await look(page, 'the link is asked for')

  const path = await mailedLink(app, person.email, /\/recuperapassword#key=/)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Nuova password' })).toBeVisible()
  await expect(page).toHaveURL(/\/recuperapassword$/)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Ripeti la password').fill('scoglio')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Le due password non coincidono.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salva' })).toBeDisabled()
  await look(page, 'a new password')
  await page.getByLabel('Ripeti la password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Salva' }).click()

  await expect(page.getByText(/gli altri dispositivi sono usciti/)).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await look(page, 'back at the login')
  await expect(ask(app, getSecurity, {}, person.token)).rejects.toThrow('401')
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL(/tabs\/home/)
})

test.describe('what the server refuses on the way', () => {
  test.use({ allowedErrors: [/status of 40[0134]/] })

  test('R-215 R-407 R-711: a password is changed after a proof, and the other browser leaves; then all of them do', async ({
    page,
    app,
    browser,
  }) => {
    const person = await newPerson(app)
    await arrive(page, person)
    const other = await otherBrowser(browser, app, person)
    // The sign-in was long enough ago for the person to be asked once more.
    await app.sql(`update session set proven_at = proven_at - interval '1 hour'`)
    await page.goto('/tabs/contact')
    await page.getByRole('link', { name: 'Accesso e sicurezza' }).click()
    await expect(page.getByText('In uso adesso')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Esci da / })).toHaveCount(2)
    await look(page, 'access and devices')
    await page.getByRole('button', { name: /^Password/ }).click()
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Ripeti la password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Salva' }).click()
    const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' })
    await proof.getByLabel('Password', { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    await expect(proof.getByText('La password non è corretta. Controlla e riprova.')).toBeVisible()
    await look(page, 'the proof')
    await proof.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Avvisi' })).toContainText('Password cambiata')
    await expect(page.getByRole('button', { name: /^Esci da / })).toHaveCount(1)
    await other.reload()
    await isAskedToLogIn(other)

    const third = await otherBrowser(browser, app, { ...person, password: NEW_PASSWORD })
    await page.getByRole('button', { name: 'Esci da tutti i dispositivi' }).click()
    await look(page, 'leaving everywhere')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Esci da tutti i dispositivi' }).click()
    await expect(page).toHaveURL(/\/welcome$/)
    await third.reload()
    await isAskedToLogIn(third)
    expect(
      await app.sql(`select from session s join account a on a.id = s.account_id where a.email = $1`, [person.email]),
    ).toEqual([])
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
    await expect(other.getByRole('button', { name: /^Elimina prenotazione/ })).toBeVisible()
    expect(new URL(other.url()).hash).toBe('')
    await look(other, 'the guest’s order')
    await other.reload()
    await expect(other.getByRole('button', { name: /^Elimina prenotazione/ })).toBeVisible()

    await arrive(other, await newPerson(app))
    await other.goto(path)
    await expect(other.getByRole('heading', { name: 'Questo ordine è di un ospite' })).toBeVisible()
    await look(other, 'a guest’s order for a customer')
    await other.getByRole('button', { name: 'Esci e apri l’ordine' }).click()
    await expect(other.getByRole('button', { name: /^Elimina prenotazione/ })).toBeVisible()

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
