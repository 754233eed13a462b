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
import { accountWorld, PUBLIC_URL, type AccountWorld } from '../../tests/support/account-world.ts'
import { reportFigures } from '../../tests/support/figures.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

const post = (path: string, body: unknown, token: string) => world.post(`accounts/${path}`, body, { token })
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email)
const emailOf = async (accountId: number) =>
  (await world.db.sql<{ email: string }>('select email from account where id = $1', [accountId]))[0]?.email

describe('R-108 P9 another e-mail', () => {
  /** Asks for another address and answers the secret that was mailed there. */
  async function linkFor(token: string, to: string): Promise<string> {
    expect(await post('changeEmail', { email: to }, token)).toMatchObject({ status: 200, json: { done: true } })
    await world.deliver()
    return world.keyFor(to, 'signup-completa#newEmail')
  }
  const confirm = (key: string, sent = {}) => world.post('accounts/confirmNewEmail', { key }, sent)

  test('stays the old one until the link is opened, once; both addresses are told, and sessions end', async () => {
    const { email, accountId } = await aMember(world)
    const [token, to] = [await tokenOf(world, email), anAddress()]
    const key = await linkFor(token, to)
    expect(mailsTo(email).at(-1)?.subject).toContain('Richiesta')
    expect((await post('getSecurity', {}, token)).json['waitingEmail']).toBe(to)
    expect(await emailOf(accountId)).toBe(email)
    expect(await confirm(key)).toMatchObject({ status: 200, json: { email: to } })
    expect(await isOpen(world, token)).toBe(false)
    expect(await confirm(key)).toMatchObject({ status: 400, json: { code: 'link_wrong_or_expired' } })
    await world.deliver()
    expect(mailsTo(email).at(-1)?.subject).toContain('è cambiata')
    expect(mailsTo(to).at(-1)?.subject).toContain('nuova e-mail')
    expect(await signIn(world, email)).toMatchObject({ status: 401 })
    expect(await signIn(world, to)).toMatchObject({ status: 200 })
  })

  test('U-02 P10 a taken address answers alike, its owner is told, and no link is made', async () => {
    const [anna, bruno] = [await aMember(world), await aMember(world)]
    const token = await tokenOf(world, anna.email)
    const taken = await post('changeEmail', { email: bruno.email }, token)
    await world.deliver()
    const free = await post('changeEmail', { email: anAddress() }, token)
    const isEqual = taken.status === free.status && taken.body === free.body
    reportFigures('U-02', { bodies: 1, unequal: Number(!isEqual) })
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(mailsTo(bruno.email).at(-1)?.subject).toContain('Hai già un account')
    expect(world.keyFor(bruno.email, 'signup-completa#newEmail')).toBe('')
    expect(mailsTo(bruno.email).at(-1)?.text).not.toContain(anna.email)
  })

  test('two accounts race for one address: one link wins, the other is over', async () => {
    const to = anAddress()
    const keys: string[] = []
    for (const member of [await aMember(world), await aMember(world)])
      keys.push(await linkFor(await tokenOf(world, member.email), to))
    const answers = await Promise.all([...keys, ...keys].map((key) => confirm(key)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
    expect(await world.db.sql('select from account where email = $1', [to])).toHaveLength(1)
  })

  test('a sign-up that wins the address leaves the link worth nothing', async () => {
    const { email, accountId } = await aMember(world)
    const to = anAddress()
    const key = await linkFor(await tokenOf(world, email), to)
    await aMember(world, to)
    expect(await confirm(key)).toMatchObject({ status: 400 })
    expect(await emailOf(accountId)).toBe(email)
  })

  test('only the newest link works, for an hour, with the configured host', async () => {
    const { email } = await aMember(world)
    const [token, first, second] = [await tokenOf(world, email), anAddress(), anAddress()]
    const [older, newer] = [await linkFor(token, first), await linkFor(token, second)]
    expect(await confirm(older)).toMatchObject({ status: 400 })
    await world.db.moveClock('60 minutes 1 second')
    expect(await confirm(newer)).toMatchObject({ status: 400 })
    await world.db.moveClock('0')
    expect(
      await confirm(newer, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } }),
    ).toMatchObject({
      status: 200,
    })
    expect(mailsTo(second)[0]?.text).toContain(`${PUBLIC_URL}/signup-completa#newEmail=`)
  })

  test('a reset by the owner ends the change that a thief has begun', async () => {
    const { email, accountId } = await aMember(world)
    const thiefs = await linkFor(await tokenOf(world, email, 'stolen'), anAddress())
    await world.post('accounts/requestPasswordReset', { email, language: 'it' })
    await world.deliver()
    await world.post('accounts/resetPassword', {
      key: world.keyFor(email, 'recuperapassword#key'),
      password: NEW_PASSWORD,
    })
    expect(await confirm(thiefs)).toMatchObject({ status: 400 })
    expect(await emailOf(accountId)).toBe(email)
  })

  test('secrets of one kind open nothing of another', async () => {
    const { email } = await aMember(world)
    const key = await linkFor(await tokenOf(world, email), anAddress())
    expect(await world.post('accounts/resetPassword', { key, password: NEW_PASSWORD })).toMatchObject({ status: 400 })
    expect(await world.post('accounts/enterByLink', { key })).toMatchObject({ status: 400 })
    expect(await world.post('users/getUser', { email }, { token: key })).toMatchObject({ status: 401 })
  })

  test('P24 nobody’s account is named by the body', async () => {
    const [anna, bruno] = [await aMember(world), await aMember(world)]
    const token = await tokenOf(world, anna.email)
    for (const [path, body] of [
      ['changeEmail', { email: anAddress() }],
      ['changePassword', { password: NEW_PASSWORD }],
      ['proveIdentity', { password: PASSWORD }],
      ['logoutEverywhere', {}],
    ] as const)
      for (const claim of [{ accountId: bruno.accountId }, { confirmedAt: 1 }])
        expect(await post(path, { ...body, ...claim }, token), path).toMatchObject({ status: 400 })
  })
})
