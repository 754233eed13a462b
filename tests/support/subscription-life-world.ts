import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { Order, PaymentMethod } from '../../domain/orders/calls.ts'
import { listSubscriptions, type Subscription } from '../../domain/subscriptions/calls.ts'
import * as staffCalls from '../../domain/subscriptions/staff-calls.ts'
import type { SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import type { Mail } from '../../server/platform/mail.ts'
import { ResortClock } from '../../server/umbrellas/resort-clock.ts'
import { liveOn } from '../../server/subscriptions/life/life-job.ts'
import { seeToRenewals } from '../../server/subscriptions/life/renewals.ts'
import { subscriptionNotice } from '../../server/subscriptions/life/subscription-notices.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { openStaffSession, setSettings } from '../race/booking-world.ts'
import { violations } from '../invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../invariants/invariants.ts'
import { orderItems } from './item-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld } from './payment-world.ts'

/** The demo's plans that these tests sell: the season in instalments, and ten entries. */
export const SEASON = 1
export const CARNET = 8

/** A resort that sells subscriptions, whose clock's jobs run when the test says so. */
export interface LifeWorld extends PaymentWorld {
  /** Id of a place by its code. */
  place(code: string): Promise<number>
  /** A subscription of the season from a day on, ordered and standing; in cash it is not paid yet. */
  season(
    holder: Payer,
    code: string,
    changes?: Partial<SubscriptionCart>,
    method?: PaymentMethod,
  ): Promise<Subscription>
  carnet(holder: Payer, method?: PaymentMethod): Promise<Subscription>
  /** One step of the clock's jobs. */
  liveOn(): Promise<void>
  /** What is to be told and was not yet, in words; each is told once. */
  told(): Promise<{ event: string; mail: Pick<Mail, 'subject' | 'text'>; push: { title: string; body: string } }[]>
  set(values: Parameters<typeof setSettings>[1]): Promise<void>
  /** A cashier, signed in. */
  cashier(): Promise<Payer>
  cash(
    cashier: Payer,
    subscriptionId: number,
    position: number,
    amountCents: number,
  ): Promise<staffCalls.StaffSubscription>
  states(subscriptionId: number): Promise<string[]>
  /** Ends it, and expects that nothing is in the database that must never be. */
  close(): Promise<void>
}

export async function lifeWorld(at = '2027-07-01T08:00:00+02:00'): Promise<LifeWorld> {
  const world = await paymentWorld({ at, hasJobs: false })
  const { db, server } = world
  const { settings } = server.app
  // Changes of whole seasons give back more than the desk lets go by itself, and the clock runs away from every proof.
  await setSettings(db, { cancelMostCents: 1_000_000, moneyOutPersonCents: 1_000_000, moneyOutProofCents: 1_000_000 })
  await settings.reload(db.database)
  const only = (subscriptions: Subscription[], order: Order) => {
    const found = subscriptions.find((one) => one.orderId === order.orderId)
    if (found === undefined) throw new Error('the order has no subscription')
    return found
  }
  const buy = async (holder: Payer, cart: SubscriptionCart, method: PaymentMethod) => {
    const order = await orderItems(holder, cart, method)
    return only((await holder.call(listSubscriptions, {})).subscriptions, order)
  }
  const place = async (code: string) => {
    const [row] = await db.sql<{ id: number }>('select id from place where code = $1', [code])
    if (row === undefined) throw new Error(`there is no place ${code}`)
    return row.id
  }
  // A process keeps the resort's moment for some seconds of its own: they pass with every move of the clock.
  const ownNow = performance.now.bind(performance)
  let passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => ownNow() + passed)
  const base = {
    cart: 'subscription' as const,
    people: 2,
    dogs: [],
    extras: [],
    inInstalments: false,
    renewsId: null,
  }
  return {
    ...world,
    async setClock(instant) {
      await world.setClock(instant)
      passed += 10_000
    },
    async close() {
      // Tests go back in time: what has ended since has ended for good.
      await world.setClock('2029-01-01T09:00:00+01:00')
      const broken = await violations((text) => db.sql(text), TIMELESS_INVARIANTS)
      await world.close()
      expect(broken).toEqual([])
    },
    place,
    async season(holder, code, changes = {}, method = 'cash') {
      const umbrellaId = await place(code)
      const from = '2027-07-01' as CivilDate
      return buy(holder, { ...base, planId: SEASON, from, umbrellaId, inInstalments: true, ...changes }, method)
    },
    carnet: (holder, method = 'cash') =>
      buy(holder, { ...base, planId: CARNET, from: '2027-07-01' as CivilDate, umbrellaId: null }, method),
    async liveOn() {
      await db.database.transaction((tx) => liveOn(tx, settings))
      const facts = { settings, clock: new ResortClock(), announce: () => undefined }
      await db.database.transaction((tx) => seeToRenewals(tx, facts))
    },
    async told() {
      const rows = await db.sql<{ facts: { event: string } }>(
        `delete from outbox where kind = 'messages.notice' and payload ->> 'topic' = 'subscription' returning payload -> 'facts' as facts`,
      )
      const words = rows.map(async ({ facts }) => {
        const found = await subscriptionNotice(db.database, { settings, publicUrl: 'https://app.example' }, facts, 'it')
        return found === null ? [] : { event: facts.event, mail: found.mail(), push: found.push }
      })
      return (await Promise.all(words)).flat()
    },
    async set(values) {
      await setSettings(db, values)
      await settings.reload(db.database)
    },
    async cashier() {
      const cashier = await world.payer()
      await db.sql(
        `insert into staff_member (account_id, roles, display_name) values ($1, '{cashier}', 'Anna Cassa')`,
        [cashier.accountId],
      )
      return world.payerBy({ ...cashier, token: await openStaffSession(db, cashier.accountId) })
    },
    cash: (cashier, subscriptionId, position, amountCents) =>
      cashier.call(staffCalls.takeInstalmentCash, { subscriptionId, position, amountCents, pressId: randomUUID() }),
    async states(subscriptionId) {
      const rows = await db.sql<{ state: string }>(
        'select new_state as state from subscription_history where subscription_id = $1 order by id',
        [subscriptionId],
      )
      return rows.map(({ state }) => state)
    },
  }
}
