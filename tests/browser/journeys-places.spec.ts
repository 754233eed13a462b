import { rejectBarOrder } from '../../domain/bar/board-calls.ts'
import { visit } from './support/audit.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { arrive, ask, newPerson } from './support/person.ts'
import { GIADA, openBar, orderAtTheBar, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/**
 * Journeys through the resort's places by keyboard, as far as no other spec walks them: the table is in restaurant.spec.ts, the
 * bar in bar.spec.ts, parking and services in parking.spec.ts, the choice after bad weather in weather-and-best.spec.ts.
 */

test('B-15 B-21 R-106 R-410: by keyboard the news and what counts as bad weather; what is said of an order that the bar refuses, and of lines that go', async ({
  page,
  app,
}) => {
  const main = page.getByRole('main')
  await openBar(app)
  const guest = await newPerson(app)
  await listen(page)
  await arrive(page, guest)
  await page.goto('/tabs/home')

  await test.step('news', async () => {
    const news = page.getByRole('region', { name: 'Novità' })
    await press(page, news.getByRole('link', { name: 'Tutte' }))
    await expect(page).toHaveTitle(/^Novità ·/)
    await expect(main).toBeFocused()
    await expect(main).toMatchAriaSnapshot(`
      - button "Indietro"
      - heading "Novità" [level=1]
      - article:
        - heading [level=2]
    `)
    await press(page, page.getByRole('button', { name: 'Indietro' }))
    await expect(page).toHaveTitle(/^Home ·|^Bagno/)
    await expect(main).toBeFocused()
  })

  await test.step('weather', async () => {
    await visit(page, '/tabs/contact/meteo')
    await expect(page).toHaveTitle(/^Se il tempo è brutto ·/)
    await expect(main).toBeFocused()
    await expect(main).toMatchAriaSnapshot(`
      - heading "Se il tempo è brutto" [level=1]
      - heading "La regola" [level=2]
      - list:
        - listitem: /almeno .* di pioggia/
    `)
  })

  await test.step('an order that is refused', async () => {
    const order = await orderAtTheBar(app, 'M6', 'Espresso', undefined, guest)
    await visit(page, `/tabs/menu/stato?order=${order.orderId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Ricevuto' })).toBeVisible()
    await expect(main).toMatchAriaSnapshot(`
      - img "Il percorso dal bar a M6"
      - paragraph: /Ordine bar [0-9]+/
      - heading "Ricevuto" [level=1]
      - progressbar "Avanzamento ordine"
      - list:
        - listitem:
          - paragraph: Ricevuto
        - listitem:
          - paragraph: In preparazione
        - listitem:
          - paragraph: Pronto
        - listitem:
          - paragraph: Consegnato a M6
    `)
    const refusal = { orderId: order.orderId, status: 'received' as const, reason: 'closing' as const }
    await ask(app, rejectBarOrder, refusal, await staffToken(app, GIADA))
    await expectHeard(page, /^Ordine non accettato$/, 'polite')
    await expectHeard(page, /Il bar sta chiudendo\..*Non hai pagato niente\./, 'polite')
    await press(page, page.getByRole('link', { name: 'Torna al menù' }))
    await expect(main).toBeFocused()
  })

  await test.step('a line of the order that goes', async () => {
    await press(page, page.getByRole('button', { name: 'Aggiungi Acqua e limone' }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: /^Aggiungi/ }))
    // Where it goes is asked with the first thing; what needs no choice is added at once.
    const where = page.getByRole('dialog', { name: 'Dove lo portiamo?' })
    await walkTo(page, where.getByRole('radio', { name: 'Un ombrellone' }))
    await page.keyboard.press('ArrowDown')
    await expect(where.getByRole('radio', { name: 'Ritiro al bancone' })).toBeChecked()
    await press(page, where.getByRole('button', { name: 'Fatto' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await press(page, page.getByRole('button', { name: 'Aggiungi Espresso' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await visit(page, '/tabs/carrello?cart=bar')
    const less = (name: string) => page.getByRole('button', { name: `Meno: ${name}` })
    await press(page, less('Acqua e limone'))
    await expect(less('Acqua e limone')).toHaveCount(0)
    await expect(main.getByText('Espresso', { exact: true })).toBeFocused()
    await press(page, less('Espresso'))
    await expect(main).toBeFocused()
  })
})
