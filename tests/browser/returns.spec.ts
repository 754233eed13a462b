import { readFile } from 'node:fs/promises'
import { payInCash, arrangePlan, arrangeSubscription } from '../support/return-world.ts'
import { audit } from './support/audit.ts'
import type { App } from './support/app.ts'
import { dayFromToday } from './support/guest.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press, walkTo } from './support/keyboard.ts'
import { manageButton, manageLink } from './support/manage.ts'
import { arrive, ask, newPerson, order } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { startOrder, evaluateOrder } from '../../domain/orders/calls.ts'
import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'

test.use({ allowedErrors: [/404 .*returns\/days/] })

/** What arranges by SQL, on the app's database; every statement is a transaction of its own. */
function worldOf(app: App): Parameters<typeof arrangeSubscription>[0] {
  const query = ({ text, values }: { text: string; values: readonly unknown[] }) => app.sql(text, [...values])
  return {
    sql: (text: string, values?: unknown[]) => app.sql(text, values),
    database: { transaction: (work: (tx: { query: typeof query }) => unknown) => work({ query }) },
  } as unknown as Parameters<typeof arrangeSubscription>[0]
}

async function placeId(app: App, code: string): Promise<number> {
  const [place] = await app.sql<{ id: number }>('select id from place where code = $1', [code])
  return place?.id ?? 0
}

/** "mercoledì 25 novembre 2026", as the calendar says it. */
const spoken = (day: string) =>
  new Intl.DateTimeFormat('it-IT', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

test('B-18 B-21: by keyboard a subscriber gives an afternoon back, somebody buys it, another day is taken back; the season has its table', async ({
  page,
  app,
}) => {
  const [holder, buyer] = [await newPerson(app), await newPerson(app, 'Luca')]
  const [account] = await app.sql<{ id: number }>('select id::integer from account where email = $1', [holder.email])
  const world = worldOf(app)
  await arrangePlan(world)
  const [from, given, other, to] = [
    await dayFromToday(app, 0),
    await dayFromToday(app, 2),
    await dayFromToday(app, 3),
    await dayFromToday(app, 6),
  ]
  const umbrellaId = await placeId(app, 'D8')
  const { subscriptionId } = await arrangeSubscription(world, { accountId: account?.id ?? 0, umbrellaId, from, to })

  await listen(page)
  await arrive(page, holder)
  await page.goto(`/tabs/contact/abbonamenti/giorni?subscription=${subscriptionId}`)
  await expect(page.getByRole('heading', { name: /^I tuoi giorni/ })).toBeVisible()
  const cell = (day: string) => page.getByRole('button', { name: new RegExp(spoken(day), 'i') })
  const shown = async (day: string) => {
    await page.getByRole('application').waitFor()
    if (!(await cell(day).isVisible())) await page.getByRole('button', { name: 'Mese successivo' }).click()
    return cell(day)
  }
  await expect(await shown(given)).toHaveAccessibleName(/, tuo$/)
  expect(await audit(page, 'it')).toEqual([])

  // The calendar is one stop; from today the arrows lead to the day, into the next month if need be.
  await walkTo(page, page.getByRole('grid').getByRole('button').and(page.locator('[tabindex="0"]')))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(cell(given)).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: spoken(given).replace(/ \d{4}$/, '') })
  await expect(sheet).toMatchAriaSnapshot(`
    - dialog:
      - heading /\\d/ [level=2]
      - button "Chiudi"
      - list:
        - listitem: Mattina tuo
        - listitem: Pomeriggio tuo
      - radiogroup "Che cosa restituisci?":
        - radio "Giornata intera" [checked]
      - group "Quanti giorni"
      - button /Restituisci fino a \\d+,\\d\\d/
  `)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(cell(given)).toBeFocused()
  await page.keyboard.press('Enter')
  await walkTo(page, sheet.getByRole('radio', { name: 'Giornata intera' }))
  await page.keyboard.press('ArrowLeft')
  await expect(sheet.getByRole('radio', { name: 'Pomeriggio' })).toBeChecked()
  const give = sheet.getByRole('button', { name: /Restituisci fino a/ })
  await expect(give).toBeEnabled()
  expect(await audit(page, 'it')).toEqual([])
  await press(page, give)
  await expectHeard(page, /^Restituito/, 'polite')
  await expect(cell(given)).toBeFocused()
  await expect(await shown(given)).toHaveAccessibleName(/Mattina: tuo, Pomeriggio: restituito$/)

  // Another whole day, with the keyboard alone, and taken back the same way.
  const otherSheet = page.getByRole('dialog')
  await page.keyboard.press('ArrowRight')
  await expect(cell(other)).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, otherSheet.getByRole('button', { name: /Restituisci fino a/ }))
  await expect(cell(other)).toHaveAccessibleName(/, restituito$/)
  await expect(cell(other)).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, otherSheet.getByRole('button', { name: 'Riprendi', exact: true }))
  await expectHeard(page, /^Di nuovo tuo/, 'polite')
  await expect(cell(other)).toHaveAccessibleName(/, tuo$/)
  await expect(cell(other)).toBeFocused()

  const period = { from: civilDate(given), to: civilDate(given), part: 'afternoon' as const }
  await ask(app, lockUmbrellas, { ...period, places: [{ umbrellaId, people: 2, dogs: [], extras: [] }] }, buyer.token)
  await page.reload()
  await (await shown(given)).click()
  await expect(sheet.getByText('Qualcuno lo sta prenotando in questo momento.')).toBeVisible()
  const quote = await ask(app, evaluateOrder, { cart: 'umbrella' }, buyer.token)
  const conditionsVersion = quote.conditions.find(({ method }) => method === 'cash')?.version ?? 'none'
  const acceptance = {
    quoteId: quote.quoteId,
    method: 'cash' as const,
    conditionsAccepted: true as const,
    conditionsVersion,
  }
  const sold = await ask(app, startOrder, acceptance, buyer.token)
  await payInCash(world, sold.orderId, sold.totalCents)
  await page.reload()
  await expect(sheet.getByText('Qualcuno ha prenotato il tuo posto.')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(await shown(given)).toHaveAccessibleName(/Mattina: tuo, Pomeriggio: venduto$/)

  const saving = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: 'Scarica la tabella (CSV)' }))
  const file = await saving
  expect(file.suggestedFilename()).toBe('la-mia-stagione-D8.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('Mese;Usati;Restituiti;Venduti;Credito (EUR)')

  // A neighbour's days are nobody else's.
  await arrive(page, buyer)
  await page.goto(`/tabs/contact/abbonamenti/giorni?subscription=${subscriptionId}`)
  await expect(page.getByText('Giorni non trovati')).toBeVisible()
})

