import { readFile } from 'node:fs/promises'
import { looksWell } from './support/desk-looks.ts'
import { expect, test } from './support/test.ts'
import { ELENA, openBar, orderAtTheBar, openDesk } from './support/staff.ts'

test('receipts: collected at the till, issued by hand, a return that is linked, a rate that changes', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await openBar(app)
  const order = await orderAtTheBar(app, 'C5', 'Vermentino al calice')
  await openDesk(page, '/ges/cassa', ELENA)
  const list = page.getByRole('list', { name: 'Da emettere' })
  const row = (kind: string) => list.getByRole('listitem').filter({ hasText: order.number }).filter({ hasText: kind })
  const issue = async (kind: string, number: string) => {
    await row(kind)
      .getByRole('button', { name: `Emesso a mano: ordine ${order.number}` })
      .click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Numero').fill(number)
    await sheet.getByLabel('Registratore').fill('Cassa 1')
    if (kind === 'Vendita') await looksWell(page, 'issue')
    await sheet.getByRole('button', { name: 'Segna come emesso' }).click()
    await expect(page.getByText(`Segnato: ${number}`)).toBeVisible()
  }

  await test.step('money at the till is to be issued, issued by hand, taken back and issued again', async () => {
    await page.getByRole('button', { name: `Incassa l’ordine ${order.number}` }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Incassa / })
      .click()
    await expect(page.getByText(/^Incassati /)).toBeVisible()
    await page.goto('/ges/scontrini')
    await expect(row('Vendita')).toContainText('contante')
    await looksWell(page, 'open')
    await issue('Vendita', '0001-0042')
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(row('Vendita')).toContainText('Da emettere')
    await issue('Vendita', '0001-0042')
    await expect(row('Vendita')).toHaveCount(0)
  })

  await test.step('a refund is a return of that receipt', async () => {
    await page.goto('/ges/cassa')
    await page.getByLabel('Ordine, nome o posto').fill(order.number)
    await page.getByRole('button', { name: `Rimborsa l’ordine ${order.number}` }).click()
    await page.getByRole('dialog').getByLabel('Importo').fill('1')
    await page.getByRole('dialog').getByLabel('Motivo').fill('Era tiepido')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Rimborsa / })
      .click()
    await expect(page.getByText(/^Rimborsati /)).toBeVisible()
    await page.goto('/ges/scontrini')
    await expect(row('Reso')).toContainText('di 0001-0042')
    await issue('Reso', '0001-0043')
  })

  await test.step('the day with its totals and its file', async () => {
    await page.getByRole('radiogroup', { name: 'Vista' }).getByText('Emessi').click()
    await expect(page.getByRole('list', { name: 'Emessi' })).toContainText('0001-0043')
    await expect(page.getByRole('region', { name: 'Totali del giorno' })).toContainText('IVA 10%')
    await looksWell(page, 'day')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Scarica il CSV' }).click()
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('reso;0001-0043')
  })

  await test.step('a manager changes a rate, with the accountant’s warning', async () => {
    await page.getByRole('radiogroup', { name: 'Vista' }).getByText('Aliquote').click()
    await page.getByRole('button', { name: 'Cambia: Parcheggio' }).click()
    await looksWell(page, 'profile')
    await page.getByRole('dialog').getByLabel('Reparto').fill('7')
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByRole('list', { name: 'Aliquote' })).toContainText('reparto 7')
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Aliquote' })).not.toContainText('reparto 7')
  })
})
