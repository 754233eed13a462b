import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as life from '../../../domain/subscriptions/life-calls.ts'
import * as staff from '../../../domain/subscriptions/staff-calls.ts'
import { STATE_EDGES } from '../../../domain/subscriptions/subscription-states.ts'
import { lifeWorld, type LifeWorld } from '../../../tests/support/subscription-life-world.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'

let world: LifeWorld
let cashier: Payer
beforeAll(async () => {
  world = await lifeWorld()
  cashier = await world.cashier()
})
afterAll(() => world.close())

const at = (day: string) => world.setClock(`${day}T09:00:00+02:00`)
const id = (subscriptionId: number) => ({ subscriptionId: String(subscriptionId) })

describe('the life of a subscription that is paid in instalments', () => {
  test('paid, reminded, suspended, refused at the entrance, resumed, over', async () => {
    await at('2027-07-01')
    const holder = await world.payer()
    const { subscriptionId, passCode, instalments, totalCents } = await world.season(holder, 'B4')
    expect(instalments.map((one) => one.dueDay)).toEqual(['2027-07-01', '2027-07-31'])
    expect(instalments.reduce((sum, one) => sum + one.amountCents, 0)).toBe(totalCents)
    const [first, second] = instalments
    if (first === undefined || second === undefined) throw new Error('no instalments')

    // The first payment is cash: it is due now, and the grace runs.
    await world.liveOn()
    expect(await world.told()).toEqual([])
    const paid = await world.cash(cashier, subscriptionId, 0, first.amountCents)
    expect(paid.instalments[0]).toMatchObject({ owedCents: 0, isOverdue: false })
    const pass = () => cashier.call(staff.readSubscriptionPass, { passCode })
    expect(await pass()).toMatchObject({ verdict: 'welcome', code: 'B4', overdueCents: 0 })

    await at('2027-07-26')
    await world.liveOn()
    await world.liveOn()
    const [reminder, ...others] = await world.told()
    expect(others).toEqual([])
    expect(reminder?.event).toBe('instalment_due')
    for (const part of ['31 luglio 2027', 'B4', '/tabs/contact/abbonamenti?subscription=']) {
      expect(`${reminder?.mail.subject} ${reminder?.mail.text}`).toContain(part)
    }

    // Seven days after its due day it is still within the grace.
    await at('2027-08-07')
    await world.liveOn()
    expect(await world.told()).toEqual([])
    await at('2027-08-08')
    await world.liveOn()
    expect((await world.told()).map(({ event }) => event)).toEqual(['suspended'])
    expect(await pass()).toMatchObject({ verdict: 'suspended', code: 'B4', overdueCents: second.amountCents })
    expect(await holder.call(life.getSubscriptionLife, id(subscriptionId))).toMatchObject({
      state: 'suspended',
      overdue: { dueDay: '2027-07-31', amountCents: second.amountCents },
    })
    const [claimed] = await world.db.sql('select count(*)::integer as n from occupancy where subscription_id = $1', [
      subscriptionId,
    ])
    expect(claimed).toEqual({ n: 1 })

    // Cash at the desk resumes it at once; the same press again is the same money.
    const press = { subscriptionId, position: 1, amountCents: second.amountCents, pressId: 'press-of-the-test' }
    await Promise.all([cashier.call(staff.takeInstalmentCash, press), cashier.refusal(staff.takeInstalmentCash, press)])
    const after = await cashier.call(staff.takeInstalmentCash, press)
    expect(after).toMatchObject({ state: 'running', overdueCents: 0 })
    expect((await world.told()).map(({ event }) => event)).toEqual(['resumed'])
    expect(await pass()).toMatchObject({ verdict: 'welcome' })
    const [money] = await world.db.sql(
      `select sum(e.amount_cents)::integer as cents, count(distinct o.id)::integer as orders
       from ledger_entry e join orders o on o.id = e.order_id where o.account_id = $1`,
      [holder.accountId],
    )
    expect(money).toEqual({ cents: totalCents, orders: 2 })

    await at('2027-09-15')
    await world.liveOn()
    expect(await pass()).toMatchObject({ verdict: 'welcome' })
    await at('2027-09-16')
    await world.liveOn()
    expect(await pass()).toMatchObject({ verdict: 'over' })
    expect(await world.states(subscriptionId)).toEqual(['pending', 'confirmed', 'suspended', 'confirmed', 'ended'])
  })

  test('cash that never comes suspends it as well; staff end it, and its days are free', async () => {
    await at('2027-07-01')
    const holder = await world.payer()
    const { subscriptionId } = await world.season(holder, 'B5')
    await at('2027-07-09')
    await world.liveOn()
    expect((await world.told()).map(({ event }) => event)).toEqual(['suspended'])
    const list = await cashier.call(staff.listStaffSubscriptions, { filter: 'suspended' })
    expect(list.subscriptions.map((row) => row.code)).toEqual(['B5'])
    expect(list.counts).toMatchObject({ suspended: 1, overdue: 1 })

    const end = { subscriptionId, reason: 'Non ha pagato' }
    await cashier.call(staff.endSubscription, end)
    expect(await cashier.refusal(staff.endSubscription, end)).toBe('subscription_inactive')
    const [left] = await world.db.sql(
      'select max(upper(days) - 1)::text as last from occupancy where subscription_id = $1',
      [subscriptionId],
    )
    expect(left).toEqual({ last: '2027-07-09' })
    expect((await world.told()).map(({ event }) => event)).toEqual(['ended'])
    const [audited] = await world.db.sql('select action, detail from staff_action where subject = $1', [
      `subscription:${subscriptionId}`,
    ])
    expect(audited).toEqual({
      action: 'subscription.end',
      detail: { state: { before: 'suspended', after: 'ended' }, reason: 'Non ha pagato' },
    })
    // Somebody else has it the next day.
    const other = await world.payer()
    expect((await world.season(other, 'B5', { from: '2027-07-10' as never })).code).toBe('B5')
  })

  test('before its first day it has not begun, at the desk as well; from that day on it runs', async () => {
    await at('2027-07-01')
    const { subscriptionId } = await world.season(await world.payer(), 'B6', { from: '2027-07-05' as never })
    const states = async (filter: 'coming' | 'running') => {
      const { subscriptions, counts } = await cashier.call(staff.listStaffSubscriptions, { filter })
      expect(counts[filter]).toBe(subscriptions.length)
      return subscriptions.filter((row) => row.subscriptionId === subscriptionId).map(({ state }) => state)
    }
    expect([await states('coming'), await states('running')]).toEqual([['confirmed'], []])
    await at('2027-07-05')
    expect([await states('coming'), await states('running')]).toEqual([[], ['running']])
  })

  test('no history leaves the edges of the table of states', async () => {
    const rows = await world.db.sql<{ edge: string }>(
      `select distinct old_state || '>' || new_state as edge from subscription_history where old_state is not null`,
    )
    expect(rows.length).toBeGreaterThan(3)
    for (const { edge } of rows) expect(STATE_EDGES).toContain(edge)
  })
})

