import type { Locator, Page } from '@playwright/test'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { App } from './app.ts'
import { dayFromToday } from './guest.ts'
import { newPerson, order } from './person.ts'

/** A booking of today that pays in cash and is in time, whatever the hour: bought for tomorrow, and its day moved. */
export async function bookToday(app: App, name: string, codes: string | readonly string[], dogs: string[] = []) {
  const [today, tomorrow] = await Promise.all([dayFromToday(app, 0), dayFromToday(app, 1)])
  const guest = await newPerson(app, name)
  const booked = await order(app, guest, { from: tomorrow, to: tomorrow }, [codes].flat(), dogs)
  const values = [today, booked.orderId]
  await app.sql(`update occupancy set days = daterange($1::date, $1::date, '[]') where order_id = $2`, values)
  await app.sql(`update order_line set days = daterange($1::date, $1::date, '[]') where order_id = $2`, values)
  await app.sql(
    `with moved as (
       select x.id, h as half, sum(x.quantity) as quantity
       from order_line l, jsonb_to_recordset(l.extras) as x(id text, quantity integer), generate_series(lower(l.halves), upper(l.halves) - 1) h
       where l.order_id = $2 group by 1, 2),
     given as (
       update extra_stock s set reserved = s.reserved - m.quantity from moved m
       where s.extra_id = m.id and s.half = m.half and s.day = $3::date returning s.*, m.quantity)
     insert into extra_stock (extra_id, day, half, capacity, reserved) select extra_id, $1::date, half, capacity, quantity from given
     on conflict (extra_id, day, half) do update set reserved = extra_stock.reserved + excluded.reserved`,
    [...values, tomorrow],
  )
  await app.sql(
    `update orders set first_day = $1::date, deadline_day = $1::date,
            deadline_at = now() + interval '3 hours', release_at = now() + interval '4 hours' where id = $2`,
    values,
  )
  return { ...booked, day: today as CivilDate }
}

/** A place of the desk's map, whose name begins with its code and its state. */
export const cell = (page: Page, name: string | RegExp): Locator => page.getByRole('gridcell', { name })

export const scanner = (page: Page): Locator => page.getByRole('dialog', { name: 'Scansiona il QR' })

/** What the desk hears of a press that nobody has answered. */
export const inDoubtOf = (code: string): RegExp =>
  new RegExp(`^${code} segnato qui|^Nessuna risposta dal server per ${code}`)

/** What the desk's books say of an order: arrivals that count, entries of the till, and their sum in cents. */
export async function tillOf(app: App, orderId: number) {
  const [row] = await app.sql<Record<'arrivals' | 'entries' | 'cents', number>>(
    `select (select count(*)::int from arrival where order_id = $1 and undone_at is null) as arrivals, count(*)::int as entries,
            coalesce(sum(amount_cents), 0)::int as cents from ledger_entry where order_id = $1`,
    [orderId],
  )
  return row
}
