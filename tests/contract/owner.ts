import * as orders from '../../domain/orders/calls.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import type { Customer } from '../race/booking-world.ts'
import { aPasskeyOf } from './passkey-of.ts'
import { aDogOf, type DogOf } from './dog-samples.ts'
import {
  aCustomer,
  anAcceptance,
  anItemOrder,
  anItemPress,
  anOrder,
  aPayment,
  aSpace,
  aTable,
  aWish,
  type Beach,
  type Spot,
} from './people.ts'
import { A_CARNET, carnetOf, UNKNOWN_CARNET, type CarnetOf } from './subscription-life-samples.ts'
import { aWaitingOf, type WaitingOf } from './waiting-samples.ts'
import { aTableWaitingOf } from './table-waiting-samples.ts'
import type { World } from './world.ts'

/** Everything that a person can name of their own. */
export interface Belongings {
  readonly email: string
  readonly orderId: number
  readonly bookingId: number
  readonly table: { readonly orderId: number; readonly itemId: number }
  readonly space: { readonly orderId: number; readonly itemId: number }
  /** A quote of services with its acceptance. */
  readonly press: Awaited<ReturnType<typeof anItemPress>>
  readonly lineId: number
  readonly held: Spot
  readonly wanted: Spot
  readonly acceptance: ReturnType<typeof anAcceptance>
  readonly dog: DogOf
  readonly carnet: CarnetOf
  readonly waiting: WaitingOf
  readonly tableWaiting: WaitingOf
  /** The session that the owner is signed in with. */
  readonly sessionId: number
  readonly passkeyId: number
  /** The open attempt to pay the order. */
  readonly attemptId: string
  readonly cardId: string
  /** What the saving of that card was known by. */
  readonly setupRef: string
}

export interface Owner extends Customer {
  readonly has: Belongings
}

const UNKNOWN_PAYMENT = {
  attemptId: 'pa_AAAAAAAAAAAAAAAAAAAA',
  cardId: 'card_AAAAAAAAAAAAAAAAAA',
  setupRef: 'seti_AAAAAAAAAAAAAAAAAA',
}

/** What nobody has. */
export const UNKNOWN: Belongings = {
  email: 'nobody@example.it',
  orderId: 987_654_321,
  bookingId: 987_654_321,
  table: { orderId: 987_654_321, itemId: 987_654_321 },
  space: { orderId: 987_654_321, itemId: 987_654_321 },
  press: {
    quoteId: 'AAAAAAAAAAAAAAAAAAAAAA',
    clientId: '00000000-0000-4000-8000-000000000000',
    method: 'cash',
    conditionsAccepted: true,
    conditionsVersion: 'none',
  },
  dog: { dogId: 987_654_321, documentId: 987_654_321, alertId: 987_654_321 },
  carnet: UNKNOWN_CARNET,
  waiting: { requestId: 987_654_321, offerId: 987_654_321 },
  tableWaiting: { requestId: 987_654_321, offerId: 987_654_321 },
  lineId: 987_654_321,
  sessionId: 987_654_321,
  passkeyId: 987_654_321,
  held: { umbrellaId: 987_654_321, code: '', from: '2027-07-20' as Spot['from'], to: '2027-07-20' as Spot['to'] },
  wanted: { umbrellaId: 987_654_321, code: '', from: '2027-07-20' as Spot['from'], to: '2027-07-20' as Spot['to'] },
  acceptance: {
    quoteId: 'AAAAAAAAAAAAAAAAAAAAAA',
    method: 'cash',
    conditionsAccepted: true,
    conditionsVersion: 'none',
  },
  ...UNKNOWN_PAYMENT,
}

/** One piece of what there are many of. */
const A_CUSHION = {
  cart: 'service' as const,
  items: [{ serviceId: 1, day: '2027-07-20', part: 'full_day' as const, quantity: 1 }],
}

/** A new customer with an order, a table, a space, a place in the cart and a quote of it; where there is a bank, with a card and a payment. */
export async function anOwner(world: World, beach: Beach): Promise<Owner> {
  const customer = await aCustomer(world)
  const { token, email } = customer
  const order = await anOrder(world, customer, beach.spot())
  const [table, space] = [await aTable(world, customer), await aSpace(world, customer)]
  const carnet = await anItemOrder(world, customer, A_CARNET, 'cash')
  const press = await anItemPress(world, customer, A_CUSHION, 'cash')
  const [held, wanted] = [beach.spot(), beach.spot()]
  const locked = (await world.ask(umbrellas.lockUmbrellas, aWish(held), { token })).json() as {
    cart: umbrellas.UmbrellaCart
  }
  const quote = (await world.ask(orders.evaluateOrder, { cart: 'umbrella' }, { token })).json() as orders.Quote
  const line = locked.cart.lines[0]
  const bookingId = order.lines[0]?.bookingId
  if (line === undefined || bookingId === undefined) throw new Error('an owner without a line')
  const has = {
    email,
    dog: await aDogOf(world, customer),
    carnet: await carnetOf(world, customer, carnet.orderId, [beach.spot(), beach.spot()]),
    waiting: await aWaitingOf(world, customer, beach.spot()),
    tableWaiting: await aTableWaitingOf(world, customer),
    orderId: order.orderId,
    bookingId,
    table,
    space,
    press,
    lineId: line.lineId,
    sessionId: await sessionOf(world, customer),
    passkeyId: await aPasskeyOf(world, customer),
    held,
    wanted,
    acceptance: anAcceptance(quote),
    ...(world.bank === null ? UNKNOWN_PAYMENT : await aPayment(world, world.bank, customer, order.orderId)),
  }
  return { ...customer, has }
}

async function sessionOf({ db }: World, { accountId }: Customer): Promise<number> {
  const [session] = await db.sql<{ id: string }>('select id from session where account_id = $1', [accountId])
  return Number(session?.id)
}
