import type { Page } from '@playwright/test'
import { acceptBarOrder, deliverBarOrder, readyBarOrder } from '../../domain/bar/board-calls.ts'
import type { BarStatus } from '../../domain/bar/calls.ts'
import { printPlaceTags } from '../../domain/bar/catalogue-calls.ts'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { de } from '../../web/bar/texts/de.ts'
import { en } from '../../web/bar/texts/en.ts'
import { fr } from '../../web/bar/texts/fr.ts'
import { it } from '../../web/bar/texts/it.ts'
import { nl } from '../../web/bar/texts/nl.ts'
import { de as deItems } from '../../web/orders/items/texts/de.ts'
import { en as enItems } from '../../web/orders/items/texts/en.ts'
import { fr as frItems } from '../../web/orders/items/texts/fr.ts'
import { it as itItems } from '../../web/orders/items/texts/it.ts'
import { nl as nlItems } from '../../web/orders/items/texts/nl.ts'
import type { App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { arrive, ask } from './support/person.ts'
import { GIADA, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'
import { WORDS } from './support/words.ts'

const TEXTS = { it, en, fr, nl, de }
const ITEMS = { it: itItems, en: enItems, fr: frItems, nl: nlItems, de: deItems }
/** Where each language's guest sits. */
const PLACES: Readonly<Record<Language, string>> = { it: 'D3', en: 'C5', fr: 'E10', nl: 'A2', de: 'H20' }

let token = ''
let tags: readonly { readonly code: string; readonly url: string }[] = []

test.beforeAll(async ({ app }) => {
  // The bar is open at whatever hour the tests run.
  await app.set('barOpenHour', '0')
  await app.set('barCloseHour', '24')
  await app.set('barLastOrderMinutes', '0')
  token = await staffToken(app, GIADA)
  ;({ tags } = await ask(app, printPlaceTags, {}, token))
})

/** Italian is held to every rule; the other languages to those that the length of words changes. */
const look = async (page: Page, language: Language, name: string) =>
  expect.soft(await audit(page, language, language === 'it' ? 'all' : 'looks'), `${name}, ${language}`).toEqual([])

for (const language of LANGUAGES) {
  test(`R-104 R-110 R-410 R-510 ${language}: a guest without an account scans the QR, orders and follows the order until it is there`, async ({
    page,
    app,
  }) => {
    const texts = TEXTS[language]
    const words = WORDS[language]
    const place = PLACES[language]
    const url = new URL(tags.find((tag) => tag.code === place)?.url ?? '')
    await arrive(page, null, language)

    await page.goto(`${url.pathname}${url.search}`)
    await expect(page.getByText(texts.delivery.to(place))).toBeVisible()
    await look(page, language, 'menu')

    // The second item of the first category: no alcohol, nothing that has to be chosen.
    await page.getByRole('listitem').nth(1).getByRole('button').click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: new RegExp(`^${texts.dish.add}`) }).waitFor()
    await look(page, language, 'item')
    await sheet.getByRole('button', { name: new RegExp(`^${texts.dish.add}`) }).click()
    await page.getByRole('link', { name: new RegExp(texts.menu.seeOrder) }).click()

    await page.getByLabel(words.accounts.signup.firstName, { exact: true }).fill('Nora')
    await page.getByLabel(words.accounts.signup.lastName, { exact: true }).fill('Riva')
    await page.getByLabel(words.accounts.signup.phone, { exact: true }).fill('3331234567')
    await page.getByLabel(words.accounts.signup.email).fill(`nora.${language}@example.it`)
    await look(page, language, 'who orders')
    await page.getByRole('button', { name: words.accounts.guest.submit, exact: true }).click()

    await expect(page.getByRole('radio', { name: new RegExp(place) })).toBeChecked()
    await page.getByText(ITEMS[language].checkout.cash.umbrella, { exact: true }).click()
    await tick(page.getByRole('checkbox'))
    await look(page, language, 'checkout')
    await page.getByRole('button', { name: /3[.,]50/ }).click()
    await page.waitForURL(/pagamenti-esito/)
    await look(page, language, 'outcome')
    await follow(page, app, language)
  })
}

/** The guest watches while the bar works: every step shows by itself. */
async function follow(page: Page, app: App, language: Language): Promise<void> {
  const texts = TEXTS[language].status
  const [row] = await app.sql<{ id: string }>('select max(order_id) as id from bar_order')
  const orderId = Number(row?.id)
  const title = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })
  const state = { orderId, status: 'received' as BarStatus }

  await page.goto(`/tabs/menu/stato?order=${orderId}`)
  await expect(title(texts.steps.received)).toBeVisible()
  await expect(page.getByRole('img', { name: texts.map(PLACES[language]) })).toBeVisible()
  await look(page, language, 'received')
  await ask(app, acceptBarOrder, state, token)
  await expect(title(texts.steps.preparing)).toBeVisible()
  await expect(page.getByText(texts.working('Giada'))).toBeVisible()
  await ask(app, readyBarOrder, { orderId, status: 'preparing' }, token)
  await expect(title(texts.steps.ready)).toBeVisible()
  await ask(app, deliverBarOrder, { orderId, status: 'ready', dueCents: 350 }, token)
  await expect(title(texts.deliveredTo(PLACES[language]))).toBeVisible()
  await look(page, language, 'delivered')
}
