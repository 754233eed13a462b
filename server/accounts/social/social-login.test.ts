import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSignUp } from '../../../tests/support/account-world.ts'
import { walk } from '../../../tests/support/walk-provider.ts'
import { aCompletion, socialWorld, type SocialWorld } from '../../../tests/support/social-world.ts'

let world: SocialWorld
beforeAll(async () => {
  world = await socialWorld({
    google: [
      { id: 'g-new', firstName: 'Rosa', lastName: 'Testa', email: 'rosa.testa@gmail.com', emailVerified: true },
      { id: 'g-head', firstName: 'Ada', lastName: 'Testa', email: 'ada.testa@gmail.com', emailVerified: true },
      { id: 'g-same', firstName: 'Vera', lastName: 'Testa', email: 'vera.testa@gmail.com', emailVerified: true },
      { id: 'g-prey', firstName: 'Ida', lastName: 'Testa', email: 'ida.testa@gmail.com', emailVerified: true },
      { id: 'g-hers', firstName: 'Lia', lastName: 'Testa', email: 'lia.testa@gmail.com', emailVerified: true },
    ],
    apple: [
      { id: 'a-same', firstName: 'Vera', lastName: 'Testa', email: 'vera.testa@gmail.com', emailVerified: 'true' },
      { id: 'a-fails', firstName: 'Olga', lastName: 'Testa', email: 'olga@icloud.com', emailVerified: 'true' },
    ],
  })
})
afterAll(() => world.close())

const complete = (key: unknown, fields: Record<string, unknown>, sent = {}) =>
  world.post('accounts/social/complete', aCompletion(key, fields), sent)
const accountsOf = (email: string) =>
  world.db.sql<{ id: number; password_hash: string }>('select id, password_hash from account where email = $1', [email])
const identitiesOf = (subject: string) =>
  world.db.sql<{ account_id: number; provider: string }>('select * from social_identity where subject = $1', [subject])

/** Signs up with e-mail and password and confirms. */
async function member(email: string, password = 'sale e sabbia 42'): Promise<void> {
  await world.post('accounts/register', aSignUp({ email, password }), { device: 'own-device' })
  await world.deliver()
  await world.post('accounts/confirmEmail', { email, code: world.codeFor(email) }, { device: 'own-device' })
}

