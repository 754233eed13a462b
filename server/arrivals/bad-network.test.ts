import { afterAll, beforeAll, expect, test } from 'vitest'
import * as actions from '../../domain/arrivals/action-calls.ts'
import type { SyncItem } from '../../domain/arrivals/action-calls.ts'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { ARRIVAL_INVARIANTS } from '../../tests/invariants/arrival-invariants.ts'
import { violations } from '../../tests/invariants/check.ts'
import { arrivalWorld, DAY, NINE, press, type ArrivalWorld, type Booked } from '../../tests/support/arrival-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { browserKey } from '../accounts/browser-key.ts'

const AT = '2027-07-10T07:00:00.000Z'
const SECONDS_LATER = '2027-07-10T07:00:04.000Z'

let world: ArrivalWorld
let anna: Payer
const places = [318, 319, 320, 321, 322, 323, 324, 317]
const booked: Booked[] = []

beforeAll(async () => {
  world = await arrivalWorld()
  for (const place of places) booked.push(await world.book('cash', place))
  await world.setClock(NINE)
  anna = await world.staff('Anna', ['beach'])
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), ARRIVAL_INVARIANTS)).toEqual([])
  await world.close()
})

const at = (index: number) => booked[index] as Booked
/** One arrival with its money, as a device sends it. */
const seen = (index: number, clientId = press()): SyncItem => ({
  clientId,
  visitId: at(index).visitIds[0] ?? '',
  day: DAY,
  at: AT,
  collect: { tender: 'cash', amountCents: at(index).order.totalCents },
})
const takenBack = (item: SyncItem, takenBackAt = SECONDS_LATER): SyncItem => ({ ...item, takenBackAt })
const arriving = ({ visitId, ...item }: SyncItem) => ({ ...item, visitIds: [visitId] })
async function sync(...items: SyncItem[]) {
  const answer = await anna.call(actions.syncArrivals, { items })
  return answer.items.map(({ result, reason, isCollected }) => [result, reason, isCollected])
}
const state = async (index: number) => (await world.visits(anna, at(index).order.orderId)).map((visit) => visit.state)
const ledger = (index: number) => world.ledger(at(index).order.orderId)
const cents = (index: number) => at(index).order.totalCents

test('B-02 an arrival that the server breaks on stops no other, leaves nothing half done, and comes in when it is mended', async () => {
  const poisoned = seen(1)
  await world.db.sql(
    `create function broken_claim() returns trigger language plpgsql as $$ begin raise 'no such luck'; end $$`,
  )
  await world.db.sql(
    `create trigger broken_claim before insert on arrival for each row when (new.claim_id = ${Number(poisoned.visitId.split(':')[1])}) execute function broken_claim()`,
  )
  const items = [seen(0), poisoned, seen(2)]
  expect(await sync(...items)).toEqual([
    ['accepted', null, true],
    ['failed', null, false],
    ['accepted', null, true],
  ])
  expect(await ledger(1)).toEqual([])
  await world.db.sql('drop trigger broken_claim on arrival')
  // All of it is sent again, as a device does that heard no answer.
  expect(await sync(...items)).toEqual(items.map(() => ['accepted', null, true]))
  expect(await Promise.all([0, 1, 2].map(ledger))).toEqual([0, 1, 2].map((index) => [cents(index)]))
})

test('B-11 a press whose answer was lost is taken back by its name, with its money, once; another press comes in after it', async () => {
  const item = seen(3)
  await anna.call(actions.arrive, arriving(item))
  expect(await sync(takenBack(item))).toEqual([['undone', null, false]])
  expect(await sync(takenBack(item), takenBack(item))).toEqual([
    ['undone', null, false],
    ['undone', null, false],
  ])
  expect(await ledger(3)).toEqual([cents(3), 0 - cents(3)])
  expect(await state(3)).toEqual(['to_collect'])
  // The device that heard nothing of it sends the arrival as well: under this name it is over.
  expect(await sync(item, seen(3))).toEqual([
    ['refused', 'status_changed', false],
    ['accepted', null, true],
  ])
  const audit = await world.db.sql(
    `select action from staff_action where subject = $1 and action like 'arrivals.%' order by id`,
    [`order:${at(3).order.orderId}`],
  )
  expect(audit.map((row) => row['action'])).toEqual(['arrivals.arrive', 'arrivals.undo', 'arrivals.arrive'])
})

