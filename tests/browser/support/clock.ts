import type { App } from './app.ts'

/** Moves the product's clock to a time of the resort's day; it goes on from there. Only for a product that a test has for itself. */
export async function setClock(app: App, day: string, time: string): Promise<void> {
  const [move] = await app.sql<{ by: string }>(`select (($1 || ' Europe/Rome')::timestamptz - now())::text as by`, [
    `${day} ${time}`,
  ])
  // As a function with the interval in it: every plan that was made with the one before is made anew.
  await app.sql(
    `create or replace function battigia_now() returns timestamptz language sql stable parallel safe
     return now() + interval '${move?.by}'`,
  )
}

/** Whether the resort's day has another half hour, which whoever is late can still come at. */
export async function hasLaterHours(app: App): Promise<boolean> {
  const [left] = await app.sql<{ left: boolean }>(
    `select ((resort_today() + 1)::timestamp at time zone 'Europe/Rome') - battigia_now() > interval '32 minutes' as left`,
  )
  return left?.left === true
}
