import type { Page } from '@playwright/test'
import { collect } from '../../domain/till/calls.ts'
import { startApp, type App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { setClock } from './support/clock.ts'
import { dayFromToday } from './support/guest.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press as pressKey } from './support/keyboard.ts'
import { arrive, ask, newPerson, order } from './support/person.ts'
import { ELENA, openDesk, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** Somebody at the beach's screen enters what they see. */
async function enter(page: Page, sky: string, flag: string): Promise<void> {
  await page.getByRole('button', { name: /Registra com’è il mare$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Com’è il mare adesso?' })
  await sheet.getByRole('radiogroup', { name: 'Cielo' }).getByText(sky, { exact: true }).click()
  await sheet.getByRole('radiogroup', { name: 'Bandiera' }).getByText(flag, { exact: true }).click()
  await sheet.getByRole('button', { name: 'Registra', exact: true }).click()
  await expect(page.getByText('Mare registrato')).toBeVisible()
}

/** A product whose clock goes through a day of rain: no other test has it. */
const rainyTest = test.extend<object, { app: App }>({
  app: [
    async ({}, use) => {
      const app = await startApp()
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

rainyTest(
  'B-19 B-15 from what the beach enters to the manager who confirms and the guest who takes the other day in one tap',
  async ({ page, app }) => {
    rainyTest.setTimeout(240_000)
    const day = await dayFromToday(app, 1)
    const guest = await newPerson(app)
    const placed = await order(app, guest, { from: day, to: day }, ['D9'])
    const amount = { amountCents: placed.totalCents, tenderedCents: null }
    const press = { orderId: placed.orderId, tender: 'cash' as const, pressId: crypto.randomUUID() }
    await ask(app, collect, { ...press, ...amount }, await staffToken(app, ELENA))
    await page.setViewportSize({ width: 1180, height: 820 })

    await test.step('what the beach sees', async () => {
      await setClock(app, day, '09:05')
      await openDesk(page, '/ges/spiaggia', ELENA)
      const card = page.getByRole('button', { name: /^Mare e cielo.*Registra com’è il mare$/ })
      await expect(card).toContainText('Oggi nessuno l’ha ancora registrato')
      await enter(page, 'pioggia', 'gialla')
      await expect(page.getByRole('button', { name: /0?9:0\d · Elena.*bandiera gialla, pioggia/ })).toBeVisible()
      expect(await audit(page, 'it')).toEqual([])
      await setClock(app, day, '11:04')
      await openDesk(page, '/ges/spiaggia', ELENA)
      await enter(page, 'sole', 'rossa')
      await page.getByRole('button', { name: 'Annulla', exact: true }).click()
      await expect(page.getByText('Registrazione annullata')).toBeVisible()
      await enter(page, 'temporale', 'gialla')
      // Two hours from nine: the second look keeps what the first one began.
      await setClock(app, day, '11:15')
    })

    await test.step('the decision', async () => {
      await openDesk(page, '/ges/meteo', ELENA)
      await expect(page.getByText('Da decidere', { exact: true })).toBeVisible({ timeout: 90_000 })
      await expect(page.getByRole('row', { name: /11:0\d temporale/ })).toBeVisible()
      await expect(page.getByRole('row', { name: /sole/ })).toHaveCount(0)
      expect(await audit(page, 'it')).toEqual([])
      await page.getByRole('button', { name: 'Conferma', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: 'Confermi il brutto tempo?' })
      await expect(sheet.getByText(/^1 prenotazione, \d+ abbonat[oi], \d+ person[ae]/)).toBeVisible()
      await sheet.getByRole('button', { name: 'Conferma', exact: true }).click()
      await expect(page.getByText('Confermato, ospiti non ancora avvisati')).toBeVisible()
      await page.getByRole('button', { name: 'Annulla', exact: true }).click()
      await expect(page.getByText('Da decidere', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Conferma', exact: true }).click()
      await sheet.getByRole('button', { name: 'Conferma', exact: true }).click()
      await expect(page.getByText('Confermato, ospiti non ancora avvisati')).toBeVisible()
    })

    await test.step('the choice', async () => {
      // The time in which it can be taken back is over.
      await setClock(app, day, '11:30')
      await page.context().clearCookies()
      await page.setViewportSize({ width: 390, height: 844 })
      await listen(page)
      await arrive(page, guest)
      await page.goto('/tabs/home')
      await page.getByRole('link', { name: 'Se il tempo è brutto' }).click()
      await expect(page.getByRole('heading', { name: 'La regola' })).toBeVisible()
      const credit = page.getByRole('button', { name: /^Prendi .* di credito$/ })
      await expect(async () => {
        await page.reload()
        await expect(credit).toBeVisible({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
      expect(await audit(page, 'it')).toEqual([])
      await pressKey(page, page.getByRole('button', { name: /^Sposta a .*, posto D9$/ }))
      await expectHeard(page, /^Spostato a .*, posto D9/, 'polite')
      await expect(page.getByText('Spostato', { exact: true })).toBeVisible()
      // The buttons are gone, the focus is not: it is on the day that they were for.
      await expect(page.getByRole('region', { name: 'I tuoi giorni' }).getByRole('heading', { level: 3 })).toBeFocused()
      const [line] = await app.sql<{ moved: number; total: number }>(
        `select count(*) filter (where not days @> $2::date)::integer as moved, sum(total_cents)::integer as total
         from order_line where order_id = $1 and cancelled_at is null`,
        [placed.orderId, day],
      )
      expect(line).toEqual({ moved: 1, total: placed.lines[0]?.totalCents })
    })
  },
)

test(
  'B-07 the three best places side by side are shown with their price, and taken with one more tap',
  { tag: '@gate' },
  async ({ page, app }) => {
    const day = await dayFromToday(app, 44)
    const guest = await newPerson(app, 'Luca')
    await page.setViewportSize({ width: 390, height: 844 })
    await arrive(page, guest)
    await page.goto(
      `/tabs/main-page-ombrelloni/new-search-loader?from=${day}&to=${day}&part=full_day&people=6&view=list`,
    )
    await page.getByRole('button', { name: 'Prendi i 3 posti migliori' }).waitFor()
    expect(await audit(page, 'it')).toEqual([])
    await page.getByRole('button', { name: 'Prendi i 3 posti migliori' }).click()
    const card = page.getByRole('dialog', { name: /^[A-Z]+\d+, [A-Z]+\d+, [A-Z]+\d+$/ })
    await expect(card.getByText(/^\S+ fila, \d+ m dal mare$/)).toBeVisible()
    expect(
      await app.sql(`select from occupancy o join account a on a.id = o.account_id where a.email = $1`, [guest.email]),
    ).toEqual([])
    expect(await audit(page, 'it')).toEqual([])
    await card.getByRole('button', { name: /^Tienili per me.*€$/ }).click()
    await expect(page.getByText(/ sono tuoi per ora$/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Prendi/ })).toBeVisible()
    const [held] = await app.sql<{ n: number; row: number }>(
      `select count(*)::integer as n, count(distinct p.row_id)::integer as row
     from occupancy o join place p on p.id = o.umbrella_id join account a on a.id = o.account_id
     where a.email = $1 and o.state = 'held'`,
      [guest.email],
    )
    expect(held).toEqual({ n: 3, row: 1 })
  },
)
