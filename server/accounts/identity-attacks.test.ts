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
import { accountWorld, type AccountWorld } from '../../tests/support/account-world.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

const post = (path: string, body: unknown, token: string, device = 'home') =>
  world.post(`accounts/${path}`, body, { token, device })
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email)
const wrong = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0')

/** A member who signed in long ago. */
async function unproven() {
  const member = await aMember(world)
  const token = await tokenOf(world, member.email)
  await world.db.sql('update session set proven_at = null where account_id = $1', [member.accountId])
  return { ...member, token }
}

const needsProof = async (token: string) =>
  (await post('changeEmail', { email: anAddress() }, token)).json['code'] === 'proof_needed'

describe('R-215 ASVS 7.5.1 proving who one is', () => {
  test('by password: the session is proven, and only that one', async () => {
    const { email, token } = await unproven()
    const other = await tokenOf(world, email, 'phone')
    await world.db.sql('update session set proven_at = null')
    expect(await needsProof(token)).toBe(true)
    expect(await post('proveIdentity', { password: PASSWORD }, token)).toMatchObject({ status: 200 })
    expect([await needsProof(token), await needsProof(other)]).toEqual([false, true])
  })

  test('by a mailed code, once; the code is nowhere in the database', async () => {
    const { email, token } = await unproven()
    expect(await post('requestProofCode', {}, token)).toMatchObject({ status: 200 })
    await world.deliver()
    const code = world.codeFor(email)
    const rows = await world.db.sql('select p::text from proof_code p union all select o::text from outbox o')
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
    expect(await post('proveIdentity', { code: wrong(code) }, token)).toMatchObject({
      status: 400,
      json: { code: 'code_wrong_or_expired' },
    })
    expect(await post('proveIdentity', { code }, token)).toMatchObject({ status: 200 })
    expect(await needsProof(token)).toBe(false)
    expect(await post('proveIdentity', { code }, token)).toMatchObject({ status: 400 })
  })

  test('a code dies of five wrong ones, also at once, and after ten minutes; a newer one replaces it', async () => {
    const { email, accountId, token } = await unproven()
    const codeNow = async () => {
      await post('requestProofCode', {}, token)
      await world.deliver()
      return world.codeFor(email)
    }
    const code = await codeNow()
    await Promise.all(Array.from({ length: 12 }, () => post('proveIdentity', { code: wrong(code) }, token)))
    const [row] = await world.db.sql('select code_tries from proof_code where account_id = $1', [accountId])
    expect(row).toEqual({ code_tries: 5 })
    await world.db.sql('delete from login_failure')
    expect(await post('proveIdentity', { code }, token)).toMatchObject({ status: 400 })
    const older = await codeNow()
    const newer = await codeNow()
    if (older !== newer) expect(await post('proveIdentity', { code: older }, token)).toMatchObject({ status: 400 })
    await world.db.moveClock('10 minutes 1 second')
    expect(await post('proveIdentity', { code: newer }, token)).toMatchObject({ status: 400 })
    await world.db.moveClock('0')
  })

  test('wrong passwords are slowed down together with wrong logins, never locked', async () => {
    const { email, token } = await unproven()
    for (let count = 0; count < 3; count += 1) await signIn(world, email, 'wrong guess')
    for (let count = 0; count < 3; count += 1)
      expect(await post('proveIdentity', { password: 'wrong guess' }, token)).toMatchObject({ status: 401 })
    expect(await post('proveIdentity', { password: PASSWORD }, token)).toMatchObject({ status: 429 })
    expect(await isOpen(world, token)).toBe(true)
    await world.db.moveClock('3 seconds')
    expect(await post('proveIdentity', { password: PASSWORD }, token)).toMatchObject({ status: 200 })
    await world.db.moveClock('0')
  })

  test('a code of one account proves no other', async () => {
    const [anna, bruno] = [await unproven(), await unproven()]
    await post('requestProofCode', {}, anna.token)
    await world.deliver()
    expect(await post('proveIdentity', { code: world.codeFor(anna.email) }, bruno.token)).toMatchObject({ status: 400 })
    expect(await needsProof(bruno.token)).toBe(true)
  })

  test('five codes an hour are mailed, and no guest is mailed any', async () => {
    const { email, token } = await unproven()
    for (let count = 0; count < 8; count += 1) await post('requestProofCode', {}, token, `flood-${count}`)
    await world.deliver()
    expect(mailsTo(email)).toHaveLength(5)
  })
})

