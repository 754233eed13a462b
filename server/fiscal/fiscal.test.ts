import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as fiscal from '../../domain/fiscal/calls.ts'
import type { FiscalDocument } from '../../domain/fiscal/calls.ts'
import type { Order } from '../../domain/orders/calls.ts'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import * as till from '../../domain/till/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import { fakeFiscal, type FakeFiscal } from '../../tests/support/fake-fiscal.ts'
import { deleteLine, driveAll, paidOrder } from '../../tests/support/money-steps.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { composeNoted } from './compose-documents.ts'
import { dailyCloseOf, fiscalEffects } from './daily-close.ts'
import { issueDue, issueJobs } from './issue-documents.ts'

const TODAY = '2027-07-01'
let world: BarWorld
let anna: Payer
let elena: Payer
let fake: FakeFiscal

beforeAll(async () => {
  world = await barWorld()
  anna = await world.staff('Anna', ['cashier'])
  elena = await world.staff('Elena', ['manager'])
})
beforeEach(async () => {
  fake = fakeFiscal(TODAY)
  // What a test before left open is not this one's.
  await run()
  fake = fakeFiscal(TODAY)
  await world.db.sql(`update fiscal_document set device = device || '-' || id where device = 'FAKE'`)
})
afterAll(async () => {
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
  await world.close()
})

/** Lets the desk's undo pass, composes what is noted and asks the adapter, as the jobs do. */
async function run(adapter: FakeFiscal = fake) {
  await world.db.database.transaction((tx) => composeNoted(tx, world.server.app.settings))
  await world.db.sql(
    `update fiscal_document set next_at = battigia_now() where state in ('to_issue', 'queued', 'failed', 'retried', 'issued') and next_at < battigia_now() + interval '1 hour'`,
  )
  await issueDue(world.db.database, adapter)
}
const documentsOf = (orderId: number) =>
  world.db.sql<{ kind: string; state: string; number: string | null; reason: string; total: number | null }>(
    'select kind, state, number, reason, total_cents as total from fiscal_document where order_id = $1 order by id',
    [orderId],
  )
const statesOf = async (orderId: number) => (await documentsOf(orderId)).map(({ kind, state }) => `${kind} ${state}`)
const collect = async (
  { orderId, totalCents }: Pick<Order, 'orderId' | 'totalCents'>,
  tender: 'cash' | 'card_terminal' = 'cash',
  cents: number = totalCents,
) => {
  const pressId = randomUUID()
  await anna.call(till.collect, { orderId, tender, amountCents: cents, tenderedCents: null, pressId })
  return pressId
}
const refund = (orderId: number, amountCents: number) =>
  anna.call(till.refundAtDesk, { orderId, tender: 'cash', amountCents, reason: 'Era freddo', pressId: randomUUID() })
const coffee = async () => world.order(await world.payer(), world.cart('Espresso', 2))
const inBacklog = async ({ number }: Order): Promise<FiscalDocument | undefined> =>
  (await anna.call(fiscal.getFiscal, {})).backlog.find(({ orderNumber }) => orderNumber === number)

test('cases 1 and 2: a capture, cash and the terminal are one document each, with how they were paid; a refund is linked', async () => {
  const { orderId: online } = await paidOrder(world)
  await driveAll(world, online)
  const order = await coffee()
  await collect(order)
  const other = await coffee()
  await collect(other, 'card_terminal')
  await run()
  await run()
  expect(fake.documents.map(({ act, order: sent }) => [act, sent?.payments[0]?.kind])).toEqual([
    ['issue', 'electronic'],
    ['issue', 'cash'],
    ['issue', 'electronic'],
  ])
  await refund(order.orderId, 100)
  await run()
  expect(fake.documents.at(-1)).toMatchObject({
    act: 'refund',
    original: fake.documents[1]?.number,
    order: { payments: [{ kind: 'cash', cents: 100 }] },
  })
  await refund(order.orderId, order.totalCents - 100)
  await run()
  expect(await statesOf(order.orderId)).toEqual(['sale refunded', 'refund issued', 'refund issued'])
})

test('case 2: the whole of a sale of today goes back as a void; of another day as a refund', async () => {
  const [today, before] = [await coffee(), await coffee()]
  await collect(today)
  await collect(before)
  await run()
  await world.db.sql(`update fiscal_document set issued_on = issued_on - 1 where order_id = $1`, [before.orderId])
  await refund(today.orderId, today.totalCents)
  await refund(before.orderId, before.totalCents)
  await run()
  expect(await statesOf(today.orderId)).toEqual(['sale voided', 'void issued'])
  expect(await statesOf(before.orderId)).toEqual(['sale refunded', 'refund issued'])
})

test('a press that is taken back before its receipt has left is on none; after it, it is voided', async () => {
  const [early, late] = [await coffee(), await coffee()]
  const presses = [await collect(early), await collect(late)]
  await anna.call(till.undoCollect, { orderId: early.orderId, pressId: presses[0] ?? '' })
  await run()
  await anna.call(till.undoCollect, { orderId: late.orderId, pressId: presses[1] ?? '' })
  await run()
  expect(await statesOf(early.orderId)).toEqual(['sale voided', 'refund not_due'])
  expect(await statesOf(late.orderId)).toEqual(['sale voided', 'void issued'])
  expect(fake.documents.map(({ act }) => act)).toEqual(['issue', 'void'])
})

