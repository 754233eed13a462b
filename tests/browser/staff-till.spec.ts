import { readFile } from 'node:fs/promises'
import { looksWell } from './support/desk-looks.ts'
import { expectHeard, listen } from './support/heard.ts'
import { expectFocusSomewhere, press, type, walkTo } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'
import { ELENA, openBar, orderAtTheBar, openDesk } from './support/staff.ts'

test.use({
  // A large refund is refused until its person has proven who they are.
  allowedErrors: [/403 \(Forbidden\) .*\/ges\/till\/refund$/],
})

test(
  'B-12 the cash desk: collect with change, refund, close with a difference, export and reconciliation',
  { tag: '@gate' },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 1180, height: 820 })
    await openBar(app)
    await app.set('tillNoteAboveCents', '0')
    // Guests of tests before this one have gone home: who is here and owes is asked for at the closing.
    await app.sql('update arrival set undone_at = now() where undone_at is null')
    const order = await orderAtTheBar(app, 'C5', 'Vermentino al calice')
    await listen(page)
    await openDesk(page, '/ges/cassa', ELENA)
    const due = new RegExp(`^Incassa l’ordine ${order.number}$`)

    await test.step('collect, with change, and take it back once', async () => {
      const list = page.getByRole('region', { name: 'Ancora da incassare' })
      await expect(list.getByRole('button', { name: due })).toBeVisible()
      await looksWell(page, 'till')
      // By keyboard: what is pressed says how it ended, and the focus stays on the page.
      await press(page, list.getByRole('button', { name: due }))
      const sheet = page.getByRole('dialog')
      const collect = sheet.getByRole('button', { name: /^Incassa / })
      const received = sheet.getByRole('textbox', { name: 'Ha dato' })
      await type(page, received, '1')
      await press(page, collect)
      await expect(received).toBeFocused()
      await expect(received).toHaveAttribute('aria-invalid', 'true')
      await page.keyboard.press('Control+A')
      await page.keyboard.type('50')
      await expectHeard(page, /^Resto .*€$/, 'polite')
      await looksWell(page, 'collect')
      await press(page, collect)
      await expectHeard(page, /^Incassati .*, resto /, 'polite')
      await expect(list.getByRole('button', { name: due })).toHaveCount(0)
      await expectFocusSomewhere(page)
      await press(page, page.getByRole('button', { name: 'Annulla', exact: true }))
      await expectHeard(page, /^Incasso annullato/, 'polite')
      await expectFocusSomewhere(page)
      await walkTo(page, list.getByRole('button', { name: due }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await press(page, collect)
      await expect(list.getByRole('button', { name: due })).toHaveCount(0)
    })

    await test.step('an order is found, and a part of it goes back over the counter', async () => {
      await page.getByLabel('Ordine, nome o posto').fill(order.number)
      await page.getByRole('button', { name: `Rimborsa l’ordine ${order.number}` }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Importo').fill('1')
      await sheet.getByLabel('Motivo').fill('Era tiepido')
      await looksWell(page, 'refund')
      await sheet.getByRole('button', { name: /^Rimborsa / }).click()
      await expect(page.getByText(/^Rimborsati /)).toBeVisible()
      await page.getByLabel('Ordine, nome o posto').fill('')
      await expect(page.getByRole('region', { name: 'Movimenti' })).toContainText('Era tiepido')
    })

    await test.step('a large refund asks whoever presses to prove who they are, and goes on by itself', async () => {
      await app.set('moneyOutProofCents', '200')
      await app.sql(`update session set proven_at = proven_at - interval '1 day' where kind = 'staff'`)
      await page.reload()
      await page.getByLabel('Ordine, nome o posto').fill(order.number)
      await page.getByRole('button', { name: `Rimborsa l’ordine ${order.number}` }).click()
      const sheet = page.getByRole('dialog', { name: new RegExp(order.number) })
      const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' })
      await sheet.getByLabel('Importo').fill('2')
      await sheet.getByLabel('Motivo').fill('Bicchiere rotto')
      await sheet.getByRole('button', { name: /^Rimborsa / }).click()
      await expect(proof).toBeVisible()
      await looksWell(page, 'proof')
      await page.keyboard.press('Escape')
      await expect(proof).toHaveCount(0)
      await sheet.getByRole('button', { name: /^Rimborsa / }).click()
      await proof.getByLabel('Password', { exact: true }).fill(ELENA.password)
      await proof.getByRole('button', { name: 'Conferma', exact: true }).click()
      await expect(page.getByText(/^Rimborsati /)).toBeVisible()
      await page.getByLabel('Ordine, nome o posto').fill('')
      await expect(page.getByRole('region', { name: 'Movimenti' })).toContainText('Bicchiere rotto')
      await expect(
        page.getByRole('region', { name: 'Movimenti' }).getByRole('link', { name: order.number }).first(),
      ).toHaveAttribute('href', /ges\/clienti\?order=/)
      await looksWell(page, 'movements')
    })

    await test.step('float into the drawer', async () => {
      await page.getByRole('button', { name: 'Fondo e prelievi' }).click()
      const sheet = page.getByRole('dialog')
      // More than any test before could have left over in a drawer.
      await sheet.getByLabel('Importo').fill('150')
      await sheet.getByLabel('Motivo').fill('Monete per il resto')
      await sheet.getByRole('button', { name: /^Versa / }).click()
      await expect(page.getByRole('region', { name: 'Contanti in cassa' })).toContainText('150,00')
    })

    await test.step('a drawer for the bar is opened with a float out of the till, and counted', async () => {
      const drawers = page.getByRole('region', { name: 'Cassetti' })
      await drawers.getByRole('button', { name: 'Apri un cassetto' }).click()
      const opening = page.getByRole('dialog', { name: 'Apri un cassetto' })
      await opening.getByLabel('Di chi è').selectOption({ label: 'Giada' })
      await opening.getByLabel('Fondo del cassetto').fill('50')
      await looksWell(page, 'open-drawer')
      await opening.getByRole('button', { name: 'Apri il cassetto' }).click()
      const count = drawers.getByRole('button', { name: /^Conta il cassetto di Giada/ })
      await expect(count).toBeVisible()
      await expect(page.getByRole('region', { name: 'Contanti in cassa' })).toContainText('150,00')
      await looksWell(page, 'drawers')
      await count.click()
      const counting = page.getByRole('dialog', { name: /^Conta il cassetto di Giada/ })
      await counting.getByLabel(/^Pezzi da 50,00/).fill('1')
      // Whoever worked at the bar before on this server has cash that nobody counted.
      await counting.getByLabel('Nota').fill('Il resto è già in cassa')
      await counting.getByRole('button', { name: 'Chiudi il cassetto' }).click()
      await expect(drawers).toContainText('Il resto è già in cassa')
    })

    await test.step('close with a difference, which needs a note, and see the closing', async () => {
      await walkTo(page, page.getByRole('button', { name: 'Chiudi cassa' }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog')
      const close = sheet.getByRole('button', { name: 'Chiudi la cassa' })
      const note = sheet.getByLabel('Nota')
      await type(page, sheet.getByLabel(/^Pezzi da 50,00/), '1')
      await type(page, sheet.getByLabel('Resta in cassa'), '50')
      await expectHeard(page, /^Mancano /, 'polite')
      await press(page, close)
      await expect(note).toBeFocused()
      await expect(note).toHaveAccessibleDescription(/Scrivi da dove viene la differenza\./)
      await looksWell(page, 'close')
      await page.keyboard.type('Il fondo era in un altro cassetto')
      await press(page, close)
      await expect(sheet).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Chiudi cassa' })).toBeFocused()
      const paper = page.getByRole('region', { name: /^Chiusura 1\// })
      await expect(paper).toContainText('Il fondo era in un altro cassetto')
      // One of the drawer that was counted before, one of the rest.
      await expect(paper).toContainText('2 × 50,00')
      await expect(paper.getByRole('region', { name: 'Cassetti' })).toContainText('Il resto è già in cassa')
      await expectHeard(page, /^Cassa chiusa: Chiusura 1\//, 'polite')
      await expectFocusSomewhere(page)
      await looksWell(page, 'closing')
    })

    await test.step('the accountant’s file', async () => {
      await page.getByRole('button', { name: 'Per il commercialista' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('group', { name: 'Mese' }).getByRole('button').last().click()
      await looksWell(page, 'export')
      const saved = page.waitForEvent('download')
      await sheet.getByRole('button', { name: 'Scarica il file CSV' }).click()
      const csv = await readFile(await (await saved).path(), 'utf8')
      expect(csv.startsWith('\uFEFFGiorno;')).toBe(true)
      expect(csv).toContain(order.number)
      expect(csv).toMatch(/Totale;;;bar;/)
    })

    await test.step('reconciliation: an issue is resolved with a note, and opened again', async () => {
      await app.sql(
        `insert into reconciliation_issue (key, kind, provider, detail) values ('test', 'refund_only_there', 'stripe', '{"ref": "re_1", "thereCents": 1200, "hereCents": 0}')`,
      )
      await page.getByRole('radiogroup', { name: 'Vista' }).getByText('Riconciliazione').click()
      const open = page.getByRole('region', { name: 'Da guardare' })
      await expect(open).toContainText('Rimborso fatto solo dal gestore')
      await looksWell(page, 'reconciliation')
      await open.getByRole('button', { name: /^Risolto/ }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Nota').fill('Rimborso chiesto a voce')
      await sheet.getByRole('button', { name: 'Risolto', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Risolti' })).toContainText('Rimborso chiesto a voce')
      await page.getByRole('button', { name: 'Annulla', exact: true }).click()
      await expect(open).toContainText('Rimborso fatto solo dal gestore')
    })
  },
)
