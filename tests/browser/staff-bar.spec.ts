import type { Page } from '@playwright/test'
import { audit } from './support/audit.ts'
import { expectHeard, listen } from './support/heard.ts'
import { expectFocusSomewhere, press, walkTo } from './support/keyboard.ts'
import { GIADA, openBar, orderAtTheBar, openDesk, signInAtDesk } from './support/staff.ts'
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
    await expect(mine).toContainText('Paga in contanti')
    expect(await audit(page, 'it')).toEqual([])

    // From here on by keyboard.
    const within = (name: string | RegExp) => mine.getByRole('button', { name, exact: typeof name === 'string' })
    await press(page, within('Accetta'))
    await expectHeard(page, /M5/, 'polite')
    await expect(within('Pronto')).toBeVisible()
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
    await expectHeard(page, /M5: 10 minuti in più/, 'polite')
    await walkTo(page, within('Pronto'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(column(page, 'Pronti')).toContainText('M5')
    await expectFocusSomewhere(page)
    await press(page, within('Incassa e consegna'))
    await expect(column(page, 'Consegnati')).toContainText('M5')
    await expectHeard(page, /M5 consegnato/, 'polite')
    await press(page, page.locator('.toast', { hasText: 'M5 consegnato' }).getByRole('button', { name: 'Annulla' }))
    await expect(column(page, 'Pronti')).toContainText('M5')
    await expectFocusSomewhere(page)
    await press(page, within('Incassa e consegna'))
    await expect(column(page, 'Consegnati')).toContainText('M5')
    await expect(column(page, 'Pronti')).not.toContainText('M5')
  },
)

test('B-08: what is sold out and a pause are set on the board, which is usable on a phone and in the dark', async ({
  page,
  app,
}) => {
  await openBar(app)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openDesk(page, '/ges/bar', GIADA)
  await expect(column(page, 'Pronti')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByText('Esauriti', { exact: true }).click()
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('pata')
  await page.getByRole('listitem').filter({ hasText: 'Patatine fritte' }).getByText('Esaurito', { exact: true }).click()
  await expect(page.getByText('Esauriti: 1')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Esauriti: 1')).toHaveCount(0)
  await page.getByText('Bar aperto', { exact: true }).click()
  await page.getByRole('button', { name: '20 minuti' }).click()
  await page.getByText(/^In pausa fino alle/).click()
  await expect(page.getByRole('switch', { name: 'Bar aperto' })).toBeVisible()
})
