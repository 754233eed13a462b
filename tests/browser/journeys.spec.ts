import { visit } from './support/audit.ts'
import { clearBeach, dayFromToday, mapPath, place } from './support/guest.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { arrive, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'

/**
 * Journeys by keyboard alone, with the focus seen at every stop, and what a screen reader gets on the way: names, roles,
 * and what live regions say. Search, map, order and deletion are in keyboard.spec.ts, subscriptions in subscriptions.spec.ts.
 */
// Without a network the code of every screen has to be there already.
test.use({ savesData: false, allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('A-02 B-15 B-21: what is said without being asked: results, a place taken, its removal with the way back, no network, the end of the time', async ({
  page,
  app,
  context,
}) => {
  await clearBeach(app)
  const day = await dayFromToday(app, 27)
  const person = await newPerson(app)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await listen(page)
  await arrive(page, person)
  await page.goto(mapPath(day, day))
  await expectHeard(page, /\d+ posti liberi/, 'polite')
  await walkTo(page, page.getByRole('gridcell').and(page.locator('[tabindex="0"]')))
  await page.keyboard.press('c')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await press(page, button('Più: Lettino'))
  await expectHeard(page, /Lettino: 1/, 'polite')
  await press(page, button(/^Aggiungi al carrello/))
  await expect(place(page, 'C1')).toHaveAttribute('aria-selected', 'true')
  await expectHeard(page, /C1/, 'polite')
  await expect(page.getByRole('grid', { name: /Mappa della spiaggia/ })).toMatchAriaSnapshot(`
    - grid /Mappa della spiaggia/:
      - row /Fila C/:
        - gridcell /^C1, selezionato da te/ [selected]
  `)

  await press(page, button(/^Carrello/))
  await press(page, button(/^Togli.*C1/))
  await expectHeard(page, /C1.*Annulla|Annulla/, 'polite')
  await press(page, page.getByRole('region', { name: 'Avvisi' }).getByRole('button', { name: 'Annulla' }))
  await expect(page.getByRole('heading', { name: 'Ombrellone C1' })).toBeVisible()

  await context.setOffline(true)
  await expectHeard(page, /^Sei offline/, 'polite')
  await expect(button(/Vai al pagamento/)).toBeDisabled()
  await context.setOffline(false)
  await expectHeard(page, /Di nuovo in rete/, 'polite')

  await app.sql(`update occupancy set expires_at = battigia_now() + interval '6 seconds' where state = 'held'`)
  await app.sql(`update umbrella_cart set expires_at = battigia_now() + interval '6 seconds' where line_count > 0`)
  await page.reload()
  await expectHeard(page, /Tempo scaduto/, 'assertive')
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('B-15 B-21: by keyboard, one’s own things: a dog whose fields say what is wrong, and what one hears of', async ({
  page,
  app,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await listen(page)
  await arrive(page, await newPerson(app))

  await test.step('a dog', async () => {
    await page.goto('/tabs/contact/cani?dog=new')
    await walkTo(page, page.getByLabel('Come si chiama?'))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Come si chiama?')).toBeFocused()
    await expect(page.getByLabel('Come si chiama?')).toHaveAccessibleDescription('Compila questo campo.')
    await page.keyboard.type('Nebbia')
    await walkTo(page, page.getByLabel('Peso in kg, se lo sai'))
    await page.keyboard.type('28')
    await expect(page.getByRole('radio', { name: 'Grande oltre 14 kg' })).toBeChecked()
    await press(page, button('Aggiungi Nebbia'))
    await expectHeard(page, /Nebbia è tra i tuoi cani/, 'polite')
  })

  await test.step('what they hear of', async () => {
    await visit(page, '/tabs/contact/notifiche')
    await walkTo(page, page.getByRole('switch').or(page.getByRole('checkbox')).first())
  })
})
