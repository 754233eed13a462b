import { MARIO } from './support/guest.ts'
import { openAs } from './support/person.ts'
import { expect, test } from './support/test.ts'

// A checkout that is opened without a cart asks for a quote and is told that there is none; what is no page answers 404.
test.use({ allowedErrors: [/status of (?:409.*orders\/evaluate|404.*\/tabs\/nowhere)/] })

/** row by row: the old address and where it leads for a signed-in person. */
const REDIRECTS: readonly (readonly [string, string])[] = [
  ['contact/profilo-utente', 'tabs/contact/profilo-utente'],
  ['carrello', 'tabs/carrello'],
  ['tabs/carrello', 'tabs/carrello'],
  ['carrello-contanti', 'tabs/carrello-contanti'],
  ['tabs/carrello-contanti', 'tabs/carrello-contanti'],
  ['home/carrello', 'tabs/home/carrello'],
  ['main-page-ombrelloni/carrello', 'tabs/main-page-ombrelloni/carrello'],
  ['home/pagamenti-esito', 'tabs/home/pagamenti-esito'],
  ['home/pagamenti-card', 'tabs/home/carrello/pagamenti-card'],
  ['home/pagamenti-card-singola', 'tabs/home/carrello-contanti/pagamenti-card-singola'],
  ['home/pagamenti-card/pagamenti-card-edit', 'tabs/home/carrello/pagamenti-card/pagamenti-card-edit'],
  ['home/pagamenti-card/pagamenti-card-choose', 'tabs/home/carrello/pagamenti-card/pagamenti-card-choose'],
  ...[
    'pagamenti-esito',
    'abbonamenti-uno',
    'abbonamenti-due',
    'abbonamenti-tre',
    'new-search-loader',
    'checkout-ombrellone',
  ].map((path) => [`main-page-ombrelloni/${path}`, `tabs/main-page-ombrelloni/${path}`] as const),
  ...[
    '',
    '/pagamenti-card',
    '/pagamenti-card-singola',
    '/pagamenti-card/pagamenti-card-edit',
    '/pagamenti-card/pagamenti-card-choose',
  ].map(
    (path) =>
      [
        `main-page-ombrelloni/checkout-ombrellone/carrello${path}`,
        `tabs/main-page-ombrelloni/checkout-ombrellone/carrello${path}`,
      ] as const,
  ),
]

test('R-203 R-204 R-205 R-206: every old address leads to its new one, with its query', async ({ page }) => {
  await openAs(page, MARIO, '/tabs/home')
  for (const [from] of REDIRECTS) expect((await page.request.get(`/${from}?probe=1`)).status(), from).toBe(200)
  // Where each leads is proven beside the table (`web/routes.test.ts`): here, that the app which starts there follows it.
  for (const [from, to] of REDIRECTS.filter((_, index) => index % 3 === 0)) {
    await page.goto(`/${from}?probe=1`)
    await expect.poll(() => new URL(page.url()).pathname, { message: from }).toBe(`/${to}`)
    await expect(page.locator('main').first(), from).toBeVisible()
    expect(new URL(page.url()).searchParams.get('probe'), from).toBe('1')
  }
})

const ROOT_ROUTES = [
  'welcome',
  'home',
  'new-search-loader',
  'abbonamenti-uno',
  'abbonamenti-due',
  'abbonamenti-tre',
  'checkout-ombrellone',
  'contact',
  'finalitadati',
  'trattamentodati',
  'main-page-ombrelloni',
  'menu',
  'pagamenti-braintree-singola',
  'pagamenti-braintree-execute',
  'pagamenti-card',
  'pagamenti-card-singola',
  'pagamenti-card-choose',
  'pagamenti-card-edit',
  'pagamenti-esito',
  'profilo',
  'recuperapassword',
  'riepilogo',
  'signup',
  'signup-completa',
]

test('R-201 R-202: every root route exists and shows a page with a title; what is none says so', async ({ page }) => {
  await openAs(page, MARIO, '/tabs/home')
  const missing = page.getByRole('heading', { name: 'Questa pagina non c’è' })
  for (const route of ['', ...ROOT_ROUTES]) {
    expect((await page.goto(`/${route}`))?.status(), route).toBe(200)
    await expect(page.locator('main').first(), route).toBeVisible()
    await expect(missing, route).toHaveCount(0)
    await expect.poll(() => page.title(), { message: route }).toContain('Bagno Argo')
  }
  expect((await page.goto('/tabs/nowhere'))?.status()).toBe(404)
  await expect(missing).toBeVisible()
  await expect(page).toHaveTitle('Pagina non trovata · Bagno Argo')
})

test(
  'R-110 R-502 R-602: a guest who meets the guard is asked to log in, and the wanted page opens afterwards',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/welcome')
    await page.getByRole('button', { name: 'Continua come ospite' }).click()
    await expect(page).toHaveURL(/tabs\/home/)
    await page.getByRole('link', { name: 'Spiaggia' }).click()
    await expect(page.getByRole('heading', { name: /^Accedi per scegliere/ })).toBeVisible()
    await page.getByRole('link', { name: 'Accedi' }).click()
    await page.getByLabel('E-mail').fill(MARIO.email)
    await page.getByLabel('Password', { exact: true }).fill(MARIO.password)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    await expect(page).toHaveURL(/tabs\/main-page-ombrelloni/)
  },
)

test(
  'R-207 R-401 R-502: a deep link is kept through welcome and login; with a token it opens at once',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/main-page-ombrelloni?people=3')
    await expect(page).toHaveURL(/\/welcome/)
    await page.getByRole('link', { name: 'Accedi' }).click()
    await page.getByLabel('E-mail').fill(MARIO.email)
    await page.getByLabel('Password', { exact: true }).fill(MARIO.password)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    await expect(page).toHaveURL(/tabs\/main-page-ombrelloni\?.*people=3/)
    await page.goto('/profilo')
    await expect(page).toHaveURL(/profilo/)
    await page.goto('/')
    await expect(page).toHaveURL(/\/tabs\/home$/)
  },
)
