import type { Page } from '@playwright/test'
import { clearBeach, dayFromToday, mapPath } from './support/guest.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { arrive, hold, newPerson, order } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { tick } from './support/tick.ts'

test.beforeEach(async ({ app }) => clearBeach(app))

test(
  'A-02 R-101 B-21: by keyboard a family books by the list instead of the map',
  { tag: '@gate' },
  async ({ page, app }) => {
    const day = await dayFromToday(app, 20)
    const person = await newPerson(app)
    await listen(page)
    await arrive(page, person)
    await page.goto(mapPath(day, day, { dogs: 'Nebbia:large' }))
    await press(page, page.getByRole('button', { name: 'Mostra come elenco' }))
    const places = page.getByRole('list', { name: 'Elenco dei posti' })
    const accessible = page.getByRole('button', { name: 'Solo accessibili' })
    await press(page, accessible, 'Space')
    await expect(accessible).toHaveAttribute('aria-pressed', 'true')
    await expect(places.getByRole('button', { name: /^C5,/ })).toHaveCount(0)
    await expect(accessible).toBeFocused()
    await page.keyboard.press('Space')

    const c5 = places.getByRole('button', { name: /^C5, libero/ })
    await expect(c5).toHaveAccessibleName(
      /cani grandi, 1 cane, .* euro al giorno, .*a \d+ metri dal mare, \d+ dalla doccia, \d+ dalla passerella/,
    )
    await test.step('a row is one stop, the arrows go along it', async () => {
      const row = places.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Fila C/ }) })
      await walkTo(page, row.getByRole('button').first())
      await page.keyboard.press('End')
      await expect(row.getByRole('button').last()).toBeFocused()
      await page.keyboard.press('Home')
      for (let left = 40; left > 0 && !(await c5.evaluate((one) => one === document.activeElement)); left--)
        await page.keyboard.press('ArrowRight')
      await expect(c5).toBeFocused()
    })
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('dialog').getByRole('button', { name: /^Aggiungi al carrello/ }))
    await expectHeard(page, /C5/, 'polite')
    await expect(places.getByRole('button', { name: /^C5, selezionato da te/ })).toBeFocused()
    await expect(page).toHaveURL(/view=list/)
    await press(page, page.getByRole('button', { name: /^Carrello ·/ }))
    await page.getByRole('button', { name: /Vai al pagamento/ }).click()
    await tick(page.getByRole('checkbox'))
    await page.getByRole('button', { name: /Ordine con obbligo di pagare/ }).click()
    await expect(page.getByRole('heading', { name: /Ci vediamo/ })).toBeVisible()
    expect(await app.sql(`select from occupancy where state = 'booked'`)).toHaveLength(1)
  },
)

test('B-21: the list equals the map: the same places, with the same names and states, in the same order', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 21)
  const [person, rival] = [await newPerson(app), await newPerson(app, 'Anna')]
  await hold(app, person, { from: day, to: day }, ['C5'], ['Nebbia'])
  await hold(app, rival, { from: day, to: day }, ['C6'])
  await order(app, await newPerson(app, 'Luca'), { from: day, to: day }, ['C7'])
  await arrive(page, person)
  await page.goto(mapPath(day, day, { zone: 'all' }))
  await expect(page.getByRole('gridcell', { name: /^C5, selezionato/ })).toBeAttached()
  await expect(page.getByRole('gridcell', { name: /^C6, in scelta/ })).toBeAttached()
  await expect(page.getByRole('gridcell', { name: /^C7, occupato/ })).toBeAttached()
  const onMap = await namesOf(page, 'gridcell')
  expect(onMap).toHaveLength(356)

  await page.goto(mapPath(day, day, { zone: 'all', view: 'list' }))
  await page.getByRole('button', { name: 'Anche gli occupati' }).click()
  const rows = page.getByRole('list', { name: 'Elenco dei posti' })
  await expect(rows.getByRole('button', { name: /^P12|^Gazebo P12/ })).toBeAttached()
  const inList = await namesOf(page, 'listed')
  expect(inList.map((name) => name.replace(/, a \d+ metri dal mare.*$/, ''))).toEqual(onMap)

  const letters = await rows.getByRole('heading').allInnerTexts()
  expect(letters.map((text) => /Fila ([A-P])/.exec(text)?.[1])).toEqual('ABCDEFGHIJKLMNOP'.split(''))
})

test('B-21: a change by another guest shows in the list at once, as on the map', async ({ page, app }) => {
  const day = await dayFromToday(app, 22)
  await arrive(page, await newPerson(app))
  await page.goto(mapPath(day, day, { view: 'list' }))
  const place = page.getByRole('list', { name: 'Elenco dei posti' }).getByRole('button', { name: /^K20,/ })
  await expect(place).toHaveAccessibleName(/libero/)
  await hold(app, await newPerson(app, 'Anna'), { from: day, to: day }, ['K20'])
  await expect(place).toHaveAccessibleName(/in scelta da un altro ospite/)
  await place.click()
  await expect(page.getByText('È in scelta da un altro ospite').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Names of all places, in the order of the document. */
function namesOf(page: Page, where: 'gridcell' | 'listed'): Promise<string[]> {
  const cells =
    where === 'gridcell'
      ? page.getByRole('gridcell')
      : page.getByRole('list', { name: 'Elenco dei posti' }).getByRole('button')
  return cells.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
}
