import { visit } from './support/audit.ts'
import { clearBeach, dayFromToday, mapPath, place } from './support/guest.ts'
import { LOOKS } from './support/looks.ts'
import { arrive, hold, newPerson, order } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { Walk } from './support/walk.ts'

// Without a network the code of every screen has to be there already.
test.use({ savesData: false, allowedErrors: [/status of 404|status of 409|ERR_INTERNET_DISCONNECTED/] })
test.beforeEach(async ({ app }) => clearBeach(app))

async function walkEntry(walk: Walk): Promise<void> {
  const { page, words } = walk
  await arrive(page, null, walk.language)
  await page.goto('/')
  await expect(page.getByRole('link', { name: words.welcome.signup })).toBeVisible()
  await walk.check('welcome')
  await visit(page, '/welcome?login=1')
  await walk.button(words.accounts.login.submit).click()
  await expect(page.getByLabel(words.accounts.login.email)).toBeFocused()
  await walk.check('login with errors')
  await visit(page, '/signup')
  await walk.button(words.accounts.signup.submit).click()
  await expect(page.getByLabel(words.accounts.signup.firstName, { exact: true })).toBeFocused()
  await walk.check('signup with errors')
  await page.getByRole('link', { name: words.accounts.signup.readData }).click()
  await expect(page.getByRole('dialog').getByRole('heading').nth(1)).toBeVisible()
  await walk.check('text of a consent')
  await walk.closeDialog()
  await walk.show('signup-completa', '/signup-completa')
  await walk.show('personal data', '/trattamentodati')
  await walk.show('purposes', '/finalitadati')
  await walk.show('recover the password', '/recuperapassword')
}

async function walkAsGuest(walk: Walk): Promise<void> {
  const { page, words } = walk
  await visit(page, '/welcome')
  await walk.button(words.welcome.guest).click()
  await expect(page).toHaveURL(/tabs\/home/)
  await walk.check('home of a guest')
  await walk.show('login needed', '/tabs/main-page-ombrelloni')
  await walk.show('the bar', '/tabs/menu')
  await walk.show('menu of the day', '/tabs/home/menu-del-giorno')
  await walk.show('news', '/tabs/home/novita')
  await walk.show('parking', '/tabs/home/parcheggio')
  await walk.show('services', '/tabs/home/servizi')
  await walk.show('a table', '/tabs/home/ristorante')
  await walk.show('profile of a guest', '/tabs/contact')
  await walk.show('contacts', '/tabs/contact/contatti')
  await walk.show('info page', '/tabs/contact/info?page=prices')
  await walk.show('not found', '/tabs/home/niente')
}

async function walkStart(walk: Walk): Promise<void> {
  const { page, words } = walk
  const checks = [
    ['alertAppInAggiornamento', '**/getParametroInt?*', '1'],
    ['alertAppObsoleta', '**/version/checkVersion', '{"result":false}'],
  ] as const
  for (const [name, url, body] of checks) {
    await page.route(url, (route) => route.fulfill({ contentType: 'application/json', body }))
    await page.goto('/')
    await expect(page.getByRole('alertdialog')).toContainText(words.shell[name].text)
    await walk.check(name)
    await page.unroute(url)
  }
}

const LARGE_DOG = { dogs: 'Nebbia:large' }

async function walkSearch(walk: Walk, day: string): Promise<void> {
  const { page, words } = walk
  await walk.show('home without a booking', '/tabs/home')
  await walk.show('search without dates', '/tabs/main-page-ombrelloni')
  await walk.show('search', `/tabs/main-page-ombrelloni?from=${day}&to=${day}&people=2&dogs=Nebbia:large`)
  await page.getByRole('button', { name: words.umbrellas.search.addDog }).click()
  await expect(walk.dialog).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.umbrellas.dog.add('') })
    .click()
  await walk.check('dog sheet with errors')
  await walk.closeDialog()
  await walk.show('orders, none', '/tabs/contact/ordini')
  await walk.show('cart, empty', '/tabs/carrello')
}

