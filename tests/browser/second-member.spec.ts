import { addSubscriptionMember } from '../../domain/subscriptions/life-calls.ts'
import { scanner } from './support/desk.ts'
import { looksWell } from './support/desk-looks.ts'
import { arrive, ask, newPerson } from './support/person.ts'
import { buy, SEASON } from './support/season-pass.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('R-102 B-02 the second member of a season pass is told what to say, and the desk lets them in by their name or by the card', async ({
  app,
  browser,
  page,
}) => {
  const holder = await newPerson(app, 'Fulvia')
  const { subscriptionId, code, passCode } = await buy(app, holder, SEASON, 'N')
  await ask(app, addSubscriptionMember, { subscriptionId, name: 'Nonna Ada' }, holder.token)
  // The season has begun: its place is theirs today.
  await app.sql(`update subscription set days = daterange(resort_today(), upper(days)) where id = $1`, [subscriptionId])
  await app.sql(`update occupancy set days = daterange(resort_today(), upper(days)) where subscription_id = $1`, [
    subscriptionId,
  ])

  await arrive(page, holder)
  await page.goto(`/tabs/contact/abbonamenti?subscription=${subscriptionId}`)
  await expect(page.getByText('All’ingresso basta la tessera o il nome.')).toBeVisible()
  await expect(page.getByText('Nonna Ada', { exact: true })).toBeVisible()

  const desk = await browser.newPage({ baseURL: app.url, viewport: { width: 1180, height: 820 }, locale: 'it-IT' })
  await openDesk(desk, '/ges/arrivi', ELENA)
  await desk.getByRole('searchbox').fill('nonna ada')
  await expect(desk.getByRole('row', { name: new RegExp(`${code ?? ''}.*Fulvia`) })).toHaveCount(1)
  await desk.getByRole('button', { name: 'Scansiona il QR' }).click()
  await scanner(desk).getByLabel('Codice o numero d’ordine').fill(passCode)
  await scanner(desk).getByRole('button', { name: 'Controlla' }).click()
  await expect(scanner(desk).getByText('Benvenuti')).toBeVisible()
  await expect(scanner(desk).getByText('Con lo stesso abbonamento: Nonna Ada')).toBeVisible()
  await looksWell(desk, 'second member', 'tablet')
  await scanner(desk)
    .getByRole('button', { name: /^Segna arriv/ })
    .click()
  const came = 'select claim_id from arrival where claim_id = $1 and undone_at is null'
  await expect.poll(async () => (await app.sql(came, [subscriptionId])).length).toBe(1)
  await desk.close()
})
