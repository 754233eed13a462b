import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSignUp, accountWorld, type AccountWorld } from '../../tests/support/account-world.ts'
import { reportFigures } from '../../tests/support/figures.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

const register = (fields: Record<string, unknown>, sent = {}) => world.post('accounts/register', aSignUp(fields), sent)
const confirm = (email: string, code: string, device = 'device-of-the-test') =>
  world.post('accounts/confirmEmail', { email, code }, { device })
const accountsOf = (email: string) => world.db.sql('select * from account where email = $1', [email])
const wrong = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0')

/** Signs up and confirms. */
async function member(email: string): Promise<void> {
  await register({ email })
  await world.deliver()
  await confirm(email, world.codeFor(email))
  // The welcome, so that what comes next is the last mail.
  await world.deliver()
}

describe('U-04 attacks on sign-up', () => {
  test('P7 sign-up with a known e-mail never alters that row, and its owner is told', async () => {
    await member('vittima@posta.example')
    const before = await accountsOf('vittima@posta.example')
    const answer = await register(
      { email: 'vittima@posta.example', password: 'attacker wins 99', firstName: 'Mallory' },
      { device: 'attacker' },
    )
    expect(answer).toMatchObject({ status: 200, json: { done: true } })
    await world.deliver()
    expect(await accountsOf('vittima@posta.example')).toEqual(before)
    const mail = world.mails.findLast(({ to }) => to === 'vittima@posta.example')
    expect(mail?.subject).toContain('Hai già un account')
    expect(mail?.text).not.toContain('Mallory')
    expect(await world.db.sql('select from registration where email = $1', ['vittima@posta.example'])).toHaveLength(0)
  })

  test('P8 pre-hijack: a stranger’s sign-up, before or after, never leaves a password of theirs', async () => {
    const email = 'preda@posta.example'
    const stranger = { password: 'stranger knows 1' }
    await register({ email, ...stranger }, { device: 'stranger' })
    await world.deliver()
    const strangersCode = world.codeFor(email)
    await register({ email, password: 'owner alone knows' }, { device: 'owner' })
    await world.deliver()
    const ownersCode = world.codeFor(email)
    await register({ email, ...stranger }, { device: 'stranger' })
    await world.deliver()
    const newestCode = world.codeFor(email)

    // The owner types what the mailbox shows first: the stranger's newest code opens nothing in the owner's browser.
    for (const code of [strangersCode, newestCode]) {
      if (code !== ownersCode)
        expect(await confirm(email, code, 'owner')).toMatchObject({
          status: 400,
          json: { code: 'code_wrong_or_expired' },
        })
    }
    expect(await confirm(email, ownersCode, 'owner')).toMatchObject({ status: 200 })
    // Nothing of the stranger is left to confirm, and their password opens nothing.
    expect(await world.db.sql('select from registration where email = $1', [email])).toHaveLength(0)
    expect(await confirm(email, newestCode, 'stranger')).toMatchObject({ status: 400 })
    expect(await world.post('accounts/login', { email, ...stranger }, { device: 'stranger' })).toMatchObject({
      status: 401,
    })
    expect(
      await world.post('accounts/login', { email, password: 'owner alone knows' }, { device: 'owner' }),
    ).toMatchObject({ status: 200 })
  })

  test('U-02 P10 known and unknown e-mails get the same bytes', async () => {
    await member('nota@posta.example')
    const calls = [
      ['accounts/register', (email: string) => aSignUp({ email })],
      ['accounts/resendCode', (email: string) => ({ email })],
      ['accounts/confirmEmail', (email: string) => ({ email, code: '000000' })],
      ['accounts/login', (email: string) => ({ email, password: 'not the right one' })],
    ] as const
    for (const [path, body] of calls) {
      const known = await world.post(path, body('nota@posta.example'), { device: 'curious' })
      const unknown = await world.post(path, body('ignota@posta.example'), { device: 'curious' })
      const isEqual = known.status === unknown.status && known.body === unknown.body
      reportFigures('U-02', { bodies: 1, unequal: Number(!isEqual) })
      expect([known.status, known.body], path).toEqual([unknown.status, unknown.body])
    }
  })

  test('P24 mass assignment: fields of an account that nobody may send are refused', async () => {
    for (const field of [
      'role',
      'isAdmin',
      'emailVerified',
      'confirmedAt',
      'idUser',
      'balance',
      'status',
      '__proto__x',
    ]) {
      const { status, json } = await register({ email: 'massa@posta.example', [field]: 1 })
      expect([status, json.errors?.[0]?.['code']]).toEqual([400, 'unknown_field'])
    }
  })

  test('nobody floods a mailbox: ten account mails in six hours, and the answer stays the same', async () => {
    for (let count = 0; count < 14; count += 1) {
      const answer = await register({ email: 'inondata@posta.example' }, { device: `flood-${count}` })
      expect(answer).toMatchObject({ status: 200, json: { done: true } })
      await world.deliver()
    }
    expect(world.mails.filter(({ to }) => to === 'inondata@posta.example')).toHaveLength(10)
  })
})