test('B-18: the summary of a paid booking leads to its days', async ({ page, app }) => {
  const guest = await newPerson(app)
  const [from, to] = [await dayFromToday(app, 1), await dayFromToday(app, 2)]
  const { orderId, totalCents } = await order(app, guest, { from, to }, ['D9'])
  await arrive(page, guest)
  await page.goto(`/riepilogo?order=${orderId}`)
  await expect(page.getByRole('heading', { name: 'D9', level: 2 })).toBeVisible()
  const row = manageLink(page, /^Cedi un giorno/)
  await press(page, manageButton(page))
  await expect(row).toContainText('Non hai ancora pagato')
  await expect(row).not.toContainText('credito')
  await payInCash(worldOf(app), orderId, totalCents)
  await page.reload()
  await press(page, manageButton(page))
  await expect(row).toContainText(/Ti restituiamo .*Oppure fino a \d+,\d\d.€ di credito/)
  expect(await audit(page, 'it')).toEqual([])
  await press(page, row)
  await press(page, page.getByRole('link', { name: /Restituisci giorni di questo posto/ }))
  await expect(page.getByRole('dialog')).toContainText('Mattina')
  await expect(page.getByRole('dialog').getByRole('button', { name: /Restituisci fino a/ })).toBeVisible()
  await expect(page).toHaveTitle(/^I tuoi giorni · /)
  expect(await audit(page, 'it')).toEqual([])
})
