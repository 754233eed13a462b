import { hash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALL_PREFIX } from '../../../domain/platform/call.ts'
import { PUBLIC_URL } from '../../../tests/support/account-world.ts'
import { aCompletion, socialWorld, type SocialWorld } from '../../../tests/support/social-world.ts'
import { walk } from '../../../tests/support/walk-provider.ts'
import { identityKeys } from '../../platform/identity-environment.ts'
import { openSocialLogins } from './open-providers.ts'
import { getSocialProviders, startSocialLogin } from './start-social-login.ts'

let world: SocialWorld
beforeAll(async () => {
  world = await socialWorld({
    google: [
      { id: 'g-new', firstName: 'Rosa', lastName: 'Testa', email: 'rosa.app@gmail.com', emailVerified: true },
      { id: 'g-thief', firstName: 'Ugo', lastName: 'Testa', email: 'ugo.app@gmail.com', emailVerified: true },
    ],
    apple: [{ id: 'a-fails', firstName: 'Olga', lastName: 'Testa', email: 'olga@icloud.com', emailVerified: 'true' }],
  })
})
afterAll(() => world.close())

/** An app: its secret verifier, the challenge of it, and the id of this run of it, which another run has not. */
const anApp = (platform: 'ios' | 'android' = 'ios') => {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = hash('sha256', verifier, 'base64url')
  return { platform, verifier, challenge, run: { device: verifier, headers: { 'x-app-platform': platform } } }
}
type InstalledApp = ReturnType<typeof anApp>

const begin = ({ run, challenge }: InstalledApp, provider: 'google' | 'apple' = 'google') =>
  world.begin(provider, run, { challenge })
const visit = async (app: InstalledApp, person: string | null, provider: 'google' | 'apple' = 'google') =>
  world.comeBack(provider, await walk(await begin(app, provider), person))
const finish = (key: string | null, { verifier, run }: Pick<InstalledApp, 'verifier' | 'run'>, sent = run) =>
  world.post('accounts/social/finish', { key, verifier }, sent)
const REFUSED = { status: 401, json: { code: 'social_login_failed' } }

