import type { Page } from '@playwright/test'
import { getBarMenu } from '../../../domain/bar/calls.ts'
import { printPlaceTags } from '../../../domain/bar/catalogue-calls.ts'
import type { Order } from '../../../domain/orders/calls.ts'
import { evaluateItemOrder, startItemOrder } from '../../../domain/orders/item-calls.ts'
import { appAt, type App } from './app.ts'
import { ask, newPerson, type Person } from './person.ts'
import { codeOf, keepStaffSession, staffToken, type StaffLogin } from './staff-login.ts'

export { keepStaffSession, staffToken } from './staff-login.ts'

/** The people of the demo resort that `npm start` prints. */
export const ELENA = { email: 'elena@example.it', password: 'pineta-al-tramonto-30' }
export const GIADA = { email: 'giada@example.it', password: 'granita-al-limone-27' }

/** Opens the bar at whatever hour the test runs. */
export async function openBar(app: App): Promise<void> {
  await app.set('barOpenHour', '0')
  await app.set('barCloseHour', '24')
  await app.set('barLastOrderMinutes', '0')
}

/** Opens a screen of the back office as it looks to somebody who has signed in at this tablet; the login itself is `signInAtDesk`. */
export async function openDesk(page: Page, address: string, who: StaffLogin): Promise<void> {
  await page.goto(address.replace(/\/ges\/.*/, '/icon.svg'))
  await keepStaffSession(page, await staffToken(appAt(page.url()), who))
  await page.goto(address)
  await page.getByRole('navigation', { name: 'Gestione' }).waitFor()
}

/** Signs in on the back office's own login, which stands in place of the screen, in its two steps. */
export async function signInAtDesk(page: Page, who: StaffLogin): Promise<void> {
  await page.getByLabel('E-mail').waitFor()
  const code = await codeOf(appAt(page.url()), who)
  await page.getByLabel('E-mail').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Continua', exact: true }).click()
  await page.getByLabel('Codice', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.getByRole('navigation', { name: 'Gestione' }).waitFor()
}

/** Somebody who stands at an umbrella, `guest` or a new one, orders one piece of something, to be paid in cash. */
export async function orderAtTheBar(
  app: App,
  code: string,
  dish: string,
  note?: string,
  guest?: Pick<Person, 'token'>,
): Promise<Order> {
  const giada = await staffToken(app, GIADA)
  const { tags } = await ask(app, printPlaceTags, {}, giada)
  const tag = tags.find((one) => one.code === code)?.tag
  const menu = await ask(app, getBarMenu, { language: 'it' })
  const item = menu.categories.flatMap(({ items }) => items).find(({ name }) => name === dish)
  if (tag === undefined || item === undefined) throw new Error(`no ${dish} for ${code}`)
  const { token } = guest ?? (await newPerson(app))
  const cart = {
    cart: 'bar' as const,
    delivery: { kind: 'umbrella' as const, code, tag },
    items: [{ itemId: item.id, quantity: 1, optionIds: [] }],
    tipCents: 0,
    isAdult: true,
    ...(note === undefined ? {} : { note }),
  }
  const quote = await ask(app, evaluateItemOrder, { cart }, token)
  const version = quote.conditions.find(({ method }) => method === 'cash')?.version ?? null
  const press = { quoteId: quote.quoteId, clientId: crypto.randomUUID(), method: 'cash' as const }
  return ask(app, startItemOrder, { ...press, conditionsAccepted: true, conditionsVersion: version }, token)
}
