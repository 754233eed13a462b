import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { accountWorld, type AccountWorld } from '../../tests/support/account-world.ts'
import { reportFigures } from '../../tests/support/figures.ts'
import { createConfirmedAccount } from './create-account.ts'
import { resolveSession } from './session.ts'

let world: AccountWorld
const PASSWORD = 'sale e sabbia 42'

beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

/** A confirmed account of the test's own. */
async function someone(password = PASSWORD): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@posta.example`
  const account = {
    email,
    password,
    firstName: 'Giulia',
    lastName: 'Ferri',
    phone: '+393331234567',
    language: 'it',
  } as const
  await world.db.database.transaction((tx) => createConfirmedAccount(tx, account))
  return email
}
const login = (email: string, password = PASSWORD, device = 'home') =>
  world.post('accounts/login', { email, password }, { device })
const tokenOf = async (email: string, device = 'home') => String((await login(email, PASSWORD, device)).json['token'])
const profile = (email: string, token?: string) =>
  world.post('users/getUser', { email }, token === undefined ? {} : { token })

describe('R-108 R-711 login', () => {
  test('answers a token of 256 bits, the e-mail and the names', async () => {
    const email = await someone()
    const { status, json } = await login(email.toUpperCase())
    expect(status).toBe(200)
    expect(json).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      username: email,
      firstName: 'Giulia',
      lastName: 'Ferri',
    })
  })

  test('the database knows only the SHA-256 of a token', async () => {
    const token = await tokenOf(await someone())
    const rows = await world.db.sql('select s::text from session s')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'))
  })

  test('the same password in another Unicode form is the same password', async () => {
    const email = `${randomUUID().slice(0, 8)}@posta.example`
    const account = {
      email,
      password: 'perch\u00e9 no mare',
      firstName: 'A',
      lastName: 'B',
      phone: '',
      language: 'it',
    } as const
    await world.db.database.transaction((tx) => createConfirmedAccount(tx, account))
    expect(await login(email, 'perche\u0301 no mare')).toMatchObject({ status: 200 })
  })

  test('U-03 nothing of a password is cut off: one of 128 characters is not its first 127, nor with another end', async () => {
    const long = `${'sale e sabbia '.repeat(9)}42`
    expect(long).toHaveLength(128)
    const email = await someone(long)
    expect(await login(email, long.slice(0, 127))).toMatchObject({ status: 401 })
    expect(await login(email, `${long.slice(0, 127)}3`)).toMatchObject({ status: 401 })
    expect(await login(email, `${long}2`)).toMatchObject({ status: 401 })
    expect(await login(email, long)).toMatchObject({ status: 200 })
  })

  test.each([
    ['email', ''],
    ['email', 'x'],
    ['password', ''],
    ['password', 'x'.repeat(513)],
    ['email', "' or 1=1 --@x.it"],
    ['password', 'a\u0000b'],
    ['email', { $ne: null }],
    ['password', ['x']],
    ['role', 'admin'],
  ])('R-506 %s %j is bad input in every language', async (field, value) => {
    for (const language of LANGUAGES) {
      const { status, json } = await world.post(
        'accounts/login',
        { email: 'a@posta.example', password: 'x', [field]: value },
        { language },
      )
      expect([status, json.errors?.[0]?.['field']]).toEqual([400, field])
    }
  })
})

describe('R-407 sessions', () => {
  test('U-05 P9 logout ends the session on the server: the token is refused from then on', async () => {
    const email = await someone()
    const token = await tokenOf(email)
    expect(await profile(email, token)).toMatchObject({ status: 200 })
    expect(await world.post('accounts/logout', {}, { token })).toMatchObject({ status: 200, json: { done: true } })
    expect(await profile(email, token)).toMatchObject({ status: 401, json: { code: 'login_required' } })
    expect(await world.post('accounts/logout', {}, { token })).toMatchObject({ status: 200, json: { done: true } })
    expect(await world.post('accounts/logout', {})).toMatchObject({ status: 200, json: { done: true } })
  })

  test('U-05 logging in with an old token ends the old one; another browser’s stays', async () => {
    const email = await someone()
    const [old, other] = [await tokenOf(email), await tokenOf(email, 'phone')]
    const again = await world.post('accounts/login', { email, password: PASSWORD }, { device: 'home', token: old })
    expect(await profile(email, old)).toMatchObject({ status: 401 })
    expect(await profile(email, other)).toMatchObject({ status: 200 })
    expect(await profile(email, String(again.json['token']))).toMatchObject({ status: 200 })
  })

  test('U-05 P9 a changed password or e-mail ends every session, whatever code changed it', async () => {
    for (const change of ['password_hash', 'email']) {
      const email = await someone()
      const tokens = [await tokenOf(email), await tokenOf(email, 'phone')]
      await world.db.sql(`update account set ${change} = $1 || ${change} where email = $2`, ['x', email])
      for (const token of tokens) expect(await resolveSession(world.db.database, token)).toBeNull()
    }
  })

  test.each(['', 'x', 'a'.repeat(43), '../../etc', 'eyJhbGciOiJub25lIn0.eyJzdWIiOjF9.'])(
    'P16 the token %j opens nothing',
    async (token) => {
      expect(await world.post('users/getUser', { email: 'a@posta.example' }, { token })).toMatchObject({ status: 401 })
    },
  )

  test('a session slides to 30 days after its last use and never beyond 60 after login', async () => {
    const email = await someone()
    const token = await tokenOf(email)
    const isLive = async (after: string) => {
      await world.db.moveClock(after)
      return (await resolveSession(world.db.database, token)) !== null
    }
    expect(await isLive('29 days 23 hours')).toBe(true)
    expect(await isLive('59 days 22 hours')).toBe(true)
    expect(await isLive('60 days')).toBe(false)
    await world.db.moveClock('0')
    const idle = await tokenOf(email)
    await world.db.moveClock('30 days')
    expect(await resolveSession(world.db.database, idle)).toBeNull()
    await world.db.moveClock('0')
  })

  test('the last use is written at most once an hour', async () => {
    const email = await someone()
    const token = await tokenOf(email)
    const lastUse = async () => {
      await resolveSession(world.db.database, token)
      const [row] = await world.db.sql<{ at: string }>(
        'select last_used_at::text as at from session join account a on a.id = account_id where a.email = $1',
        [email],
      )
      return row?.at
    }
    const first = await lastUse()
    await world.db.moveClock('59 minutes')
    expect(await lastUse()).toBe(first)
    await world.db.moveClock('61 minutes')
    expect(await lastUse()).not.toBe(first)
    await world.db.moveClock('0')
  })
})

describe('guessing', () => {
  test('the sixth wrong password waits, a right one meanwhile waits as well, and nobody is locked out for good', async () => {
    const email = await someone()
    for (let count = 0; count < 6; count += 1)
      expect(await login(email, 'wrong guess', 'stranger')).toMatchObject({ status: 401 })
    const waiting = await login(email, PASSWORD, 'stranger')
    expect(waiting).toMatchObject({ status: 429, json: { code: 'too_many_requests', data: { retryAfterSeconds: 2 } } })
    await world.db.moveClock('3 seconds')
    expect(await login(email, PASSWORD, 'stranger')).toMatchObject({ status: 200 })
    await world.db.moveClock('0')
  })

  test('a browser that signed in before is not slowed down by a stranger', async () => {
    const email = await someone()
    await tokenOf(email, 'home')
    for (let count = 0; count < 8; count += 1) await login(email, 'wrong guess', `stranger-${count}`)
    expect(await login(email, PASSWORD, 'new phone')).toMatchObject({ status: 429 })
    expect(await login(email, PASSWORD, 'home')).toMatchObject({ status: 200 })
  })

  test('many guesses at once are counted one by one', async () => {
    const email = await someone()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => login(email, `guess number ${index}`, 'stranger')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14)
  })

  test('an unknown e-mail waits just the same', async () => {
    const [known, unknown] = [await someone(), 'nobody-at-all@posta.example']
    const statuses = async (email: string) => {
      const seen: number[] = []
      for (let count = 0; count < 8; count += 1) seen.push((await login(email, 'wrong guess', 'stranger')).status)
      return seen
    }
    expect(await statuses(known)).toEqual(await statuses(unknown))
  })

  test('U-01 a guesser who waits out every delay is heard at most 30 times an hour from 100 prefixes and browsers; the owner is not slowed down', async () => {
    const email = await someone()
    await tokenOf(email, 'home')
    let [heard, seconds, tries] = [0, 0, 0]
    while (seconds < 3600) {
      tries += 1
      const asked = { device: `guesser-${tries % 100}`, address: `172.16.${tries % 100}.7` }
      const { status, json } = await world.post('accounts/login', { email, password: `guess ${tries}` }, asked)
      if (status === 401) heard += 1
      else {
        expect(status).toBe(429)
        seconds += (json['data'] as { retryAfterSeconds: number }).retryAfterSeconds
        await world.db.moveClock(`${seconds} seconds`)
      }
    }
    expect(heard).toBeGreaterThan(6)
    const owner = await login(email, PASSWORD, 'home')
    reportFigures('U-01', { guesses: heard, owner: Number(owner.status === 200) })
    expect(heard).toBeLessThanOrEqual(30)
    expect(owner).toMatchObject({ status: 200 })
    await world.db.moveClock('0')
  })
})