describe('the holder’s family', () => {
  test('as many as the setting says, whoever presses at once; nobody else’s', async () => {
    await at('2027-07-01')
    const holder = await world.payer()
    const stranger = await world.payer()
    const { subscriptionId, passCode } = await world.season(holder, 'C6')
    const add = (payer: Payer, name: string) => payer.refusal(life.addSubscriptionMember, { subscriptionId, name })
    expect(await add(stranger, 'Ladro')).toBe('not_found')
    const added = await Promise.all(['Ada', 'Bruno', 'Carla', 'Dino', 'Elio', 'Fosca'].map((name) => add(holder, name)))
    expect(added.filter((code) => code === null)).toHaveLength(4)
    expect(added.filter((code) => code === 'too_many_members')).toHaveLength(2)
    const { members } = await holder.call(life.getSubscriptionLife, id(subscriptionId))
    const [gone, ...rest] = members
    const memberId = gone?.memberId ?? 0
    expect(await stranger.refusal(life.removeSubscriptionMember, { subscriptionId, memberId })).toBe('not_found')
    await holder.call(life.removeSubscriptionMember, { subscriptionId, memberId })
    expect(await add(holder, 'Gino')).toBeNull()
    const pass = await cashier.call(staff.readSubscriptionPass, { passCode })
    expect(pass.members.toSorted()).toEqual([...rest.map(({ name }) => name), 'Gino'].toSorted())
  })
})

