import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONSENT_PURPOSES } from '../../../domain/accounts/confirmation-rules.ts'
import { CHANNELS } from '../../../domain/messages/channels.ts'
import { DELIVERY_STATES } from '../../../domain/messages/delivery-states.ts'
import { HISTORY_ACTORS, HISTORY_REASONS } from '../../../domain/orders/history-reasons.ts'
import { LEDGER_KINDS, REFUND_STATES } from '../../../domain/payments/money-words.ts'
import { NOTICE_TOPICS } from '../../../domain/platform/notice-topic.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import * as calls from '../../../domain/staff/customer-calls.ts'
import { CUSTOMER_PARTS, seesPart } from '../../../domain/staff/customer-fields.ts'
import { STAFF_ROLES } from '../../../domain/platform/staff-role.ts'
import { barWorld, type BarWorld } from '../../../tests/support/bar-world.ts'
import { freePlaces } from '../../../tests/support/card-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'
import { PERSONAL_DATA_PARTS } from '../../personal-data-parts.ts'

let world: BarWorld
const staff = {} as Record<'beach' | 'cashier' | 'manager', Payer>
let guest: Payer
let number: string
let orderId: number

beforeAll(async () => {
  world = await barWorld()
  for (const role of ['beach', 'cashier', 'manager'] as const) staff[role] = await world.staff(role, [role])
  guest = await world.payer()
  await guest.lock(...freePlaces())
  ;({ number, orderId } = await guest.order('cash'))
  await world.db.sql(
    `update account set first_name = 'Zaira', last_name = 'Quattrini', phone = '+393337654321', email = 'zaira@quattrini.example' where id = $1`,
    [guest.accountId],
  )
})
afterAll(() => world.close())

const view = (who: Payer) => who.call(calls.viewCustomer, { accountId: guest.accountId })
const find = async (who: Payer, query: string) =>
  (await who.call(calls.searchDesk, { query, day: civilDate('2027-07-10') })).found

test('Z-03 each role sees the parts of a customer that its work needs, and no other', async () => {
  const [beach, cashier, manager] = [await view(staff.beach), await view(staff.cashier), await view(staff.manager)]
  const parts = (page: calls.Customer) => ({
    email: page.email !== null,
    money: page.money !== null,
    credit: page.credit !== null,
    prices: page.orders.every((order) => order.totalCents !== null),
    messages: page.messages !== null,
    consents: page.consents !== null,
  })
  expect(parts(beach)).toEqual({
    email: false,
    money: false,
    credit: false,
    prices: false,
    messages: false,
    consents: false,
  })
  expect(parts(cashier)).toEqual({
    email: true,
    money: true,
    credit: true,
    prices: true,
    messages: false,
    consents: false,
  })
  expect(parts(manager)).toEqual({
    email: true,
    money: true,
    credit: true,
    prices: true,
    messages: true,
    consents: true,
  })
  expect(beach).toMatchObject({ firstName: 'Zaira', phone: '+393337654321', visits: 0, noShows: 0, isGuest: false })
  expect(beach.orders).toMatchObject([{ number, status: 'confirmed', codes: [expect.any(String)] }])
  // Whoever an order is of: the beach gets to them from a visit, the cashier from a movement of the till.
  expect(await staff.beach.call(calls.viewCustomer, { orderId })).toEqual(await view(staff.beach))
  expect(await staff.beach.refusal(calls.viewCustomer, { orderId: 999_999_999 })).toBe('not_found')
  expect(await staff.beach.refusal(calls.viewCustomer, {})).toBe('input_invalid')
  expect(await staff.beach.refusal(calls.viewCustomer, { orderId, accountId: guest.accountId })).toBe('input_invalid')
  expect(await world.giada.refusal(calls.viewCustomer, { accountId: guest.accountId })).toBe('not_allowed')
  expect(await world.giada.refusal(calls.searchDesk, { query: 'Quattrini' })).toBe('not_allowed')
  expect(await staff.beach.refusal(calls.viewCustomerOrder, { orderId })).toBe('not_allowed')
  for (const role of STAFF_ROLES)
    for (const part of Object.keys(CUSTOMER_PARTS) as (keyof typeof CUSTOMER_PARTS)[])
      if (role === 'bar' || role === 'restaurant') expect(seesPart([role], part)).toBe(false)
})

test('R-603 reading a page is in the audit, once per person and hour', async () => {
  await view(staff.beach)
  await staff.cashier.call(calls.viewCustomerOrder, { orderId })
  const seen = await world.db.sql(`select from staff_action where action = 'customer.view' and subject = $1`, [
    `account:${guest.accountId}`,
  ])
  expect(seen).toHaveLength(3)
})

