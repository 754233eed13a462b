import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterAsGuest, login } from '../../domain/accounts/calls.ts'
import { enterByLink } from '../../domain/accounts/security-calls.ts'
import { cancelItem, evaluateItemOrder, startItemOrder } from '../../domain/orders/item-calls.ts'
import { getOrder, listOrders } from '../../domain/orders/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { pressPay } from '../../tests/support/card-steps.ts'
import { deliverMails, secretsIn } from '../../tests/support/guest-mailbox.ts'
import { cushions, freeDay, orderItems, parking, press } from '../../tests/support/item-steps.ts'
import { driveAll } from '../../tests/support/money-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { adoptGuestOrders } from './adopt-guest-orders.ts'
import { insertAccount } from './account-queries.ts'
import { passwordHasher } from './password-hasher.ts'

const PASSWORD = 'sale e sabbia 42'
let world: PaymentWorld
let passwordHash: string

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
  passwordHash = await passwordHasher().hash(PASSWORD)
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

const person = (email: string) => ({
  firstName: 'Ugo',
  lastName: 'Ospite',
  email,
  phone: '+393331234567',
  language: 'it' as const,
})
const anAddress = () => `${randomUUID().slice(0, 8)}@posta.example`
const nobody = () => world.payerBy({ accountId: 0, token: 'none' })

/** Somebody who typed an e-mail to order without an account. */
async function guest(email: string): Promise<Payer> {
  const { token } = await nobody().call(enterAsGuest, person(email))
  const [row] = await world.db.sql<{ id: number }>('select max(id)::integer as id from account')
  return world.payerBy({ accountId: row?.id ?? 0, token })
}

/** A customer with the e-mail, who is not signed in yet. */
const member = (email: string) => insertAccount(world.db.database, { ...person(email), passwordHash })

async function signIn(email: string): Promise<Payer> {
  const { token } = await nobody().call(login, { email, password: PASSWORD })
  const [row] = await world.db.sql<{ id: number }>(
    `select id::integer from account where email = $1 and kind = 'customer'`,
    [email],
  )
  return world.payerBy({ accountId: row?.id ?? 0, token })
}

const ownerOf = async (orderId: number) =>
  (await world.db.sql<{ id: number }>('select account_id::integer as id from orders where id = $1', [orderId]))[0]?.id
const guestsWith = (email: string) => world.db.sql(`select from account where kind = 'guest' and email = $1`, [email])