describe('a social login', () => {
  test('R-108 T2 a HEAD of where the provider leads back uses nothing up: the browser that comes after it signs in', async () => {
    const answer = await walk(await world.begin('google'), 'g-head')
    const url = `/auth/social/google/callback?${new URLSearchParams(answer)}`
    expect((await world.app.inject({ method: 'HEAD', url })).statusCode).toBe(405)
    expect(await world.comeBack('google', answer)).toMatchObject({ failed: null, key: expect.any(String) })
  })

  test('R-108 2.7.1 the first login makes an account with both consents, the second finds it by its subject', async () => {
    const first = await world.arrive('google', 'g-new')
    expect(first).toMatchObject({
      status: 200,
      json: {
        status: 'completion',
        firstName: 'Rosa',
        lastName: 'Testa',
        email: 'rosa.testa@gmail.com',
        isEmailProven: true,
      },
    })
    const made = await complete(first.json['key'], {
      firstName: 'Rosa',
      lastName: 'Testa',
      email: 'rosa.testa@gmail.com',
    })
    expect(made.json).toMatchObject({
      status: 'signed_in',
      session: { username: 'rosa.testa@gmail.com', firstName: 'Rosa' },
    })
    const [account] = await accountsOf('rosa.testa@gmail.com')
    expect(account?.password_hash).toBe('')
    const consents = await world.db.sql('select purpose, version from consent where account_id = $1 order by 1', [
      account?.id,
    ])
    expect(consents).toMatchObject([{ purpose: 'personal_data' }, { purpose: 'purposes' }])
    const { token } = made.json['session'] as { token: string }
    expect(await world.post('users/getUser', { email: 'rosa.testa@gmail.com' }, { token })).toMatchObject({
      status: 200,
    })

    // Known by the subject, whatever the account's e-mail is by now.
    await world.db.sql(`update account set email = 'rosa.nuova@posta.example' where id = $1`, [account?.id])
    const second = await world.arrive('google', 'g-new', { device: 'another-device' })
    expect(second.json).toMatchObject({ status: 'signed_in', session: { username: 'rosa.nuova@posta.example' } })
    // An account without a password answers a login as an unknown one does.
    expect(await world.post('accounts/login', { email: 'rosa.nuova@posta.example', password: 'x' })).toMatchObject({
      status: 401,
      json: { code: 'wrong_credentials' },
    })
  })

  test('R-108 2.7.2 the same e-mail by another provider is no merge: the account has to be proven', async () => {
    const first = await world.arrive('google', 'g-same')
    await complete(first.json['key'], { email: 'vera.testa@gmail.com' })
    const other = await world.arrive('apple', 'a-same', { device: 'elsewhere' })
    expect(other.json).toMatchObject({
      status: 'link',
      provider: 'apple',
      email: 'vera.testa@gmail.com',
      hasPassword: false,
    })
    expect(await identitiesOf('a-same')).toHaveLength(0)

    const key = other.json['key']
    const link = (code: string) => world.post('accounts/social/link', { key, code }, { device: 'elsewhere' })
    expect(await link('000000')).toMatchObject({ status: 400, json: { code: 'code_wrong_or_expired' } })
    await world.post('accounts/social/code', { key }, { device: 'elsewhere' })
    await world.deliver()
    const code = world.codeFor('vera.testa@gmail.com')
    // The code is for the browser that began; elsewhere it opens nothing.
    expect(await world.post('accounts/social/link', { key, code }, { device: 'thief' })).toMatchObject({ status: 401 })
    expect(await link(code)).toMatchObject({ status: 200, json: { username: 'vera.testa@gmail.com' } })
    expect(await identitiesOf('a-same')).toHaveLength(1)
    expect((await link(code)).status).not.toBe(200)
  })

  test('R-108 an account with a password is linked by that password, behind the delays of a login', async () => {
    await member('lia.testa@gmail.com')
    const met = await world.arrive('google', 'g-hers', { device: 'new-phone' })
    expect(met.json).toMatchObject({ status: 'link', hasPassword: true })
    const link = (password: string) =>
      world.post('accounts/social/link', { key: met.json['key'], password }, { device: 'new-phone' })
    expect(await link('not the password')).toMatchObject({ status: 401, json: { code: 'wrong_credentials' } })
    expect(await identitiesOf('g-hers')).toHaveLength(0)
    for (let tries = 0; tries < 8; tries += 1) await link('not the password')
    expect(await link('sale e sabbia 42')).toMatchObject({ status: 429 })
    await world.db.sql('delete from login_failure')
    expect(await link('sale e sabbia 42')).toMatchObject({ status: 200, json: { username: 'lia.testa@gmail.com' } })
    await world.deliver()
    const told = world.mails.filter(({ to, text }) => to === 'lia.testa@gmail.com' && text.includes('Google'))
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Un nuovo modo di accedere')])
    expect(told[0]?.text).toContain('https://app.example/tabs/contact/sicurezza')
    expect(await world.arrive('google', 'g-hers')).toMatchObject({ json: { status: 'signed_in' } })
  })

  test('P8 pre-hijack: a stranger’s sign-up that waits for its code is gone when the owner arrives', async () => {
    const email = 'ida.testa@gmail.com'
    await world.post('accounts/register', aSignUp({ email, password: 'stranger knows 1' }), { device: 'stranger' })
    await world.deliver()
    const code = world.codeFor(email)
    const met = await world.arrive('google', 'g-prey', { device: 'owner' })
    expect(met.json).toMatchObject({ status: 'completion', isEmailProven: true })
    await complete(met.json['key'], { email }, { device: 'owner' })
    expect(await world.db.sql('select from registration where email = $1', [email])).toHaveLength(0)
    expect(await world.post('accounts/confirmEmail', { email, code }, { device: 'stranger' })).toMatchObject({
      status: 400,
    })
    expect(
      await world.post('accounts/login', { email, password: 'stranger knows 1' }, { device: 'stranger' }),
    ).toMatchObject({ status: 401 })
  })

  test('2.7.3 P8 an unverified e-mail, or one of Facebook, that is an account’s opens and links nothing', async () => {
    await member('anna@example.it')
    await member('luca.marin@posta.example')
    for (const [provider, person, email] of [
      ['facebook', '900003', 'anna@example.it'],
      ['google', '1012', 'luca.marin@posta.example'],
    ] as const) {
      const met = await world.arrive(provider, person, { device: 'stranger' })
      expect(met.json).toMatchObject({ status: 'completion', email, isEmailProven: false })
      const before = await accountsOf(email)
      const answer = await complete(met.json['key'], { email }, { device: 'stranger' })
      expect(answer.json).toEqual({ status: 'code_sent' })
      await world.deliver()
      // The owner is told, nobody gets a code, and no code confirms.
      expect(world.mails.findLast(({ to }) => to === email)?.subject).toContain('Hai già un account')
      const key = met.json['key']
      const confirm = await world.post('accounts/social/confirm', { key, code: '123456' }, { device: 'stranger' })
      expect(confirm).toMatchObject({ status: 400, json: { code: 'code_wrong_or_expired' } })
      const link = await world.post(
        'accounts/social/link',
        { key, password: 'sale e sabbia 42' },
        { device: 'stranger' },
      )
      expect(link).toMatchObject({ status: 401, json: { code: 'social_login_failed' } })
      expect(await identitiesOf(person)).toHaveLength(0)
      expect(await accountsOf(email)).toEqual(before)
    }
  })

  test('2.7.4 a relay address makes an account of its own and is never merged with one', async () => {
    const relay = 'x7k2m9@privaterelay.appleid.com'
    const met = await world.arrive('apple', '001002.s')
    expect(met.json).toMatchObject({ status: 'completion', email: relay, isEmailProven: true, firstName: 'Sofia' })
    await complete(met.json['key'], { firstName: 'Sofia', email: relay })
    expect(await accountsOf(relay)).toHaveLength(1)
    // Somebody else’s identity with that address: another e-mail is asked for, and no link is offered.
    await world.db.sql(`update social_identity set subject = 'somebody else' where subject = '001002.s'`)
    const again = await world.arrive('apple', '001002.s')
    expect(again.json).toMatchObject({ status: 'completion', email: '', isEmailProven: false })
    const kept = await complete(again.json['key'], { email: relay })
    expect(kept.json).toEqual({ status: 'code_sent' })
    expect(await accountsOf(relay)).toHaveLength(1)
  })

  test('2.7.5 a missing e-mail is asked for and proven by a mailed code before there is an account', async () => {
    const email = 'elsa.greco@posta.example'
    const met = await world.arrive('facebook', '900001')
    expect(met.json).toMatchObject({ status: 'completion', email: '', isEmailProven: false, firstName: 'Elsa' })
    const key = met.json['key']
    expect((await complete(key, { email, firstName: 'Elsa' })).json).toEqual({ status: 'code_sent' })
    await world.deliver()
    expect(await accountsOf(email)).toHaveLength(0)
    const first = world.codeFor(email)
    await world.post('accounts/social/code', { key })
    await world.deliver()
    const code = world.codeFor(email)
    if (first !== code) expect((await world.post('accounts/social/confirm', { key, code: first })).status).toBe(400)
    const confirmed = await world.post('accounts/social/confirm', { key, code })
    expect(confirmed).toMatchObject({ status: 200, json: { username: email, firstName: 'Elsa' } })
    expect(await world.arrive('facebook', '900001')).toMatchObject({ json: { status: 'signed_in' } })
  })

  test('2.7.7 Apple’s name is kept though the rest of the first answer fails, and it comes only once', async () => {
    const answer = await walk(await world.begin('apple'), 'a-fails')
    expect(answer['user']).toContain('Olga')
    // The code does not arrive whole: nothing but the name is left of this answer.
    expect(await world.comeBack('apple', { ...answer, code: 'broken' })).toMatchObject({ failed: 'failed' })
    const second = await world.visit('apple', 'a-fails')
    const met = await world.post('accounts/social/finish', { key: second.key })
    expect(met.json).toMatchObject({ status: 'completion', firstName: 'Olga', lastName: 'Testa' })
  })

  test('R-508 without the texts that were shown there is no account', async () => {
    const met = await world.arrive('google', '1010')
    for (const field of ['personalDataVersion', 'purposesVersion']) {
      const answer = await complete(met.json['key'], { email: 'giulia.ferri.prova@gmail.com', [field]: 'never shown' })
      expect(answer).toMatchObject({ status: 400, json: { errors: [{ field, code: 'not_offered' }] } })
    }
    expect(await accountsOf('giulia.ferri.prova@gmail.com')).toHaveLength(0)
  })

  test('R-108 who turns back at the provider comes back to the app, which says so', async () => {
    for (const provider of ['google', 'apple', 'facebook'] as const) {
      const back = await world.visit(provider, null)
      expect(back).toMatchObject({ status: 303, key: null, failed: 'cancelled' })
      expect(back.location.href).toBe(
        'https://app.example/signup-completa?next=%2Ftabs%2Fcarrello#social-failed=cancelled',
      )
    }
  })
})
