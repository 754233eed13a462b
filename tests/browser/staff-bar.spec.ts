import type { Locator, Page } from '@playwright/test'
import { audit } from './support/audit.ts'
import { GIADA, openBar, orderAtTheBar, signInAtDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }

/** Milliseconds from the order to its card on the board, on a busy machine. */
const SOON = 5_000

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, name: RegExp) => page.getByRole('article', { name })
/** Other tests' orders may stand on the board as well. */
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

test('R-603 B-08: an order appears on the board, is accepted, made ready, delivered with its cash, and taken back', async ({
  page,
  app,
}) => {
  await openBar(app)
  await page.setViewportSize(TABLET)
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
  await expect(mine).toContainText('Paga in contanti')
  expect(await audit(page, 'it')).toEqual([])

  await press(mine, 'Accetta')
  await expect(mine.getByRole('button', { name: 'Pronto' })).toBeVisible()
  await mine.getByRole('button', { name: /^Altro per M5/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: '+10 min' }).click()
  await expect(page.getByText('M5: 10 minuti in più')).toBeVisible()
  await press(mine, 'Pronto')
  await expect(column(page, 'Pronti')).toContainText('M5')
  await press(mine, 'Incassa e consegna')
  await expect(column(page, 'Consegnati')).toContainText('M5')
  await page.locator('.toast', { hasText: 'M5 consegnato' }).getByRole('button', { name: 'Annulla' }).click()
  await expect(column(page, 'Pronti')).toContainText('M5')
  await press(mine, 'Incassa e consegna')
  await expect(column(page, 'Consegnati')).toContainText('M5')
  await expect(column(page, 'Pronti')).not.toContainText('M5')
})

test('B-08: what is sold out and a pause are set on the board, which is usable on a phone and in the dark', async ({
  page,
  app,
}) => {
  await openBar(app)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/ges/bar')
  await signInAtDesk(page, GIADA)
  await expect(column(page, 'Pronti')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByText('Esauriti', { exact: true }).click()
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('pata')
  await page.getByRole('listitem').filter({ hasText: 'Patatine fritte' }).getByText('Esaurito', { exact: true }).click()
  await expect(page.getByText('Esauriti 1')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Esauriti 1')).toHaveCount(0)
  await page.getByText('Bar aperto', { exact: true }).click()
  await page.getByRole('button', { name: '20 minuti' }).click()
  await page.getByText(/^In pausa fino alle/).click()
  await expect(page.getByRole('switch', { name: 'Bar aperto' })).toBeVisible()
})
