import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelItem, evaluateItemOrder, startItemOrder } from '../../../domain/orders/item-calls.ts'
import { findGuestCredit, giveCredit } from '../../../domain/payments/credit-calls.ts'
import { violations } from '../../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../../tests/invariants/invariants.ts'
import { openStaffSession } from '../../../tests/race/booking-world.ts'
import { pressPay } from '../../../tests/support/card-steps.ts'
import { balanceOf, creditOf, earn } from '../../../tests/support/credit-steps.ts'
import { freeDay, parking, press } from '../../../tests/support/item-steps.ts'
import { driveAll, standingOf } from '../../../tests/support/money-steps.ts'
import { amount, deliverOrderMails, requireIn } from '../../../tests/support/order-mailbox.ts'
import { paymentWorld, type Payer, type PaymentWorld } from '../../../tests/support/payment-world.ts'
import { silentLog } from '../../../tests/support/server.ts'
import type { Mail } from '../../platform/mail.ts'
import { outboxJob } from '../../platform/outbox.ts'
import { takeDeskMoney } from '../desk-money.ts'
import { creditEffects } from './credit-effects.ts'
import { noticeCredit } from './credit-jobs.ts'
import { expireCredit } from './credit-queries.ts'

let world: PaymentWorld
let anna: Payer
let desk = 0

beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
beforeEach(async () => {
  // Each test has a cashier of its own, whose presses are counted alone.
  anna = await world.payer()
  await world.db.sql(
    `insert into staff_member (account_id, roles, display_name) values ($1, '{cashier}', 'Anna ' || $2)`,
    [anna.accountId, String((desk += 1))],
  )
  anna = world.payerBy({ accountId: anna.accountId, token: await openStaffSession(world.db, anna.accountId) })
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

/** Sends what is waiting of credit's mails; the others stay. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  const { settings } = world.server.app
  const effects = creditEffects({ database: world.db.database, mailer, settings, publicUrl: 'https://app.example' })
  await world.db.sql(`delete from outbox where kind not like 'payments.credit%'`)
  const job = outboxJob(new Map(effects), silentLog)
  while (await job.run(world.db.database));
  return sent
}

async function emailOf({ accountId }: Payer): Promise<string> {
  const [row] = await world.db.sql<{ email: string }>('select email from account where id = $1', [accountId])
  return row?.email ?? ''
}

/** Orders a space of 8 € with so much credit. */
async function aSpace(guest: Payer, method: 'card' | 'cash' | 'no_payment_needed', creditCents: number) {
  const quote = await guest.call(evaluateItemOrder, { cart: parking(freeDay()) })
  return guest.call(startItemOrder, { ...press(quote, method), creditCents })
}

describe('B-06 credit and things that are no places', () => {
  test('a part of it by credit, the rest by card, and all of it back', async () => {
    const guest = await world.payer()
    await earn(world, guest, 300)
    const order = await aSpace(guest, 'card', 300)
    expect(order).toMatchObject({ status: 'awaiting_payment', totalCents: 800, creditCents: 300, dueCents: 500 })
    const begun = await pressPay(world, guest, order)
    expect(begun.started.amountCents).toBe(500)
    await begun.type('pm_card_visa')
    expect(await guest.outcome(order.orderId)).toMatchObject({ outcome: 'completed' })
    await driveAll(world, order.orderId)
    const { orderId, items } = order
    expect(await guest.call(cancelItem, { orderId, itemId: items[0]?.itemId ?? 0 })).toMatchObject({
      status: 'cancelled',
      refundedCents: 800,
    })
    await driveAll(world, orderId)
    expect(await standingOf(world, orderId)).toEqual({ status: 'cancelled', payment: 'refunded', net: 0 })
    expect(await balanceOf(guest)).toBe(300)
  })

  test('credit alone, without any other way', async () => {
    const guest = await world.payer()
    await earn(world, guest, 1000)
    const order = await aSpace(guest, 'no_payment_needed', 800)
    expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', dueCents: 0 })
    expect(order.passCode).not.toBeNull()
    expect(await balanceOf(guest)).toBe(200)
  })

  test('with cash the desk takes what is left and no more', async () => {
    const guest = await world.payer()
    await earn(world, guest, 300)
    const { orderId } = await aSpace(guest, 'cash', 300)
    const take = (amountCents: number) =>
      world.db.database.transaction((tx) =>
        takeDeskMoney(tx, anna, { orderId, tender: 'cash', amountCents, key: String(amountCents) }),
      )
    await expect(take(800)).rejects.toThrow('order_not_payable')
    expect(await take(500)).toMatchObject({ isNew: true })
    expect(await standingOf(world, orderId)).toMatchObject({ payment: 'paid', net: 800 })
  })

  test('credit that another way would leave too little for, or a way beside credit that is enough, is refused', async () => {
    const guest = await world.payer()
    await earn(world, guest, 1000)
    await expect(aSpace(guest, 'card', 760)).rejects.toThrow('credit_changed')
    await expect(aSpace(guest, 'card', 800)).rejects.toThrow('method_not_offered')
    await expect(aSpace(guest, 'no_payment_needed', 700)).rejects.toThrow('method_not_offered')
    expect(await balanceOf(guest)).toBe(1000)
  })
})

describe('R-603 the desk gives credit', () => {
  test('to whoever has the e-mail or the order, once for each press, audited and mailed', async () => {
    const guest = await world.payer()
    const email = await emailOf(guest)
    const found = await anna.call(findGuestCredit, { search: email.toUpperCase() })
    expect(found.guest).toMatchObject({ accountId: guest.accountId, email, credit: { balanceCents: 0, movements: [] } })
    const wish = { accountId: guest.accountId, amountCents: 1250, note: 'Per il lettino rotto', clientId: randomUUID() }
    await anna.call(giveCredit, wish)
    expect(await anna.call(giveCredit, wish)).toMatchObject({ credit: { balanceCents: 1250 } })
    const { movements, lots } = await creditOf(guest)
    expect(movements).toHaveLength(1)
    expect(movements[0]).toMatchObject({ kind: 'earned', reason: 'goodwill', note: wish.note, amountCents: 1250 })
    expect(lots).toEqual([{ leftCents: 1250, expiresOn: '2029-07-01' }])
    expect(
      await world.db.sql('select action, subject from staff_action where account_id = $1', [anna.accountId]),
    ).toEqual([{ action: 'credit.give', subject: `account:${guest.accountId}` }])
    const sent = (await mails()).filter(({ to }) => to === email)
    expect(sent).toHaveLength(1)
    requireIn(sent[0], wish.note, amount(1250))

    const { number } = await aSpace(guest, 'no_payment_needed', 800)
    expect((await anna.call(findGuestCredit, { search: number })).guest?.accountId).toBe(guest.accountId)
    expect((await anna.call(findGuestCredit, { search: 'BA-0000-0000' })).guest).toBeNull()
  })

  test('not more than the resort allows, to nobody unknown, and by nobody of the beach', async () => {
    const guest = await world.payer()
    const wish = { accountId: guest.accountId, amountCents: 50_001, note: 'Troppo', clientId: randomUUID() }
    expect(await anna.refusal(giveCredit, wish)).toBe('approval_needed')
    expect(await anna.refusal(giveCredit, { ...wish, amountCents: 100, accountId: 987_654_321 })).toBe('not_found')
    expect(await guest.refusal(giveCredit, { ...wish, amountCents: 100 })).toBe('not_allowed')
    await world.db.sql(`update staff_member set roles = '{beach}' where account_id = $1`, [anna.accountId])
    expect(await anna.refusal(giveCredit, { ...wish, amountCents: 100 })).toBe('not_allowed')
    expect(await balanceOf(guest)).toBe(0)
  })
})

describe('B-06 credit ends by rule', () => {
  test('its guest is mailed once before its last day, and what is left ends after it', async () => {
    const guest = await world.payer()
    const email = await emailOf(guest)
    await earn(world, guest, 900)
    await mails()
    const { settings } = world.server.app
    const notice = () => world.db.database.transaction((tx) => noticeCredit(tx, settings))
    await notice()
    expect(await mails()).toEqual([])
    await world.setClock('2029-06-10T08:00:00Z')
    await notice()
    await notice()
    const sent = (await mails()).filter(({ to }) => to === email)
    expect(sent).toHaveLength(1)
    requireIn(sent[0], amount(900))
    await world.setClock('2029-07-01T20:00:00Z')
    await world.db.database.transaction((tx) => expireCredit(tx, 100))
    expect(await usable(guest)).toBe(900)
    await world.setClock('2029-07-01T22:00:01Z')
    expect(await usable(guest)).toBe(0)
    await world.db.database.transaction((tx) => expireCredit(tx, 100))
    await world.db.database.transaction((tx) => expireCredit(tx, 100))
    const entries = await world.db.sql(
      'select kind, amount_cents as cents from credit_entry where account_id = $1 order by id',
      [guest.accountId],
    )
    expect(entries).toEqual([
      { kind: 'earned', cents: 900 },
      { kind: 'expired', cents: -900 },
    ])
  })
})

describe('B-02 mails of orders say what credit paid', () => {
  test('the confirmation, and what comes back', async () => {
    await world.setClock('2029-07-02T08:00:00Z')
    const { settings } = world.server.app
    await world.db.sql('delete from outbox')
    const [row] = await world.db.sql<{ accountId: number; orderId: number }>(
      `select account_id::integer as "accountId", id::integer as "orderId" from orders where credit_cents = 800 limit 1`,
    )
    await world.db.sql(`insert into outbox (kind, key, payload) values ('orders.confirmation', 'credit-test', $1)`, [
      JSON.stringify({ orderId: row?.orderId }),
    ])
    const [mail] = await deliverOrderMails(world.db, settings)
    requireIn(mail, amount(800))
    expect(mail?.text).toMatch(/Credito usato|Credit used/)
  })
})

async function usable({ accountId }: Payer): Promise<number> {
  const [row] = await world.db.sql<{ cents: number }>('select usable_credit($1) as cents', [accountId])
  return row?.cents ?? 0
}