describe('R-108 the code', () => {
  test('five tries, then even the right code is dead; a new one works, the old one does not', async () => {
    const email = 'tentativi@posta.example'
    await register({ email })
    await world.deliver()
    const code = world.codeFor(email)
    for (let count = 0; count < 5; count += 1) expect(await confirm(email, wrong(code))).toMatchObject({ status: 400 })
    expect(await confirm(email, code)).toMatchObject({ status: 400, json: { code: 'code_wrong_or_expired' } })
    await world.post('accounts/resendCode', { email })
    await world.deliver()
    const newer = world.codeFor(email)
    if (newer !== code) expect(await confirm(email, code)).toMatchObject({ status: 400 })
    expect(await confirm(email, newer)).toMatchObject({ status: 200 })
  })

  test('fifty guesses at once are five', async () => {
    const email = 'raffica@posta.example'
    await register({ email })
    await world.deliver()
    const code = world.codeFor(email)
    await Promise.all(Array.from({ length: 50 }, () => confirm(email, wrong(code))))
    const [row] = await world.db.sql<{ code_tries: number }>('select code_tries from registration where email = $1', [
      email,
    ])
    expect(row?.code_tries).toBe(5)
    expect(await confirm(email, code)).toMatchObject({ status: 400 })
  })

  test('a code lives thirty minutes, and a sign-up a day', async () => {
    const email = 'lento@posta.example'
    await register({ email })
    await world.deliver()
    const code = world.codeFor(email)
    await world.db.moveClock('30 minutes 1 second')
    expect(await confirm(email, code)).toMatchObject({ status: 400 })
    await world.db.moveClock('25 hours')
    await register({ email: 'altro@posta.example' })
    expect(await world.db.sql('select from registration where email = $1', [email])).toHaveLength(0)
    await world.db.moveClock('0')
  })

  test('a code works once, also when it is sent twice at once', async () => {
    const email = 'doppio@posta.example'
    await register({ email })
    await world.deliver()
    const code = world.codeFor(email)
    const answers = await Promise.all([confirm(email, code), confirm(email, code), confirm(email, code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    expect(await accountsOf(email)).toHaveLength(1)
  })

  test('R-506 signing in before the code says so, only to the browser that knows the password', async () => {
    const email = 'attesa@posta.example'
    await register({ email })
    const login = (password: string, device: string) => world.post('accounts/login', { email, password }, { device })
    expect(await login('sale e sabbia 42', 'device-of-the-test')).toMatchObject({
      status: 403,
      json: { code: 'email_not_confirmed' },
    })
    expect(await login('wrong password', 'device-of-the-test')).toMatchObject({
      status: 401,
      json: { code: 'wrong_credentials' },
    })
    expect(await login('sale e sabbia 42', 'another')).toMatchObject({
      status: 401,
      json: { code: 'wrong_credentials' },
    })
  })
})
