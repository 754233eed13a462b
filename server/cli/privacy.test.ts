import { execFile } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '../../tests/invariants/check.ts'
import { INVARIANTS } from '../../tests/invariants/invariants.ts'
import { freeDay, nameless, orderItems } from '../../tests/support/item-steps.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'
import { findWords } from '../../tests/support/person-search.ts'

const COMMAND = path.join(import.meta.dirname, 'privacy.ts')
const EMAIL = 'calipsina@posta.example'
const WORDS = ['calipsina', 'XX555YY']

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld({ hasJobs: false })
})
afterAll(() => world.close())

/** Runs the command as a person does; answers its exit code and everything it says. */
function privacy(...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const env = { ...process.env, DATABASE_URL: world.db.url }
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr })
    })
  })
}

test('R-109 V-02 the resort carries the request of a guest out: a copy, then nothing is findable', async () => {
  const guest = await nameless(world, 'Calipsina')
  const day = freeDay()
  const order = await orderItems(
    guest,
    { cart: 'parking', areaId: 1, from: day, to: day, part: 'full_day', plate: 'XX555YY' },
    'cash',
  )
  const copy = await privacy('export', EMAIL.toUpperCase())
  expect(copy.code).toBe(0)
  expect(JSON.parse(copy.said)).toMatchObject([
    { data: { profile: { email: EMAIL, firstName: 'Calipsina' }, orders: { orders: [{ number: order.number }] } } },
  ])
  expect(await privacy('erase', EMAIL)).toEqual({
    code: 0,
    said: [
      'Erased: 1 of this e-mail (customer and guests).',
      'Unpaid bookings to come that were cancelled: 1.',
      'Paid orders that stay valid until their date: none.\n',
    ].join('\n'),
  })
  // The last mail waits for the server; it is the only row that knows the address.
  const found = await findWords(world.db, WORDS)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('privacy.farewell')
  expect(await violations((text) => world.db.sql(text), INVARIANTS)).toEqual([])
})

test('asked again there is nothing to erase, and a wrong command says how', async () => {
  const [again, copy, wrong] = await Promise.all([
    privacy('erase', EMAIL),
    privacy('export', EMAIL),
    privacy('forget', EMAIL),
  ])
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('nothing to erase') })
  expect(copy).toMatchObject({ code: 1, said: expect.stringContaining('Nobody has') })
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('npm run privacy') })
})

test('R-603 somebody of the staff is not erased', async () => {
  const payer = await world.payer()
  await world.db.sql(`insert into staff_member values ($1, '{bar}', 'Giada')`, [payer.accountId])
  const [row] = await world.db.sql<{ email: string }>('select email from account where id = $1', [payer.accountId])
  expect(await privacy('erase', row?.email ?? '')).toMatchObject({
    code: 1,
    said: expect.stringContaining('take them away first'),
  })
})
