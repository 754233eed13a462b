import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAsGuest } from '../../domain/accounts/calls.ts'
import { requestPasswordReset } from '../../domain/accounts/security-calls.ts'
import { CALL_PREFIX, type Call, type CallInput, type CallOutput } from '../../domain/platform/call.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { bookingDatabase } from '../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../tests/support/database.ts'
import { freeDay, orderItems, parking } from '../../tests/support/item-steps.ts'
import { load } from '../../tests/support/patience.ts'
import { testServer, type TestServer } from '../../tests/support/server.ts'

/** The same as `mail-flood.test.ts` with a whole server, its own rhythm and the clock on the wall. */
let db: TestDatabase
let server: TestServer
let base: string
const SECONDS = 60
const PER_SECOND = 100

beforeAll(async () => {
  db = await bookingDatabase()
  server = await testServer(db, { TRUSTED_PROXIES: '127.0.0.1' }, ['outbox', 'drop-mails-of-nobody'])
  base = await server.listen()
})
afterAll(async () => {
  await server.close()
  await db.close()
})

let networks = 0
/** Each request comes from a network of its own, so that no limit by network meets it. */
const anywhere = () => `10.${(networks += 1) % 250}.${Math.floor(networks / 250) % 250}.7`
async function ask<C extends Call>(call: C, input: CallInput<C>, token?: string): Promise<CallOutput<C>> {
  const answer = await fetch(`${base}${CALL_PREFIX}/${call.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': anywhere(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  })
  if (answer.status !== 200) throw new Error(`${call.name}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as CallOutput<C>
}
const rows = async (where: string) =>
  (await db.sql<{ count: number }>(`select count(*)::int from outbox where ${where}`))[0]?.count ?? Number.NaN

/** Somebody without an account orders; answers how many milliseconds their confirmation waits. */
async function confirmationWaits(guest: number): Promise<number> {
  const person = { firstName: 'Ugo', lastName: 'Ospite', phone: '+393331234567', language: 'it' } as const
  const { token } = await ask(enterAsGuest, { ...person, email: `ospite.${guest}@posta.example` })
  await orderItems({ call: (call, input) => ask(call, input, token) }, parking(freeDay()), 'cash')
  const orderedAt = performance.now()
  while ((await rows(`kind like 'orders.%'`)) > 0) await sleep(50)
  return performance.now() - orderedAt
}

test(
  'H2 random e-mails at 100 a second for a minute: each confirmation leaves within five seconds, and nothing is left over',
  { timeout: 5 * SECONDS * SECOND },
  async () => {
    const waits: number[] = []
    const asking: Promise<unknown>[] = []
    let orders = Promise.resolve()
    const start = performance.now()
    for (let second = 0; second < SECONDS; second += 1) {
      for (let n = 0; n < PER_SECOND; n += 1)
        asking.push(ask(requestPasswordReset, { email: `random.${second}.${n}@posta.example`, language: 'it' }))
      if (second % 5 === 2) orders = orders.then(async () => void waits.push(await confirmationWaits(second)))
      await sleep(Math.max(0, start + (second + 1) * SECOND - performance.now()))
    }
    await Promise.all(asking)
    await orders
    expect(waits).toHaveLength(SECONDS / 5)
    expect(Math.max(...waits)).toBeLessThan(5 * SECOND * load())
    await expect.poll(() => rows('true')).toBe(0)
    expect(await db.sql('select from handed_mail')).toHaveLength(waits.length)
  },
)