describe('a change of place by staff', () => {
  const unit = (rows: readonly { cents: number }[]) => rows.reduce((sum, one) => sum + one.cents, 0)
  const books = async (subscriptionId: number) => ({
    total: unit(await world.db.sql('select total_cents as cents from subscription where id = $1', [subscriptionId])),
    parts: unit(
      await world.db.sql('select amount_cents as cents from subscription_instalment where subscription_id = $1', [
        subscriptionId,
      ]),
    ),
  })

  test('dearer is due at once, cheaper is taken off or credited; sums are exact, all days move or none', async () => {
    await at('2027-07-01')
    const holder = await world.payer()
    const bought = await world.season(holder, 'D4')
    const { subscriptionId } = bought
    await world.cash(cashier, subscriptionId, 0, bought.instalments[0]?.amountCents ?? 0)
    await at('2027-07-20')
    const move = async (code: string, from: string) => {
      const wish = { subscriptionId, umbrellaId: await world.place(code), from }
      const quote = await cashier.call(staff.quotePlaceChange, wish)
      const stale = { ...wish, differenceCents: quote.differenceCents + 1 }
      expect(await cashier.refusal(staff.changeSubscriptionPlace, stale)).toBe('quote_changed')
      const after = await cashier.call(staff.changeSubscriptionPlace, {
        ...wish,
        differenceCents: quote.differenceCents,
      })
      return { quote, after }
    }
    // 58 of 107 days are left: row D 2.280 €, row A 2.980 €.
    const dearer = await move('A6', '2027-07-20')
    expect(dearer.quote).toMatchObject({ days: 58, oldCents: 123_589, newCents: 161_533, chargedCents: 37_944 })
    expect(dearer.after.instalments.at(-1)).toMatchObject({ dueDay: '2027-07-20', amountCents: 37_944 })
    expect(await books(subscriptionId)).toEqual({
      total: bought.totalCents + 37_944,
      parts: bought.totalCents + 37_944,
    })
    const [told] = await world.told()
    expect(told?.mail.subject).toBe('Il tuo nuovo posto è A6')
    expect(told?.mail.text).toContain('379,44')

    // What was charged is not paid yet, so that going back takes it away again; row N is cheaper still.
    const cheaper = await move('N4', '2027-07-20')
    expect(cheaper.quote).toMatchObject({ newCents: 80_224, loweredCents: 81_309, creditedCents: 0 })
    const { total, parts } = await books(subscriptionId)
    expect(total).toBe(parts)
    const stays = await world.db.sql(
      `select p.code, lower(o.days)::text as "from", (upper(o.days) - 1)::text as "to" from occupancy o join place p on p.id = o.umbrella_id
       where o.subscription_id = $1 order by o.days`,
      [subscriptionId],
    )
    expect(stays).toEqual([
      { code: 'D4', from: '2027-07-01', to: '2027-07-19' },
      { code: 'N4', from: '2027-07-20', to: '2027-09-15' },
    ])
    expect(cheaper.after.changes.map((one) => [one.oldCode, one.newCode])).toEqual([
      ['D4', 'A6'],
      ['A6', 'N4'],
    ])
  })

  test('what was paid already is given as credit; a place that is taken on one day refuses all of them', async () => {
    await at('2027-07-01')
    const holder = await world.payer()
    const bought = await world.season(holder, 'A7', { inInstalments: false })
    const wish = { subscriptionId: bought.subscriptionId, from: '2027-07-20' }
    // Nobody is given credit for money that has not come.
    const unpaid = { ...wish, umbrellaId: await world.place('H7') }
    expect(await cashier.refusal(staff.quotePlaceChange, unpaid)).toBe('subscription_unpaid')
    await world.cash(cashier, bought.subscriptionId, 0, bought.totalCents)
    await at('2027-07-20')
    const h6 = { ...wish, umbrellaId: await world.place('H6') }
    await world.db.sql(
      `insert into occupancy (umbrella_id, days, halves, state) values ($1, '[2027-09-10,2027-09-11)', '[1,2)', 'blocked')`,
      [h6.umbrellaId],
    )
    expect(await cashier.refusal(staff.quotePlaceChange, h6)).toBe('umbrella_taken')
    const h7 = { ...wish, umbrellaId: await world.place('H7') }
    const { differenceCents, creditedCents } = await cashier.call(staff.quotePlaceChange, h7)
    expect(creditedCents).toBe(0 - differenceCents)
    await cashier.call(staff.changeSubscriptionPlace, { ...h7, differenceCents })
    expect(
      await world.db.sql('select balance_cents as cents from credit_balance where account_id = $1', [holder.accountId]),
    ).toEqual([{ cents: creditedCents }])
  })
})
