import { readFile } from 'node:fs/promises'
import type { Request } from '@playwright/test'
import { reportFigures } from '../support/figures.ts'
import { audit } from './support/audit.ts'
import { dayFromToday } from './support/guest.ts'
import { expectHeard, expectOpened, expectSaid, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { arrive, newPerson, order } from './support/person.ts'
import { expect, test } from './support/test.ts'

// The browser's own line for the refusal that asks for a proof.
test.use({ allowedErrors: [/status of 403/] })

test('A-02 R-109 R-216 V-01 V-02: by keyboard a person reads and takes their data, deletes the account, and nothing of them is left or told', async ({
  page,
  app,
}) => {
  const person = await newPerson(app, 'Ermenegarda')
  await app.sql(`update account set phone = '+393997776655' where email = $1`, [person.email])
  await app.sql(
    `insert into consent (account_id, purpose, slug, language, version, given_at)
     select a.id, 'purposes', p.slug, p.language, p.version, battigia_now() from account a, content_page p
     where a.email = $1 and p.slug = 'purposes' and p.language = 'it' and p.is_current`,
    [person.email],
  )
  const from = await dayFromToday(app, 5)
  const { number } = await order(app, person, { from, to: from }, ['F12'])
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await listen(page)
  await arrive(page, person)
  const main = page.getByRole('main')

  await page.goto('/tabs/contact')
  await press(page, page.getByRole('link', { name: 'I miei dati' }))
  await expectOpened(page, 'I miei dati')
  await expect(page.getByRole('link', { name: /Finalità dei dati.*Versione/ })).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  const download = page.waitForEvent('download')
  const save = page.getByRole('button', { name: 'Scarica i miei dati' })
  await press(page, save)
  const file = await download
  await expectHeard(page, /^File salvato/, 'polite')
  await expect(save).toBeFocused()
  expect(file.suggestedFilename()).toMatch(/^i-miei-dati-\d{4}-\d{2}-\d{2}\.json$/)
  const saved = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(saved.data.profile.email).toBe(person.email)
  expect(saved.data.orders.orders).toMatchObject([{ number }])

  // Nobody has proven lately who they are: the page asks for it.
  await app.sql(`update session set proven_at = null where account_id = (select id from account where email = $1)`, [
    person.email,
  ])
  await press(page, main.getByRole('link', { name: 'Elimina account' }))
  await expectOpened(page, 'Elimina account')
  await expect(page.getByText('Una prenotazione non è pagata: la annulliamo.')).toBeVisible()
  const forever = page.getByRole('button', { name: 'Elimina per sempre' })
  await expect(forever).toBeDisabled()
  await walkTo(page, page.getByLabel('Scrivi ELIMINA per confermare'))
  await page.keyboard.type('ELIMINA')
  expect(await audit(page, 'it')).toEqual([])
  await press(page, forever)
  const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' })
  const password = proof.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(proof).toHaveCount(0)
  await expect(forever, 'nothing is deleted yet').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(password).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/welcome$/)
  await expectSaid(page, 'Benvenuti')
  await expect(main).toBeFocused()
  await expectHeard(page, /^Il tuo account è eliminato/, 'polite')
  await expect(page.getByRole('region', { name: 'Avvisi' })).toContainText('Il tuo account è eliminato')
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  for (const word of [person.email, person.token, 'Ermenegarda']) expect(kept).not.toContain(word)
  await expect
    .poll(async () => (await app.sql(`select from outbox where payload ->> 'email' = $1`, [person.email])).length)
    .toBe(0)
  expect(await app.sql('select from account where email = $1', [person.email])).toEqual([])
  const [left] = await app.sql<{ status: string; kind: string }>(
    'select o.status, a.kind from orders o join account a on a.id = o.account_id where o.number = $1',
    [number],
  )
  expect(left).toEqual({ status: 'cancelled', kind: 'erased' })

  // V-01: nobody's words are in an address, where servers and browsers write them down.
  const words = [person.email, person.token, person.password, 'Ermenegarda', '3997776655']
  const addresses = asked.map((request) => `${request.url()} ${request.headers()['referer'] ?? ''}`.toLowerCase())
  reportFigures('V-01', {
    canaries: words.length,
    told: words.filter((word) => addresses.some((address) => address.includes(word.toLowerCase()))).length,
  })
  for (const request of asked) {
    const told = `${request.url()} ${request.headers()['referer'] ?? ''}`.toLowerCase()
    for (const word of words) {
      expect(told, request.url()).not.toContain(word.toLowerCase())
      expect(told, request.url()).not.toContain(encodeURIComponent(word).toLowerCase())
    }
  }
  await page.goBack()
  await expect(page.getByText(person.email)).toHaveCount(0)
})