test('R-603 people, orders and places are found by what they begin with', async () => {
  const { accountId } = guest
  const person = { kind: 'customer', label: 'Zaira Quattrini', accountId }
  for (const query of ['quattr', 'Zaira', 'zaira quat', 'Quattrini Z', '333 765', '+393337654321'])
    expect(await find(staff.beach, query), query).toMatchObject([person])
  expect(await find(staff.beach, 'zaira@quat')).toEqual([])
  expect(await find(staff.cashier, 'zaira@quat')).toMatchObject([person])
  for (const query of [number, number.toLowerCase(), number.slice(3, 7)])
    expect(await find(staff.beach, query), query).toMatchObject([
      { kind: 'order', orderId, accountId, detail: 'Zaira Quattrini' },
    ])
  const [line] = (await staff.cashier.call(calls.viewCustomerOrder, { orderId })).lines
  expect(await find(staff.beach, line?.code ?? '')).toMatchObject([
    { kind: 'place', label: line?.code, detail: 'Zaira Quattrini', day: '2027-07-10' },
  ])
  expect(await find(staff.beach, '%%')).toEqual([])
})

test('B-11 a stay of any day is found by its person, phone, number and place, with the day of it that is nearest to the asked one', async () => {
  const stays = async (query: string, day: string) =>
    (await staff.beach.call(calls.searchDesk, { query, day: civilDate(day) })).stays
  const [line] = (await staff.cashier.call(calls.viewCustomerOrder, { orderId })).lines
  const code = line?.code ?? ''
  for (const query of ['quattr', 'zaira quat', '333 765', number, code]) {
    const found = await stays(query, '2027-08-30')
    expect(found, query).toContainEqual(expect.objectContaining({ orderId, number, codes: [code], day: line?.to }))
  }
  expect(await stays('%%', '2027-07-10')).toEqual([])
})

test('R-603 an order is shown with its money and its history', async () => {
  expect(await staff.cashier.call(calls.viewCustomerOrder, { orderId })).toMatchObject({
    number,
    method: 'cash',
    paymentStatus: 'unpaid',
    money: [],
    refunds: [],
    history: [{ status: 'confirmed', actor: 'guest', reason: 'placed' }],
    complimentary: null,
  })
})

test('R-603 whatever the database may store of an order, its money and messages has a word on the page', async () => {
  const allowed = {
    ledger_entry__sign: LEDGER_KINDS,
    refund__state_known: REFUND_STATES,
    notice__topic_is_known: NOTICE_TOPICS,
    delivery__channel_is_known: CHANNELS,
    delivery__state_is_known: DELIVERY_STATES,
    consent__purpose_is_known: CONSENT_PURPOSES,
    order_history__actor_known: HISTORY_ACTORS,
  }
  const rules = await world.db.sql<{ name: string; words: string[] }>(
    `select conname as name, array(select distinct m[1] from regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''::text', 'g') m) as words
       from pg_constraint where conname = any ($1)`,
    [Object.keys(allowed)],
  )
  expect(Object.fromEntries(rules.map(({ name, words }) => [name, words.toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(allowed).map(([name, words]) => [name, words.toSorted()])),
  )
  // Why things happened is free text to the database: all functions of it that write a history are looked through.
  const bodies = await world.db.sql<{ body: string }>(
    `select prosrc as body from pg_proc where pronamespace = current_schema()::regnamespace and prosrc like '%insert into order_history%'`,
  )
  const written = bodies.flatMap(({ body }) =>
    [...body.matchAll(/'(?:guest|staff|clock|provider)', '([a-z_ ]+)'/g)].map(([, reason]) => reason),
  )
  expect(written.length).toBeGreaterThan(2)
  expect(written.filter((reason) => !HISTORY_REASONS.some((known) => known === reason))).toEqual([])
  await world.db.sql(`update order_history set reason = 'in words of before' where order_id = $1`, [orderId])
  const { history } = await staff.cashier.call(calls.viewCustomerOrder, { orderId })
  await world.db.sql(`update order_history set reason = 'placed' where order_id = $1`, [orderId])
  expect(history).toMatchObject([{ reason: 'other' }])
})

test('R-603 a note is written over the one that was seen; the customer gets it with their data', async () => {
  const note = { accountId: guest.accountId, words: 'Preferisce la prima fila', version: 0 }
  const written = await staff.beach.call(calls.saveCustomerNote, note)
  expect(written).toMatchObject({ words: note.words, version: 1, by: 'beach' })
  expect(await staff.cashier.refusal(calls.saveCustomerNote, { ...note, words: 'Altro' })).toBe('status_changed')
  await staff.cashier.call(calls.saveCustomerNote, { ...note, words: 'Altro', version: 1 })
  expect((await view(staff.beach)).note).toMatchObject({ words: 'Altro', version: 2, by: 'cashier' })
  const part = PERSONAL_DATA_PARTS.find(({ name }) => name === 'staffNote')
  expect(await part?.export(world.db.database, guest.accountId)).toMatchObject({ note: { words: 'Altro' } })
  const audit = await world.db.sql<{ detail: object }>(`select detail from staff_action where action = 'customer.note'`)
  expect(JSON.stringify(audit)).not.toContain('Altro')
})
