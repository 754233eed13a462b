import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelByResort } from '../../../domain/orders/change-calls.ts'
import { giveComplimentary } from '../../../domain/orders/staff-calls.ts'
import { giveCredit } from '../../../domain/payments/credit-calls.ts'
import type { CallInput } from '../../../domain/platform/call.ts'
import * as calls from '../../../domain/staff/money-request-calls.ts'
import * as till from '../../../domain/till/calls.ts'
import { setSettings } from '../../../tests/race/booking-world.ts'
import { barWorld, type BarWorld } from '../../../tests/support/bar-world.ts'
import { messageWorld } from '../../../tests/support/message-world.ts'
import { paidOrder } from '../../../tests/support/money-steps.ts'
import type { Payer } from '../../../tests/support/payment-world.ts'
import { forgetMoneyRequestsJob } from './routes.ts'

const LIMITS = {
  deskRefundMostCents: 1000,
  cancelMostCents: 30_000,
  creditGrantMostCents: 3000,
  moneyOutPersonCents: 5000,
  moneyOutManagerCents: 8000,
  moneyOutDayCents: 1_000_000,
  moneyOutProofCents: 20_000,
  moneyOutTellCents: 500_000,
}

let world: BarWorld
let anna: Payer
let elena: Payer
let marco: Payer

const limit = async (values: Partial<typeof LIMITS>) => {
  await setSettings(world.db, { ...LIMITS, ...values })
  await world.server.app.settings.reload(world.db.database)
}

beforeAll(async () => {
  world = await barWorld()
  anna = await world.staff('Anna', ['cashier', 'beach'])
  elena = await world.staff('Elena', ['manager'])
  marco = await world.staff('Marco', ['manager'])
})
beforeEach(async () => {
  await world.db.sql('update money_out set undone_at = battigia_now() where undone_at is null')
  await limit({})
})
afterAll(() => world.close())

const refund = (orderId: number, amountCents: number) => ({
  orderId,
  tender: 'original' as const,
  amountCents,
  reason: 'Ombrellone rotto',
  pressId: randomUUID(),
})
const credit = ({ accountId }: { readonly accountId: number }, amountCents: number) => ({
  accountId,
  amountCents,
  note: 'Per il disturbo',
  clientId: randomUUID(),
})
const ask = (who: Payer, call: CallInput<typeof calls.askMoneyOut>['call'], input: object) =>
  who.call(calls.askMoneyOut, { call, input: { ...input }, reason: 'Lo ha chiesto il cliente' })
const requestOf = async (who: Payer, requestId: number) => {
  const { waiting, decided } = await who.call(calls.listMoneyRequests, {})
  return [...waiting, ...decided].find((one) => one.requestId === requestId)
}
const backOf = async (orderId: number) =>
  (
    await world.db.sql<{ cents: number }>(
      'select coalesce(sum(amount_cents), 0)::integer as cents from desk_refund where order_id = $1 and undone_at is null',
      [orderId],
    )
  )[0]?.cents

