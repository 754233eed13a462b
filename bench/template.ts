import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importFirstResort } from '../server/first-start.ts'
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres.ts'
import { migrate } from '../server/platform/migrations.ts'
import { openDatabase } from '../server/platform/open-database.ts'
import { DEMO_FOLDER } from '../tests/support/demo-resort.ts'
import { makeCustomers } from '../tests/race/booking-world.ts'
import { createDatabase, DAYS, openPool, type Ground, type Template } from './ground.ts'
import type { Ends } from './parts.ts'

/** The demo resort of which 60 % is taken, with `guestCount` guests who are signed in. */
export async function prepareTemplate(guestCount: number, ends: Ends): Promise<Template> {
  const url = await createDatabase(await databaseServer(ends), ends)
  await migrate(url)
  const database = openDatabase({ url })
  await importFirstResort(database, DEMO_FOLDER)
  await database.close()
  const pool = openPool(url)
  const sql: Ground['sql'] = async (text, values = []) => (await pool.query<Record<string, unknown>>(text, values)).rows
  const firstDay = String((await sql(`select (resort_today() + 20)::text as day`))[0]?.['day'])
  await bookMostOf(sql, firstDay)
  const guests = await makeCustomers({ sql: sql as never }, guestCount, `bench-${Date.now()}-`)
  // Guests who ordered before: the limit for strangers who hold half the beach is not what is measured.
  await sql(`insert into umbrella_cart (account_id, ordered_at) select id, now() from account on conflict do nothing`)
  await sql('vacuum analyze')
  await pool.end()
  return { url, guests, firstDay }
}

/** The server of DATABASE_URL, whose role makes databases, or an embedded PostgreSQL with full durability in a folder of its own. */
async function databaseServer(ends: Ends): Promise<string> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '') return given
  const folder = await mkdtemp(path.join(tmpdir(), 'battigia-bench-'))
  ends(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  ends(() => postgres.stop())
  return postgres.url
}

/** Blocks 60 % of all half-days of the season in stays of one to three days. */
async function bookMostOf(sql: Ground['sql'], firstDay: string): Promise<void> {
  await sql('select setseed(0.2027)')
  await sql(
    `do $$
     declare v_place integer; v_day integer; v_length integer;
     begin
       for v_place in select id from place loop
         v_day := 0;
         while v_day < ${DAYS} loop
           v_length := least(1 + floor(random() * 3)::integer, ${DAYS} - v_day);
           if random() < 0.6 then
             insert into occupancy (umbrella_id, days, halves, state) values
               (v_place, daterange('${firstDay}'::date + v_day, '${firstDay}'::date + v_day + v_length), '[0,2)', 'blocked')
             on conflict do nothing;
           end if;
           v_day := v_day + v_length;
         end loop;
       end loop;
     end $$`,
  )
}
