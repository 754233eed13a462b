import { identityMount } from '../../sandbox/identity/identity-mount.ts'
import { openSandbox } from '../../sandbox/platform/sandbox.ts'
import { startApp, type App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { ANNA, readMail } from './support/guest.ts'
import { expect, test as base } from './support/test.ts'
import { tick } from './support/tick.ts'
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
  // A wrong password is a 401, and the browser says so.
  allowedErrors: async ({}, use) => use([/status of 40[01]/]),
})

const NEXT = '/tabs/contact/profilo'

/** Goes to a provider from the login and chooses a person there; null turns back. */
async function go(page: Page, provider: string, person: string | null): Promise<void> {
  await page.goto(`/welcome?login=1&next=${encodeURIComponent(NEXT)}`)
  await page.getByRole('button', { name: `Continua con ${provider}` }).click()
  await page.getByRole('button', { name: person ?? 'Cancel and return' }).click()
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
  await expect(page.getByRole('heading', { name: 'Ci sei quasi' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('giulia.ferri.prova@gmail.com')
  expect(await audit(page, 'it')).toEqual([])

  await page.getByRole('button', { name: 'Crea account' }).click()
  await expect(page.getByText('Questo campo serve.')).toBeVisible()
  await page.getByLabel('Telefono').fill('333 418 2207')
  for (const box of await page.getByRole('checkbox').all()) await tick(box)
  await page.getByRole('button', { name: 'Crea account' }).click()
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`))
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
  await expect(page.getByRole('heading', { name: 'Hai già un account' })).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Collega e accedi' }).click()
  await expect(page.getByText('La password non è corretta.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(ANNA.password)
  await page.getByRole('button', { name: 'Collega e accedi' }).click()
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`))
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
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('link', { name: 'Torna all’accesso' }).click()
  await expect(page).toHaveURL(/login=1/)

  const email = 'elsa.greco@posta.example'
  await go(page, 'Facebook', 'Elsa Greco')
  await page.getByLabel('E-mail').fill(email)
  await expect(page.getByText('Ti manderemo un codice')).toBeVisible()
  await page.getByLabel('Telefono').fill('333 418 2208')
  for (const box of await page.getByRole('checkbox').all()) await tick(box)
  await page.getByRole('button', { name: 'Crea account' }).click()
  await expect(page.getByText(`Abbiamo mandato un codice di 6 cifre a ${email}.`)).toBeVisible()
  const code = /\b(\d{6}) è il tuo codice/.exec(await readMail(app, email, /\d{6} è il tuo codice/))?.[1] ?? ''
  await page.getByLabel('Codice').fill(code)
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: 'Conferma' }).click()
  await expect(page).toHaveURL(new RegExp(`${NEXT}$`))
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Elsa')
})