describe('R-215 R-407 sessions', () => {
  test('each tells its platform and the name of its device, and nothing more of the header', async () => {
    const { email } = await aMember(world)
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const headers = { 'user-agent': agent }
    const { json } = await world.post('accounts/login', { email, password: PASSWORD }, { device: 'home', headers })
    const token = String(json['token'])
    const phone = { 'user-agent': '', 'x-app-platform': 'ios' }
    await world.post('accounts/login', { email, password: PASSWORD }, { device: 'phone', headers: phone })
    const security = await post('getSecurity', {}, token)
    expect(security.json).toMatchObject({ email, hasPassword: true, waitingEmail: null, identities: [] })
    expect(security.json['sessions']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ isThis: true, platform: 'other', device: 'Firefox, Windows' }),
        expect.objectContaining({ isThis: false, platform: 'ios', device: '' }),
      ]),
    )
    expect(JSON.stringify(await world.db.sql('select s::text from session s'))).not.toContain('Gecko')
    expect(security.body).not.toMatch(/token|hash|browser_key/i)
  })

  test('another device is signed out with its next request; somebody else’s session is as unknown as none', async () => {
    const [anna, bruno] = [await unproven(), await unproven()]
    const phone = await tokenOf(world, anna.email, 'phone')
    const idsOf = async (token: string) => (await post('getSecurity', {}, token)).json['sessions'] as { id: number }[]
    const [other] = ((await idsOf(anna.token)) as { id: number; isThis: boolean }[]).filter(({ isThis }) => !isThis)
    const [foreign] = await idsOf(bruno.token)
    const answers = [foreign?.id, 987_654_321, other?.id].map((sessionId) =>
      post('endSession', { sessionId }, anna.token),
    )
    expect(new Set((await Promise.all(answers)).map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect([await isOpen(world, anna.token), await isOpen(world, phone), await isOpen(world, bruno.token)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('R-407 logging out everywhere ends this one too, and nobody else’s', async () => {
    const [anna, bruno] = [await unproven(), await unproven()]
    const phone = await tokenOf(world, anna.email, 'phone')
    expect(await post('logoutEverywhere', {}, anna.token)).toMatchObject({ status: 200 })
    expect([await isOpen(world, anna.token), await isOpen(world, phone), await isOpen(world, bruno.token)]).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('R-108 another password', () => {
  test('every session ends, the new one is proven, the owner is told', async () => {
    const { email } = await aMember(world)
    const [token, phone] = [await tokenOf(world, email), await tokenOf(world, email, 'phone')]
    const changed = await post('changePassword', { password: NEW_PASSWORD }, token)
    expect(changed).toMatchObject({ status: 200, json: { username: email, firstName: 'Giulia', lastName: 'Ferri' } })
    expect([await isOpen(world, token), await isOpen(world, phone)]).toEqual([false, false])
    expect(await needsProof(String(changed.json['token']))).toBe(false)
    await world.deliver()
    expect(
      mailsTo(email)
        .map(({ subject }) => subject)
        .join(),
    ).toContain('password')
    expect(await signIn(world, email, NEW_PASSWORD)).toMatchObject({ status: 200 })
  })

  test('a session that a reset ends meanwhile changes nothing', async () => {
    const { email, accountId } = await aMember(world)
    const token = await tokenOf(world, email)
    await world.post('accounts/requestPasswordReset', { email, language: 'it' })
    await world.deliver()
    const key = world.keyFor(email, 'recuperapassword#key')
    const thief = post('changePassword', { password: 'thief was faster 9' }, token)
    const owner = world.post('accounts/resetPassword', { key, password: NEW_PASSWORD })
    const [{ status: stolen }, { status: regained }] = await Promise.all([thief, owner])
    // Whoever came first has ended what the other one had.
    expect([stolen, regained].toSorted((a, b) => a - b)).not.toEqual([200, 200])
    expect(await world.db.sql('select from session where account_id = $1', [accountId])).toHaveLength(
      stolen === 200 ? 1 : 0,
    )
  })

  test('R-504 a common one is refused with its field', async () => {
    const { email } = await aMember(world)
    const answer = await post('changePassword', { password: 'giuliaferri' }, await tokenOf(world, email))
    expect(answer.json.errors).toMatchObject([{ field: 'password', code: 'password_too_common' }])
  })
})
