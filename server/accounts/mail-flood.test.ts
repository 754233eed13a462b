import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountWorld, aSignUp, type AccountWorld } from '../../tests/support/account-world.ts'
import { aMember } from '../../tests/support/account-steps.ts'
import { silentLog } from '../../tests/support/server.ts'
import { enqueue, outboxJob } from '../platform/outbox.ts'
import { liveSettings } from '../settings/live-settings.ts'
import { accountEffects } from './account-effects.ts'
import { dropMailsOfNobodyJob } from './drop-mails-of-nobody.ts'

/**
 * Strangers ask for mails to random e-mails, 100 in each second, each from a network of its own, so that no limit meets them. Time is the
 * jobs' own: one run of the outbox is one second of one process.
 */
let world: AccountWorld
const CONFIRMATION = 'orders.confirmation'
const PER_SECOND = 100

beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

/** Mails in the order in which they left. */
function outbox(left: string[]) {
  const { database } = world.db
  const mailer = { send: async (mail: { readonly to: string }) => void left.push(mail.to), close: () => undefined }
  const settings = liveSettings()
  const effects = accountEffects({ database, mailer, settings, publicUrl: 'https://app.example' })
  return outboxJob(new Map([...effects, [CONFIRMATION, async (_, key) => void left.push(key)]]), silentLog)
}
const reset = (email: string) => world.post('accounts/requestPasswordReset', { email, language: 'it' })
const waiting = async () =>
  (await world.db.sql<{ count: number }>('select count(*)::int from outbox'))[0]?.count ?? Number.NaN
let asked = 0
/** Notes mails for so many e-mails, known or not, as the calls of strangers do, in one statement. */
const flood = (kind: string, lane: string, count: number, email: (n: number) => string) =>
  world.db.sql(
    `insert into outbox (kind, key, payload, lane, due_at)
     select $1, 'flood ' || ($2 + n), jsonb_build_object('email', e, 'language', 'it', 'orderNumber', 'BA-1'), $3, now() - interval '1 h'
     from unnest($4::text[]) with ordinality as t (e, n)`,
    [kind, (asked += count), lane, Array.from({ length: count }, (_, n) => email(n))],
  )

test('H2 mails of strangers go into a lane of their own, whoever has the e-mail; codes of sign-ups into another', async () => {
  const { email } = await aMember(world)
  await reset(email)
  await reset('nobody.at.all@posta.example')
  await world.post('accounts/resendGuestOrders', { email: 'nobody@posta.example', orderNumber: 'BA-1234' })
  await world.post('accounts/register', aSignUp())
  await world.post('accounts/register', aSignUp({ email }))
  await world.db.database.transaction((tx) => enqueue(tx, CONFIRMATION, 'order-0', {}))
  const rows = await world.db.sql<{ kind: string; lane: string }>('select kind, lane from outbox order by id')
  expect(rows.map(({ kind, lane }) => `${lane} ${kind}`)).toEqual([
    'asked accounts.password-reset',
    'asked accounts.password-reset',
    'asked accounts.guest-orders',
    'sign_up accounts.confirmation-code',
    'sign_up accounts.already-registered',
    'own orders.confirmation',
  ])
  await world.db.sql('delete from outbox')
})

test('H2 random e-mails at 100 a second for a minute: every confirmation leaves in the next second, and nothing piles up', async () => {
  const left: string[] = []
  const job = outbox(left)
  for (let second = 1; second <= 60; second += 1) {
    await flood('accounts.password-reset', 'asked', PER_SECOND, (n) => `random.${second}.${n}@posta.example`)
    await world.db.database.transaction((tx) => enqueue(tx, CONFIRMATION, `order-${second}`, {}))
    await job.run(world.db.database)
    expect(left.at(-1)).toBe(`order-${second}`)
    expect(await dropMailsOfNobodyJob.run(world.db.database)).toBe(false)
  }
  expect(left).toHaveLength(60)
  expect(await waiting()).toBe(0)
})

test('H2 e-mails that are known do not help: thousands of real resets wait, the confirmation and the code do not', async () => {
  const { email } = await aMember(world)
  await flood('accounts.password-reset', 'asked', 3_000, () => email)
  expect(await dropMailsOfNobodyJob.run(world.db.database)).toBe(false)
  expect(await waiting()).toBe(3_000)
  await world.post('accounts/register', aSignUp({ email: 'nuova@posta.example' }))
  for (let order = 1; order <= 6; order += 1)
    await world.db.database.transaction((tx) => enqueue(tx, CONFIRMATION, `urgent-${order}`, {}))
  const left: string[] = []
  await outbox(left).run(world.db.database)
  expect(left.filter((name) => name.startsWith('urgent'))).toHaveLength(6)
  expect(left).toContain('nuova@posta.example')
  // Resets go on meanwhile, in their share.
  expect(left.filter((name) => name === email)).toHaveLength(3)
})

test('H2 a wave of confirmations holds up no code, and no lane goes faster than the mail server allows', async () => {
  await world.db.sql('delete from outbox')
  for (let order = 1; order <= 40; order += 1)
    await world.db.database.transaction((tx) => enqueue(tx, CONFIRMATION, `wave-${order}`, {}))
  await world.post('accounts/register', aSignUp({ email: 'altra@posta.example' }))
  const left: string[] = []
  await outbox(left).run(world.db.database)
  expect(left).toHaveLength(10)
  expect(left).toContain('altra@posta.example')
})
