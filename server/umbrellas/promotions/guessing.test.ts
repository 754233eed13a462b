import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALL_PREFIX, type Call } from '../../../domain/platform/call.ts'
import { HOUR, SECOND } from '../../../domain/platform/duration.ts'
import type { Problem } from '../../../domain/platform/field-problem.ts'
import { lockUmbrellas } from '../../../domain/umbrellas/calls.ts'
import { applyPromotionCode } from '../../../domain/umbrellas/promotion-calls.ts'
import { bookingDatabase, makeCustomers, setSettings, type Customer } from '../../../tests/race/booking-world.ts'
import type { TestDatabase } from '../../../tests/support/database.ts'
import { testServer, type TestServer } from '../../../tests/support/server.ts'

/** Codes are words of three letters and more: somebody on the beach's Wi-Fi tries one after the other (M3). */
let db: TestDatabase
let server: TestServer
let people: Customer[]
const WIFI = '192.0.2'

beforeAll(async () => {
  db = await bookingDatabase()
  await setSettings(db, { trustedPrefixes: [`${WIFI}.0/24`] })
  people = await makeCustomers(db, 40)
  server = await testServer(db, { TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const send = (call: Call, input: object, who: number, address: string) =>
  server.app.http.inject({
    method: 'POST',
    url: `${CALL_PREFIX}/${call.path}`,
    headers: { authorization: `Bearer ${people[who]?.token}`, 'x-forwarded-for': address },
    payload: input,
  })
async function ask(call: Call, input: object, who: number, address: string): Promise<string | null> {
  const answer = await send(call, input, who, address)
  return answer.statusCode === 200 ? null : answer.json<Problem>().code
}
const guess = (who: number, n: number, address: string) =>
  ask(applyPromotionCode, { code: n.toString(36).padStart(3, '0') }, who, address)

test('M3 whoever guesses codes on the Wi-Fi is locked out for the day, by account; the next guest is heard', async () => {
  const place = { umbrellaId: 320, people: 1, dogs: [], extras: [] }
  const stay = { from: '2027-07-10', to: '2027-07-10', part: 'full_day' }
  expect(await ask(lockUmbrellas, { ...stay, places: [place] }, 0, `${WIFI}.7`)).toBeNull()
  const answers: (string | null)[] = []
  for (let n = 0; n < 60; n += 1) answers.push(await guess(0, n, `${WIFI}.${n}`))
  expect(answers.filter((code) => code === 'code_unknown')).toHaveLength(20)
  expect(new Set(answers.slice(20))).toEqual(new Set(['too_many_requests']))
  const refused = await send(applyPromotionCode, { code: 'MARE' }, 0, '203.0.113.7')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan((23 * HOUR) / SECOND)
  expect(await guess(1, 1, `${WIFI}.7`)).toBe('cart_empty')
})

test('M3 many accounts on the Wi-Fi guess no more than twenty networks do, and one of another network is heard', async () => {
  let heard = 0
  for (let who = 2; who < 38; who += 1)
    for (let n = 0; n < 20; n += 1) if ((await guess(who, n, `${WIFI}.${who}`)) !== 'too_many_requests') heard += 1
  expect(heard).toBeLessThanOrEqual(600)
  expect(heard).toBeGreaterThan(500)
  expect(await guess(39, 1, '203.0.113.7')).toBe('cart_empty')
})
