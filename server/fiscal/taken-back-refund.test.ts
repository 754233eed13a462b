import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as till from '../../domain/till/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { TIMELESS_INVARIANTS } from '../../tests/invariants/invariants.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import { fakeFiscal } from '../../tests/support/fake-fiscal.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { composeNoted } from './compose-documents.ts'
import { issueDue } from './issue-documents.ts'

let world: BarWorld
let anna: Payer

beforeAll(async () => {
  world = await barWorld()
  anna = await world.staff('Anna', ['cashier'])
})
afterAll(() => world.close())

const fake = fakeFiscal('2027-07-01')

/** Composes what is noted and issues what its undo can no longer reach. */
async function run({ isIssuing = true } = {}): Promise<void> {
  await world.db.database.transaction((tx) => composeNoted(tx, world.server.app.settings))
  if (!isIssuing) return
  await world.db.sql(`update fiscal_document set next_at = battigia_now() where state = 'to_issue'`)
  await issueDue(world.db.database, fake)
}

test('B-12 a refund that was taken back before its document had left counts for none: the whole sale can still go back', async () => {
  const { orderId, totalCents } = await world.order(await world.payer(), world.cart('Espresso', 2))
  const presses = { collect: randomUUID(), refund: randomUUID(), again: randomUUID() }
  const collected = { orderId, tender: 'card_terminal' as const, amountCents: totalCents, tenderedCents: null }
  await anna.call(till.collect, { ...collected, pressId: presses.collect })
  await run()
  const back = { orderId, tender: 'card_terminal' as const, reason: 'Era freddo' }
  await anna.call(till.refundAtDesk, { ...back, amountCents: 100, pressId: presses.refund })
  await run({ isIssuing: false })
  await anna.call(till.undoRefundAtDesk, { orderId, pressId: presses.refund })
  await anna.call(till.refundAtDesk, { ...back, amountCents: totalCents, pressId: presses.again })
  await run()
  const documents = await world.db.sql<{ kind: string; state: string }>(
    'select kind, state from fiscal_document where order_id = $1 order by id',
    [orderId],
  )
  expect(documents.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'sale voided',
    'refund voided',
    'sale not_due',
    'void issued',
  ])
  expect(await violations((text) => world.db.sql(text), TIMELESS_INVARIANTS)).toEqual([])
})
