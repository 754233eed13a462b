import type { Locator, Page } from '@playwright/test'
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
import { expectHeard, listen } from './support/heard.ts'
import { press, type, walkTo } from './support/keyboard.ts'
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
  const isByKeyboard = language === 'it'
  test(
    `R-104 R-110 R-410 R-510${isByKeyboard ? ' B-15 B-21 by keyboard' : ''} ${language}: a guest without an account scans the QR, orders and follows the order until it is there`,
    { tag: isByKeyboard ? '@gate' : [] },
    async ({ page, app }) => {
      const texts = TEXTS[language]
      const words = WORDS[language]
      const place = PLACES[language]
      const url = new URL(tags.find((tag) => tag.code === place)?.url ?? '')
      await arrive(page, null, language)

      if (isByKeyboard) await listen(page)
      const act = (target: Locator) => (isByKeyboard ? press(page, target) : target.click())
      const fill = (field: Locator, text: string) => (isByKeyboard ? type(page, field, text) : field.fill(text))
      await page.goto(`${url.pathname}${url.search}`)
      await expect(page.getByText(texts.delivery.to(place))).toBeVisible()
      await look(page, language, 'menu')

      const sheet = page.getByRole('dialog')
      const add = sheet.getByRole('button', { name: new RegExp(`^${texts.dish.add}`) })
      if (isByKeyboard) await openMenu(page)
      // The second item of the first category: no alcohol, nothing that has to be chosen.
      const dish = page.getByRole('listitem').nth(1).getByRole('button')
      await act(dish)
      await add.waitFor()
      await look(page, language, 'item')
      if (isByKeyboard) {
        await page.keyboard.press('Escape')
        await expect(sheet).toHaveCount(0)
        await expect(dish).toBeFocused()
        await page.keyboard.press('Enter')
      }
      await act(add)
      if (isByKeyboard) {
        await expectHeard(page, /: 1$/, 'polite')
        await expect(dish).toBeFocused()
        await expect(dish).toHaveAccessibleName(/: 1 nel carrello, modifica$/)
      }
      await act(page.getByRole('link', { name: new RegExp(texts.menu.seeOrder) }))

      const { signup, guest } = words.accounts
      if (isByKeyboard) {
        await press(page, page.getByRole('button', { name: guest.submit, exact: true }))
        await expect(page.getByLabel(signup.firstName, { exact: true })).toBeFocused()
        await expect(page.getByLabel(signup.firstName, { exact: true })).toHaveAccessibleDescription(
          'Compila questo campo.',
        )
        await page.keyboard.press('Shift+Tab')
      }
      await fill(page.getByLabel(signup.firstName, { exact: true }), 'Nora')
      await fill(page.getByLabel(signup.lastName, { exact: true }), 'Riva')
      await fill(page.getByLabel(signup.phone, { exact: true }), '3331234567')
      await fill(page.getByLabel(signup.email), `nora.${language}@example.it`)
      await look(page, language, 'who orders')
      await act(page.getByRole('button', { name: guest.submit, exact: true }))

      await expect(page.getByRole('radio', { name: new RegExp(place) })).toBeChecked()
      if (isByKeyboard) {
        await walkTo(page, page.getByRole('radio', { name: new RegExp(ITEMS[language].checkout.cash.umbrella) }))
        await page.keyboard.press('Space')
        await walkTo(page, page.getByRole('checkbox'))
        await page.keyboard.press('Space')
      } else {
        await page.getByText(ITEMS[language].checkout.cash.umbrella, { exact: true }).click()
        await tick(page.getByRole('checkbox'))
      }
      await look(page, language, 'checkout')
      await act(page.getByRole('button', { name: /3[.,]50/ }))
      await page.waitForURL(/pagamenti-esito/)
      await look(page, language, 'outcome')
      await follow(page, app, language)
    },
  )
}

/** The categories lead to their headings; an item with choices says which one is missing, and its sheet gives the focus back. */
async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Consegna a D3/ })).toBeVisible()
  const categories = page.getByRole('group', { name: it.categories }).getByRole('button')
  await press(page, categories.nth(1))
  await expect(categories.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(
    page.getByRole('heading', { level: 2, name: (await categories.nth(1).textContent()) ?? '' }),
  ).toBeFocused()
  const croissant = page.getByRole('button', { name: /^Aggiungi Cornetto/ })
  await press(page, croissant)
  const sheet = page.getByRole('dialog')
  const group = sheet.getByRole('radiogroup').first()
  const add = sheet.getByRole('button', { name: /^Aggiungi/ })
  for (const key of ['Enter', 'Space'] as const) {
    await press(page, add, key)
    await expect(group.getByRole('radio').first()).toBeFocused()
  }
  await expectHeard(page, /^Scegli ancora: /, 'assertive')
  await expect(group).toHaveAccessibleDescription(/^Scegli ancora: /)
  await page.keyboard.press('Escape')
  await expect(croissant).toBeFocused()
  await walkTo(page, categories.nth(0), 'Shift+Tab')
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
  // What a person with a screen reader is told while they wait, step by step.
  const heard = (text: string) => (language === 'it' ? expectHeard(page, new RegExp(`^${text}`), 'polite') : undefined)
  await expect(page.getByRole('img', { name: texts.map(PLACES[language]) })).toBeVisible()
  await look(page, language, 'received')
  await ask(app, acceptBarOrder, state, token)
  await expect(title(texts.steps.preparing)).toBeVisible()
  await heard(texts.steps.preparing)
  await expect(page.getByText(texts.working('Giada'))).toBeVisible()
  await ask(app, readyBarOrder, { orderId, status: 'preparing' }, token)
  await expect(title(texts.steps.ready)).toBeVisible()
  await heard(texts.steps.ready)
  await ask(app, deliverBarOrder, { orderId, status: 'ready', dueCents: 350 }, token)
  await expect(title(texts.deliveredTo(PLACES[language]))).toBeVisible()
  await heard(texts.deliveredTo(PLACES[language]))
  await look(page, language, 'delivered')
}
