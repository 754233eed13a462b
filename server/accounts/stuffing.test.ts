import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAsGuest, login, resendCode } from '../../domain/accounts/calls.ts'
import { requestPasswordReset, resendGuestOrders } from '../../domain/accounts/security-calls.ts'
import { CALL_PREFIX, type Call } from '../../domain/platform/call.ts'
import { staffLogin } from '../../domain/staff/sign-in-calls.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { testServer, type TestServer } from '../../tests/support/server.ts'
import { passwordHasher } from './password-hasher.ts'

/** A whole server on the network behind a proxy; the beach's Wi-Fi is its only trusted network. */
let db: TestDatabase
let server: TestServer
let base: string
const PASSWORD = 'sale e sabbia 42'
const ACCOUNTS = 1_000
const WIFI = '192.0.2'

beforeAll(async () => {
  db = await testDatabase()
  await setSettings(db, { trustedPrefixes: [`${WIFI}.0/24`] })
  server = await testServer(db, { TRUSTED_PROXIES: '127.0.0.1' })
  base = await server.listen()
  await db.sql(
    `insert into account (email, password_hash, first_name, last_name, phone, language, confirmed_at)
     select 'guest.' || n || '@posta.example', $1, 'Giulia', 'Ferri', '+393331234567', 'it', now()
     from generate_series(1, $2) n`,
    [await passwordHasher().hash(PASSWORD), ACCOUNTS],
  )
})
afterAll(async () => {
  await server.close()
  await db.close()
})

const emailOf = (index: number) => `guest.${index + 1}@posta.example`
const ask = (call: Call, input: object, address: string) =>
  fetch(`${base}${CALL_PREFIX}/${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'de', 'x-forwarded-for': address },
    body: JSON.stringify(input),
  })
/** Everybody asks once, from all over one network, ten at a time as a script would. */
async function flood(count: number, network: string, call: Call, inputOf: (index: number) => object) {
  const answers: Response[] = []
  for (let start = 0; start < count; start += 10) {
    const many = Array.from({ length: Math.min(10, count - start) }, (_, at) => start + at)
    answers.push(...(await Promise.all(many.map((at) => ask(call, inputOf(at), `${network}.${at % 250}`)))))
  }
  const refused = answers.find(({ status }) => status === 429)
  return { answers, accepted: answers.filter(({ status }) => status !== 429).length, refused }
}
const rowsOf = async (table: string) =>
  (await db.sql<{ count: number }>(`select count(*)::int from ${table}`))[0]?.count ?? 0

test('H1 of a thousand logins to a thousand accounts from one network all but forty are refused, in the language of whoever asks', async () => {
  const { accepted, refused } = await flood(ACCOUNTS, '198.51.100', login, (index) => ({
    email: emailOf(index),
    password: PASSWORD,
  }))
  expect(accepted).toBe(40)
  expect(refused?.headers.get('content-type')).toContain('application/problem+json')
  const problem = (await refused?.json()) as { code: string; detail: string; data: { retryAfterSeconds: number } }
  expect(problem).toMatchObject({ code: 'too_many_requests', data: { retryAfterSeconds: expect.any(Number) } })
  expect(problem.detail).toMatch(/Minuten/)
  expect(Number(refused?.headers.get('retry-after'))).toBe(problem.data.retryAfterSeconds)
  // Whose account it is signs in from elsewhere meanwhile.
  expect((await ask(login, { email: emailOf(ACCOUNTS - 1), password: PASSWORD }, '203.0.113.9')).status).toBe(200)
})

test('H1 R-110 fifty guests behind one address leave their names and order; a flood is refused, and what it was refused leaves nothing', async () => {
  const guest = (index: number) => ({
    firstName: 'Giulia',
    lastName: 'Ferri',
    phone: '+393331234567',
    language: 'it',
    email: `flood.${index}@posta.example`,
  })
  const guests = async () =>
    (await db.sql<{ count: number }>(`select count(*)::int from account where kind = 'guest'`))[0]?.count
  const oneAddress = (index: number) => ask(enterAsGuest, guest(index), '198.51.102.7')
  for (let index = 0; index < 50; index += 1) expect((await oneAddress(index)).status).toBe(200)
  const { accepted } = await flood(ACCOUNTS, '198.51.102', enterAsGuest, guest)
  expect([accepted, await guests()]).toEqual([10, 60])
  // The beach's Wi-Fi, where the resort has named it, is twenty such networks.
  expect((await flood(400, WIFI, enterAsGuest, guest)).accepted).toBe(400)
})

test(
  'H1 what is refused is neither hashed nor counted as a wrong password of anybody',
  { timeout: 60_000 },
  async () => {
    await db.sql('delete from login_failure')
    for (const call of [login, staffLogin]) {
      const { answers } = await flood(ACCOUNTS, '198.51.101', call, (index) => ({
        email: `${call.name}.${index}@posta.example`,
        password: 'winter2026',
      }))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
    }
    expect(await rowsOf('login_failure')).toBe(80)
  },
)

test('H2 of 200 mails that strangers ask for from one network most are refused, and another network is heard', async () => {
  const asked = [
    [requestPasswordReset, { language: 'de' }],
    [resendGuestOrders, { orderNumber: 'BA-1234' }],
    [resendCode, {}],
  ] as const
  for (const [call, rest] of asked) {
    const inputOf = (index: number) => ({ email: `${call.name}.${index}@posta.example`, ...rest })
    const { accepted } = await flood(200, '198.51.102', call, inputOf)
    expect([call.name, accepted]).toEqual([call.name, 20])
    expect((await ask(call, inputOf(1), '203.0.113.9')).status).toBe(200)
  }
})

test('H1 the Wi-Fi of the beach counts as many networks, and as no more', async () => {
  const { accepted } = await flood(500, WIFI, requestPasswordReset, (index) => ({
    email: `wifi.${index}@posta.example`,
    language: 'it',
  }))
  expect(accepted).toBe(400)
})

test('L6 reports of policies are lines of the log: those of one network are few', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 60; index += 1) {
    const { status } = await fetch(`${base}/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': `198.51.103.${index}` },
      body: JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } }),
    })
    statuses.push(status)
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  expect(server.logged.filter(({ msg }) => msg === 'a page tried what its policy forbids')).toHaveLength(20)
})
