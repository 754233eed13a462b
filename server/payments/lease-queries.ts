import type { Queryable } from '../platform/database.ts'

/** What is driven at a provider by one process at a time. */
export type Driven = 'payment_attempt' | 'refund'

/** Longer than any call of a provider with its repeats: who died in between is taken over after it. */
const LEASE_SECONDS = 90

/** What a lease is proven by: the instant at which it ends, to the microsecond. */
export type Lease = string

/** Takes the lease of a row; null while somebody else drives it. */
export async function lease(tx: Queryable, table: Driven, id: number): Promise<Lease | null> {
  const [row] = await tx.query<{ lease: Lease }>({
    name: `payments.lease-${table}`,
    text: `update ${table}
           set leased_until = battigia_now() + make_interval(secs => ${LEASE_SECONDS}), syncs = syncs + 1,
               next_sync_at = battigia_now() + make_interval(secs => ${LEASE_SECONDS})
           where id = $1 and (leased_until is null or leased_until <= battigia_now())
           returning leased_until::text as lease`,
    values: [id],
  })
  return row?.lease ?? null
}

/** Whether the lease is still this one's: who was too slow was taken over, and writes nothing more. */
export async function holds(tx: Queryable, table: Driven, id: number, held: Lease): Promise<boolean> {
  const rows = await tx.query({
    name: `payments.holds-${table}`,
    text: `select from ${table} where id = $1 and leased_until = $2::timestamptz`,
    values: [id, held],
  })
  return rows.length === 1
}

/**
 * Gives the lease back and says when to look again, in seconds (null: only when something is heard). What was heard
 * meanwhile is looked at as soon as it said. A lease that somebody took over is left to them.
 */
export async function release(
  tx: Queryable,
  table: Driven,
  id: number,
  held: Lease,
  nextSeconds: number | null,
): Promise<void> {
  await tx.query({
    name: `payments.release-${table}`,
    text: `update ${table}
           set leased_until = null,
               next_sync_at = case when next_sync_at <= battigia_now() then next_sync_at
                              else battigia_now() + make_interval(secs => $3) end
           where id = $1 and leased_until = $2::timestamptz`,
    values: [id, held, nextSeconds],
  })
}

/** Makes the driver look at a row at once. */
export async function wake(tx: Queryable, table: Driven, id: number): Promise<void> {
  await tx.query({
    name: `payments.wake-${table}`,
    text: `update ${table} set next_sync_at = battigia_now() where id = $1`,
    values: [id],
  })
}

/** Rows whose time has come and that nobody drives. */
export async function readDue(tx: Queryable, table: Driven, most: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: `payments.due-${table}`,
    text: `select id from ${table}
           where next_sync_at <= battigia_now() and (leased_until is null or leased_until <= battigia_now())
           order by next_sync_at limit $1`,
    values: [most],
  })
  return rows.map((row) => row.id)
}