test.each(['down', 'no_paper', 'day_not_closed', 'closed', 'slow'] as const)(
  'cases 3, 4 and 8: %s: the money is taken, the backlog shows it, and it is issued once when all is well',
  async (mood) => {
    fake.mood = mood
    const order = await coffee()
    await collect(order)
    await run()
    await issueJobs(fake)[1]?.run(world.db.database)
    expect(await inBacklog(order)).toMatchObject({
      state: mood === 'closed' || mood === 'slow' ? 'queued' : 'failed',
      number: null,
    })
    const [device] = await world.db.sql<{ ok: boolean; paper: string }>('select is_ok as ok, paper from fiscal_device')
    expect(device).toEqual({ ok: false, paper: mood === 'no_paper' ? 'out' : 'ok' })
    fake.mood = 'well'
    await run()
    await run()
    expect(await inBacklog(order)).toBeUndefined()
    expect(fake.documents).toHaveLength(1)
  },
)

test('a crash between issuing and writing it down: the same key is asked again, and there is one document', async () => {
  const order = await coffee()
  await collect(order)
  await world.db.database.transaction((tx) => composeNoted(tx, world.server.app.settings))
  const dying = {
    ...fake,
    issue: (wish: Parameters<FakeFiscal['issue']>[0]) =>
      fake.issue(wish).then(() => new Promise<never>(() => undefined)),
  }
  await world.db.sql(`update fiscal_document set next_at = battigia_now() where order_id = $1`, [order.orderId])
  void issueDue(world.db.database, dying)
  await expect.poll(() => fake.documents.length).toBe(1)
  await run()
  expect(await statesOf(order.orderId)).toEqual(['sale queued'])
  await world.db.sql(
    `update fiscal_document set leased_until = battigia_now() - interval '1 second' where order_id = $1`,
    [order.orderId],
  )
  await run()
  expect(await documentsOf(order.orderId)).toMatchObject([{ state: 'issued', number: fake.documents[0]?.number }])
  expect(fake.documents).toHaveLength(1)
})

test('a printer knows no keys: what may have been printed is a person’s, and is never printed twice', async () => {
  const printer = fakeFiscal(TODAY, false)
  printer.mood = 'crash'
  const order = await coffee()
  await collect(order)
  await run(printer)
  printer.mood = 'well'
  await run(printer)
  expect(await inBacklog(order)).toMatchObject({ state: 'manual', reason: 'uncertain' })
  expect(printer.documents).toHaveLength(1)
})

test('race: two processes and a person at the same moment, one number', async () => {
  const order = await coffee()
  await collect(order)
  await world.db.database.transaction((tx) => composeNoted(tx, world.server.app.settings))
  await world.db.sql(`update fiscal_document set next_at = battigia_now() where order_id = $1`, [order.orderId])
  const { documentId = 0 } = (await inBacklog(order)) ?? {}
  const byHand = anna.refusal(fiscal.markFiscalIssued, { documentId, number: '77', day: TODAY, device: 'Registratore' })
  await Promise.all([issueDue(world.db.database, fake), issueDue(world.db.database, fake), byHand])
  const [stored] = await documentsOf(order.orderId)
  expect(stored?.state).toBe('issued')
  expect(fake.documents.length + (stored?.number === '77' ? 1 : 0)).toBe(1)
})

