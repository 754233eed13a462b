import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { answerOf, KINDS, newestMail, requireSafe, type Known } from './answer-kinds.ts'
import { EVERY_CALL } from './every-call.ts'
import { ROWS } from './matrix-rows.ts'
import { anOwner } from './owner.ts'
import { openBeach, type Beach } from './people.ts'
import { contractWorld, type World } from './world.ts'

let world: World
let beach: Beach
let known: Known

beforeAll(async () => {
  world = await contractWorld({ variables: { PUBLIC_URL: 'https://bagno.example' } })
  beach = await openBeach(world)
  const { token } = await anOwner(world, beach)
  known = { world, token, mailId: await vi.waitFor(() => newestMail(world), { timeout: 15_000 }) }
})
afterAll(() => world.close())

describe('I-04 caching', () => {
  test('no-store and the headers of security on everything personal and on every refusal', async () => {
    const owner = await anOwner(world, beach)
    for (const call of EVERY_CALL) {
      if (call.cacheable === true) continue
      const answers = [
        await world.ask(call, ROWS[call.name]?.about(owner.has), { token: owner.token }),
        await world.ask(call, { nonsense: 1 }, { token: 'junk' }),
      ]
      for (const { headers } of answers) {
        expect(headers['cache-control'], call.name).toBe('no-store')
        expect(headers['etag'], call.name).toBeUndefined()
        requireSafe(headers, call.name)
      }
    }
    for (const kind of KINDS.filter(([, url]) => /^\/(?:dev|healthz|readyz|metrics)/.test(url(known))))
      expect((await answerOf(known, kind)).headers['cache-control'], kind[0]).toBe('no-store')
  })

  test('what is the same for everybody is revalidated by its ETag, with and without a token', async () => {
    const cacheable = EVERY_CALL.filter((call) => call.cacheable === true)
    expect(cacheable.length).toBeGreaterThan(0)
    for (const call of cacheable) {
      expect(call.policy).toBe('anyone')
      const ask = (headers: Record<string, string> = {}, token?: string) =>
        world.ask(call, ROWS[call.name]?.about({} as never), { headers, token })
      const first = await ask()
      const etag = String(first.headers['etag'])
      expect([first.status, first.headers['cache-control']], call.name).toEqual([
        200,
        'public, max-age=0, must-revalidate',
      ])
      requireSafe(first.headers, call.name)
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
      expect((await ask({}, known.token)).headers['etag']).toBe(etag)
      for (const token of [undefined, known.token, 'junk']) {
        const again = await ask({ 'if-none-match': etag }, token)
        expect([again.status, again.body, again.headers['etag']], call.name).toEqual([304, '', etag])
      }
      expect((await ask({ 'if-none-match': 'W/"another"' })).status).toBe(200)
      expect((await world.ask(call, { nonsense: 1 })).headers['cache-control'], call.name).toBe('no-store')
    }
    for (const url of ['openapi.json', 'docs']) {
      const first = await world.send({ method: 'GET', url: `${CALL_PREFIX}/${url}` })
      const again = await world.send({
        method: 'GET',
        url: `${CALL_PREFIX}/${url}`,
        headers: { 'if-none-match': String(first.headers['etag']) },
      })
      expect([again.status, again.body]).toEqual([304, ''])
    }
  })
})

describe('I-04 CORS is closed', () => {
  test('no origin may read an answer or ask in advance', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'https://bagno.example.evil.example',
      'capacitor://localhost',
    ]) {
      for (const kind of KINDS) {
        const { headers } = await answerOf(known, kind, { origin })
        for (const name of Object.keys(headers))
          expect(name, `${kind[0]} for ${origin}`).not.toMatch(/^access-control-/)
      }
      const ahead = await world.send({
        method: 'OPTIONS',
        url: `${CALL_PREFIX}/orders/start`,
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      })
      expect(ahead.status).toBe(404)
      requireSafe(ahead.headers, 'a preflight')
    }
  })

  test('with origins of native apps, exactly those may call, and without credentials', async () => {
    const open = await contractWorld({ variables: { APP_ORIGINS: 'capacitor://localhost' } })
    const ask = (origin: string) =>
      open.send({ method: 'GET', url: `${CALL_PREFIX}/content/resort`, headers: { origin } })
    const ours = await ask('capacitor://localhost')
    expect(ours.headers['access-control-allow-origin']).toBe('capacitor://localhost')
    expect(ours.headers['access-control-allow-credentials']).toBeUndefined()
    for (const origin of ['https://evil.example', 'capacitor://localhost.evil', 'null', 'CAPACITOR://localhost/']) {
      const { headers } = await ask(origin)
      expect(headers['access-control-allow-origin'], origin).toBeUndefined()
      expect(headers['vary'], origin).toMatch(/origin/i)
    }
    await open.close()
  })
})