describe('M2 money that is let go is added up', () => {
  test('a refund that is split stops where a whole one does; what was taken back does not count', async () => {
    const { orderId } = await paidOrder(world, { count: 2 })
    const first = refund(orderId, 600)
    await anna.call(till.refundAtDesk, first)
    await anna.call(till.refundAtDesk, refund(orderId, 400))
    for (const cents of [1, 300])
      expect(await anna.refusal(till.refundAtDesk, refund(orderId, cents))).toBe('approval_needed')
    await anna.call(till.undoRefundAtDesk, { orderId, pressId: first.pressId })
    await anna.call(till.refundAtDesk, refund(orderId, 500))
    expect(await backOf(orderId)).toBe(900)
  })

  test('over many orders the day of one person ends it, of every way together; a manager’s own goes further', async () => {
    const { orderId } = await paidOrder(world, { count: 2 })
    for (let at = 0; at < 4; at += 1) await anna.call(giveCredit, credit(await world.payer(), 1000))
    await anna.call(till.refundAtDesk, refund(orderId, 1000))
    expect(await anna.refusal(giveCredit, credit(await world.payer(), 1))).toBe('approval_needed')
    for (let at = 0; at < 2; at += 1) await elena.call(giveCredit, credit(await world.payer(), 4000))
    expect(await elena.refusal(giveCredit, credit(await world.payer(), 1))).toBe('approval_needed')
  })

  test('the day of everybody ends it for managers as well; cash out of the drawer is added up by itself', async () => {
    await limit({ moneyOutDayCents: 6000 })
    await elena.call(giveCredit, credit(await world.payer(), 5900))
    expect(await marco.refusal(giveCredit, credit(await world.payer(), 101))).toBe('approval_needed')
    const drawer = { kind: 'withdrawal' as const, reason: 'In banca', pressId: randomUUID() }
    await marco.call(till.drawerMovement, { ...drawer, amountCents: 6000 })
    await marco.call(till.undoDrawerMovement, { pressId: drawer.pressId })
    expect(await anna.refusal(till.drawerMovement, { ...drawer, amountCents: 5001, pressId: randomUUID() })).toBe(
      'approval_needed',
    )
  })

  test('credit for one guest is added up over thirty days, whoever gives it', async () => {
    const guest = await world.payer()
    const bruno = await world.staff('Bruno', ['cashier'])
    await anna.call(giveCredit, credit(guest, 2000))
    expect(await bruno.refusal(giveCredit, credit(guest, 1001))).toBe('approval_needed')
    await bruno.call(giveCredit, credit(guest, 1000))
  })

  test('of presses at the same moment no two pass where one may', async () => {
    const { orderId } = await paidOrder(world, { count: 2 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => anna.refusal(till.refundAtDesk, refund(orderId, 600))))
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(await backOf(orderId)).toBe(600)
  })

  test('a cancellation counts with what leaves by it, and beyond the limit nothing of it is done', async () => {
    await limit({ cancelMostCents: 100 })
    const { orderId } = await paidOrder(world, { count: 1 })
    const [line] = await world.db.sql<{ id: number }>('select id::integer from order_line where order_id = $1', [orderId])
    const wish = { orderId, bookingId: line?.id ?? 0, days: null, reason: 'resort_cannot_deliver' as const }
    expect(await anna.refusal(cancelByResort, wish)).toBe('approval_needed')
    const [order] = await world.db.sql<{ status: string }>('select status from orders where id = $1', [orderId])
    expect(order?.status).toBe('confirmed')
  })

  test('from an amount on whoever does it proves who they are', async () => {
    await limit({ moneyOutProofCents: 500 })
    const guest = await world.payer()
    await world.db.sql('update session set proven_at = null where account_id = $1', [anna.accountId])
    expect(await anna.refusal(giveCredit, credit(guest, 500))).toBe('proof_needed')
    await anna.call(giveCredit, credit(guest, 499))
    await world.db.sql('update session set proven_at = battigia_now() where account_id = $1', [anna.accountId])
    await anna.call(giveCredit, credit(guest, 500))
  })
})

describe('M2 nobody gives to themselves', () => {
  test('neither to the account that one signs in with nor to a guest with the same e-mail, nor by a colleague’s request that one approves', async () => {
    expect(await anna.refusal(giveCredit, credit(anna, 100))).toBe('not_yourself')
    const guest = await world.payer()
    await world.db.sql(
      `update account set kind = 'guest', password_hash = '', confirmed_at = null,
         email = (select email from account where id = $2) where id = $1`,
      [guest.accountId, anna.accountId],
    )
    expect(await anna.refusal(giveCredit, credit(guest, 100))).toBe('not_yourself')
    const { requestId } = await ask(anna, 'giveCredit', credit(elena, 4000))
    expect(await elena.refusal(calls.approveMoneyRequest, { requestId })).toBe('not_yourself')
    await marco.call(calls.approveMoneyRequest, { requestId })
  })
})

