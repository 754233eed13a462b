import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as items from '../../domain/orders/item-calls.ts'
import * as orders from '../../domain/orders/calls.ts'
import * as payments from '../../domain/payments/calls.ts'
import { deleteAccount } from '../../domain/privacy/calls.ts'
import type { Call, CallInput } from '../../domain/platform/call.ts'
import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { violations } from '../../tests/invariants/check.ts'
import { INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { lockWaits } from '../../tests/support/database.ts'
import { awaitingOrder, freePlaces, ledgerOf, pressPay } from '../../tests/support/card-steps.ts'
import { freeDay, press } from '../../tests/support/item-steps.ts'
import { driveAll } from '../../tests/support/money-steps.ts'
import { paymentWorld, STAY, type Payer, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { findWords } from '../../tests/support/person-search.ts'
import { quietItems } from '../item-slices.ts'
import { PERSONAL_DATA_PARTS } from '../personal-data-parts.ts'
import { erasePerson } from './erase-person.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
  await setSettings(world.db, { accountDeletion: true })
  await world.server.app.settings.reload(world.db.database)
})
afterAll(() => world.close())

const ROUNDS = [0, 1, 2]
const PLATE = 'QQ777ZZ'
const survivors = async ({ accountId }: Payer) => {
  const rows = await world.db.sql<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'account'::regclass`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const left = await world.db.sql(`select from ${name} where account_id = $1`, [accountId])
    if (left.length > 0) found.push(name)
  }
  return found
}
const isSound = async () => expect(await violations((text) => world.db.sql(text), INVARIANTS)).toEqual([])

/** Deletes while something else is asked on another connection; answers what became of both. */
async function race<C extends Call>(payer: Payer, call: C, input: CallInput<C>) {
  const [deletion, other] = await Promise.all([payer.refusal(deleteAccount, {}), payer.refusal(call, input)])
  return { deletion, other }
}

/** Asks again, as an app does, while the server has waited too long for somebody else's lock. */
async function heard(ask: () => Promise<string | null>): Promise<string | null> {
  const code = await ask()
  return code === 'try_again' ? heard(ask) : code
}

/** What may come of a call whose account goes meanwhile: done before, or there is nobody any more. */
const OVER = [
  null,
  'login_required',
  'not_found',
  'try_again',
  'quote_expired',
  'quote_changed',
  'cart_changed',
  'cart_expired',
]

describe('R-109 the account goes while something of it is under way', () => {
  test.each(ROUNDS)('a lock: nothing is held for nobody (round %i)', async () => {
    const payer = await world.payer()
    const places = freePlaces().map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] }))
    const { deletion, other } = await race(payer, lockUmbrellas, { ...STAY, places })
    expect(deletion).toBeNull()
    expect(OVER).toContain(other)
    expect(await survivors(payer)).toEqual([])
    expect(await world.db.sql(`select from occupancy where state = 'held'`)).toEqual([])
    await isSound()
  })

  test.each(ROUNDS)('an order: no plate outlives its owner (round %i)', async () => {
    const payer = await world.payer()
    const day = freeDay()
    const quote = await payer.call(items.evaluateItemOrder, {
      cart: { cart: 'parking', areaId: 1, from: day, to: day, part: 'full_day', plate: PLATE },
    })
    const { deletion, other } = await race(payer, items.startItemOrder, press(quote, 'cash'))
    expect(deletion).toBeNull()
    expect(OVER).toContain(other)
    expect(await survivors(payer)).toEqual([])
    expect(await findWords(world.db, [PLATE])).toEqual([])
    await isSound()
  })

  test.each(ROUNDS)('a payment that starts: no money is lost (round %i)', async () => {
    const { guest, orderId } = await awaitingOrder(world)
    const { deletion, other } = await race(guest, payments.startPayment, { orderId, modeId: 3 })
    expect([null, 'payment_in_progress']).toContain(deletion)
    expect(OVER).toContain(other)
    if (deletion === null) expect(await survivors(guest)).toEqual([])
    await driveAll(world, orderId)
    const open = await world.db.sql(
      `select from payment_attempt where order_id = $1 and settled_at is null and state <> 'cancelled'`,
      [orderId],
    )
    if (deletion === null) expect(open).toEqual([])
    await isSound()
  })

  test('R13 money that is reserved makes the deletion wait, and then it stays valid', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    const { type } = await pressPay(world, guest, order)
    await type('pm_card_visa')
    // The bank has reserved it, and nobody here has heard of it yet: the driver finds out.
    await driveAll(world, orderId)
    const state = await world.db.sql<{ status: string }>('select status from orders where id = $1', [orderId])
    const refused = await guest.refusal(deleteAccount, {})
    if (state[0]?.status !== 'confirmed') expect(refused).toBe('payment_in_progress')
    else expect(refused).toBeNull()
    expect(await ledgerOf(world, orderId)).not.toEqual([])
    await isSound()
  })

  test('R13 an indeterminate payment is waited for', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    await pressPay(world, guest, order)
    await world.db.sql('update payment_attempt set is_indeterminate = true where order_id = $1', [orderId])
    expect(await guest.refusal(deleteAccount, {})).toBe('payment_in_progress')
    expect(await guest.call(orders.getOrder, { orderId: String(orderId) })).toMatchObject({
      status: 'awaiting_payment',
    })
  })

  test('money that comes for an order that was given up by its person goes back', async () => {
    const { guest, order, orderId } = await awaitingOrder(world)
    const { type } = await pressPay(world, guest, order)
    expect(await guest.refusal(deleteAccount, {})).toBeNull()
    await type('pm_card_visa')
    await driveAll(world, orderId)
    await driveAll(world, orderId)
    const [row] = await world.db.sql<{ balance: number; status: string }>(
      'select balance_cents as balance, status from orders where id = $1',
      [orderId],
    )
    expect(row).toEqual({ balance: 0, status: 'failed' })
    await isSound()
  })

  test('what is asked while the deletion is about to commit waits for it, and finds nobody', async () => {
    const payer = await world.payer()
    const facts = {
      settings: world.server.app.settings,
      categories: quietItems(world.server.app.settings),
      announce: () => undefined,
      parts: PERSONAL_DATA_PARTS,
    }
    const places = freePlaces().map((umbrellaId) => ({ umbrellaId, people: 1, dogs: [], extras: [] }))
    const late = await world.db.database.transaction(async (tx) => {
      // The test decides when the deletion commits, however long the machine needs until the other one waits.
      await tx.query({ name: '', text: 'set local idle_in_transaction_session_timeout = 0', values: [] })
      await erasePerson(tx, facts, payer.accountId)
      const asked = heard(() => payer.refusal(lockUmbrellas, { ...STAY, places }))
      await expect.poll(() => lockWaits(world.db)).toBeGreaterThan(0)
      return { asked }
    })
    expect(await late.asked).toBe('login_required')
    expect(await survivors(payer)).toEqual([])
  })

  test('two deletions at once are one', async () => {
    const payer = await world.payer()
    const answers = await Promise.all([payer.refusal(deleteAccount, {}), payer.refusal(deleteAccount, {})])
    expect(answers).toContain(null)
    for (const answer of answers) expect([null, 'login_required']).toContain(answer)
    const mails = await world.db.sql(`select from outbox where kind = 'privacy.farewell' and key = $1`, [
      `account-${payer.accountId}`,
    ])
    expect(mails).toHaveLength(1)
  })
})
