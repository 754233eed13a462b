import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, anAddress, isOpen, tokenOf } from '../../tests/support/account-steps.ts'
import { aSignUp, accountWorld, type AccountWorld } from '../../tests/support/account-world.ts'
import { accountData } from './account-data.ts'
import { replacePhoto } from './account-queries.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

test('R-216 the export holds profile, photo, consents, sessions and the e-mail that waits, and no secret', async () => {
  const { accountId, email } = await aMember(world)
  const [token, to] = [await tokenOf(world, email), anAddress()]
  await world.post('accounts/changeEmail', { email: to }, { token })
  await replacePhoto(world.db.database, accountId, Buffer.alloc(90, 7))
  await world.db.sql(
    `insert into consent (account_id, purpose, slug, language, version, given_at)
     values ($1, 'purposes', 'purposes', 'it', '2026-1', battigia_now())`,
    [accountId],
  )
  await world.post('accounts/requestPasswordReset', { email, language: 'it' })
  await world.deliver()
  const data = await accountData.export(world.db.database, accountId)
  expect(data).toMatchObject({
    kind: 'customer',
    email,
    firstName: 'Giulia',
    lastName: 'Ferri',
    phone: '+393331234567',
    language: 'it',
    hasPassword: true,
    waitingEmail: to,
    photo: `data:image/webp;base64,${Buffer.alloc(90, 7).toString('base64')}`,
    consents: [{ purpose: 'purposes', text: 'purposes', version: '2026-1', language: 'it' }],
    sessions: [{ platform: 'other', device: '' }],
  })
  expect(JSON.stringify(data)).not.toMatch(/hash|token|argon|browser_?key/i)
  expect(await isOpen(world, token)).toBe(true)
})

test('R-109 with the account’s row everything of it goes; a sign-up with its e-mail is forgotten', async () => {
  const email = anAddress()
  await world.post('accounts/register', aSignUp({ email }))
  const { accountId } = await aMember(world, email)
  const token = await tokenOf(world, email)
  for (const [path, body] of [
    ['requestPasswordReset', { email, language: 'it' }],
    ['changeEmail', { email: anAddress() }],
    ['requestProofCode', {}],
  ] as const)
    await world.post(`accounts/${path}`, body, { token })
  await world.deliver()
  await world.db.database.transaction(async (tx) => {
    await accountData.erase(tx, accountId)
    await tx.query({ name: '', text: 'delete from account where id = $1', values: [accountId] })
  })
  const names = ['session', 'known_browser', 'password_reset', 'email_change', 'proof_code', 'consent', 'account_photo']
  for (const name of names)
    expect(await world.db.sql(`select from ${name} where account_id = $1`, [accountId]), name).toHaveLength(0)
  expect(await world.db.sql('select from registration where email = $1', [email])).toHaveLength(0)
})