test('race: two people write the same number of a register down at once: one receipt has it, the other field says so', async () => {
  const orders = [await coffee(), await coffee()]
  for (const order of orders) await collect(order)
  await world.db.database.transaction((tx) => composeNoted(tx, world.server.app.settings))
  const documentIds = await Promise.all(orders.map(async (order) => (await inBacklog(order))?.documentId ?? 0))
  const number = { number: '0001-0777', day: TODAY, device: 'Registratore' }
  const answers = await Promise.all(
    [anna, elena].map((who, at) =>
      world.server.app.http.inject({
        method: 'POST',
        url: `${CALL_PREFIX}/${fiscal.markFiscalIssued.path}`,
        headers: { authorization: `Bearer ${who.token}` },
        payload: { ...number, documentId: documentIds[at] },
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
    code: 'input_invalid',
    errors: [{ field: 'number', code: 'already_used' }],
  })
  const states = await Promise.all(orders.map(({ orderId }) => statesOf(orderId)))
  expect(states.flat().toSorted()).toEqual(['sale issued', 'sale to_issue'])
})

test('case 6: deposit and balance are documents of their own', async () => {
  const order = await coffee()
  await collect(order, 'cash', 50)
  await collect(order, 'card_terminal', order.totalCents - 50)
  await run()
  expect(fake.documents.map(({ order: sent }) => sent?.payments)).toEqual([
    [{ kind: 'cash', cents: 50 }],
    [{ kind: 'electronic', cents: order.totalCents - 50 }],
  ])
})

test('case 7: a cancelled place goes back by its lines, linked to the payment', async () => {
  const { guest, order } = await paidOrder(world, { count: 2 })
  await driveAll(world, order.orderId)
  await run()
  await deleteLine(guest, order, 0)
  await driveAll(world, order.orderId)
  await driveAll(world, order.orderId)
  await run()
  const line = String(order.lines[0]?.lineId).padStart(12, '0')
  expect(fake.documents).toMatchObject([{ act: 'issue' }, { act: 'refund', original: fake.documents[0]?.number }])
  expect(fake.documents[1]?.order?.lines.every(({ ref }) => ref.startsWith(`line:${line}:`))).toBe(true)
})

test('none: by hand with its number, taken back, voided; the day with its totals and CSV', async () => {
  const [order, other] = [await coffee(), await coffee()]
  await collect(order)
  await collect(other)
  await world.db.database.transaction((tx) => composeNoted(tx, world.server.app.settings))
  const [{ documentId = 0 } = {}, { documentId: second = 0 } = {}] = [await inBacklog(order), await inBacklog(other)]
  const issued = { documentId, number: '0001-0042', day: TODAY, device: 'Registratore' }
  await expect(anna.call(fiscal.retryFiscal, { documentId })).rejects.toThrow('status_changed')
  await anna.call(fiscal.markFiscalIssued, issued)
  expect(await inBacklog(order)).toBeUndefined()
  await expect(anna.call(fiscal.markFiscalIssued, { ...issued, documentId: second })).rejects.toThrow('input_invalid')
  await expect(anna.call(fiscal.markFiscalIssued, issued)).rejects.toThrow('status_changed')
  await anna.call(fiscal.undoFiscalIssued, { documentId })
  expect(await inBacklog(order)).toMatchObject({ state: 'to_issue', number: null })
  await anna.call(fiscal.markFiscalIssued, issued)
  const { totals, documents } = await anna.call(fiscal.listFiscalDay, { day: TODAY })
  expect(documents.find((one) => one.documentId === documentId)).toMatchObject({
    number: '0001-0042',
    totalCents: order.totalCents,
  })
  expect(totals.find(({ vatPercent }) => vatPercent === 10)?.grossCents).toBeGreaterThanOrEqual(order.totalCents)
  const { csv } = await anna.call(fiscal.exportFiscalDay, { day: TODAY })
  expect(csv).toContain('emesso;vendita;0001-0042')
  expect(csv).toContain(`da emettere;vendita;;;;;${other.number}`)
  await anna.call(fiscal.voidFiscal, { documentId, reason: 'Sbagliato', number: '0001-0043' })
  expect(await documentsOf(order.orderId)).toMatchObject([{ state: 'voided' }])
  await expect(anna.call(fiscal.undoFiscalIssued, { documentId })).rejects.toThrow('status_changed')
  await expect(anna.call(fiscal.undoFiscalIssued, { documentId: 999_999 })).rejects.toThrow('not_found')
})

test('a profile is a manager’s, holds from now on, and changes once for each version', async () => {
  const { profiles } = await elena.call(fiscal.getFiscal, {})
  const bar = profiles.find(({ productLine }) => productLine === 'bar')
  if (bar === undefined) throw new Error('no profile')
  const wish = { ...bar, vatPercent: null, nature: null, isDue: false }
  expect(await anna.refusal(fiscal.saveFiscalProfile, { ...wish, nature: 'N2' })).toBe('not_allowed')
  expect(await elena.refusal(fiscal.saveFiscalProfile, wish)).toBe('input_invalid')
  await elena.call(fiscal.saveFiscalProfile, { ...wish, nature: 'N2' })
  expect(await elena.refusal(fiscal.saveFiscalProfile, { ...wish, nature: 'N2' })).toBe('status_changed')
  const order = await coffee()
  await collect(order)
  await run()
  expect(await documentsOf(order.orderId)).toMatchObject([{ state: 'not_due', reason: 'exempt' }])
  const back = { ...bar, vatPercent: 10 as const, nature: null, version: bar.version + 1 }
  await elena.call(fiscal.saveFiscalProfile, back)
})

test('a closing of the till asks the device for its daily closure, once', async () => {
  const [closing] = await world.db.sql<{ id: number }>(
    `select (close_till('fiscal', (select max(id) from till_closing), 0, 0, 0, null, '', 1) ->> 'closingId')::integer as id`,
  )
  const id = closing?.id ?? 0
  await world.db.database.transaction((tx) => dailyCloseOf(fake)(tx, id))
  expect(await world.db.sql(`select key from outbox where kind = 'fiscal.daily-close'`)).toEqual([
    { key: `closing-${id}` },
  ])
  const [[, close] = []] = fiscalEffects(world.db.database, fake)
  await close?.({ closingId: id }, `closing-${id}`)
  await close?.({ closingId: id }, `closing-${id}`)
  expect(fake.closures).toEqual(['0001'])
})
