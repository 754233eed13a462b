import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileIssuer, type HostileIssuer, type TokenTelling } from '../../../tests/support/hostile-issuer.ts'
import { aCompletion, socialWorld, socialWorldAt, type SocialWorld } from '../../../tests/support/social-world.ts'
import { appleSecret } from './apple-secret.ts'
import { socialData } from './social-data.ts'
import { identityKeys } from '../../platform/identity-environment.ts'

let issuer: HostileIssuer
let world: SocialWorld
beforeAll(async () => {
  issuer = await hostileIssuer()
  world = await socialWorldAt(issuer.url)
})
afterAll(async () => {
  await world.close()
  await issuer.close()
})

/** An account with an identity and a session. */
async function member(email: string, provider: string, subject: string): Promise<number> {
  const [row] = await world.db.sql<{ id: string }>(
    `with a as (insert into account (email, password_hash, first_name, last_name, phone, confirmed_at)
       values ($1, '', 'Test', 'Person', '+39333', battigia_now()) returning id),
     i as (insert into social_identity (account_id, provider, subject) select id, $2, $3 from a),
     s as (insert into session (account_id, token_hash, browser_key, created_at, last_used_at, idle, ends_at)
       select id, sha256($1::bytea), sha256('b'), now(), now(), interval '1 day', now() + interval '1 day' from a)
     select id from a`,
    [email, provider, subject],
  )
  return Number(row?.id)
}
const left = async (accountId: number) => ({
  identities: (await world.db.sql('select from social_identity where account_id = $1', [accountId])).length,
  sessions: (await world.db.sql('select from session where account_id = $1', [accountId])).length,
  account: (await world.db.sql('select from account where id = $1', [accountId])).length,
})

async function appleSays(event: object, over: Partial<TokenTelling> & { claims?: object } = {}) {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `${issuer.url}/apple`,
    aud: 'sandbox.battigia.app',
    iat: now,
    jti: 'one',
    events: JSON.stringify(event),
    ...over.claims,
  }
  const payload = await issuer.token({ provider: 'apple', ...over, claims })
  return world.raw('POST', '/auth/social/apple/notifications', JSON.stringify({ payload }), 'application/json')
}
const later = () => Date.now() + 1000

describe('2.7.11 Apple’s notifications', () => {
  test('consent-revoked takes the identity and the sessions, the account stays; repeated it changes nothing', async () => {
    const id = await member('sofia@posta.example', 'apple', 'sofia')
    const event = { type: 'consent-revoked', sub: 'sofia', event_time: later() }
    expect((await appleSays(event)).status).toBe(200)
    expect(await left(id)).toEqual({ identities: 0, sessions: 0, account: 1 })
    expect((await appleSays(event)).status).toBe(200)
    // Added again since: the old notification, sent once more, is about the past.
    await world.db.sql(
      `insert into social_identity (account_id, provider, subject, added_at) values ($1, 'apple', 'sofia', now() + interval '1 hour')`,
      [id],
    )
    expect((await appleSays(event)).status).toBe(200)
    expect(await left(id)).toMatchObject({ identities: 1 })
  })

  test('a relay that stops and starts again is noted', async () => {
    const id = await member('relay@posta.example', 'apple', 'relayed')
    const stopped = async () =>
      (
        await world.db.sql<{ at: Date | null }>(
          'select mail_stopped_at as at from social_identity where account_id = $1',
          [id],
        )
      )[0]?.at
    await appleSays({ type: 'email-disabled', sub: 'relayed', event_time: later() })
    expect(await stopped()).toBeInstanceOf(Date)
    await appleSays({ type: 'email-enabled', sub: 'relayed', event_time: later() })
    expect(await stopped()).toBeNull()
  })

  test('P16 one that Apple did not sign, or not for us, does nothing', async () => {
    const id = await member('paolo@posta.example', 'apple', 'paolo')
    const event = { type: 'account-delete', sub: 'paolo', event_time: later() }
    const wrong = [
      { sign: 'none' },
      { sign: 'other-key' },
      { sign: 'hs256-with-public-key' },
      { provider: 'google' },
      { claims: { aud: 'x' } },
      { claims: { iss: 'x' } },
    ] as const
    for (const over of wrong) expect((await appleSays(event, over)).status, JSON.stringify(over)).toBe(400)
    for (const body of ['', '{}', '{"payload":1}', 'not json'])
      expect((await world.raw('POST', '/auth/social/apple/notifications', body, 'application/json')).status).toBe(400)
    expect(await left(id)).toMatchObject({ identities: 1, sessions: 1 })
  })
})

