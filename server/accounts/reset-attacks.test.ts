import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aMember,
  anAddress,
  isOpen,
  NEW_PASSWORD,
  PASSWORD,
  signIn,
  tokenOf,
} from '../../tests/support/account-steps.ts'
import { accountWorld, PUBLIC_URL, type AccountWorld, type Sent } from '../../tests/support/account-world.ts'
import { reportFigures } from '../../tests/support/figures.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

const ask = (email: string, sent: Sent = {}) =>
  world.post('accounts/requestPasswordReset', { email, language: 'it' }, sent)
const reset = (key: string, password = NEW_PASSWORD) => world.post('accounts/resetPassword', { key, password })
const check = (key: string) => world.post('accounts/checkResetLink', { key })
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email)
const OVER = { status: 400, json: { code: 'link_wrong_or_expired' } }

/** Asks for a link and answers its secret. */
async function keyFor(email: string, sent: Sent = {}): Promise<string> {
  expect(await ask(email, sent)).toMatchObject({ status: 200, json: { done: true } })
  await world.deliver()
  return world.keyFor(email, 'recuperapassword#key')
}

describe('R-108 R-507 a new password by a mailed link', () => {
  test('the link sets it, the old one opens nothing more, and the owner is told', async () => {
    const { email } = await aMember(world)
    const key = await keyFor(email)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await reset(key)).toMatchObject({ status: 200, json: { email } })
    expect(await signIn(world, email)).toMatchObject({ status: 401 })
    expect(await signIn(world, email, NEW_PASSWORD)).toMatchObject({ status: 200 })
    await world.deliver()
    expect(mailsTo(email).at(-1)?.subject).toContain('è cambiata')
  })

  test('an account of a social login alone has no password, answers a login like every wrong one, and gets one', async () => {
    const { email, accountId } = await aMember(world)
    await world.db.sql(`update account set password_hash = '' where id = $1`, [accountId])
    for (const tried of ['x', PASSWORD])
      expect(await signIn(world, email, tried)).toMatchObject({ status: 401, json: { code: 'wrong_credentials' } })
    expect(await reset(await keyFor(email))).toMatchObject({ status: 200 })
    expect(await signIn(world, email, NEW_PASSWORD)).toMatchObject({ status: 200 })
  })

  test('U-04 a stranger’s sign-up from before opens no account without a password', async () => {
    const email = anAddress()
    const signUp = {
      firstName: 'Mallory',
      lastName: 'Neri',
      email,
      phone: '+393331234567',
      password: 'stranger knows 1',
    }
    const consents = { personalDataRead: true, personalDataVersion: '2026-1', purposesAccepted: true }
    await world.post('accounts/register', { ...signUp, ...consents, purposesVersion: '2026-1', language: 'it' })
    const { accountId } = await aMember(world, email)
    await world.db.sql(`update account set password_hash = '' where id = $1`, [accountId])
    expect(await signIn(world, email, signUp.password, 'device-of-the-test')).toMatchObject({
      status: 401,
      json: { code: 'wrong_credentials' },
    })
  })

  test('who tried too often and resets need not wait with the new password', async () => {
    const { email } = await aMember(world)
    for (let count = 0; count < 7; count += 1) await signIn(world, email, 'wrong guess', 'phone')
    expect(await signIn(world, email, PASSWORD, 'phone')).toMatchObject({ status: 429 })
    await reset(await keyFor(email))
    expect(await signIn(world, email, NEW_PASSWORD, 'phone')).toMatchObject({ status: 200 })
  })
})

