import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall, type RateLimit } from '../../domain/platform/call.ts'
import { MINUTE, SECOND } from '../../domain/platform/duration.ts'
import { callServer } from '../../tests/support/call-server.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { addressPrefix, widerPrefix } from './asker.ts'
import { handle } from './handler.ts'
import { forgetOldWindows, RateLimits } from './rate-limits.ts'
import { trustedAddresses } from './trusted-addresses.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const granted = async (takes: Promise<void>[]) =>
  (await Promise.allSettled(takes)).filter((take) => take.status === 'fulfilled').length

describe('windows', () => {
  test('two processes share one limit: exactly 5 of 100 at once', async () => {
    const processes = [new RateLimits(db.database), new RateLimits(db.database)]
    const takes = Array.from({ length: 100 }, (_, index) =>
      processes[index % 2]!.take('five', { max: 5, per: MINUTE }, 'asker'),
    )
    expect(await granted(takes)).toBe(5)
  })

  test('leases never grant more than the limit, and nearly all of it', async () => {
    const processes = [new RateLimits(db.database), new RateLimits(db.database), new RateLimits(db.database)]
    let count = 0
    for (let index = 0; index < 400; index += 1) {
      count += await granted([processes[index % 3]!.take('leased', { max: 60, per: MINUTE }, 'asker')])
    }
    expect(count).toBeLessThanOrEqual(60)
    expect(count).toBeGreaterThanOrEqual(48)
  })

  test('one process gets the whole limit, and most calls cost no statement', async () => {
    const statements: string[] = []
    const counting = { query: (statement: never) => (statements.push('one'), db.database.query(statement)) } as never
    const limits = new RateLimits(counting)
    const takes = Array.from({ length: 100 }, () => () => limits.take('alone', { max: 60, per: MINUTE }, 'asker'))
    let count = 0
    for (const take of takes) count += await granted([take()])
    expect(count).toBe(60)
    expect(statements.length).toBeLessThanOrEqual(11)
  })

  test('calls that arrive together get the whole limit too', async () => {
    const limits = new RateLimits(db.database)
    const takes = (count: number) =>
      Array.from({ length: count }, () => limits.take('together', { max: 600, per: MINUTE }, 'asker'))
    expect(await granted(takes(50))).toBe(50)
    expect(await granted(takes(600))).toBe(550)
  })

  test('the refusal says when to come back, and then the window is new', async () => {
    const limits = new RateLimits(db.database)
    await limits.take('short', { max: 1, per: 150 }, 'asker')
    await expect(limits.take('short', { max: 1, per: 150 }, 'asker')).rejects.toMatchObject({
      code: 'too_many_requests',
      data: { retryAfterSeconds: 1 },
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await limits.take('short', { max: 1, per: 150 }, 'asker')
    await limits.take('short', { max: 1, per: 150 }, 'somebody else')
  })

  test('windows that are over are forgotten', async () => {
    await db.sql("update rate_limit set ends_at = now() - interval '1 second'")
    await forgetOldWindows(db.database)
    expect(await db.sql('select from rate_limit')).toEqual([])
  })
})

describe('calls', () => {
  const call = (name: string, ...limits: readonly RateLimit[]) =>
    defineCall({
      name,
      method: 'POST',
      path: `test/${name}`,
      policy: 'anyone',
      summary: 'A limited call',
      refusals: ['too_many_requests'],
      limits,
      input: z.object({ email: z.optional(z.string()) }),
      output: z.strictObject({}),
    })
  const limited = [
    handle(call('by-address', { max: 2, per: 60 * SECOND, by: 'address' }), 'read', async () => ({})),
    handle(call('by-caller', { max: 2, per: 60 * SECOND, by: 'caller' }), 'read', async () => ({})),
    handle(call('by-email', { max: 2, per: 60 * SECOND, by: 'address_and_email' }), 'read', async () => ({})),
    handle(
      call(
        'by-both',
        { max: 3, per: 60 * SECOND, by: 'address' },
        { max: 2, per: 60 * SECOND, by: 'address_and_email' },
      ),
      'write',
      async () => ({}),
    ),
  ]
  const ask = async (name: string, headers: Record<string, string>, payload: object = {}) => {
    const http = await callServer(db, limited)
    const response = await http.inject({ method: 'POST', url: `/singlefin-ws/rest/test/${name}`, headers, payload })
    await http.close()
    return response
  }

  /** One server asked so often; answers how often it said yes. */
  const grantedOf = async (name: string, count: number, headersOf: (index: number) => Record<string, string>) => {
    const http = await callServer(db, limited)
    let yes = 0
    for (let index = 0; index < count; index += 1) {
      const url = `/singlefin-ws/rest/test/${name}`
      const payload = { email: 'k@x.it' }
      const answer = await http.inject({ method: 'POST', url, headers: headersOf(index), payload })
      if (answer.statusCode === 200) yes += 1
    }
    await http.close()
    return yes
  }

  test('by address prefix: a /24 counts as one, another does not; the answer says Retry-After', async () => {
    for (const host of [1, 2])
      expect((await ask('by-address', { 'x-forwarded-for': `192.0.2.${host}` })).statusCode).toBe(200)
    const refused = await ask('by-address', { 'x-forwarded-for': '192.0.2.3', 'accept-language': 'de' })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect((await ask('by-address', { 'x-forwarded-for': '198.51.100.3' })).statusCode).toBe(200)
  })

  test('by caller: the account, or the device', async () => {
    const from = { 'x-forwarded-for': '203.0.113.5' }
    const asked = async (who: Record<string, string>) => (await ask('by-caller', { ...from, ...who })).statusCode
    expect([
      await asked({ authorization: 'Bearer customer-1' }),
      await asked({ authorization: 'Bearer customer-1' }),
    ]).toEqual([200, 200])
    expect(await asked({ authorization: 'Bearer customer-1' })).toBe(429)
    expect(await asked({ authorization: 'Bearer customer-2' })).toBe(200)
    expect(await asked({ 'x-device-id': 'a-phone' })).toBe(200)
  })

  test('a /48 of IPv6 counts as twenty networks, however many it is cut into', async () => {
    expect(
      await grantedOf('by-address', 42, (index) => ({ 'x-forwarded-for': `2001:db8:1:${index.toString(16)}::7` })),
    ).toBe(40)
    expect((await ask('by-address', { 'x-forwarded-for': '2001:db8:2:1::7' })).statusCode).toBe(200)
  })

  test('two limits hold at once: one e-mail, and all e-mails of a network', async () => {
    const statuses = async (address: string, emails: readonly string[]) => {
      const seen: number[] = []
      for (const email of emails)
        seen.push((await ask('by-both', { 'x-forwarded-for': address }, { email })).statusCode)
      return seen
    }
    expect(await statuses('198.18.1.1', ['a@x.it', 'a@x.it', 'a@x.it', 'b@x.it'])).toEqual([200, 200, 429, 429])
    expect(await statuses('198.18.2.1', ['a@x.it', 'b@x.it', 'c@x.it', 'd@x.it'])).toEqual([200, 200, 200, 429])
  })

  test('whoever is signed in and sends a key has no fewer limits', async () => {
    const keyed = (index: number) => ({
      authorization: 'Bearer customer-5',
      'idempotency-key': `key-${index}`,
      'x-forwarded-for': '198.18.3.1',
    })
    expect(await grantedOf('by-both', 3, keyed)).toBe(2)
  })

  test('a trusted network counts as twenty; the limits of an account and of an e-mail hold there as well', async () => {
    expect(await grantedOf('by-address', 42, () => ({}))).toBe(40)
    const asMember = () => ask('by-caller', { authorization: 'Bearer customer-77' })
    expect([(await asMember()).statusCode, (await asMember()).statusCode, (await asMember()).statusCode]).toEqual([
      200, 200, 429,
    ])
    const login = (email: string) => ask('by-email', {}, { email })
    expect([
      (await login('a@x.it')).statusCode,
      (await login('a@x.it')).statusCode,
      (await login('a@x.it')).statusCode,
    ]).toEqual([200, 200, 429])
    expect((await login('b@x.it')).statusCode).toBe(200)
  })
})

describe('addresses', () => {
  test.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:c000:24d', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, prefix) => expect(addressPrefix(address)).toBe(prefix))

  test('a /64 is a part of its /48; an IPv4 network is a part of none that counts', () => {
    expect(['2001:db8:1:2::/64', '192.0.2.0/24'].map(widerPrefix)).toEqual(['2001:db8:1::/48', null])
  })

  test('trusted subnets of both families; nonsense trusts nobody', () => {
    const isTrusted = trustedAddresses(['127.0.0.0/8', '2001:db8::/32', '300.1.1.1/8', '10.0.0.1/99', 'home'])
    expect(['127.3.2.1', '::ffff:127.0.0.1', '2001:db8:7::1'].map(isTrusted)).toEqual([true, true, true])
    expect(['128.0.0.1', '10.0.0.1', '2001:db9::1'].map(isTrusted)).toEqual([false, false, false])
    expect(trustedAddresses([])('127.0.0.1')).toBe(false)
  })
})
