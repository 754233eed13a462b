import { expect, vi } from 'vitest'
import { MINUTE } from '../../domain/platform/duration.ts'
import { deleteUmbrellaBooking, quoteDeletion, type Order } from '../../domain/orders/calls.ts'
import { submitPayment } from '../../domain/payments/calls.ts'
import type { OnlineMethod } from '../../domain/payments/payment-modes.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { releaseDueOrders } from '../../server/orders/release-due-orders.ts'
import { quietItems } from '../../server/item-slices.ts'
import { expireItemOrdersJob } from '../../server/orders/items/expire-item-orders.ts'
import { expireAwaitingOrders } from '../../server/orders/paying-queries.ts'
import { forgetResortData } from '../../server/umbrellas/resort-data.ts'
import { sweepHolds } from '../../server/umbrellas/occupancy-queries.ts'
import { TEST_NOW } from '../race/booking-world.ts'
import { attemptsOf, awaitingOrder, freePlaces, pressPay } from './card-steps.ts'
import type { Payer, PaymentWorld } from './payment-world.ts'

type DeletionQuote = CallOutput<typeof quoteDeletion>

/** An instant of a test's day, in minutes after its beginning. */
export function minutesOn(minutes: number): string {
  return new Date(Date.parse(TEST_NOW) + minutes * MINUTE).toISOString()
}

/** What the clock's jobs do at an instant: the sweep of holds and the end of orders that nobody paid. */
export async function runClockJobs({ server, db }: PaymentWorld): Promise<void> {
  await sweepHolds(db.database, 100)
  await db.database.transaction((tx) => expireAwaitingOrders(tx, 100))
  await expireItemOrdersJob({ categories: quietItems(server.app.settings) }).run(db.database)
  await releaseDueOrders(server.app.database, () => undefined)
}

/** Lets time pass, and the clock's jobs see it. */
export async function passTime(world: PaymentWorld, minutes: number): Promise<void> {
  await world.setClock(minutesOn(minutes))
  await runClockJobs(world)
}

/** Makes a day on every place, and every extra, cost the same; the servers of this process see it at once. */
export async function setPrices({ db }: PaymentWorld, dayCents: number): Promise<void> {
  await db.sql('update price_amount set day_cents = $1', [dayCents])
  forgetResortData()
}

/** Drives every attempt and then every refund of an order once, as the jobs do. */
export async function driveAll(world: PaymentWorld, orderId: number): Promise<void> {
  const { driver, refunds } = world.server.app.payments
  for (const { id } of await attemptsOf(world, orderId)) await driver.sync(id)
  for (const { id } of await refundsOf(world, orderId)) await refunds.sync(id)
}

export interface RefundRow extends Record<string, unknown> {
  readonly id: number
  readonly cents: number
  readonly reason: string
  readonly state: string
  readonly key: string
  readonly ref: string | null
}

/** The refunds of an order as they are stored, the oldest first. */
export async function refundsOf(world: PaymentWorld, orderId: number): Promise<RefundRow[]> {
  return world.db.sql<RefundRow>(
    `select id::integer, amount_cents as cents, reason, state, idem_key as key, ref
     from refund where order_id = $1 order by id`,
    [orderId],
  )
}

/** The mails that an order has given rise to, by their kind; the jobs have to be off, or they are sent and gone. */
export async function mailsOf(world: PaymentWorld, orderId: number): Promise<string[]> {
  const rows = await world.db.sql<{ kind: string }>(
    `select kind from outbox where (payload ->> 'orderId')::bigint = $1 order by id`,
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}

/** What staff have to look at of an order. */
export async function issuesOf(world: PaymentWorld, orderId: number): Promise<string[]> {
  const rows = await world.db.sql<{ kind: string }>(
    'select kind from reconciliation_issue where order_id = $1 and resolved_at is null order by id',
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}

/** Both axes of an order, and what its ledger sums up to without fees. */
export async function standingOf(
  world: PaymentWorld,
  orderId: number,
): Promise<{ status: string; payment: string; net: number }> {
  const [row] = await world.db.sql<{ status: string; payment: string; net: number }>(
    `select o.status, order_of(o.id) ->> 'paymentStatus' as payment, o.balance_cents as net from orders o where o.id = $1`,
    [orderId],
  )
  if (row === undefined) throw new Error(`there is no order ${orderId}`)
  return row
}

/** Deletes one booking of an order, as its guest does; answers what the quote before said. */
export async function deleteLine(guest: Payer, order: Order, index: number): Promise<DeletionQuote> {
  const bookingId = order.lines[index]?.bookingId ?? 0
  const { orderId } = order
  const quote = await guest.call(quoteDeletion, { orderId: String(orderId), bookingId: String(bookingId) })
  await guest.call(deleteUmbrellaBooking, { idOrdine: orderId, idPrenotazioneOmbrellone: bookingId })
  return quote
}

/** The refunds that the card's bank knows of a payment. */
export async function refundsAtBank(
  world: PaymentWorld,
  paymentRef: string,
): Promise<{ id: string; amount: number }[]> {
  const { data } = await world.bank.stripe('GET', '/v1/refunds', { payment_intent: paymentRef, limit: '100' })
  return data as { id: string; amount: number }[]
}

/** What Braintree's fields make of a card whose bank has checked its owner. */
const AUTHENTICATED = 'fake-three-d-secure-visa-full-authentication-nonce'

export interface PaidWish {
  readonly guest?: Payer
  /** Pays this one instead of a new one for `count` places. */
  readonly order?: Order
  readonly count?: number
  readonly method?: OnlineMethod
  readonly card?: string
  readonly cardId?: string
}

export interface PaidOrder {
  readonly guest: Payer
  readonly order: Order
  readonly orderId: number
  /** The provider's id of the payment. */
  readonly ref: string
}

/** A guest who has paid an order online. */
export async function paidOrder(world: PaymentWorld, wish: PaidWish = {}): Promise<PaidOrder> {
  const { count = 1, method = 'card', card = 'pm_card_visa', cardId } = wish
  const guest = wish.guest ?? (await world.payer())
  const order = wish.order ?? (await awaitingOrder(world, { guest, method, places: freePlaces(count) })).order
  const { orderId } = order
  const { started, ref, type } = await pressPay(world, guest, order, method, cardId === undefined ? {} : { cardId })
  if (method === 'card') await type(started.savedCard?.paymentMethod ?? card)
  if (method === 'wallet') await world.bank.control('paypal/approve', { id: ref })
  if (method === 'second_card') {
    await guest.call(submitPayment, { attemptId: started.attemptId, nonce: AUTHENTICATED })
  }
  // What a slow machine leaves open is asked for again, as the app does.
  const outcome = await vi.waitFor(async () => {
    const told = await guest.outcome(orderId)
    expect(told.outcome).not.toBe('pending')
    return told.outcome
  })
  if (outcome !== 'completed') throw new Error(`the order ${orderId} is ${outcome}`)
  return { guest, order, orderId, ref: (await attemptsOf(world, orderId)).at(-1)?.ref ?? '' }
}

/** What the desk's recording of cash writes, by the key that makes it once; its guest stands for somebody of the resort. */
export async function takeCash(world: PaymentWorld, order: Order): Promise<void> {
  await world.db.sql(
    `select enter_desk_money(id, 'taken', 'cash', $2, $3, null, '', account_id, '') from orders where id = $1`,
    [order.orderId, order.totalCents, `desk:${order.orderId}`],
  )
}