/** Zoom 0: a desktop has a button for it, a phone zooms out until there is no further. */
async function walkOverview(walk: Walk): Promise<void> {
  const { fit, zoomOut } = walk.words.umbrellas.map
  if (await walk.button(fit).isVisible()) await walk.button(fit).click()
  else {
    await walk.button(zoomOut).click()
    await expect(walk.button(zoomOut)).toHaveCount(0)
  }
  await walk.check('map, whole beach')
}

async function walkMap(walk: Walk, day: string, taken: () => Promise<void>): Promise<void> {
  const { page, words } = walk
  const { place: sheet, taken: lost } = words.umbrellas
  await visit(page, mapPath(day, day, LARGE_DOG))
  await expect(place(page, 'C5')).toBeVisible()
  await walk.check('map')
  await walkOverview(walk)
  await walk.show('list', mapPath(day, day, { ...LARGE_DOG, view: 'list' }))
  const sheetOf = (code: string) =>
    mapPath(day, day, { ...LARGE_DOG, place: code }).replace('new-search-loader', 'checkout-ombrellone')
  await visit(page, sheetOf('P3'))
  await expect(page.getByRole('heading', { name: sheet.gazebo('P3') })).toBeVisible()
  await walk.check('place sheet, gazebo')
  await visit(page, sheetOf('C5'))
  await expect(page.getByRole('heading', { name: sheet.umbrella('C5') })).toBeVisible()
  await walk.check('place sheet, umbrella')
  await taken()
  await page.getByRole('button', { name: sheet.add }).click()
  await expect(page.getByRole('heading', { name: lost.title('C5') })).toBeVisible()
  await walk.check('place that another guest took')
  await walk.closeDialog()
}

async function walkProfile(walk: Walk): Promise<void> {
  const { app, words, page } = walk
  // By mail: where the resort offers it in the app, the row leads to a page.
  await app.set('accountDeletion', '0')
  // What the app has asked of the resort a moment ago still holds in it: a load asks again.
  await page.goto('/tabs/contact')
  const { logout, deleteByEmail } = words.accounts.menu
  await expect(walk.button(deleteByEmail)).toBeVisible()
  await walk.check('profile')
  for (const name of [logout, deleteByEmail]) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(walk.dialog).toBeVisible()
    await walk.check(`alert: ${name}`)
    await walk.closeDialog()
  }
  await app.set('accountDeletion', '1')
  await walk.show('privacy', '/tabs/contact?modal=privacy')
  await walk.closeDialog()
  await walk.show('profile, editing', '/tabs/contact/profilo')
}

async function walkCart(walk: Walk, day: string): Promise<void> {
  const { page, words } = walk
  const { cart, umbrellas } = words
  await walk.show('cart', '/tabs/carrello')
  await walk.show('map with five places', mapPath(day, day))
  await place(page, 'H23').click()
  await expect(page.getByRole('heading', { name: umbrellas.limit.title })).toBeVisible()
  await walk.check('five at most')
  await walk.closeDialog()
  // A screen that pays has a document of its own.
  await page.goto('/tabs/carrello/pagamenti-card')
  const button = page.getByRole('button', { name: cart.checkout.order })
  await expect(button).toBeVisible()
  await walk.check('checkout')
  await button.click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await walk.check('checkout, conditions not accepted')
  await page.getByRole('button', { name: cart.checkout.readTerms }).click()
  await expect(walk.dialog).toBeVisible()
  await walk.check('conditions of sale')
  await walk.closeDialog()
}