describe('B-32 a second manager’s yes', () => {
  test('what was asked is done once, as who asked it; both names are in the log and nothing leaves before', async () => {
    const { orderId } = await paidOrder(world, { count: 2 })
    const wish = refund(orderId, 1500)
    const { requestId } = await ask(anna, 'refundAtDesk', wish)
    expect((await ask(anna, 'refundAtDesk', wish)).requestId).toBe(requestId)
    expect(await backOf(orderId)).toBe(0)
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
    expect(await backOf(orderId)).toBe(1500)
    expect(await requestOf(anna, requestId)).toMatchObject({ state: 'approved' })
    const log = await world.db.sql<{ action: string; accountId: number }>(
      `select action, account_id::integer as "accountId" from staff_action where subject = $1 and action ~ 'refund|money' order by id`,
      [`order:${orderId}`],
    )
    expect(log.map(({ action }) => action)).toEqual(['money.ask', 'till.refund', 'money.approve'])
    expect(log.map(({ accountId }) => accountId === anna.accountId)).toEqual([true, true, false])
    // What two have agreed to does not use up the asker's own day.
    await anna.call(giveCredit, credit(await world.payer(), 3000))
  })

  test('a manager asks as well, and never says yes to their own', async () => {
    const { requestId } = await ask(elena, 'giveCredit', credit(await world.payer(), 9000))
    expect(await elena.refusal(calls.approveMoneyRequest, { requestId })).toBe('not_yourself')
    await marco.call(calls.approveMoneyRequest, { requestId })
    expect(await requestOf(marco, requestId)).toMatchObject({ state: 'approved', decidedBy: 'Marco', askedBy: 'Elena' })
  })

  test('it is judged again: what cannot be done any more is refused and waits on, and who may not do it any more has asked in vain', async () => {
    const { orderId } = await paidOrder(world, { count: 1 })
    const bruno = await world.staff('Bruno', ['cashier'])
    const { requestId } = await ask(bruno, 'refundAtDesk', refund(orderId, 1500))
    const [refundable] = await world.db.sql<{ cents: number }>(
      'select total_cents as cents from orders where id = $1',
      [orderId],
    )
    await limit({ deskRefundMostCents: 100_000, moneyOutManagerCents: 100_000 })
    await elena.call(till.refundAtDesk, refund(orderId, (refundable?.cents ?? 0) - 100))
    expect(await elena.refusal(calls.approveMoneyRequest, { requestId })).toBe('input_invalid')
    expect(await requestOf(elena, requestId)).toMatchObject({ state: 'waiting' })
    await world.db.sql(`update staff_member set roles = '{bar}' where account_id = $1`, [bruno.accountId])
    expect(await elena.refusal(calls.approveMoneyRequest, { requestId })).toBe('status_changed')
  })

  test('no, taken back, or too late: nothing is done, and what it would have done is forgotten', async () => {
    const guest = await world.payer()
    const asked = async () => (await ask(anna, 'giveCredit', credit(guest, 4000))).requestId
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
    expect(await refusalOfAsking(anna, 'giveCredit', credit(guest, 100))).toBe('status_changed')
    expect(await refusalOfAsking(anna, 'giveCredit', { ...credit(guest, 4000), accountId: 987_654_321 })).toBe(
      'not_found',
    )
    expect(await refusalOfAsking(anna, 'giveCredit', { accountId: guest.accountId })).toBe('input_invalid')
    expect(await refusalOfAsking(world.giada, 'giveCredit', credit(guest, 4000))).toBe('not_allowed')
    const bea = await world.staff('Bea', ['beach'])
    expect(await refusalOfAsking(bea, 'giveCredit', credit(guest, 4000))).toBe('not_allowed')
    expect((await bea.call(calls.listMoneyRequests, {})).decided).toEqual([])
  })

  test('where one person alone manages the resort, their proof stands for the second yes', async () => {
    await world.db.sql(`update staff_member set roles = '{cashier}' where account_id = $1`, [marco.accountId])
    const guest = await world.payer()
    const proven = (at: string) =>
      world.db.sql(`update session set proven_at = ${at} where account_id = $1`, [elena.accountId])
    await proven('null')
    expect(await elena.refusal(giveCredit, credit(guest, 9000))).toBe('proof_needed')
    await proven('battigia_now()')
    await elena.call(giveCredit, credit(guest, 9000))
    await world.db.sql(`update staff_member set roles = '{manager}' where account_id = $1`, [marco.accountId])
  })

  test('managers are mailed of a request, but not who asked it, and of sums that are unusual', async () => {
    const mails = messageWorld(world.db, world.server.app.settings)
    await mails.deliver()
    mails.mails.length = 0
    await limit({ moneyOutTellCents: 2000 })
    const { requestId } = await ask(elena, 'giveCredit', credit(await world.payer(), 9000))
    await anna.call(giveCredit, credit(await world.payer(), 1500))
    await anna.call(giveCredit, credit(await world.payer(), 500))
    await anna.call(giveCredit, credit(await world.payer(), 100))
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
    await limit({ moneyOutPersonCents: 100 })
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
    const { requestId } = await ask(anna, 'giveComplimentary', wish)
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