describe('R-110 whoever proves an e-mail gets what was ordered with it', () => {
  test('at the login: orders of every device, with their tables, in their list; they can cancel them', async () => {
    const email = anAddress()
    const [phone, tablet] = [await guest(email), await guest(email)]
    const space = await orderItems(phone, parking(), 'cash')
    const rent = await orderItems(tablet, cushions(), 'cash')
    const day = freeDay()
    const meal = { cart: 'restaurant', restaurant: 1, day, meal: 'dinner', time: '20:30', seats: 2, dogs: 0 } as const
    const table = await orderItems(tablet, meal, 'no_payment_needed')
    await member(email)
    const customer = await signIn(email)
    const listed = (await customer.call(listOrders, {})).orders.map(({ orderId }) => orderId)
    expect(new Set(listed)).toEqual(new Set([space.orderId, rent.orderId, table.orderId]))
    const seats = await world.db.sql('select account_id::integer as id from restaurant_seating where order_id = $1', [
      table.orderId,
    ])
    expect(seats).toEqual([{ id: customer.accountId }])
    await customer.call(cancelItem, { orderId: space.orderId, itemId: space.items[0]?.itemId ?? 0 })
    expect(await guestsWith(email)).toHaveLength(0)
    expect(await phone.refusal(listOrders, {})).toBe('login_required')
  })

  test('the guest’s links are over by then: the account has a login of its own', async () => {
    const email = anAddress()
    await orderItems(await guest(email), parking(), 'cash')
    const [key = ''] = (await deliverMails(world.db)).filter(({ to }) => to === email).flatMap(secretsIn)
    await member(email)
    await signIn(email)
    expect(await nobody().refusal(enterByLink, { key })).toBe('link_wrong_or_expired')
  })

  test('an order that waits for its money stays where it is paid, and comes along once it is settled', async () => {
    const email = anAddress()
    const phone = await guest(email)
    const paid = await orderItems(phone, parking(), 'cash')
    const waiting = await orderItems(phone, cushions(), 'card')
    const begun = await pressPay(world, phone, waiting)
    await member(email)
    const customer = await signIn(email)
    await orderItems(customer, cushions(), 'card')
    expect([await ownerOf(paid.orderId), await ownerOf(waiting.orderId)]).toEqual([customer.accountId, phone.accountId])
    await begun.type('pm_card_visa')
    expect(await phone.outcome(waiting.orderId)).toMatchObject({ outcome: 'completed' })
    await driveAll(world, waiting.orderId)
    await signIn(email)
    expect(await ownerOf(waiting.orderId)).toBe(customer.accountId)
    expect(await customer.call(getOrder, { orderId: String(waiting.orderId) })).toMatchObject({ paymentStatus: 'paid' })
    expect(await guestsWith(email)).toHaveLength(0)
  })

  test('P5 typing somebody’s e-mail gives nobody power over them: only the account gains, and only by its own login', async () => {
    const email = anAddress()
    await member(email)
    const owner = await signIn(email)
    const own = await orderItems(owner, parking(), 'cash')
    const mallory = await guest(email)
    expect(await mallory.refusal(getOrder, { orderId: String(own.orderId) })).not.toBeNull()
    const theirs = await orderItems(mallory, cushions(), 'cash')
    expect((await owner.call(listOrders, {})).orders.map(({ orderId }) => orderId)).toEqual([own.orderId])
    await signIn(email)
    expect(await ownerOf(theirs.orderId)).toBe(owner.accountId)
    expect(await mallory.refusal(listOrders, {})).toBe('login_required')
    expect(await ownerOf(own.orderId)).toBe(owner.accountId)
  })

  test('nobody whose e-mail is not confirmed adopts, and nobody adopts another e-mail’s', async () => {
    const [email, other] = [anAddress(), anAddress()]
    const order = await orderItems(await guest(email), parking(), 'cash')
    const [mine, theirs] = [await member(email), await member(other)]
    await world.db.sql('update account set confirmed_at = null where id = $1', [mine])
    for (const accountId of [mine, theirs])
      expect(await adoptGuestOrders(world.db.database, accountId ?? 0)).toEqual([])
    expect(await ownerOf(order.orderId)).not.toBe(mine)
  })

  test('a press that was sent by two guests of one device stays one order of the account', async () => {
    const email = anAddress()
    const clientId = randomUUID()
    const orders: number[] = []
    for (const phone of [await guest(email), await guest(email)]) {
      const quote = await phone.call(evaluateItemOrder, { cart: parking() })
      orders.push((await phone.call(startItemOrder, press(quote, 'cash', clientId))).orderId)
    }
    const accountId = await member(email)
    expect(await adoptGuestOrders(world.db.database, accountId ?? 0)).toEqual([orders[0]])
    expect(await guestsWith(email)).toHaveLength(1)
  })

  test('what somebody works on is left for the next login, without waiting', async () => {
    const email = anAddress()
    const order = await orderItems(await guest(email), parking(), 'cash')
    const accountId = (await member(email)) ?? 0
    await world.db.database.transaction(async (tx) => {
      await tx.query({ name: '', text: 'select from orders where id = $1 for update', values: [order.orderId] })
      expect(await adoptGuestOrders(world.db.database, accountId)).toEqual([])
    })
    expect(await adoptGuestOrders(world.db.database, accountId)).toEqual([order.orderId])
  })
})
