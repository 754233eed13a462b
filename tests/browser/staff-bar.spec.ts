import type { Page } from '@playwright/test'
import { printPlaceTags } from '../../domain/bar/catalogue-calls.ts'
import { audit } from './support/audit.ts'
import { looksWell } from './support/desk-looks.ts'
import { expectHeard, listen } from './support/heard.ts'
import { ask } from './support/person.ts'
import { expectFocusSomewhere, press, walkTo } from './support/keyboard.ts'
import { GIADA, openBar, orderAtTheBar, openDesk, signInAtDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }

/** Milliseconds from the order to its card on the board, on a busy machine. */
const SOON = 5_000

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name: RegExp) => page.getByRole('article', { name })

test(
  'R-603 B-08 B-15: an order appears on the board, is accepted, made ready, delivered with its cash, and taken back by keyboard',
  { tag: '@gate' },
  async ({ page, app }) => {
    await openBar(app)
    await page.setViewportSize(TABLET)
    await listen(page)
    await page.goto('/ges/bar')
    expect(await audit(page, 'it')).toEqual([])
    await signInAtDesk(page, GIADA)
    await expect(column(page, 'In preparazione')).toBeVisible()
    const ordered = Date.now()
    await orderAtTheBar(app, 'M5', 'Espresso', 'Porta anche due cucchiaini')
    const mine = card(page, /^M5, comanda/)
    await expect(mine).toBeVisible()
    expect(Date.now() - ordered, 'placed → on the board').toBeLessThan(SOON)
    await expect(mine).toContainText('Porta anche due cucchiaini')
    await expect(mine).toContainText('Contanti')
    expect(await audit(page, 'it')).toEqual([])

    // From here on by keyboard.
    const within = (name: string | RegExp) => mine.getByRole('button', { name, exact: typeof name === 'string' })
    await press(page, within('Accetta'))
    await expectHeard(page, /M5/, 'polite')
    await expect(column(page, 'In preparazione')).toContainText('M5')
    await expect(within('Pronto')).toBeInViewport()
    await expectFocusSomewhere(page)
    await press(page, within(/^Altro per M5/))
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(within(/^Altro per M5/)).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('button', { name: '+10 min' }))
    await expectHeard(page, /M5.*: 10 minuti in più/, 'polite')
    await walkTo(page, within('Pronto'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(column(page, 'Pronti')).toContainText('M5')
    await expectFocusSomewhere(page)
    await press(page, within(/^Incassa/))
    await expectHeard(page, /N\. \d+, M5.*: consegnato, .+€ in contanti/, 'polite')
    await expect(mine).toHaveCount(0)
    await expectFocusSomewhere(page)
    await press(page, page.locator('.toast', { hasText: 'consegnato' }).getByRole('button', { name: 'Annulla' }))
    await expect(column(page, 'Pronti')).toContainText('M5')
    await expectFocusSomewhere(page)
    await press(page, within(/^Incassa/))
    await expect(mine).toHaveCount(0)
    await press(page, page.getByRole('button', { name: /^Consegnati oggi/ }))
    await expect(page.getByRole('dialog').getByRole('article', { name: /^M5, comanda/ })).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(column(page, 'Pronti')).not.toContainText('M5')
  },
)

test('B-08: eight orders are seen at once on a tablet, and one state at a time on a phone', async ({ page, app }) => {
  await openBar(app)
  // What tests before this one have ordered is off the board.
  await app.sql(
    `update bar_order set status = 'delivered', delivered_at = now() where status in ('received', 'preparing', 'ready')`,
  )
  const { tags } = await ask(app, printPlaceTags, {}, await staffToken(app, GIADA))
  const codes = tags.slice(0, 8).map(({ code }) => code)
  // One after the other: the oldest is on top.
  for (const code of codes) {
    // oxlint-disable-next-line no-await-in-loop
    await orderAtTheBar(app, code, 'Espresso')
  }
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/bar', GIADA)
  const cardOf = (code: string) => card(page, new RegExp(`^${code}, comanda`))
  const step = async (code: string, name: string) => {
    await cardOf(code).getByRole('button', { name }).click()
    await expect(cardOf(code).getByRole('button', { name })).toHaveCount(0)
  }
  // Six are new in one column: the fullest that eight may be.
  await step(codes[0] ?? '', 'Accetta')
  await step(codes[1] ?? '', 'Accetta')
  await step(codes[1] ?? '', 'Pronto')
  await expect(column(page, 'Nuove').getByRole('article')).toHaveCount(6)
  for (const code of codes) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(cardOf(code)).toBeInViewport({ ratio: 1 })
    // oxlint-disable-next-line no-await-in-loop
    await expect(cardOf(code).getByRole('button').first()).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize(PHONE)
  await expect(cardOf(codes[7] ?? '')).toBeVisible()
  await expect(cardOf(codes[0] ?? '')).toBeHidden()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByText('In preparazione 1', { exact: true }).click()
  await expect(cardOf(codes[0] ?? '')).toBeVisible()
  await expect(cardOf(codes[7] ?? '')).toBeHidden()
})

test('B-08: what is sold out and a pause are set on the board, which is usable on a phone and in the dark', async ({
  page,
  app,
}) => {
  await openBar(app)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openDesk(page, '/ges/bar', GIADA)
  await expect(column(page, 'Nuove')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByText('Esauriti', { exact: true }).click()
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('pata')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Patatine fritte' })
    .getByText('Disponibile', { exact: true })
    .click()
  await expect(page.getByText('Esauriti: 1')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Esauriti: 1')).toHaveCount(0)
  await page.getByText('Bar aperto', { exact: true }).click()
  await page.getByRole('button', { name: '20 minuti' }).click()
  await page.getByText(/^In pausa fino alle/).click()
  await expect(page.getByRole('switch', { name: 'Bar aperto' })).toBeVisible()
})

test('B-08 B-12: a worker enters an order for the counter and takes the cash', async ({ page, app }) => {
  await openBar(app)
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/bar', GIADA)
  await page.getByText('Vendi', { exact: true }).click()
  await page.getByRole('button', { name: /^Espresso/ }).click()
  await page.getByRole('button', { name: /^Espresso/ }).click()
  await page.getByRole('textbox', { name: 'Nome, per chiamare' }).fill('Bianchi')
  expect(await audit(page, 'it')).toEqual([])
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: /^Incassa/ })).toBeInViewport({ ratio: 1 })
  expect(await audit(page, 'it', 'looks')).toEqual([])
  await page.getByRole('button', { name: /^Incassa/ }).click()
  await expect(page.getByText(/^N\. \d+, Bianchi: in preparazione, .+€ in contanti$/)).toBeVisible()
  const sold = card(page, /^Ritiro, Bianchi, comanda/)
  await expect(sold).toBeVisible()
  await expect(sold.getByRole('button', { name: 'Pronto' })).toBeInViewport()
})

