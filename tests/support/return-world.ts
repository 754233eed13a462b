import { HALVES, type DayPart } from '../../domain/platform/day-part.ts'
import { takeDeskMoney } from '../../server/payments/desk-money.ts'
import { returnHandlers } from '../../server/returns/routes.ts'
import type { ReturnCallFacts } from '../../server/returns/return-facts.ts'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import type { Handler } from '../../server/platform/handler.ts'
import { runHandler, type Asker } from './run-handler.ts'
import type { TestDatabase } from './database.ts'

/** A subscription as a test wants it. */
export interface WantedSubscription {
  readonly accountId: number
  readonly umbrellaId: number
  readonly from: string
  readonly to: string
  readonly part?: DayPart
  readonly totalCents?: number
}

export interface ArrangedSubscription {
  readonly subscriptionId: number
  readonly orderId: number
}

let subscriptions = 0

/** A confirmed and paid subscription for every day, with its order and its stay, as their slices leave them. */
export async function arrangeSubscription(
  db: Pick<TestDatabase, 'sql' | 'database'>,
  { accountId, umbrellaId, from, to, part = 'full_day', totalCents = 100_000 }: WantedSubscription,
): Promise<ArrangedSubscription> {
  subscriptions += 1
  const mark = `${accountId}-${umbrellaId}-${subscriptions}`
  const [order] = await db.sql<{ id: number }>(
    `with made as (
       insert into orders (number, account_id, category, status, method, first_day, service_percent, service_cents, total_cents,
         language, pass_code, quote_id, refund_policy)
       values ($1, $2, 'subscription', 'confirmed', 'cash', $3, 0, 0, $4, 'it', $1, $1, '{"fullHours": 24, "laterPercent": 50}')
       returning id
     ), told as (
       insert into order_history (order_id, old_status, new_status, actor, reason)
       select id, null, 'confirmed', 'guest', 'placed' from made
     ), itemised as (
       insert into order_item (order_id, kind, ref_id, name, options, quantity, unit_cents, total_cents, days)
       select id, 'subscription', 1, 'Prova', '{}', 1, $4, $4, daterange($3::date, $5::date, '[]') from made
     )
     select id::integer from made`,
    [`SUB-${mark}`, accountId, from, totalCents, to],
  )
  const orderId = order?.id ?? 0
  const [subscription] = await db.sql<{ id: number }>(
    `with made as (
       insert into subscription (account_id, plan_id, plan, order_id, umbrella_id, days, part, people, dogs, extras, price,
         total_cents, state, pass_code)
       select $1, p.id, p.plan, $2, $3, daterange($4::date, $5::date, '[]'), $6, 2, '[]', '[]', '{}', $7, 'confirmed', $8
         from (select * from subscription_plan order by id limit 1) p
       returning id
     ), parts as (
       insert into subscription_instalment (subscription_id, position, due_day, amount_cents, order_id)
       select id, 0, resort_today(), $7, $2 from made where $7 > 0
     ), placed as (
       insert into occupancy (umbrella_id, days, halves, state, account_id, subscription_id)
       select $3, daterange($4::date, $5::date, '[]'), int4range($9, $10), 'subscription', $1, id from made
     )
     select id::integer from made`,
    [accountId, orderId, umbrellaId, from, to, part, totalCents, `SUB1.${mark}`, ...HALVES[part]],
  )
  await payInCash(db, orderId, totalCents)
  return { subscriptionId: subscription?.id ?? 0, orderId }
}

/** A plan that subscriptions of tests are of, where the resort's file has none. */
export async function arrangePlan(db: Pick<TestDatabase, 'sql'>): Promise<void> {
  await db.sql(
    `insert into subscription_plan (id, position, plan) values (1, 1, '{"name": "Prova"}') on conflict do nothing`,
  )
}

/** All of an order's money comes at the desk. */
export async function payInCash(
  db: Pick<TestDatabase, 'database'>,
  orderId: number,
  amountCents: number,
): Promise<void> {
  await db.database.transaction(async (tx) => {
    const [order] = await tx.query<{ accountId: number }>({
      name: '',
      text: 'select account_id as "accountId" from orders where id = $1 for update',
      values: [orderId],
    })
    // Whoever it is: the till only needs somebody who took it.
    const by = { accountId: order?.accountId ?? 0 }
    await takeDeskMoney(tx, by, { orderId, tender: 'cash', amountCents, key: 'test' })
  })
}

/** Some of an order's money went back to its guest, by no policy. */
export async function sendBack(db: Pick<TestDatabase, 'sql'>, orderId: number, cents: number): Promise<void> {
  await db.sql(
    `insert into ledger_entry (order_id, kind, amount_cents, currency, key)
     values ($1, 'external_refund', $2, 'EUR', 'back-' || $1::bigint)`,
    [orderId, 0 - cents],
  )
}

/** Makes the calls of returns without HTTP. */
export function returnCalls(db: Pick<TestDatabase, 'database'>, facts: ReturnCallFacts) {
  const handlers = returnHandlers(facts)
  return <C extends Call>(call: C, input: CallInput<C>, asker: Asker): Promise<CallOutput<C>> => {
    const handler = handlers.find((one) => one.call.name === call.name)
    if (handler === undefined) throw new Error(`no handler answers ${call.name}`)
    return runHandler(db.database, handler as unknown as Handler<C>, input, asker)
  }
}