describe('R-108 R-711 a social login in an app', () => {
  test.each([
    ['ios', 'it.argo.app:/signup-completa?next=%2Ftabs%2Fcarrello#social=KEY'],
    [
      'android',
      'intent://app.example/signup-completa?next=%2Ftabs%2Fcarrello#social=KEY#Intent;scheme=https;package=it.argo.app;end',
    ],
  ] as const)(
    'R-108 on %s leads back into the resort’s own app, by itself or by a press',
    async (platform, address) => {
      const back = await visit(anApp(platform), 'g-new')
      expect(back).toMatchObject({ status: 200, failed: null, key: expect.stringMatching(/^[\w-]{43}$/) })
      expect(back.location.href.replace(back.key ?? '', 'KEY')).toBe(address)
    },
  )

  test('R-108 makes an account and a session with the app’s verifier, though the app was started anew meanwhile', async () => {
    const app = anApp()
    const { key } = await visit(app, 'g-new')
    const anew = { ...app.run, device: 'another-run-of-the-app' }
    const met = await finish(key, app, anew)
    expect(met).toMatchObject({ status: 200, json: { status: 'completion', email: 'rosa.app@gmail.com' } })
    const fields = aCompletion(met.json['key'], { email: 'rosa.app@gmail.com' })
    // What goes on is this run's.
    expect((await world.post('accounts/social/complete', fields, app.run)).status).toBe(401)
    const made = await world.post('accounts/social/complete', fields, anew)
    expect(made).toMatchObject({ status: 200, json: { session: { username: 'rosa.app@gmail.com' } } })
    const again = anApp('android')
    const second = await visit(again, 'g-new')
    expect(await finish(second.key, again)).toMatchObject({ status: 200, json: { status: 'signed_in' } })
  })

  test('the link opens once, and only with the verifier of the app that began', async () => {
    const [app, thief] = [anApp(), anApp()]
    const { key } = await visit(app, 'g-new')
    // None of these can use a link that they caught: another app, one that knows only the challenge, a browser with the app's run id.
    expect(await finish(key, thief)).toMatchObject(REFUSED)
    expect(await finish(key, { verifier: app.challenge, run: app.run })).toMatchObject(REFUSED)
    expect(await world.post('accounts/social/finish', { key }, app.run)).toMatchObject(REFUSED)
    expect(await finish(key, app)).toMatchObject({ status: 200 })
    expect(await finish(key, app)).toMatchObject(REFUSED)
  })

  test('nobody is signed in as the one who sent them a link, neither in the app nor on the web', async () => {
    const [thief, victim] = [anApp(), anApp()]
    const { key } = await visit(thief, 'g-thief')
    expect(await finish(key, victim)).toMatchObject(REFUSED)
    expect(await world.post('accounts/social/finish', { key })).toMatchObject(REFUSED)
    const web = await world.visit('google', 'g-thief', { device: 'thief' })
    expect(await finish(web.key, victim)).toMatchObject(REFUSED)
  })

  test('turning back at the provider, an old attempt and a second answer lead back into the app as well', async () => {
    const app = anApp()
    expect(await visit(app, null)).toMatchObject({
      status: 200,
      failed: 'cancelled',
      location: { protocol: 'it.argo.app:' },
    })
    const answer = await walk(await begin(app), 'g-new')
    expect(await world.comeBack('google', answer)).toMatchObject({ failed: null })
    expect(await world.comeBack('google', answer)).toMatchObject({
      status: 200,
      failed: 'expired',
      location: { protocol: 'it.argo.app:' },
    })
    const late = await visit(app, 'g-new')
    await world.db.sql(`update social_arrival set created_at = created_at - interval '11 minutes'`)
    expect(await finish(late.key, app)).toMatchObject(REFUSED)
  })

  test('a state names no app that is not the resort’s, and changes the way back of no other attempt', async () => {
    const { state = '', ...answer } = await walk(await world.begin('google', { device: 'browser' }), 'g-new')
    const forged = await world.comeBack('google', { ...answer, state: `${state}.ios` })
    expect(forged).toMatchObject({ failed: 'expired', location: { protocol: 'it.argo.app:' } })
    expect(await world.comeBack('google', { ...answer, state: `${state}.evil` })).toMatchObject({ status: 303 })
    expect(await world.comeBack('google', { ...answer, state })).toMatchObject({ status: 303, failed: null })
  })

  test('2.7.7 Apple’s name is kept for the next try of the same app', async () => {
    const app = anApp()
    const answer = await walk(await begin(app, 'apple'), 'a-fails')
    expect(await world.comeBack('apple', { ...answer, code: 'broken' })).toMatchObject({ failed: 'failed' })
    const { key } = await visit(app, 'a-fails', 'apple')
    expect((await finish(key, app)).json).toMatchObject({ status: 'completion', firstName: 'Olga', lastName: 'Testa' })
  })

  test('the page of the way back has no script, keeps nothing and says its words in the browser’s language', async () => {
    const answer = await walk(await begin(anApp()), 'g-new')
    const page = await world.app.inject({
      url: `/auth/social/google/callback?${new URLSearchParams(answer)}`,
      headers: { 'accept-language': 'de' },
    })
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('App öffnen')
    expect(page.body).not.toContain('<script')
    expect(page.body).toContain('<meta http-equiv="refresh" content="0;url=it.argo.app:/signup-completa')
  })
})

describe('R-108 a resort without an app for a system', () => {
  const social = openSocialLogins(identityKeys({ IDENTITY_SANDBOX_URL: 'http://localhost:1' }), PUBLIC_URL, {
    android: [{ packageName: 'it.argo.app', fingerprint: 'AA' }],
    ios: [],
  })
  const contextOf = (platform: string) => ({ platform, deviceId: 'a', addressPrefix: '' }) as never

  test('offers no button there that could not lead back', async () => {
    const offered = (platform: string) => getSocialProviders({ social }).run(null as never, {}, contextOf(platform))
    expect((await offered('ios')).providers).toEqual([])
    expect((await offered('android')).providers).toHaveLength(3)
    expect((await offered('other')).providers).toHaveLength(3)
  })

  test('begins no login for an app or a browser that says it is one', async () => {
    const start = startSocialLogin({ social } as never)
    const input = { provider: 'google', challenge: 'B'.repeat(43) } as const
    for (const platform of ['ios', 'other'])
      await expect(start.run(null as never, input, contextOf(platform))).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is asked for by the system that the app names', async () => {
    const list = await world.app.inject({
      url: `${CALL_PREFIX}/accounts/social/providers`,
      headers: anApp().run.headers,
    })
    expect(list.json().providers).toHaveLength(3)
  })
})