test('B-12: whoever works at the bar opens a drawer of their own from their name, and counts it at the end', async ({
  page,
  app,
}) => {
  await openBar(app)
  await app.set('tillNoteAboveCents', '100000')
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/bar', GIADA)
  const mine = page.getByRole('button', { name: /^Il mio cassetto/ })
  const sheet = page.getByRole('dialog')
  const openOwn = async () => {
    await page
      .getByRole('navigation', { name: 'Gestione' })
      .getByRole('button', { name: /^Giada/ })
      .click()
    await mine.click()
  }
  await openOwn()
  await expect(sheet.getByText(/^Esce dalla cassa/)).toHaveCount(0)
  await looksWell(page, 'own-drawer')
  await sheet.getByLabel('Fondo del cassetto').fill('0')
  await sheet.getByRole('button', { name: 'Apri il cassetto' }).click()
  await expect(page.getByText('Il tuo cassetto è aperto')).toBeVisible()
  await openOwn()
  await expect(page.getByRole('dialog', { name: 'Conta il cassetto di Giada' })).toBeVisible()
  await sheet.getByLabel(/^Pezzi da 10,00/).fill('1')
  await looksWell(page, 'own-drawer-count')
  await sheet.getByRole('button', { name: 'Chiudi il cassetto' }).click()
  await expect(page.getByText('Cassetto di Giada chiuso')).toBeVisible()
  await openOwn()
  await expect(sheet.getByRole('button', { name: 'Apri il cassetto' })).toBeVisible()
})
