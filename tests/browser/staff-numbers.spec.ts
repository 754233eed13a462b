import { readFile } from 'node:fs/promises'
import { audit } from './support/audit.ts'
import { ELENA, GIADA, openBar, orderAtTheBar, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { choose } from './support/tick.ts'

const TABLET = { width: 1180, height: 820 }
const PHONE = { width: 390, height: 844 }

test('B-14: the management reads the month, its tables and files; what has no record is said to have none', async ({
  page,
  app,
}) => {
  await openBar(app)
  await orderAtTheBar(app, 'C5', 'Spritz al limone')
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/numeri', ELENA)
  const heat = page.getByRole('grid', { name: 'Occupazione per fila e giorno', exact: true })
  await expect(heat.getByRole('rowheader', { name: 'A', exact: true })).toBeVisible()
  await expect(page.getByText('nessun confronto').first()).toBeVisible()
  const cells = heat.getByRole('gridcell')
  await cells.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  const focused = heat.locator(':focus')
  await expect(focused).toHaveAccessibleName(/^Fila B, .+: (.+ %|chiuso)$/)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(focused).toHaveAccessibleName(/^Fila A, /)
  await expect(cells.first()).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(cells.last()).toBeFocused()
  await expect(page.getByRole('list', { name: 'Più ordinati al bar' })).toContainText('Spritz al limone')
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: 'Tabella: Più ordinati al bar' }).click()
  await expect(page.getByRole('table', { name: 'Più ordinati al bar' })).toContainText('Spritz al limone')
  const download = page.waitForEvent('download')
  await page.getByRole('combobox', { name: 'Esporta' }).selectOption({ label: 'Tutte le tabelle' })
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^numeri-\d{4}-\d{2}-01-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.startsWith('\uFEFFSintesi\r\nDal;Al;')).toBe(true)
  expect(csv).toContain('Spritz al limone;1')
  await expect(page.getByText('Tabelle scaricate')).toBeVisible()

  // By category, and what the bar brought to each umbrella.
  await page.setViewportSize(TABLET)
  await choose(page.getByRole('radio', { name: 'Categoria' }))
  const byCategory = page.getByRole('grid', { name: 'Occupazione per categoria e giorno' })
  await byCategory.getByRole('gridcell').first().focus()
  await expect(byCategory.locator(':focus')).toHaveAccessibleName(/^Cane grande, .+: (.+ %|chiuso)$/)
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('combobox', { name: 'Vista' }).selectOption('places')
  await choose(page.getByRole('radio', { name: 'Bar', exact: true }))
  await expect(page.getByRole('list', { name: 'Bar', exact: true }).getByRole('listitem').first()).toContainText('C5')
  await page.getByRole('button', { name: 'Tabella: Ombrelloni' }).click()
  await expect(page.getByRole('table', { name: 'Ombrelloni' })).toContainText('Ordini al bar')
  expect(await audit(page, 'it')).toEqual([])

  for (const view of ['no_shows', 'bar', 'sources', 'holders', 'covers', 'waiting']) {
    await page.getByRole('combobox', { name: 'Vista' }).selectOption(view)
    await expect(page).toHaveURL(new RegExp(`view=${view}`))
    await expect(page.getByRole('button', { name: /^Tabella: / }).first()).toBeVisible()
  }
  await page.setViewportSize(PHONE)
  await page.getByRole('combobox', { name: 'Vista' }).selectOption('overview')
  await choose(page.getByRole('radio', { name: 'Settimana' }))
  await expect(heat).toBeVisible()
  await page.getByRole('button', { name: 'Periodo precedente' }).click()
  await expect(page).toHaveURL(/period=week&from=|from=.*period=week/)
  await expect(page.getByText('Niente in questi giorni').first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await audit(page, 'it')).toEqual([])
})

test('B-14 R-603: whoever works at the bar sees the bar’s times and nothing else', async ({ page }) => {
  await page.setViewportSize(TABLET)
  await openDesk(page, '/ges/numeri', GIADA)
  await expect(page.getByRole('button', { name: 'Tabella: Tempi del bar' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Esporta' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Vista' })).toHaveCount(0)
})
