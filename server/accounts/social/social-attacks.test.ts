import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aSignUp } from '../../../tests/support/account-world.ts'
import { hostileIssuer, type HostileIssuer, type TokenTelling } from '../../../tests/support/hostile-issuer.ts'
import {
  aCompletion,
  keylessSocialWorld,
  socialWorldAt,
  type SocialWorld,
} from '../../../tests/support/social-world.ts'

const VICTIM = 'vittima@posta.example'
const WEB_CLIENT = { google: 'sandbox.apps.google', apple: 'sandbox.battigia.web' }

let issuer: HostileIssuer
let world: SocialWorld
beforeAll(async () => {
  issuer = await hostileIssuer()
  world = await socialWorldAt(issuer.url)
  await world.post('accounts/register', aSignUp({ email: VICTIM }), { device: 'victims-own' })
  await world.deliver()
  const code = world.codeFor(VICTIM)
  await world.post('accounts/confirmEmail', { email: VICTIM, code }, { device: 'victims-own' })
})
afterAll(async () => {
  await world.close()
  await issuer.close()
})
beforeEach(() => issuer.answer(''))

const seconds = () => Math.floor(Date.now() / 1000)
const claimsFor = (nonce: string, provider: 'google' | 'apple' = 'google') => ({
  iss: `${issuer.url}/${provider}`,
  aud: WEB_CLIENT[provider],
  sub: 'attacker',
  nonce,
  iat: seconds(),
  exp: seconds() + 600,
  email: VICTIM,
  email_verified: true,
})
type Claims = ReturnType<typeof claimsFor>

/** What is wrong with a token, and how it is made. */
const WRONG: readonly (readonly [string, (claims: Claims) => TokenTelling])[] = [
  ['alg none', (claims) => ({ claims, sign: 'none' })],
  ['HS256 with the public key', (claims) => ({ claims, sign: 'hs256-with-public-key' })],
  ['another key', (claims) => ({ claims, sign: 'other-key' })],
  ['a key that it brings along', (claims) => ({ claims, sign: 'embedded-key' })],
  ['another issuer', (claims) => ({ claims: { ...claims, iss: 'https://accounts.google.com' } })],
  ['the issuer of another provider', (claims) => ({ claims: { ...claims, iss: `${issuer.url}/apple` } })],
  ['the key of another provider', (claims) => ({ provider: 'apple', claims })],
  ['another audience', (claims) => ({ claims: { ...claims, aud: 'somebody.else' } })],
  ['another nonce', (claims) => ({ claims: { ...claims, nonce: 'A'.repeat(43) } })],
  ['no nonce', ({ nonce: _, ...claims }) => ({ claims })],
  ['an end that is past', (claims) => ({ claims: { ...claims, iat: seconds() - 7200, exp: seconds() - 3600 } })],
  ['no subject', ({ sub: _, ...claims }) => ({ claims })],
]

const nonceOf = (url: URL) => url.searchParams.get('nonce') ?? ''
const stateOf = (url: URL) => url.searchParams.get('state') ?? ''

describe('U-04 P16 tokens that are not right', () => {
  test.each(WRONG)('P16 on the web: %s', async (_what, make) => {
    const url = await world.begin('google')
    issuer.answer(await issuer.token(make(claimsFor(nonceOf(url)))))
    const back = await world.comeBack('google', { code: 'a-code', state: stateOf(url) })
    expect(back).toMatchObject({ status: 303, key: null, failed: 'failed' })
  })

  test('P16 the right token is taken, once', async () => {
    const url = await world.begin('google')
    issuer.answer(await issuer.token({ claims: claimsFor(nonceOf(url)) }))
    const back = await world.comeBack('google', { code: 'a-code', state: stateOf(url) })
    expect(back).toMatchObject({ failed: null })
    // The same answer again: its state is used up.
    expect(await world.comeBack('google', { code: 'a-code', state: stateOf(url) })).toMatchObject({ failed: 'expired' })
  })
})