describe('P9 U-04 U-05 attacks on the reset', () => {
  test.each([
    ['Host', { host: 'evil.example' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example' }],
    ['Forwarded', { forwarded: 'host=evil.example;proto=http' }],
    ['Origin and Referer', { origin: 'https://evil.example', referer: 'https://evil.example/' }],
  ])('P9 a poisoned %s moves no link', async (_name, headers) => {
    const { email } = await aMember(world)
    await ask(email, { headers })
    await world.deliver()
    const [mail] = mailsTo(email)
    expect(mail?.text).toContain(`${PUBLIC_URL}/recuperapassword#key=`)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })

  test('the database holds the SHA-256 of the secret alone, before and after the mail', async () => {
    const { email } = await aMember(world)
    await ask(email)
    expect(
      await world.db.sql('select from password_reset r join account a on a.id = account_id where email = $1', [email]),
    ).toHaveLength(0)
    await world.deliver()
    const key = world.keyFor(email, 'recuperapassword#key')
    const rows = await world.db.sql('select r::text from password_reset r union all select o::text from outbox o')
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(key, 'base64url').toString('hex'))
  })

  test('a link works once, also when it is opened many times at once', async () => {
    const { email } = await aMember(world)
    const key = await keyFor(email)
    const answers = await Promise.all(
      ['uno', 'due', 'tre', 'quattro'].map((word) => reset(key, `${word} conchiglie 7`)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
    expect(await reset(key)).toMatchObject(OVER)
  })

  test('looking at a link spends nothing of it, and a link that is over says so before anything is typed', async () => {
    const { email } = await aMember(world)
    const key = await keyFor(email)
    for (let n = 0; n < 2; n += 1) expect(await check(key)).toMatchObject({ status: 200, json: { email } })
    expect(await reset(key)).toMatchObject({ status: 200 })
    expect(await check(key)).toMatchObject(OVER)
  })

  test('only the newest link works', async () => {
    const { email } = await aMember(world)
    const [older, newer] = [await keyFor(email), await keyFor(email)]
    expect(newer).not.toBe(older)
    expect(await reset(older)).toMatchObject(OVER)
    expect(await reset(newer)).toMatchObject({ status: 200 })
  })

  test('a link lives half an hour', async () => {
    const { email } = await aMember(world)
    const key = await keyFor(email)
    await world.db.moveClock('30 minutes 1 second')
    expect(await check(key)).toMatchObject(OVER)
    expect(await reset(key)).toMatchObject(OVER)
    await world.db.moveClock('0')
  })

  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}%`, "' or 1=1 --", '../../etc/passwd'])(
    'P17 the secret %j opens nothing',
    async (key) => {
      const { status, json } = await reset(key)
      expect([status, ['input_invalid', 'link_wrong_or_expired'].includes(String(json['code']))]).toEqual([400, true])
    },
  )

  test('P9 every old token is over, on every device, and so are other links and codes that were mailed', async () => {
    const { email } = await aMember(world)
    const tokens = [await tokenOf(world, email), await tokenOf(world, email, 'phone')]
    await world.post('accounts/requestProofCode', {}, { token: tokens[0] ?? '' })
    await world.post('accounts/changeEmail', { email: anAddress() }, { token: tokens[0] ?? '' })
    await world.deliver()
    await reset(await keyFor(email))
    for (const token of tokens) expect(await isOpen(world, token)).toBe(false)
    for (const table of ['email_change', 'proof_code', 'password_reset'])
      expect(
        await world.db.sql(`select from ${table} t join account a on a.id = t.account_id where a.email = $1`, [email]),
        table,
      ).toHaveLength(0)
  })

  test('a link of one account sets no other’s password', async () => {
    const [anna, bruno] = [await aMember(world), await aMember(world)]
    const key = await keyFor(anna.email)
    expect(
      await world.post('accounts/resetPassword', { key, password: NEW_PASSWORD, email: bruno.email }),
    ).toMatchObject({ status: 400, json: { code: 'input_invalid' } })
    await reset(key)
    expect(await signIn(world, bruno.email)).toMatchObject({ status: 200 })
    expect(await signIn(world, bruno.email, NEW_PASSWORD)).toMatchObject({ status: 401 })
  })

  test('a link that was mailed before the e-mail changed is over', async () => {
    const { email, accountId } = await aMember(world)
    const key = await keyFor(email)
    await world.db.sql('update account set email = $2 where id = $1', [accountId, anAddress()])
    expect(await reset(key)).toMatchObject(OVER)
  })

  test('U-02 P10 known, unknown and guests’ e-mails get the same bytes, and the unknown get no mail', async () => {
    const [{ email }, unknown, guests] = [await aMember(world), anAddress(), anAddress()]
    await world.post('accounts/enterAsGuest', {
      firstName: 'Ugo',
      lastName: 'Neri',
      email: guests,
      phone: '+393331234567',
      language: 'it',
    })
    const answers = [await ask(email), await ask(unknown), await ask(guests)]
    const different = new Set(answers.map(({ status, body }) => `${status} ${body}`)).size
    reportFigures('U-02', { bodies: answers.length, unequal: different - 1 })
    expect(different).toBe(1)
    await world.deliver()
    expect([mailsTo(email).length, mailsTo(unknown).length, mailsTo(guests).length]).toEqual([1, 0, 0])
    expect(await world.db.sql('select from outbox')).toHaveLength(0)
  })

  test('nobody floods a mailbox: three links an hour, from wherever they are asked for, and the answer stays the same', async () => {
    const { email } = await aMember(world)
    for (let count = 0; count < 6; count += 1)
      expect(await ask(email, { device: `flood-${count}` })).toMatchObject({ status: 200, json: { done: true } })
    await world.deliver()
    expect(mailsTo(email)).toHaveLength(3)
    await world.db.moveClock('61 minutes')
    await ask(email)
    await world.deliver()
    expect(mailsTo(email)).toHaveLength(4)
    await world.db.moveClock('0')
  })

  test.each(['password1', 'giuliaferri', 'Giulia2026!', 'corta'])(
    'R-504 the password %j is refused as in the sign-up, and the link stays',
    async (password) => {
      const { email } = await aMember(world)
      const key = await keyFor(email)
      const refused = await reset(key, password)
      expect([refused.status, refused.json.errors?.[0]?.['field']]).toEqual([400, 'password'])
      expect(await reset(key)).toMatchObject({ status: 200 })
    },
  )

  test('it signs nobody in', async () => {
    const { email } = await aMember(world)
    const { json } = await reset(await keyFor(email))
    expect(Object.keys(json)).toEqual(['email'])
  })

  test.each(['accountId', 'isAdmin', 'confirmedAt', 'language', 'expiresAt'])(
    'P24 the field %s is refused',
    async (field) => {
      const { email } = await aMember(world)
      const key = await keyFor(email)
      const { status, json } = await world.post('accounts/resetPassword', { key, password: NEW_PASSWORD, [field]: 1 })
      expect([status, json.errors?.[0]?.['code']]).toEqual([400, 'unknown_field'])
    },
  )
})
