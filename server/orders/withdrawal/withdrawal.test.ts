import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSubscriptions } from '../../../domain/subscriptions/calls.ts'
import { bookEntry } from '../../../domain/subscriptions/life-calls.ts'
import * as calls from '../../../domain/orders/withdrawal-calls.ts'
import * as staff from '../../../domain/subscriptions/staff-calls.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { lifeWorld, type LifeWorld } from '../../../tests/support/subscription-life-world.ts'
import { getOrder } from '../../../domain/orders/calls.ts'
import { driveAll, paidOrder, refundsOf } from '../../../tests/support/money-steps.ts'
import { parking, orderItems } from '../../../tests/support/item-steps.ts'
import type { Mail } from '../../platform/mail.ts'
import { outboxJob } from '../../platform/outbox.ts'
import { silentLog } from '../../../tests/support/server.ts'
import { receiptMail } from './mails/receipt-mail.ts'
import { withdrawalEffects } from './withdrawal-outbox.ts'

let world: LifeWorld
beforeAll(async () => {
  world = await lifeWorld()
})
afterAll(() => world.close())

const right = (orderId: number) => ({ orderId: String(orderId) })
const STATEMENT = { name: 'Giulia Bianchi', contact: 'giulia.bianchi@example.it' }

async function receipts(): Promise<Mail[]> {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  const { database } = world.db
  const tools = { database, mailer, settings: world.server.app.settings, publicUrl: 'https://app.example' }
  await outboxJob(new Map(withdrawalEffects(tools)), silentLog).run(database)
  return mails
}

