import { hash, randomBytes } from 'node:crypto'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { identityMount } from '../../sandbox/identity/identity-mount.ts'
import { openSandbox } from '../../sandbox/platform/sandbox.ts'
import { startApp, type App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { ANNA, readMail } from './support/guest.ts'
import { expectHeard, expectSaid, listen } from './support/heard.ts'
import { press, type } from './support/keyboard.ts'
import { expect, test as base } from './support/test.ts'
import type { Page } from '@playwright/test'

const test = base.extend<object, { app: App }>({
  app: [
    async ({}, use) => {
      const sandbox = await openSandbox({ host: '127.0.0.1', port: 0, providers: [], mounts: [identityMount()] })
      const app = await startApp({ identityUrl: sandbox.url })
      await use(app)
      await app.stop()
      await sandbox.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // A wrong password is a 401, and the browser says so; it has no app to open.
  allowedErrors: async ({}, use) => use([/status of 40[01]/, /does not have a registered handler/]),
})
test.beforeEach(({ page }) => listen(page))

const NEXT = '/tabs/contact/profilo'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Goes to a provider from the login by keyboard and chooses a person there; null turns back. */
async function go(page: Page, provider: string, person: string | null): Promise<void> {
  await page.goto(`/welcome?login=1&next=${encodeURIComponent(NEXT)}`)
  await press(page, button(page, `Continua con ${provider}`))
  await page.getByRole('button', { name: person ?? 'Cancel and return' }).press('Enter')
}

/** Both consents, one after the other. */
async function consent(page: Page): Promise<void> {
  for (const box of [/Ho letto/, /finalità indicate/]) {
    await press(page, page.getByRole('checkbox', { name: box }), 'Space')
    await expect(page.getByRole('checkbox', { name: box })).toBeChecked()
  }
}

/** Leaves the account on this device. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'))
}

test('R-108 the first login by Google asks for what is missing and opens the wanted page; the second one just enters', async ({
  page,
  app,
}) => {
  await page.goto('/welcome?login=1')
  await expect(page.getByRole('button', { name: 'Continua con Apple' })).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await go(page, 'Google', 'Giulia Ferri')
  await expectSaid(page, 'Ci sei quasi')
  await expect(text(page, 'E-mail')).toHaveValue('giulia.ferri.prova@gmail.com')
  expect(await audit(page, 'it')).toEqual([])

  await press(page, button(page, 'Crea account'))
  await expectHeard(page, /^3 campi da correggere/, 'polite')
  await expect(text(page, 'Telefono')).toBeFocused()
  await expect(text(page, 'Telefono')).toHaveAccessibleDescription('Compila questo campo.')
  await page.keyboard.type('333 418 2207')
  await consent(page)
  await press(page, button(page, 'Crea account'))
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`))
  await expectSaid(page, 'Profilo personale')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByLabel('Cognome')).toHaveValue('Ferri')
  expect(
    await app.sql(
      `select purpose from consent join account a on a.id = account_id where a.email like 'giulia.ferri.prova%'`,
    ),
  ).toHaveLength(2)

  await leave(page)
  await go(page, 'Google', 'Giulia Ferri')
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`))
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Giulia')
})

test('R-108 by Apple with the e-mail of an account: its password links it, and the next time Apple is enough', async ({
  page,
}) => {
  await go(page, 'Apple', 'Anna Bianchi')
  await expectSaid(page, 'Hai già un account')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Hai già un account" [level=1]
      - textbox "Password"
      - button "Mostra password"
      - button "Collega e accedi"
      - button "Mandami un codice via e-mail"
      - link "Usa un altro accesso"
  `)
  expect(await audit(page, 'it')).toEqual([])
  // The other way to prove it and back: the focus is on what is asked for now.
  await press(page, button(page, 'Mandami un codice via e-mail'))
  await expectHeard(page, /^Abbiamo mandato un codice di 6 cifre/, 'polite')
  await expect(text(page, 'Codice')).toBeFocused()
  await press(page, button(page, 'Usa la password'))
  await expect(text(page, 'Password')).toBeFocused()
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(text(page, 'Password')).toHaveAccessibleDescription('La password non è corretta. Controlla e riprova.')
  await expect(text(page, 'Password')).toHaveAttribute('aria-invalid', 'true')
  await expect(text(page, 'Password')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(ANNA.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`))
  await expectSaid(page, 'Profilo personale')
  await expect(page.getByRole('main')).toBeFocused()
  await leave(page)
  await go(page, 'Apple', 'Anna Bianchi')
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`))
})

test('R-108 by Facebook without an e-mail: one is typed and proven by its code; who turns back is told', async ({
  page,
  app,
}) => {
  await go(page, 'Facebook', null)
  await expect(page.getByRole('heading', { name: 'Accesso annullato' })).toBeVisible()
  await expect(page).toHaveTitle(/^Accesso annullato · /)
  expect(await audit(page, 'it')).toEqual([])
  await press(page, page.getByRole('link', { name: 'Torna all’accesso' }))
  await expect(page).toHaveURL(/login=1/)
  await expect(page).toHaveTitle(/^Accedi · /)
  await expect(page.getByRole('main')).toBeFocused()

  const email = 'elsa.greco@posta.example'
  await go(page, 'Facebook', 'Elsa Greco')
  await expectSaid(page, 'Ci sei quasi')
  await type(page, text(page, 'E-mail'), email)
  await expect(page.getByText('Ti manderemo un codice')).toBeVisible()
  await type(page, text(page, 'Telefono'), '333 418 2208')
  await consent(page)
  await press(page, button(page, 'Crea account'))
  await expectSaid(page, 'Guarda la posta')
  await expect(text(page, 'Codice')).toBeFocused()
  await expect(page.getByText(`Abbiamo mandato un codice di 6 cifre a ${email}.`)).toBeVisible()
  const code = /\b(\d{6}) è il tuo codice/.exec(await readMail(app, email, /\d{6} è il tuo codice/))?.[1] ?? ''
  await page.keyboard.type(code === '000000' ? '000001' : '000000')
  await expect(text(page, 'Codice')).toHaveAttribute('aria-invalid', 'true')
  await expect(text(page, 'Codice')).toBeFocused()
  await expect(text(page, 'Codice')).toHaveAccessibleDescription(/codice/i)
  expect(await audit(page, 'it')).toEqual([])
  await page.keyboard.press('Control+A')
  await page.keyboard.type(code)
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`))
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Elsa')
})

test('R-108 a login that an app opens in the system’s browser leads back into it by a button, with a key for that app alone', async ({
  page,
  app,
  request,
}) => {
  const verifier = randomBytes(32).toString('base64url')
  const headers = { 'x-app-platform': 'ios', 'x-device-id': 'an-app' }
  const ask = async (path: string, data: object) =>
    (await request.post(`${app.url}${CALL_PREFIX}/accounts/social/${path}`, { headers, data })).json()
  const challenge = hash('sha256', verifier, 'base64url')
  const { url } = await ask('start', { provider: 'apple', next: NEXT, challenge })
  await page.goto(url)
  await page.getByRole('button', { name: 'Sofia' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Torna nell’app' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await audit(page, 'it')).toEqual([])
  }
  const link = new URL((await page.getByRole('link', { name: 'Apri l’app' }).getAttribute('href')) ?? '')
  expect([link.protocol, link.pathname, link.searchParams.get('next')]).toEqual([
    'it.argo.app:',
    '/signup-completa',
    NEXT,
  ])
  const key = new URLSearchParams(link.hash.slice(1)).get('social')
  expect(await ask('finish', { key })).toMatchObject({ code: 'social_login_failed' })
  expect(await ask('finish', { key, verifier })).toMatchObject({ status: 'completion', firstName: 'Sofia' })
})
