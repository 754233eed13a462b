import { createHmac, hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login, register } from '../../domain/accounts/calls.ts'
import { changePassword, proveIdentity } from '../../domain/accounts/security-calls.ts'
import type { Call } from '../../domain/platform/call.ts'
import { proveStaff, setStaffPin, staffLogin, unlockStaffSession } from '../../domain/staff/sign-in-calls.ts'
import { contractWorld, type World } from '../../tests/contract/world.ts'
import { aSignUp } from '../../tests/support/account-world.ts'
import { findWords } from '../../tests/support/person-search.ts'
import { PASSWORD, signInSteps } from '../../tests/support/sign-in-steps.ts'

let world: World
const { aPerson, enrolled } = signInSteps(() => world)
beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
})
afterAll(() => world.close())

/** What was sent as whom, with an Idempotency-Key, as every client of ours does. */
const sent: { readonly call: Call; readonly input: object; readonly caller: string; readonly key: string }[] = []
const DEVICE = randomUUID()
async function send(call: Call, input: object, token?: string, accountId?: number) {
  const key = randomUUID()
  sent.push({ call, input, caller: accountId === undefined ? `device:${DEVICE}` : `account:${accountId}`, key })
  return world.ask(call, input, { token, headers: { 'idempotency-key': key, 'x-device-id': DEVICE } })
}

/** Every fast hash by which a thief of the database could try passwords and PINs. */
function guessesOf({ call, input, caller, key }: (typeof sent)[number]): string[] {
  const body = JSON.stringify(input)
  const secrets = Object.entries(input).flatMap(([field, value]) =>
    ['password', 'pin'].includes(field) ? [String(value)] : [],
  )
  // The hash of caller and key is stored, so it keeps nothing secret either.
  const stored = hash('sha256', `${caller}\n${key}`, 'hex')
  const texts = [body, `${call.name}\n${body}`, `${call.name}${body}`, `${call.path}\n${body}`, ...secrets]
  return texts.flatMap((text) => [
    ...['sha256', 'sha1', 'md5', 'sha512'].map((kind) => hash(kind, text, 'hex')),
    ...[stored, Buffer.from(stored, 'hex')].map((salt) => hmac(salt, text)),
  ])
}
const hmac = (salt: string | Buffer, text: string) => createHmac('sha256', salt).update(text).digest('hex')

test('H3 no table keeps a fast hash of a password or a PIN', async () => {
  const guest = await aPerson(null)
  const signedIn = await send(login, { email: guest.email, password: PASSWORD })
  const { token } = signedIn.json() as { token: string }
  const me = [token, guest.accountId] as const
  expect((await send(proveIdentity, { password: PASSWORD }, ...me)).status).toBe(200)
  expect((await send(changePassword, { password: 'mare mosso di sera 7' }, ...me)).status).toBe(200)
  const { person, session } = await enrolled()
  const desk = [session.token, person.accountId] as const
  expect((await send(staffLogin, { email: person.email, password: PASSWORD })).status).toBe(200)
  expect((await send(proveStaff, { password: PASSWORD }, ...desk)).status).toBe(200)
  const pin = await send(setStaffPin, { pin: '8402' }, ...desk)
  const { returnKey } = pin.json() as { returnKey: string }
  expect((await send(unlockStaffSession, { returnKey, pin: '8402' })).status).toBe(200)
  await send(register, aSignUp({ email: 'nuova@posta.example' }))

  const kept = await world.db.sql<{ count: number }>('select count(*)::int from idempotency_fingerprint')
  expect(kept[0]?.count).toBeGreaterThanOrEqual(sent.length)
  expect(await findWords(world.db, sent.flatMap(guessesOf))).toEqual([])
})