describe('2.7.12 Facebook’s requests to delete', () => {
  const sign = (payload: object, secret = 'sandbox-facebook-secret') => {
    const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url')
    return `${createHmac('sha256', secret).update(encoded).digest('base64url')}.${encoded}`
  }
  const ask = (signedRequest: string) =>
    world.raw(
      'POST',
      '/auth/social/facebook/deletion',
      new URLSearchParams({ signed_request: signedRequest }).toString(),
    )

  test('a good one answers an address and a code, and the page says that it is done', async () => {
    const id = await member('nina@posta.example', 'facebook', '4711')
    const answer = await ask(sign({ algorithm: 'HMAC-SHA256', user_id: '4711', issued_at: 1 }))
    const { url, confirmation_code: code } = JSON.parse(answer.body) as { url: string; confirmation_code: string }
    expect(answer.status).toBe(200)
    expect(url).toBe(`https://app.example/auth/social/facebook/deletion?code=${code}`)
    expect(code).not.toContain('4711')
    expect(await left(id)).toEqual({ identities: 0, sessions: 0, account: 1 })
    const page = await world.raw('GET', url.replace('https://app.example', ''))
    expect(page.status).toBe(200)
    expect(page.body).toContain('<h1>Fatto</h1>')
    expect((await world.raw('GET', '/auth/social/facebook/deletion?code=unknown')).status).toBe(404)
    // Asked again it answers the same.
    expect(
      JSON.parse((await ask(sign({ algorithm: 'HMAC-SHA256', user_id: '4711', issued_at: 2 }))).body),
    ).toMatchObject({ url })
  })

  test('a bad signature, another algorithm and nonsense are refused', async () => {
    const id = await member('elsa@posta.example', 'facebook', '4712')
    const good = { algorithm: 'HMAC-SHA256', user_id: '4712' }
    for (const wrong of [sign(good, 'another secret'), sign({ ...good, algorithm: 'none' }), `x${sign(good)}`, '.', ''])
      expect((await ask(wrong)).status).toBe(400)
    expect(await left(id)).toMatchObject({ identities: 1 })
  })
})

test('2.7.9 a client secret that Apple refuses is an operator’s error in the log and a general word for the person', async () => {
  const other = await socialWorld()
  const wrong = await socialWorldAt(other.providersUrl, { APPLE_TEAM_ID: 'WRONGTEAM1' })
  try {
    expect(await wrong.visit('apple', '001001.p')).toMatchObject({ failed: 'failed' })
    const lines = wrong.logged.map(({ msg }) => String(msg))
    expect(lines.some((line) => line.includes('APPLE_TEAM_ID'))).toBe(true)
    await forgotten(other)
  } finally {
    await wrong.close()
    await other.close()
  }
})

/** R-109 2.6: erasing a person revokes at Apple, once, by a token that is sealed wherever it waits. */
async function forgotten(own: SocialWorld): Promise<void> {
  const met = await own.arrive('apple', '001001.p')
  const email = 'paolo.neri.prova@icloud.com'
  const made = await own.post('accounts/social/complete', aCompletion(met.json['key'], { email }))
  const { token } = made.json['session'] as { token: string }
  // The last way in stays.
  const remove = () => own.post('accounts/social/remove', { provider: 'apple' }, { token })
  expect(await remove()).toMatchObject({ status: 409, json: { code: 'last_way_in' } })
  const [row] = await own.db.sql<{ account_id: string; refresh_token: Buffer; subject: string }>(
    'select * from social_identity',
  )
  if (row === undefined) throw new Error('no identity')
  expect(await socialData.export(own.db.database, Number(row.account_id))).toMatchObject({
    socialLogins: [{ provider: 'apple' }],
  })
  const refreshToken = own.openToken(row.refresh_token, row.subject)
  expect(row.refresh_token.toString('latin1')).not.toContain(refreshToken)
  expect((await renew(own, refreshToken)).status).toBe(200)
  await own.db.database.transaction((tx) => socialData.erase(tx, Number(row.account_id)))
  expect(JSON.stringify(await own.db.sql('select payload from outbox'))).not.toContain(refreshToken)
  await own.deliver()
  const refused = await renew(own, refreshToken)
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([400, 'invalid_grant'])
  expect(await own.db.sql('select from outbox')).toHaveLength(0)
  expect(await own.db.sql('select from social_identity')).toHaveLength(0)
}

/** Asks Apple to renew, as the server would: works until the token is revoked. */
async function renew({ providersUrl }: SocialWorld, refreshToken: string): Promise<Response> {
  const { apple } = identityKeys({ IDENTITY_SANDBOX_URL: providersUrl })
  if (apple === null) throw new Error('no keys of Apple')
  return fetch(`${providersUrl}/apple/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: apple.servicesId,
      client_secret: await appleSecret(apple, `${providersUrl}/apple`),
    }),
  })
}
