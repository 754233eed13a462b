import type { Page } from '@playwright/test'
import { audit } from './support/audit.ts'
import { dayFromToday } from './support/guest.ts'
import { newPerson, order } from './support/person.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1180, height: 820 }, allowedErrors: [/status of 409/] })

const cell = (page: Page, name: string | RegExp) => page.getByRole('gridcell', { name })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function auditLooks(page: Page): Promise<void> {
  expect(await audit(page, 'it')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await audit(page, 'it', 'looks')).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

test('B-11: several places are selected by finger and by keys, put out of use together, sold together, and each taken back at once', async ({
  page,
  app,
}) => {
  // Tomorrow: what may be sold of today depends on the hour.
  await openDesk(page, `/ges/spiaggia?day=${await dayFromToday(app, 1)}`, ELENA)
  await page.getByRole('button', { name: 'Seleziona' }).click()
  await cell(page, 'F3, libero').click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'F4, libero')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page, '2 posti')).toContainText('F3, F4')
  await auditLooks(page)

  await panel(page, '2 posti').getByRole('button', { name: 'Metti fuori uso' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Metti fuori uso' }).click()
  await expect(cell(page, /^F3, fuori uso/)).toBeVisible()
  await expect(cell(page, /^F4, fuori uso/)).toBeVisible()
  await page.locator('.toast').getByRole('button', { name: 'Annulla' }).click()
  await expect(cell(page, 'F3, libero')).toBeVisible()
  await expect(cell(page, 'F4, libero')).toBeVisible()

  // A long press begins a selection as well.
  await cell(page, 'F5, libero').click({ delay: 700 })
  await cell(page, 'F6, libero').click()
  await panel(page, '2 posti').getByRole('button', { name: 'Vendi' }).click()
  const sale = page.getByRole('dialog')
  await expect(sale.getByRole('heading', { name: 'F6', exact: true })).toBeVisible()
  await sale.getByRole('button', { name: 'Vendi, si paga dopo' }).click()
  await expect(cell(page, /^F5, da incassare/)).toBeVisible()
  await expect(cell(page, /^F6, da incassare/)).toBeVisible()
  await page.locator('.toast').getByRole('button', { name: 'Annulla' }).click()
  await expect(cell(page, 'F5, libero')).toBeVisible()
  await expect(cell(page, 'F6, libero')).toBeVisible()
})

test('B-02, B-04: who has no place stands on the screen until the desk has found them one', async ({ page, app }) => {
  const [today, tomorrow] = await Promise.all([dayFromToday(app, 0), dayFromToday(app, 1)])
  const guest = await newPerson(app, 'Norma')
  const booked = await order(app, guest, { from: tomorrow, to: tomorrow }, ['G7'])
  await app.sql(`update order_line set days = daterange($1::date, $1::date, '[]') where order_id = $2`, [
    today,
    booked.orderId,
  ])
  await app.sql(`update occupancy set days = daterange($1::date, $1::date, '[]') where order_id = $2`, [
    today,
    booked.orderId,
  ])
  await app.sql(`update orders set first_day = $1::date, deadline_day = $1::date where id = $2`, [
    today,
    booked.orderId,
  ])
  await app.sql(
    `insert into extra_stock (extra_id, day, half, capacity, reserved)
     select extra_id, $1::date, half, capacity, reserved from extra_stock where day = $2::date
     on conflict (extra_id, day, half) do update set reserved = extra_stock.reserved + excluded.reserved`,
    [today, tomorrow],
  )
  await app.sql(`select from cancel_order_lines($1, null, 'no_show', 'clock', 'cash_cutoff_passed')`, [booked.orderId])
  await app.sql(
    `with act as (
       insert into visit_action (client_id, kind, day, staff_id, order_id)
       select 'seen-by-a-tablet', 'strand', $1::date, s.account_id, $2 from staff_member s order by s.account_id limit 1 returning id
     )
     insert into stranded_arrival (action_id, claim_id, order_id, umbrella_id, day, said_at, released_at, cause)
     select a.id, l.id, l.order_id, l.umbrella_id, $1::date, now(), now(), 'after_release' from act a, order_line l where l.order_id = $2`,
    [today, booked.orderId],
  )
  await openDesk(page, '/ges/arrivi', ELENA)
  const notice = page.getByRole('group', { name: /^Senza posto: Norma/ })
  await expect(notice).toContainText('Sono arrivati quando il posto era già libero')
  await auditLooks(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(notice.getByRole('button', { name: 'Ridai il posto' })).toBeInViewport()
  await page.setViewportSize({ width: 1180, height: 820 })
  await notice.getByRole('button', { name: 'Non serve più' }).click()
  await page.getByRole('dialog').getByLabel('Che cosa è successo').fill('Sono andati via')
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi il caso' }).click()
  await expect(notice).toBeHidden()
  await page.locator('.toast').getByRole('button', { name: 'Annulla' }).click()
  await notice.getByRole('button', { name: 'Ridai il posto' }).click()
  await auditLooks(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Assegna G7' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('row', { name: /G7/ })).toContainText('Norma')
})