async function walkOrder(walk: Walk, orderId: number): Promise<void> {
  const { page, words } = walk
  const { changes, orders } = words
  await walk.show('home with a booking', '/tabs/home')
  await walk.show('orders', '/tabs/contact/ordini')
  await walk.show('outcome', `/tabs/home/pagamenti-esito?order=${orderId}`)
  await walk.show('unknown order', '/riepilogo?order=999999')
  await walk.show('summary', `/riepilogo?order=${orderId}`)
  await walk.button(orders.summary.receipt).click()
  await expect(walk.dialog).toBeVisible()
  await walk.check('receipt')
  await walk.closeDialog()
  await walk.button(changes.manage.title).click()
  await expect(walk.dialog).toBeVisible()
  await walk.check('manage a booking')
  const place = walk.dialog.getByRole('group', { name: 'D5', exact: true })
  await place.getByRole('button', { name: changes.manage.cancel }).click()
  await expect(page.getByRole('alertdialog')).toContainText(orders.remove.title)
  await walk.check('delete a booking')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await walk.closeDialog()
}

async function walkOffline(walk: Walk): Promise<void> {
  const { page } = walk
  await page.context().setOffline(true)
  await walk.check('summary, offline')
  await walk.show('cart, offline', '/tabs/carrello')
  await walk.show('home, offline', '/tabs/home')
  await page.context().setOffline(false)
}

async function walkTimeout(walk: Walk): Promise<void> {
  const { page, words } = walk
  // However long the page takes to load, two seconds are left when it has; without the order that was placed a minute ago.
  let end: string | undefined
  await page.goto('about:blank')
  await page.route('**/cart/get', async (route) => {
    const response = await route.fetch()
    const cart: { umbrella: { isEmpty: boolean; expiresAt: string | null }; serverNow: string } = await response.json()
    end ??= new Date(Date.parse(cart.serverNow) + 2_000).toISOString()
    if (!cart.umbrella.isEmpty) cart.umbrella.expiresAt = end
    await route.fulfill({ response, json: { ...cart, orderedAt: null } })
  })
  await page.goto('/tabs/carrello')
  await expect(walk.dialog).toContainText(words.cart.timeout.title)
  await walk.check('time is up')
}

/** Screens before a person has signed in. */
async function walkArriving(walk: Walk): Promise<void> {
  await walkEntry(walk)
  await walkAsGuest(walk)
  await walkStart(walk)
}

/** Screens of somebody who looks for a place, and the profile. */
async function walkChoosing(walk: Walk): Promise<void> {
  const { page, app, language } = walk
  const day = await dayFromToday(app, 30)
  const [person, rival] = [await newPerson(app), await newPerson(app, 'Anna')]
  await arrive(page, person, language)
  // Without live changes the place still looks free when the button is pressed: the server alone decides.
  await page.route('**/umbrellas/live?*', () => undefined)
  await page.goto('/tabs/home')
  await walkSearch(walk, day)
  await walkMap(walk, day, () => hold(app, rival, { from: day, to: day }, ['C5']))
  await walkProfile(walk)
}

/** Screens of somebody who has ordered, and goes on with the next cart. */
async function walkOrdering(walk: Walk): Promise<void> {
  const { page, app, language } = walk
  const [day, later] = [await dayFromToday(app, 30), await dayFromToday(app, 31)]
  const person = await newPerson(app)
  await arrive(page, person, language)
  const { orderId } = await order(app, person, { from: later, to: later }, ['D5', 'D6'], ['Nebbia', 'Pepe'])
  await hold(app, person, { from: day, to: day }, ['H18', 'H19', 'H20', 'H21', 'H22'])
  await page.goto('/tabs/home')
  await walkOrder(walk, orderId)
  await walkOffline(walk)
  await walkCart(walk, day)
  await clearBeach(app)
  await hold(app, person, { from: day, to: day }, ['H18'])
  await walkTimeout(walk)
}

// In three parts, so that two workers share them out evenly.
const PARTS = { arriving: walkArriving, choosing: walkChoosing, ordering: walkOrdering }

for (const [part, walkPart] of Object.entries(PARTS)) {
  for (const [language, looks] of LOOKS) {
    test(`A-01 R-112 B-15: the screens of ${part} are free of WCAG 2.2 AA violations in light and dark, in their language, and never scroll sideways, ${language}`, async ({
      page,
      app,
    }) => {
      await walkPart(new Walk(page, app, language, looks))
    })
  }
}