describe('B-15 the withdrawal function', () => {
  test('a carnet of which two entries were used: eight tenths go back once, however often it is pressed', async () => {
    const holder = await world.payer()
    const { subscriptionId, orderId, totalCents } = await world.carnet(holder, 'card')
    await paidOrder(world, { guest: holder, order: await holder.call(getOrder, { orderId: String(orderId) }) })
    for (const [n, code] of ['K3', 'K4', 'K5'].entries()) {
      const day = n === 2 ? '2027-07-20' : '2027-07-01'
      await holder.call(bookEntry, { subscriptionId, umbrellaId: await world.place(code), day })
    }
    const before = await holder.call(calls.getWithdrawal, right(orderId))
    const used = totalCents / 5
    expect(before).toMatchObject({
      isRunning: true,
      lastDay: '2027-07-15',
      thing: 'Carnet 10 ingressi',
      paidCents: totalCents,
      usedCents: used,
      refundCents: totalCents - used,
      receipt: null,
    })
    const presses = await Promise.all(
      [1, 2, 3].map(() => holder.call(calls.declareWithdrawal, { orderId, ...STATEMENT })),
    )
    for (const press of presses) {
      expect(press.receipt).toMatchObject({ ...STATEMENT, refundCents: totalCents - used })
      expect(press.isRunning).toBe(false)
    }
    await driveAll(world, orderId)
    expect((await refundsOf(world, orderId)).map(({ cents, state }) => [cents, state])).toEqual([
      [totalCents - used, 'succeeded'],
    ])
    const { subscriptions } = await holder.call(listSubscriptions, {})
    expect(subscriptions[0]?.state).toBe('cancelled')
    expect(await world.db.sql('select id from occupancy where subscription_id = $1', [subscriptionId])).toEqual([])
    expect(await world.db.sql('select status, kept_cents from orders where id = $1', [orderId])).toEqual([
      { status: 'cancelled', kept_cents: used },
    ])

    const [mail, ...others] = await receipts()
    expect(others).toEqual([])
    expect(mail?.to).toBe(STATEMENT.contact)
    for (const part of ['Giulia Bianchi', 'Carnet 10 ingressi', '1 luglio', '08:']) expect(mail?.text).toContain(part)
    expect(mail?.text).toMatch(/stesso mezzo di pagamento/)
    expect(mail?.text).not.toMatch(/contanti|cassa/)
  })

  test('G25 what was paid at the desk the desk gives back, and the receipt says no other way', async () => {
    const holder = await world.payer()
    const { subscriptionId, orderId, totalCents } = await world.carnet(holder)
    await world.cash(await world.cashier(), subscriptionId, 0, totalCents)
    await receipts()
    const { refundCents } = await holder.call(calls.declareWithdrawal, { orderId, ...STATEMENT })
    expect(refundCents).toBe(totalCents)
    const [mail] = await receipts()
    expect(mail?.text).toMatch(/te lo restituisce la cassa/)
    expect(mail?.text).not.toMatch(/mezzo di pagamento/)
  })

  test('what a cheaper place gave as credit does not go back a second time', async () => {
    const holder = await world.payer()
    const cashier = await world.cashier()
    const bought = await world.season(holder, 'A8', { inInstalments: false })
    const { subscriptionId, orderId, totalCents } = bought
    await world.db.sql(`update subscription set plan = plan || '{"withdrawalDays": 14}' where id = $1`, [
      subscriptionId,
    ])
    await world.cash(cashier, subscriptionId, 0, totalCents)
    const wish = { subscriptionId, umbrellaId: await world.place('H8'), from: '2027-07-01' }
    const { differenceCents, creditedCents } = await cashier.call(staff.quotePlaceChange, wish)
    await cashier.call(staff.changeSubscriptionPlace, { ...wish, differenceCents })
    expect(creditedCents).toBeGreaterThan(0)
    const { refundCents } = await holder.call(calls.getWithdrawal, right(orderId))
    expect(refundCents).toBeGreaterThan(0)
    expect(refundCents + creditedCents).toBeLessThan(totalCents)
  })

  test('refused after its time, for what gives no such right, and for another’s', async () => {
    const [holder, stranger] = [await world.payer(), await world.payer()]
    const { orderId } = await world.carnet(holder)
    expect(await stranger.refusal(calls.declareWithdrawal, { orderId, ...STATEMENT })).toBe('not_found')
    expect(await stranger.refusal(calls.getWithdrawal, right(orderId))).toBe('not_found')
    const neighbour = await world.payer()
    const fixed = await world.season(neighbour, 'K7')
    expect(await neighbour.call(calls.getWithdrawal, right(fixed.orderId))).toMatchObject({
      lastDay: null,
      isRunning: false,
    })
    const declared = { orderId: fixed.orderId, ...STATEMENT }
    expect(await neighbour.refusal(calls.declareWithdrawal, declared)).toBe('withdrawal_not_given')
    const space = await orderItems(holder, parking(), 'cash')
    expect(await holder.refusal(calls.getWithdrawal, right(space.orderId))).toBe('withdrawal_not_given')

    await world.setClock('2027-07-15T23:59:00+02:00')
    expect((await holder.call(calls.getWithdrawal, right(orderId))).isRunning).toBe(true)
    await world.setClock('2027-07-16T00:00:30+02:00')
    expect(await holder.refusal(calls.declareWithdrawal, { orderId, ...STATEMENT })).toBe('withdrawal_over')
    await world.setClock('2027-07-02T09:00:00+02:00')
    // Nothing was paid of it yet: it ends, and nothing goes back.
    const done = await holder.call(calls.declareWithdrawal, { orderId, ...STATEMENT })
    expect(done).toMatchObject({ paidCents: 0, refundCents: 0 })
    expect(await refundsOf(world, orderId)).toEqual([])
  })

  test('the receipt says statement, date and time, and sums in every language', () => {
    for (const language of LANGUAGES) {
      const { subject, text } = receiptMail({
        language,
        number: 'BA-7K3M-Q2XT',
        thing: 'Carnet',
        ...STATEMENT,
        declaredAt: '2027-07-10T14:32:00.000Z',
        paidCents: 25_000,
        usedCents: 2500,
        refundCents: 22_500,
        deskCents: 0,
        sender: ['Bagno Argo'],
        url: 'https://app.example/riepilogo?order=1',
      })
      expect(subject).toContain('BA-7K3M-Q2XT')
      for (const part of [STATEMENT.name, STATEMENT.contact, '16:32', '225']) expect(text, language).toContain(part)
    }
  })
})
