import { looksWell } from './support/desk-looks.ts'
import { newPerson } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('B-32 a manager finds in the bell what waits for a second yes, and says yes and no', async ({ page, app }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  const [guest, anna] = [await newPerson(app, 'Rosa'), await newPerson(app, 'Anna')]
  const idOf = async ({ email }: { readonly email: string }) =>
    Number((await app.sql<{ id: string }>('select id from account where email = $1', [email]))[0]?.id)
  const [accountId, askedBy] = [await idOf(guest), await idOf(anna)]
  await app.sql(`insert into staff_member (account_id, roles, display_name) values ($1, '{cashier}', 'Anna Neri')`, [
    askedBy,
  ])
  const ask = async (amountCents: number, reason: string) => {
    const input = { accountId, amountCents, note: 'Per il disturbo', clientId: crypto.randomUUID() }
    await app.sql(
      `insert into money_request (call, input, kind, amount_cents, exceeded, most_cents, receiver_id, reason, device, asked_by, ends_at)
       values ('giveCredit', $1, 'credit', $2, 'guest', 50000, $3, $4, 'Firefox, Windows', $5, now() + interval '1 day')`,
      [JSON.stringify(input), amountCents, accountId, reason, askedBy],
    )
  }
  await ask(60_000, 'Due giorni con l’ombrellone allagato')
  await ask(75_000, 'Un altro rimborso')
  await openDesk(page, '/ges/altro', ELENA)
  await page.getByRole('button', { name: /^Da vedere: / }).click()
  await page.getByRole('link', { name: /^Uscite di denaro che aspettano il tuo sì/ }).click()
  const waiting = page.getByRole('region', { name: 'Aspettano un sì' })
  const card = (reason: string) => waiting.getByRole('listitem').filter({ hasText: reason })
  await expect(card('allagato')).toContainText('600,00')
  await looksWell(page, 'requests')
  await card('allagato').getByRole('button', { name: 'Sì, fallo' }).click()
  const sheet = page.getByRole('dialog')
  await looksWell(page, 'approve')
  await sheet.getByRole('button', { name: 'Sì, fallo' }).click()
  await expect(page.getByText('Fatto', { exact: true })).toBeVisible()
  await card('Un altro').getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText('Richiesta rifiutata')).toBeVisible()
  const decided = page.getByRole('region', { name: 'Decise' })
  await expect(decided.getByRole('listitem').filter({ hasText: 'allagato' })).toContainText('sì')
  const [credit] = await app.sql<{ cents: number }>('select usable_credit($1) as cents', [accountId])
  expect(credit?.cents).toBe(60_000)
  await app.sql('delete from staff_member where account_id = $1', [askedBy])
})
