import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveComplimentary } from '../../../domain/orders/sale-calls.ts'
import { giveCredit } from '../../../domain/payments/credit-calls.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import * as calls from '../../../domain/staff/money-request-calls.ts'
import * as till from '../../../domain/till/calls.ts'
import { messageWorld } from '../../../tests/support/message-world.ts'
import {
  askForYes,
  creditFor,
  givenBack,
  moneyOutWorld,
  refundOf,
  type MoneyOutWorld,
} from '../../../tests/support/money-out-world.ts'
import { paidOrder } from '../../../tests/support/money-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'
import { forgetMoneyRequestsJob } from './routes.ts'

let world: MoneyOutWorld
let anna: Payer
let elena: Payer
let marco: Payer
beforeAll(async () => {
  world = await moneyOutWorld()
  ;({ anna, elena, marco } = world)
})
beforeEach(() => world.limit())
afterAll(() => world.close())

const requestOf = async (who: Payer, requestId: number) => {
  const { waiting, decided } = await who.call(calls.listMoneyRequests, {})
  return [...waiting, ...decided].find((one) => one.requestId === requestId)
}

describe('B-32 a second manager’s yes', () => {
  test('what was asked is done once, as who asked it; both names are in the log and nothing leaves before', async () => {
    const { orderId } = await paidOrder(world, { count: 2 })
    const wish = refundOf(orderId, 1500)
    const { requestId } = await askForYes(anna, 'refundAtDesk', wish)
    expect((await askForYes(anna, 'refundAtDesk', wish)).requestId).toBe(requestId)
    expect(await givenBack(world, orderId)).toBe(0)
    expect(await requestOf(anna, requestId)).toMatchObject({
      kind: 'refund',
      amountCents: 1500,
      exceeded: 'order',
      mostCents: 1000,
      orderId,
      reason: 'Lo ha chiesto il cliente',
      askedBy: 'Anna',
      state: 'waiting',
      isOwn: true,
    })
    expect(await anna.refusal(calls.approveMoneyRequest, { requestId })).toBe('not_allowed')
    const both = await Promise.all([elena, marco].map((who) => who.refusal(calls.approveMoneyRequest, { requestId })))
    expect(new Set(both)).toEqual(new Set([null, 'status_changed']))
    expect(await givenBack(world, orderId)).toBe(1500)
    expect(await requestOf(anna, requestId)).toMatchObject({ state: 'approved' })
    const log = await world.db.sql<{ action: string; accountId: number }>(
      `select action, account_id::integer as "accountId" from staff_action where subject = $1 and action ~ 'refund|money' order by id`,
      [`order:${orderId}`],
    )
    expect(log.map(({ action }) => action)).toEqual(['money.ask', 'till.refund', 'money.approve'])
    expect(log.map(({ accountId }) => accountId === anna.accountId)).toEqual([true, true, false])
    // What two have agreed to does not use up the asker's own day.
    await anna.call(giveCredit, creditFor(await world.payer(), 3000))
  })

  test('a manager asks as well, and never says yes to their own', async () => {
    const { requestId } = await askForYes(elena, 'giveCredit', creditFor(await world.payer(), 9000))
    expect(await elena.refusal(calls.approveMoneyRequest, { requestId })).toBe('not_yourself')
    await marco.call(calls.approveMoneyRequest, { requestId })
    expect(await requestOf(marco, requestId)).toMatchObject({ state: 'approved', decidedBy: 'Marco', askedBy: 'Elena' })
  })

  test('it is judged again: what cannot be done any more is refused and waits on, and who may not do it any more has asked in vain', async () => {
    const { orderId } = await paidOrder(world, { count: 1 })
    const bruno = await world.staff('Bruno', ['cashier'])
    const { requestId } = await askForYes(bruno, 'refundAtDesk', refundOf(orderId, 1500))
    const [refundable] = await world.db.sql<{ cents: number }>(
      'select total_cents as cents from orders where id = $1',
      [orderId],
    )
    await world.limit({ deskRefundMostCents: 100_000, moneyOutManagerCents: 100_000 })
    await elena.call(till.refundAtDesk, refundOf(orderId, (refundable?.cents ?? 0) - 100))
    expect(await elena.refusal(calls.approveMoneyRequest, { requestId })).toBe('input_invalid')
    expect(await requestOf(elena, requestId)).toMatchObject({ state: 'waiting' })
    await world.db.sql(`update staff_member set roles = '{bar}' where account_id = $1`, [bruno.accountId])
    expect(await elena.refusal(calls.approveMoneyRequest, { requestId })).toBe('status_changed')
  })

  test('no, taken back, or too late: nothing is done, and what it would have done is forgotten', async () => {
    const guest = await world.payer()
    const asked = async () => (await askForYes(anna, 'giveCredit', creditFor(guest, 4000))).requestId
    const refused = await asked()
    const withdrawn = await asked()
    const late = await asked()
    await elena.call(calls.refuseMoneyRequest, { requestId: refused })
    const bruno = await world.staff('Bruno', ['cashier'])
    expect(await bruno.refusal(calls.refuseMoneyRequest, { requestId: withdrawn })).toBe('not_found')
    await anna.call(calls.refuseMoneyRequest, { requestId: withdrawn })
    await world.db.sql(`update money_request set ends_at = battigia_now() where id = $1`, [late])
    for (const requestId of [refused, withdrawn, late])
      expect(await marco.refusal(calls.approveMoneyRequest, { requestId })).toBe('status_changed')
    expect((await requestOf(anna, late))?.state).toBe('expired')
    await forgetMoneyRequestsJob.run(world.db.database)
    expect(
      await world.db.sql('select state, input from money_request where id = any ($1) order by id', [
        [refused, withdrawn, late],
      ]),
    ).toEqual([
      { state: 'refused', input: null },
      { state: 'withdrawn', input: null },
      { state: 'expired', input: null },
    ])
    const [given] = await world.db.sql('select from money_out where receiver_id = $1', [guest.accountId])
    expect(given).toBeUndefined()
  })

  test('nobody asks for what nobody has to agree to, for what is refused anyway, or for what their role may not do', async () => {
    const guest = await world.payer()
    expect(await refusalOfAsking(anna, 'giveCredit', creditFor(guest, 100))).toBe('status_changed')
    expect(await refusalOfAsking(anna, 'giveCredit', { ...creditFor(guest, 4000), accountId: 987_654_321 })).toBe(
      'not_found',
    )
    expect(await refusalOfAsking(anna, 'giveCredit', { accountId: guest.accountId })).toBe('input_invalid')
    expect(await refusalOfAsking(world.giada, 'giveCredit', creditFor(guest, 4000))).toBe('not_allowed')
    const bea = await world.staff('Bea', ['beach'])
    expect(await refusalOfAsking(bea, 'giveCredit', creditFor(guest, 4000))).toBe('not_allowed')
    expect((await bea.call(calls.listMoneyRequests, {})).decided).toEqual([])
  })

  test('where one person alone manages the resort, their proof stands for the second yes', async () => {
    await world.db.sql(`update staff_member set roles = '{cashier}' where account_id = $1`, [marco.accountId])
    const guest = await world.payer()
    const proven = (at: string) =>
      world.db.sql(`update session set proven_at = ${at} where account_id = $1`, [elena.accountId])
    await proven('null')
    expect(await elena.refusal(giveCredit, creditFor(guest, 9000))).toBe('proof_needed')
    await proven('battigia_now()')
    await elena.call(giveCredit, creditFor(guest, 9000))
    await world.db.sql(`update staff_member set roles = '{manager}' where account_id = $1`, [marco.accountId])
  })

  test('managers are mailed of a request, but not who asked it, and of sums that are unusual', async () => {
    const mails = messageWorld(world.db, world.server.app.settings)
    await mails.deliver()
    mails.mails.length = 0
    await world.limit({ moneyOutTellCents: 2000 })
    const { requestId } = await askForYes(elena, 'giveCredit', creditFor(await world.payer(), 9000))
    await anna.call(giveCredit, creditFor(await world.payer(), 1500))
    await anna.call(giveCredit, creditFor(await world.payer(), 500))
    await anna.call(giveCredit, creditFor(await world.payer(), 100))
    await mails.deliver()
    const emailOf = async ({ accountId }: Payer) =>
      (await world.db.sql<{ email: string }>('select email from account where id = $1', [accountId]))[0]?.email
    const [toElena, toMarco] = await Promise.all([emailOf(elena), emailOf(marco)])
    const asking = mails.mails.filter(({ text }) => text.includes('/ges/richieste'))
    expect(asking.map(({ to }) => to)).toEqual([toMarco])
    expect(asking[0]?.text).toContain('Elena')
    const unusual = mails.mails.filter(({ text }) => text.includes('/ges/registro'))
    expect(new Set(unusual.map(({ to }) => to))).toEqual(new Set([toElena, toMarco]))
    expect(unusual).toHaveLength(2)
    expect(unusual[0]?.text).toContain('Anna')
    await elena.call(calls.refuseMoneyRequest, { requestId })
  })

  test('places for nothing are worth what they would cost', async () => {
    await world.limit({ moneyOutPersonCents: 100 })
    const [place] = await world.db.sql<{ id: number }>(`select id from place where code = 'C5'`)
    const wish: CallInput<typeof giveComplimentary> = {
      places: [{ umbrellaId: place?.id ?? 0, people: 2, dogs: [], extras: [] }],
      from: '2027-07-20',
      to: '2027-07-20',
      part: 'full_day',
      pressId: randomUUID(),
      customer: { firstName: 'Rosa', lastName: 'Bini', phone: '', email: '' },
      language: 'it',
      reason: 'Ospite della casa',
    }
    expect(await anna.refusal(giveComplimentary, wish)).toBe('approval_needed')
    const { requestId } = await askForYes(anna, 'giveComplimentary', wish)
    expect(await requestOf(elena, requestId)).toMatchObject({ kind: 'complimentary', name: '' })
    await elena.call(calls.approveMoneyRequest, { requestId })
    const [given] = await world.db.sql<{ by: number }>(
      `select account_id::integer as by from complimentary where reason = 'Ospite della casa'`,
    )
    expect(given?.by).toBe(anna.accountId)
  })
})

const refusalOfAsking = (who: Payer, call: CallInput<typeof calls.askMoneyOut>['call'], input: object) =>
  who.refusal(calls.askMoneyOut, { call, input: { ...input }, reason: 'Perché sì' })