describe('U-04 P8 take-over', () => {
  const words: readonly (readonly [string, 'google' | 'apple', Record<string, unknown>])[] = [
    ['false', 'google', { email_verified: false }],
    ['missing', 'google', { email_verified: undefined }],
    ['the text "true", which only Apple may write', 'google', { email_verified: 'true' }],
    ['the text "false" of Apple', 'apple', { email_verified: 'false' }],
    ['the number 1', 'apple', { email_verified: 1 }],
    ['a relay address of another provider', 'google', { email: 'x@privaterelay.appleid.com', email_verified: true }],
  ]
  test.each(words)(
    'P8 the victim’s e-mail with email_verified %s is no proof of anything',
    async (_what, provider, over) => {
      const url = await world.begin(provider)
      const claims = JSON.parse(JSON.stringify({ ...claimsFor(nonceOf(url), provider), sub: `s-${_what}`, ...over }))
      issuer.answer(await issuer.token({ provider, claims }))
      const { key } = await world.comeBack(provider, { code: 'a-code', state: stateOf(url) })
      const met = await world.post('accounts/social/finish', { key })
      expect(met.json).toMatchObject({ status: 'completion', isEmailProven: false })
      const done = await world.post('accounts/social/complete', aCompletion(met.json['key'], { email: VICTIM }))
      expect(done.json).toEqual({ status: 'code_sent' })
      expect(await world.db.sql('select from social_identity')).toHaveLength(0)
    },
  )

  test('P8 a verified e-mail of the victim asks for a proof of the account', async () => {
    const url = await world.begin('google', { device: 'attacker' })
    issuer.answer(await issuer.token({ claims: claimsFor(nonceOf(url)) }))
    const back = await world.comeBack('google', { code: 'a-code', state: stateOf(url) })
    const answer = await world.post('accounts/social/finish', { key: back.key }, { device: 'attacker' })
    expect(answer.json).toMatchObject({ status: 'link', email: VICTIM })
    expect(JSON.stringify(answer.json)).not.toContain('token')
    const { key } = answer.json
    const complete = await world.post('accounts/social/complete', aCompletion(key, { email: VICTIM }), {
      device: 'attacker',
    })
    expect(complete.json).toEqual({ status: 'code_sent' })
    expect(await world.db.sql('select from social_identity')).toHaveLength(0)
  })

  test('the answer to another browser’s attempt opens nothing there, and nothing here', async () => {
    const url = await world.begin('google', { device: 'attacker' })
    issuer.answer(await issuer.token({ claims: { ...claimsFor(nonceOf(url)), email: 'new@gmail.com' } }))
    const { key } = await world.comeBack('google', { code: 'a-code', state: stateOf(url) })
    expect(await world.post('accounts/social/finish', { key }, { device: 'victim' })).toMatchObject({ status: 401 })
    const mine = await world.post('accounts/social/finish', { key }, { device: 'attacker' })
    expect(mine.json).toMatchObject({ status: 'completion' })
    // The key of the address worked once; the one that goes on is another.
    expect(await world.post('accounts/social/finish', { key }, { device: 'attacker' })).toMatchObject({ status: 401 })
    const next = aCompletion(mine.json['key'], { email: 'new@gmail.com' })
    expect(await world.post('accounts/social/complete', next, { device: 'victim' })).toMatchObject({ status: 401 })
  })

  test('mix-up: the answer of one provider at the callback of another is refused, and the attempt is used up', async () => {
    const url = await world.begin('google')
    // A token that is right in everything, of the provider that was not asked.
    issuer.answer(await issuer.token({ provider: 'apple', claims: claimsFor(nonceOf(url), 'apple') }))
    const answer = { code: 'a-code', state: stateOf(url) }
    expect(await world.comeBack('apple', answer)).toMatchObject({ failed: 'failed' })
    expect(await world.comeBack('google', answer)).toMatchObject({ failed: 'expired' })
    expect(await world.comeBack('google', { code: 'a-code', state: 'B'.repeat(43) })).toMatchObject({
      failed: 'expired',
    })
    expect(await world.comeBack('google', { code: 'a-code' })).toMatchObject({ failed: 'expired' })
  })

  test('an attempt, a key and an arrival end by themselves', async () => {
    const url = await world.begin('google')
    await world.db.sql(`update social_attempt set created_at = created_at - interval '16 minutes'`)
    expect(await world.comeBack('google', { code: 'a', state: stateOf(url) })).toMatchObject({ failed: 'expired' })
    const late = await world.begin('google')
    issuer.answer(await issuer.token({ claims: { ...claimsFor(nonceOf(late)), email: 'late@gmail.com' } }))
    const { key } = await world.comeBack('google', { code: 'a-code', state: stateOf(late) })
    await world.db.sql(`update social_arrival set created_at = created_at - interval '11 minutes'`)
    expect(await world.post('accounts/social/finish', { key })).toMatchObject({ status: 401 })
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil',
    'https://evil.example',
    '/x/..//evil',
    '/a@evil\\b',
    'x',
  ])('P20 no page of others opens afterwards: next=%s', async (next) => {
    const answer = await world.post('accounts/social/start', { provider: 'google', next })
    expect(answer).toMatchObject({ status: 400, json: { errors: [{ field: 'next' }] } })
  })

  test('no code, key, token or secret is ever in the log', async () => {
    const url = await world.begin('google')
    const idToken = await issuer.token({ claims: claimsFor('wrong') })
    issuer.answer(idToken)
    await world.comeBack('google', { code: 'canary-of-a-code', state: stateOf(url) })
    const text = JSON.stringify(world.logged)
    expect(world.logged.length).toBeGreaterThan(0)
    for (const secret of ['canary-of-a-code', idToken, stateOf(url), 'sandbox-google-secret'])
      expect(text).not.toContain(secret)
  })
})

describe('2.7.10 a provider without keys', () => {
  test('R-108 is not offered, and its addresses answer 404', async () => {
    const bare = await keylessSocialWorld()
    try {
      const list = await bare.raw('GET', '/singlefin-ws/rest/accounts/social/providers')
      expect(JSON.parse(list.body)).toEqual({ providers: [] })
      for (const provider of ['google', 'apple', 'facebook']) {
        expect((await bare.post('accounts/social/start', { provider })).status).toBe(404)
        const method = provider === 'apple' ? 'POST' : 'GET'
        expect(
          (await bare.raw(method, `/auth/social/${provider}/callback`, method === 'POST' ? 'a=b' : undefined)).status,
        ).toBe(404)
      }
      expect((await bare.raw('POST', '/auth/social/apple/notifications', '{}', 'application/json')).status).toBe(404)
      expect((await bare.raw('POST', '/auth/social/facebook/deletion', 'a=b')).status).toBe(404)
    } finally {
      await bare.close()
    }
  })
})
