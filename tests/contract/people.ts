import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import * as orders from '../../domain/orders/calls.ts'
import * as items from '../../domain/orders/item-calls.ts'
import type { ItemCartInput } from '../../domain/orders/item-calls.ts'
import * as payments from '../../domain/payments/calls.ts'
import { PAYMENT_MODES } from '../../domain/payments/payment-modes.ts'
import type { Call } from '../../domain/platform/call.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { passwordHasher } from '../../server/accounts/password-hasher.ts'
import { makeCustomers, type Customer } from '../race/booking-world.ts'
import type { Bank } from '../support/bank.ts'
import { press } from '../support/item-steps.ts'
import type { World } from './world.ts'

/** A place and a day that nobody else of the test has. */
export interface Spot {
  readonly umbrellaId: number
  readonly code: string
  readonly from: CivilDate
  readonly to: CivilDate
}

/** A wish for places that any lock takes: two people, no dogs, no extras, places that need none. */
export const aWish = (...spots: readonly Spot[]) => ({
  from: spots[0]?.from ?? '',
  to: spots[0]?.to ?? '',
  part: 'full_day' as const,
  places: spots.map(({ umbrellaId }) => ({ umbrellaId, people: 2, dogs: [], extras: [] })),
})

/** Hands out places without a rule in their way, each for one day of July 2027. */
export class Beach {
  readonly plan: BeachPlan
  readonly #free: readonly { id: number; code: string }[]
  #turn = 0

  constructor(plan: BeachPlan) {
    this.plan = plan
    const first = new Set(plan.rows.filter((row) => row.isFirst).map((row) => row.id))
    this.#free = plan.places.filter((place) => place.isBookable && place.category === 'human' && !first.has(place.row))
  }

  /** The next free spot; days from 10 July on, so that no cash hour is near. */
  spot(): Spot {
    const turn = this.#turn++
    const place = this.#free[turn % this.#free.length]
    if (place === undefined) throw new Error('the beach has no place for humans')
    const day = addDays('2027-07-10' as CivilDate, Math.floor(turn / this.#free.length) * 2 + (turn % 2))
    return { umbrellaId: place.id, code: place.code, from: day, to: day }
  }

  /** A place of the plan by its code. */
  place(code: string): number {
    const place = this.plan.places.find((one) => one.code === code)
    if (place === undefined) throw new Error(`the beach has no ${code}`)
    return place.id
  }
}

export async function openBeach(world: World): Promise<Beach> {
  return new Beach((await world.ask(umbrellas.getPlan, {})).json() as BeachPlan)
}

let people = 0

/** A new confirmed customer with a session. */
export async function aCustomer(world: World): Promise<Customer> {
  people += 1
  const [customer] = await makeCustomers(world.db, 1, `person-${people}-`)
  if (customer === undefined) throw new Error('no customer was made')
  await givePassword(world, customer)
  return customer
}

let passwordHash: Promise<string> | undefined

/** A password that nobody tries, so that a login is judged by it. Changing one ends the sessions; here it may not. */
async function givePassword({ db }: World, { accountId }: Customer): Promise<void> {
  const hashed = await (passwordHash ??= passwordHasher().hash('a password that nobody tries'))
  await db.sql(
    `begin; set local session_replication_role = replica; update account set password_hash = '${hashed}' where id = ${accountId}; commit`,
  )
}

/** Locks and orders places at the desk, through the calls. */
export async function anOrder(world: World, { token }: Customer, ...spots: readonly Spot[]): Promise<orders.Order> {
  await must(world.ask(umbrellas.lockUmbrellas, aWish(...spots), { token }))
  const quote = (await must(world.ask(orders.evaluateOrder, { cart: 'umbrella' }, { token }))).json() as orders.Quote
  const started = await must(world.ask(orders.startOrder, anAcceptance(quote), { token }))
  return started.json() as orders.Order
}

/** What a customer sends to order a quote at the desk. */
export function anAcceptance({ quoteId, conditions }: orders.Quote, method: orders.PaymentMethod = 'cash') {
  const { version = 'none' } = conditions.find((one) => one.method === method) ?? conditions[0] ?? {}
  return { quoteId, method, conditionsAccepted: true, conditionsVersion: version }
}

let meals = 0
let spaces = 0

/** A meal that few others of the test sit down to: another day or sitting for each. */
function aTableCart(): ItemCartInput {
  const turn = meals++
  const day = addDays('2027-07-10' as CivilDate, Math.floor(turn / 2) % 50)
  const [meal, time] = turn % 2 === 0 ? (['lunch', '13:00'] as const) : (['dinner', '20:30'] as const)
  return { cart: 'restaurant', restaurant: 1, day, meal, time, seats: 2, dogs: 0 }
}

/** A table for two, through the calls. */
export async function aTable(world: World, customer: Customer): Promise<{ orderId: number; itemId: number }> {
  const order = await anItemOrder(world, customer, aTableCart(), 'no_payment_needed')
  return { orderId: order.orderId, itemId: order.items[0]?.itemId ?? 0 }
}

/** A space for a car on a day, paid at the desk, through the calls. */
export async function aSpace(world: World, customer: Customer): Promise<{ orderId: number; itemId: number }> {
  const order = await anItemOrder(world, customer, aSpaceCart(), 'cash')
  return { orderId: order.orderId, itemId: order.items[0]?.itemId ?? 0 }
}

/** A space in the sun, on a day of its own. */
function aSpaceCart(): ItemCartInput {
  const day = addDays('2027-07-10' as CivilDate, spaces++ % 50)
  return { cart: 'parking', areaId: 2, from: day, to: day, part: 'full_day', plate: 'AB123CD' }
}

/** Orders a cart of items, through the calls. */
export async function anItemOrder(
  world: World,
  customer: Customer,
  cart: ItemCartInput,
  method: orders.PaymentMethod,
): Promise<orders.Order> {
  const pressed = await anItemPress(world, customer, cart, method)
  return (await must(world.ask(items.startItemOrder, pressed, { token: customer.token }))).json() as orders.Order
}

/** What a customer sends to order a cart of items. */
export async function anItemPress(
  world: World,
  { token }: Customer,
  cart: ItemCartInput,
  method: orders.PaymentMethod,
): Promise<ReturnType<typeof press>> {
  const quote = (await must(world.ask(items.evaluateItemOrder, { cart }, { token }))).json() as items.ItemQuote
  return press(quote, method)
}

/** A saved card, and an open attempt to pay an order with another one, through the calls and the provider's page. */
export async function aPayment(world: World, bank: Bank, { token }: Customer, orderId: number) {
  const ask = async (call: Call, input: unknown) => (await must(world.ask(call, input, { token }))).json()
  const { card: modeId, second_card: other } = PAYMENT_MODES
  const { setupRef, clientSecret } = (await ask(payments.startSavingCard, { modeId })) as Record<string, string>
  await bank.confirmCard(clientSecret ?? '', 'pm_card_visa')
  const saved = await ask(payments.finishSavingCard, { modeId, setupRef, isDefault: true })
  const [card] = (saved as { cards: payments.SavedCard[] }).cards
  const { attemptId } = (await ask(payments.startPayment, { orderId, modeId: other })) as payments.StartedPayment
  if (card === undefined || setupRef === undefined) throw new Error('no card was saved')
  return { attemptId, cardId: card.cardId, setupRef }
}

async function must<T extends { readonly status: number; readonly body: string }>(answering: Promise<T>): Promise<T> {
  const answer = await answering
  if (answer.status !== 200) throw new Error(`arranging failed: ${answer.status} ${answer.body}`)
  return answer
}
