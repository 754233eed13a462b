import type { Order } from '../../domain/orders/calls.ts'
import { finishSavingCard, startSavingCard, type StartedPayment } from '../../domain/payments/calls.ts'
import type { OnlineMethod } from '../../domain/payments/payment-modes.ts'
import type { PaymentWorld, Payer } from './payment-world.ts'
import type { StripeAnswer } from './bank.ts'
import { countPerFile } from './per-file.ts'

/** A guest whose payment has begun, in neutral steps: nothing here knows whether the bank is the sandbox. */
export interface Checkout {
  readonly guest: Payer
  readonly order: Order
  readonly started: StartedPayment
  readonly orderId: number
  /** The provider's id of the payment. */
  readonly ref: string
  /** Types a card, by Stripe's name for it or as a payment method's id, and confirms. */
  readonly type: (card: string, more?: Record<string, string>) => Promise<StripeAnswer>
}

const nextPlace = countPerFile()

/** Umbrellas for people that no other test of the file has; row B on, where no tower stands. */
export function freePlaces(count = 1): number[] {
  return Array.from({ length: count }, () => {
    const index = nextPlace()
    return (2 + Math.floor(index / 8)) * 100 + 17 + (index % 8)
  })
}

/** Locks places, orders them by card and presses *Paga*. */
export async function checkout(
  world: PaymentWorld,
  options: { readonly guest?: Payer; readonly places?: readonly number[]; readonly more?: object } = {},
): Promise<Checkout> {
  const { order, guest } = await awaitingOrder(world, options)
  return pressPay(world, guest, order, 'card', options.more)
}

/** An order that waits for its payment, none of which has begun. */
export async function awaitingOrder(
  world: PaymentWorld,
  options: { readonly guest?: Payer; readonly places?: readonly number[]; readonly method?: OnlineMethod } = {},
): Promise<{ readonly guest: Payer; readonly order: Order; readonly orderId: number }> {
  const guest = options.guest ?? (await world.payer())
  await guest.lock(...(options.places ?? freePlaces()))
  const order = await guest.order(options.method ?? 'card')
  return { guest, order, orderId: order.orderId }
}

/** Begins, or goes on with, the payment of an order. */
export async function pressPay(
  world: PaymentWorld,
  guest: Payer,
  order: Order,
  method: OnlineMethod = 'card',
  more: object = {},
): Promise<Checkout> {
  const started = await guest.pay(order.orderId, method, more)
  return {
    guest,
    order,
    started,
    orderId: order.orderId,
    ref: started.providerRef ?? '',
    type: (card, fields) => world.bank.confirmCard(started.clientSecret ?? '', card, fields),
  }
}

/** A card that the guest keeps, as pagamenti-card-singola does it; answers its id. */
export async function saveCard(world: PaymentWorld, guest: Payer, card: string): Promise<string> {
  const setup = await guest.call(startSavingCard, { modeId: 3 })
  const confirmed = await world.bank.confirmCard(setup.clientSecret ?? '', card)
  const setupRef = setup.setupRef ?? ''
  if (confirmed.status === 'requires_action') await world.bank.challenge(setupRef, true)
  const { cards } = await guest.call(finishSavingCard, { modeId: 3, setupRef, isDefault: true })
  return cards[0]?.cardId ?? ''
}

export interface AttemptRow extends Record<string, unknown> {
  readonly id: number
  readonly provider: string
  readonly state: string
  readonly ref: string | null
  readonly use: string | null
  readonly isSettled: boolean
  readonly isIndeterminate: boolean
  readonly tries: number
}

/** The attempts of an order as they are stored, the oldest first. */
export async function attemptsOf(world: PaymentWorld, orderId: number): Promise<AttemptRow[]> {
  return world.db.sql<AttemptRow>(
    `select a.id::integer, a.provider, a.state, a.ref, a.use, a.settled_at is not null as "isSettled",
            a.is_indeterminate as "isIndeterminate",
            (select count(*)::integer from payment_try t where t.attempt_id = a.id) as tries
     from payment_attempt a where a.order_id = $1 order by a.id`,
    [orderId],
  )
}

/** The ledger of an order without its fees: kind and cents. */
export async function ledgerOf(world: PaymentWorld, orderId: number): Promise<[kind: string, cents: number][]> {
  const rows = await world.db.sql<{ kind: string; cents: number }>(
    `select kind, amount_cents as cents from ledger_entry where order_id = $1 and kind <> 'fee' order by id`,
    [orderId],
  )
  return rows.map(({ kind, cents }) => [kind, cents])
}

/** How many places an order has booked. */
export async function bookedPlaces(world: PaymentWorld, orderId: number): Promise<number> {
  const rows = await world.db.sql('select from occupancy where order_id = $1', [orderId])
  return rows.length
}

/** What the bank says of a payment: its state, and what it took of the money in cents. */
export async function atBank(world: PaymentWorld, ref: string): Promise<{ status: string; taken: number }> {
  const intent = await world.bank.stripe('GET', `/v1/payment_intents/${ref}`)
  return { status: intent.status ?? '', taken: Number(intent['amount_received']) }
}

/** The payments that the bank knows for an order: one, unless something went wrong. Ids of orders repeat, those of attempts do not. */
export async function paymentsAtBank(world: PaymentWorld, orderId: number): Promise<StripeAnswer[]> {
  const rows = await world.db.sql<{ id: string }>('select public_id as id from payment_attempt where order_id = $1', [
    orderId,
  ])
  const attempts = new Set(rows.map(({ id }) => id))
  const { data } = await world.bank.stripe('GET', '/v1/payment_intents', { limit: '100' })
  return (data as (StripeAnswer & { metadata: Record<string, string> })[]).filter(({ metadata }) =>
    attempts.has(metadata['attempt'] ?? ''),
  )
}

/** Drives the newest attempt of an order once, as the jobs do. */
export async function drive(world: PaymentWorld, orderId: number): Promise<void> {
  const attempt = (await attemptsOf(world, orderId)).at(-1)
  if (attempt === undefined) throw new Error(`the order ${orderId} has no attempt`)
  await world.server.app.payments.driver.sync(attempt.id)
}
