import { payInCash } from '../support/return-world.ts'
import { audit } from './support/audit.ts'
import type { App } from './support/app.ts'
import { dayFromToday } from './support/guest.ts'
import { expectHeard, listen } from './support/heard.ts'
import { press } from './support/keyboard.ts'
import { arrive, newPerson, order } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** What arranges by SQL, on the app's database; every statement is a transaction of its own. */
function worldOf(app: App): Parameters<typeof payInCash>[0] {
  const query = ({ text, values }: { text: string; values: readonly unknown[] }) => app.sql(text, [...values])
  return {
    database: { transaction: (work: (tx: { query: typeof query }) => unknown) => work({ query }) },
  } as unknown as Parameters<typeof payInCash>[0]
}

/** A day on which it rained from nine to one, as the clock's job proposes it. */
async function rained(app: App, day: string): Promise<void> {
  for (const [time, sky] of [
    ['09:05', 'rain'],
    ['11:00', 'storm'],
    ['13:00', 'clear'],
  ])
    await app.sql(
      `insert into sea_observation (account_id, observed_at, sea)
       values (1, ($1 || ' Europe/Rome')::timestamptz, jsonb_build_object('airCelsius', 22, 'waterCelsius', 21, 'windKnots', 14,
         'windFrom', 'SW', 'wave', 'rough', 'sky', $2::text, 'flag', 'yellow'))`,
      [`${day} ${time}`, sky],
    )
  await app.sql(`insert into weather_day (day, halves, cause, minutes) values ($1, '[0,2)', 'rain', 235)`, [day])
}

test('B-19 B-15 a manager confirms a day of rain on what was seen; a guest takes the other day in one tap, for what was paid', async ({
  page,
  app,
}) => {
  // A day that no other test books; a subscriber of one may be there on any.
  const day = await dayFromToday(app, 47)
  const guest = await newPerson(app)
  const placed = await order(app, guest, { from: day, to: day }, ['D9'])
  await payInCash(worldOf(app), placed.orderId, placed.totalCents)
  await rained(app, day)
  await page.setViewportSize({ width: 1180, height: 820 })

  await test.step('the decision', async () => {
    await openDesk(page, '/ges/meteo', ELENA)
    await expect(page.getByText('Da decidere', { exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /11:00 temporale/ })).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
    await page.getByRole('button', { name: 'Conferma', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Confermi il brutto tempo?' })
    await expect(sheet.getByText(/^1 prenotazione, \d+ abbonat[oi], \d+ persone/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Conferma', exact: true }).click()
    await expect(page.getByText('Confermato, ospiti non ancora avvisati')).toBeVisible()
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByText('Da decidere', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Conferma', exact: true }).click()
    await sheet.getByRole('button', { name: 'Conferma', exact: true }).click()
    await expect(page.getByText('Confermato, ospiti non ancora avvisati')).toBeVisible()
  })

  // The time in which it can be taken back is over.
  await app.sql(`update weather_day set tells_at = battigia_now() where day = $1`, [day])
  await expect
    .poll(() => app.sql('select day::text from weather_choice where order_id = $1', [placed.orderId]))
    .toEqual([{ day }])

  await test.step('the choice', async () => {
    await page.context().clearCookies()
    await page.setViewportSize({ width: 390, height: 844 })
    await listen(page)
    await arrive(page, guest)
    await page.goto('/tabs/contact/meteo')
    await expect(page.getByRole('heading', { name: 'La regola' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Prendi .* di credito$/ })).toBeVisible()
    expect(await audit(page, 'it')).toEqual([])
    await press(page, page.getByRole('button', { name: /^Sposta a .*, posto D9$/ }))
    await expectHeard(page, /^Spostato a .*, posto D9/, 'polite')
    await expect(page.getByText('Spostato', { exact: true })).toBeVisible()
    // The buttons are gone, the focus is not: it is on the day that they were for.
    await expect(page.getByRole('region', { name: 'I tuoi giorni' }).getByRole('heading', { level: 3 })).toBeFocused()
    const [line] = await app.sql<{ n: number; total: number }>(
      `select count(*)::integer as n, sum(total_cents)::integer as total from order_line
       where order_id = $1 and cancelled_at is null and not days @> $2::date`,
      [placed.orderId, day],
    )
    expect(line).toEqual({ n: 1, total: placed.lines[0]?.totalCents })
  })
})

test('B-07 one tap takes the three best places side by side', { tag: '@gate' }, async ({ page, app }) => {
  const day = await dayFromToday(app, 44)
  const guest = await newPerson(app, 'Luca')
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, guest)
  await page.goto(`/tabs/main-page-ombrelloni/new-search-loader?from=${day}&to=${day}&part=full_day&people=6&view=list`)
  await page.getByRole('button', { name: 'Prendi i 3 posti migliori' }).waitFor()
  expect(await audit(page, 'it')).toEqual([])
  await page.getByRole('button', { name: 'Prendi i 3 posti migliori' }).click()
  await expect(page.getByText(/: 3 posti vicini in fila [A-Z]+, \d+ m dal mare$/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prendi i 3 posti migliori' })).toHaveCount(0)
  const [held] = await app.sql<{ n: number; row: number }>(
    `select count(*)::integer as n, count(distinct p.row_id)::integer as row
     from occupancy o join place p on p.id = o.umbrella_id join account a on a.id = o.account_id
     where a.email = $1 and o.state = 'held'`,
    [guest.email],
  )
  expect(held).toEqual({ n: 3, row: 1 })
})
