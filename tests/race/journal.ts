import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Quote } from '../../domain/orders/calls.ts'
import type { TestDatabase } from '../support/database.ts'
import type { Client, Customer, Reply } from './booking-world.ts'

/** What a client was told: an order with so many places. */
export interface Acknowledged {
  readonly orderId: number
  readonly places: number
  readonly totalCents: number
}

/** How long a guest tries, in milliseconds: far longer than a busy machine needs to bring everything back. */
const PATIENCE = 90_000

/** Asks again with the same key until somebody answers, as an app does whose server has gone. */
export async function patiently(ask: (key: string) => Promise<Reply>): Promise<Reply> {
  const key = randomUUID()
  const end = performance.now() + PATIENCE
  for (let attempt = 0; performance.now() < end; attempt += 1) {
    const reply = await ask(key).catch(() => null)
    if (reply !== null && reply.status < 500) return reply
    await sleep(30 + 10 * Math.min(attempt, 10))
  }
  throw new Error('nobody answered')
}

/** One guest's whole path; answers what was acknowledged, or null when it was refused. */
export async function orderOnce(
  client: Client,
  guest: Customer | null,
  umbrellaId: number,
  day: string,
): Promise<Acknowledged | null> {
  const wish = {
    from: day,
    to: day,
    part: 'full_day',
    places: [{ umbrellaId, people: 1, dogs: [], extras: [{ id: 'sun_bed', quantity: 1 }] }],
  }
  const locked = await patiently((key) => client.post('umbrellas/lock', wish, guest, { key }))
  if (locked.status !== 200) return null
  const quoted = await patiently((key) => client.post('orders/evaluate', { cart: 'umbrella' }, guest, { key }))
  if (quoted.status !== 200) return null
  const quote = quoted.json as unknown as Quote
  const body = {
    quoteId: quote.quoteId,
    method: 'cash',
    conditionsAccepted: true,
    conditionsVersion: quote.conditions[0]?.version,
  }
  const ordered = await patiently((key) => client.post('orders/start', body, guest, { key }))
  if (ordered.status !== 200) return null
  const order = ordered.json as { orderId: number; lines: unknown[]; totalCents: number }
  return { orderId: order.orderId, places: order.lines.length, totalCents: order.totalCents }
}

/** What of the journal the database has lost or changed; all empty when nothing was. */
export async function compareJournal(db: Pick<TestDatabase, 'sql'>, journal: readonly Acknowledged[]) {
  const missing = await db.sql(
    `with journal as (select * from jsonb_to_recordset($1::jsonb) as j("orderId" bigint, places integer, "totalCents" integer))
     select j.* from journal j
     left join orders o on o.id = j."orderId" and o.total_cents = j."totalCents" and o.status = 'confirmed'
     where o.id is null or j.places <> (select count(*) from occupancy s where s.order_id = o.id and s.state = 'booked')`,
    [JSON.stringify(journal)],
  )
  const twice = await db.sql(`select account_id from orders group by 1 having count(*) > 1`)
  return { missing, twice }
}
