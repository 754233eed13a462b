import { visit } from './support/audit.ts'
import { clearBeach, dayFromToday } from './support/guest.ts'
import { expectHeard, expectOpened, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { askToDeleteByKeyboard, cancelRow, manageButton } from './support/manage.ts'
import { arrive, newPerson, order } from './support/person.ts'
import { expect, test } from './support/test.ts'

/**
 * Journeys with what one has ordered, by keyboard alone and with what a screen reader gets. Changes, returns, the waiting list
 * and subscriptions are walked in the specs of their own.
 */

test(
  'A-02 B-02 B-15 B-21: by keyboard one’s orders, the pass of one, its calendar file, its receipt, and one of its places deleted',
  { tag: '@gate' },
  async ({ page, app }) => {
    await clearBeach(app)
    const day = await dayFromToday(app, 26)
    const person = await newPerson(app)
    const { number } = await order(app, person, { from: day, to: day }, ['D5', 'D6'], ['Nebbia'])
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await listen(page)
    await arrive(page, person)
    await page.goto('/tabs/contact')
    await press(page, page.getByRole('link', { name: 'I miei ordini' }))
    await expectOpened(page, 'I miei ordini')
    await press(page, page.getByRole('link', { name: /D5 e D6/ }))
    await expectOpened(page, 'Riepilogo')
    await expect(page.getByRole('article').filter({ has: page.getByRole('img', { name: /^Codice QR/ }) }))
      .toMatchAriaSnapshot(`
    - article:
      - 'button "Codice QR dell’ordine ${number}: A tutto schermo"':
        - img "Codice QR dell’ordine ${number}"
      - paragraph: Ordine
      - button "Aggiungi al calendario"
      - button "Ricevuta e condizioni"
      - img "Posizione di D5 e D6 sulla spiaggia"
  `)

    await test.step('calendar', async () => {
      const saving = page.waitForEvent('download')
      await press(page, button('Aggiungi al calendario'))
      expect((await saving).suggestedFilename()).toMatch(/\.ics$/)
      await expect(button('Aggiungi al calendario')).toBeFocused()
    })

    await test.step('receipt', async () => {
      await press(page, button('Ricevuta e condizioni'))
      const receipt = page.getByRole('dialog', { name: 'Ricevuta e condizioni' })
      await expect(receipt).toMatchAriaSnapshot(`
      - dialog "Ricevuta e condizioni":
        - heading "Ricevuta e condizioni" [level=2]
        - button "Chiudi"
    `)
      await page.keyboard.press('Escape')
      await expect(receipt).toHaveCount(0)
      await expect(button('Ricevuta e condizioni')).toBeFocused()
    })

    await test.step('one place of two', async () => {
      const remove = cancelRow(page, 'D5')
      const question = page.getByRole('alertdialog')
      await askToDeleteByKeyboard(page, 'D5')
      await expect(question).toHaveAccessibleDescription(/^Sei sicuro di voler eliminare.*Non hai ancora pagato/)
      await expect(question.getByRole('button', { name: 'Torna indietro' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(remove).toBeFocused()
      await page.keyboard.press('Enter')
      // While what goes back is asked for, the answer waits as well.
      await expect(question).toHaveAccessibleDescription(/Non hai ancora pagato/)
      await press(page, question.getByRole('button', { name: 'Conferma' }))
      await expectHeard(page, /D5/, 'polite')
      await expect(manageButton(page), 'what opened the sheet has the focus').toBeFocused()
      expect(await app.sql(`select from occupancy where state = 'booked'`)).toHaveLength(1)
    })

    await test.step('the search says what is wrong with a dog', async () => {
      await visit(page, `/tabs/main-page-ombrelloni?from=${day}&to=${day}`)
      await expectOpened(page, 'Quando venite\\?')
      await press(page, button('Aggiungi un cane'))
      const name = page.getByLabel('Come si chiama?')
      await expect(name).toBeFocused()
      await press(page, page.getByRole('dialog').getByRole('button', { name: /^Aggiungi/ }))
      await expect(name, 'the first wrong field').toBeFocused()
      await expect(name).toHaveAccessibleDescription('Compila questo campo.')
      await page.keyboard.type('Nebbia')
      await walkTo(page, page.getByRole('dialog').getByRole('button', { name: 'Aggiungi Nebbia' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('radio', { name: /Piccol/ }), 'the size is asked for').toBeFocused()
    })
  },
)
