import { getParking } from '../../domain/parking/calls.ts'
import { audit } from './support/audit.ts'
import { dayFromToday } from './support/guest.ts'
import { expectHeard, listen } from './support/heard.ts'
import { arrowTo, expectFocusSomewhere, press, walkTo } from './support/keyboard.ts'
import { askToDeleteByKeyboard, cancelRow } from './support/manage.ts'
import { arrive, ask, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'

test(
  'R-105 R-314 R-409 B-15 B-21: by keyboard a space for the car is chosen, waits in its cart, is ordered for cash, is gone from the count, and comes back with its deletion',
  { tag: '@gate' },
  async ({ page, app }) => {
    const day = await dayFromToday(app, 21)
    await app.sql('delete from parking_space')
    await listen(page)
    await arrive(page, await newPerson(app))
    await page.goto(`/tabs/home/parcheggio?from=${day}&to=${day}`)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const pineta = page.getByRole('radio', { name: /Pineta All’ombra, 40 posti liberi/ })
    await expect(pineta).toBeChecked()
    await expect(page).toHaveTitle(/^Parcheggio ·/)
    expect(await audit(page, 'it')).toEqual([])
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Parcheggio" [level=1]
    - radiogroup "Area":
      - radio /Pineta All’ombra, 40 posti liberi/ [checked]
    - button /^Giorno/
    - button /^Durata Giornata intera/
    - textbox "Targa"
    - button /^Aggiungi al carrello/
  `)

    await test.step('day and duration', async () => {
      const sheet = page.getByRole('dialog')
      await walkTo(page, pineta)
      await press(page, button(/^Giorno/))
      await expect(sheet).toBeVisible()
      expect(await audit(page, 'it')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(button(/^Giorno/)).toBeFocused()
      await press(page, button(/^Durata/), 'Space')
      await walkTo(page, sheet.getByRole('radio', { name: 'Giornata intera' }))
      await arrowTo(page, sheet.getByRole('radio', { name: 'Mattina' }), 'ArrowDown')
      await expect(sheet.getByRole('radio', { name: 'Mattina' })).toBeChecked()
      expect(await audit(page, 'it')).toEqual([])
      await press(page, sheet.getByRole('button', { name: 'Fatto' }))
      await expect(sheet).toHaveCount(0)
      await expect(button(/^Durata/)).toBeFocused()
      await expect(button(/^Durata/)).toHaveAccessibleName(/Mattina/)
    })

    const plate = page.getByRole('textbox', { name: 'Targa' })
    const add = button(/^Aggiungi al carrello\s*5,00/)
    await test.step('plate', async () => {
      // With nothing said yet the button leads back to the plate, which says why, with each key.
      await press(page, add)
      await expect(plate).toBeFocused()
      await expect(plate).toHaveAttribute('aria-invalid', 'true')
      await expect(plate).toHaveAccessibleDescription('Compila questo campo.')
      await press(page, add, 'Space')
      await expect(plate).toBeFocused()
      await page.keyboard.type('gf482kr')
      await expect(plate).toHaveAccessibleDescription('')
      await press(page, add)
      await expectHeard(page, /parcheggio è nel carrello/i, 'polite')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page).toHaveTitle(/^Carrello ·/)
    })

    const line = page.getByRole('article', { name: 'Parcheggio Pineta' })
    await expect(line).toContainText('Targa GF 482 KR')
    await page.reload()
    await expect(line).toContainText('mattina')
    expect(await audit(page, 'it')).toEqual([])
    await test.step('order', async () => {
      await press(page, button(/Vai al pagamento/))
      // A document of its own: its title is what is read.
      await expect(page).toHaveTitle(/^Pagamento ·/)
      await walkTo(page, page.getByRole('radio', { name: /Contanti alla cassa/ }))
      await page.keyboard.press('Space')
      await expect(page.getByRole('radio', { name: /Contanti alla cassa/ })).toBeChecked()
      await press(page, button(/^Ordin/))
      await expect(page.getByRole('checkbox')).toBeFocused()
      await page.keyboard.press('Space')
      await press(page, button(/^Ordin/))
      await page.waitForURL(/pagamenti-esito/)
      await expect(page.getByText('Parcheggio Pineta').first()).toBeVisible()
      await expectFocusSomewhere(page)
    })

    const [order] = await app.sql(`select plate, quantity, total_cents from order_item where kind = 'parking'`)
    expect(order).toEqual({ plate: 'GF482KR', quantity: 1, total_cents: 500 })
    const left = async () => {
      const { areas } = await ask(app, getParking, { from: day, to: day, part: 'morning' })
      return areas.find(({ name }) => name === 'Pineta')?.left
    }
    expect(await left()).toBe(39)
    await test.step('deletion', async () => {
      await press(page, page.getByRole('link', { name: 'Vai al riepilogo' }))
      await expect(page.getByRole('main')).toBeFocused()
      await askToDeleteByKeyboard(page)
      await expect(button('Torna indietro')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(cancelRow(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }))
      await expectHeard(page, /Parcheggio Pineta/, 'polite')
      await expectFocusSomewhere(page)
      expect(await left()).toBe(40)
    })
  },
)

test('R-314 R-213 B-15 B-21: by keyboard services are chosen for a day, wait in their cart beside the others, and lead to their texts', async ({
  page,
  app,
}) => {
  const day = await dayFromToday(app, 3)
  await app.sql('delete from service_stock')
  await app.sql(
    `insert into service_stock (service_id, day, half, stock) select 8, $1::date, h, 0 from generate_series(0, 1) h`,
    [day],
  )
  await listen(page)
  await arrive(page, await newPerson(app))
  await page.goto(`/tabs/home/servizi?day=${day}`)
  await expect(page.getByRole('article', { name: 'Canoa' })).toContainText('Esaurito')
  expect(await audit(page, 'it')).toEqual([])
  const more = (name: string) => page.getByRole('button', { name: `Più: ${name}` })
  await test.step('day, part of it and quantities', async () => {
    await expect(page.getByRole('group', { name: 'Giorno' }).getByRole('button', { pressed: true })).toHaveCount(1)
    await walkTo(page, page.getByRole('radio', { name: 'Giornata intera' }))
    await arrowTo(page, page.getByRole('radio', { name: 'Mattina' }))
    await expect(page.getByRole('article', { name: 'SUP' })).toContainText('per la mattina')
    await arrowTo(page, page.getByRole('radio', { name: 'Giornata intera' }), 'ArrowLeft')
    await expect(page.getByRole('article', { name: 'SUP' })).toContainText('per il giorno')
    await press(page, more('Doccia calda'))
    await expectHeard(page, /^Doccia calda: 1$/, 'polite')
    await press(page, more('SUP'))
    await press(page, page.getByRole('button', { name: /^Aggiungi al carrello\s*32,00/ }))
    await expectHeard(page, /^2 servizi sono nel carrello$/, 'polite')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the cart', async () => {
    const [shower, sup] = ['Doccia calda', 'SUP'].map((name) => page.getByRole('article', { name }))
    if (!shower || !sup) throw new Error('no lines')
    await press(page, more('SUP'))
    await expect(sup).toContainText('60,00')
    await walkTo(page, shower.getByRole('button', { name: 'Togli Doccia calda' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(shower).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'SUP' })).toBeFocused()
  })
  expect(await audit(page, 'it')).toEqual([])
  await page.goto(`/tabs/home/servizi?day=${day}`)
  await press(page, page.getByRole('link', { name: 'Scopri di più: SUP' }))
  await expect(page.getByRole('heading', { name: 'Noleggio' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