test('B-11 a press that was taken back before the server heard of it does nothing when it comes', async () => {
  const item = seen(4)
  expect(await sync(takenBack(item))).toEqual([['undone', null, false]])
  expect(await anna.refusal(actions.arrive, arriving(item))).toBe('status_changed')
  expect(await sync(item)).toEqual([['refused', 'status_changed', false]])
  expect([await ledger(4), await state(4)]).toEqual([[], ['to_collect']])
})

test('B-11 an arrival and its undo that come at the same moment end as taken back, whichever is first', async () => {
  for (let round = 0; round < 6; round += 1) {
    const item = seen(5)
    const [, [undone]] = await Promise.all([
      anna.call(actions.arrive, arriving(item)).catch((error: unknown) => error),
      sync(takenBack(item)),
    ])
    expect(undone).toEqual(['undone', null, false])
    expect(await state(5)).toEqual(['to_collect'])
  }
  expect((await ledger(5)).reduce((sum, one) => sum + one, 0)).toBe(0)
})

test('L5 what one person saw and took is theirs, whoever works at the tablet when it is sent; of anybody else it is the sender’s', async () => {
  const bea = await world.staff('Bea', ['cashier'])
  const stranger = await world.staff('Ciro', ['beach'])
  const TABLET = 'c1f0b7a2-7a0a-4c52-9a53-1f5f0b1c9d10'
  const emailOf = async ({ accountId }: Payer) =>
    (await world.db.sql<{ email: string }>('select email from account where id = $1', [accountId]))[0]?.email ?? ''
  // As signing in does at the tablet on which both work.
  await world.db.sql(
    'insert into known_browser (account_id, browser_key, seen_at) select unnest($1::bigint[]), $2, now()',
    [[anna.accountId, bea.accountId], browserKey({ deviceId: TABLET, addressPrefix: '' })],
  )
  const send = async (item: SyncItem, device = TABLET) => {
    const answer = await world.server.app.http.inject({
      method: 'POST',
      url: `${CALL_PREFIX}/${actions.syncArrivals.path}`,
      headers: { authorization: `Bearer ${bea.token}`, 'content-type': 'application/json', 'x-device-id': device },
      payload: JSON.stringify({ items: [item] }),
    })
    expect(answer.json()).toMatchObject({ items: [{ clientId: item.clientId, isCollected: true }] })
  }
  const [mine, foreign, other] = [seen(7), seen(4), seen(5)]
  await send({ ...mine, by: await emailOf(anna) })
  await send({ ...foreign, by: await emailOf(stranger) })
  await send({ ...other, by: await emailOf(anna) }, 'another-tablet-of-nobody')
  const booked = await world.db.sql<{ arrived: number; taken: number; logged: number; sentBy: string | null }>(
    `select v.staff_id::int as arrived, m.staff_id::int as taken, a.account_id::int as logged, a.detail ->> 'sentById' as "sentBy"
     from visit_action v
     join till_movement m on m.key = 'desk:' || v.order_id || ':' || v.client_id
     join staff_action a on a.action = 'arrivals.arrive' and (a.detail ->> 'actionId')::bigint = v.id
     where v.client_id = any ($1) order by v.id`,
    [[mine.clientId, foreign.clientId, other.clientId]],
  )
  const of = (person: Payer, sentBy: Payer | null = null) => ({
    arrived: person.accountId,
    taken: person.accountId,
    logged: person.accountId,
    sentBy: sentBy === null ? null : String(sentBy.accountId),
  })
  expect(booked).toEqual([of(anna, bea), of(bea), of(bea)])
})

test('B-11 an undo that waited hours for a network is the device’s word; one that was pressed too late is none', async () => {
  const item = seen(6)
  await sync(item)
  await world.setClock('2027-07-10T11:30:00+02:00')
  const nora = await world.staff('Nora', ['beach'])
  const asNora = async (one: SyncItem) => (await nora.call(actions.syncArrivals, { items: [one] })).items
  expect(await asNora(takenBack(item, '2027-07-10T07:05:00.000Z'))).toMatchObject([
    { result: 'refused', reason: 'status_changed' },
  ])
  expect(await asNora(takenBack(item, '2027-07-10T06:59:00.000Z'))).toMatchObject([{ result: 'refused' }])
  expect(await ledger(6)).toEqual([cents(6)])
  expect(await asNora(takenBack(item))).toMatchObject([{ result: 'undone', visit: { arrivedAt: null } }])
  expect(await ledger(6)).toEqual([cents(6), 0 - cents(6)])
})
