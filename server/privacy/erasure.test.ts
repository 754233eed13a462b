import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOrder } from '../../domain/orders/calls.ts'
import * as privacy from '../../domain/privacy/calls.ts'
import { readableExport } from '../../domain/privacy/readable-export.ts'
import { violations } from '../../tests/invariants/check.ts'
import { INVARIANTS } from '../../tests/invariants/invariants.ts'
import { setSettings } from '../../tests/race/booking-world.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import { CANARY, CANARY_WORDS, canaryPerson, type CanaryOrders } from '../../tests/support/canary-person.ts'
import { reportFigures } from '../../tests/support/figures.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { booksOf, findWords } from '../../tests/support/person-search.ts'
import { silentLog } from '../../tests/support/server.ts'
import { paymentEffects } from '../payments/customer-outbox.ts'
import type { Mail } from '../platform/mail.ts'
import { outboxJob } from '../platform/outbox.ts'
import { saveStaffMember } from '../staff/staff-queries.ts'
import { privacyEffects } from './farewell.ts'

let world: BarWorld
let person: Payer
let orders: CanaryOrders
let customers: { provider: 'stripe' | 'braintree'; ref: string }[]
let books: Record<string, unknown>[]

beforeAll(async () => {
  world = await barWorld()
  const made = await canaryPerson(world)
  ;({ person, orders } = made)
  customers = await world.db.sql('select provider, ref from payment_customer order by provider')
}, 60_000)
afterAll(() => world.close())

const offer = async (isOffered: boolean) => {
  await setSettings(world.db, { accountDeletion: isOffered })
  await world.server.app.settings.reload(world.db.database)
}
const accounts = () => world.db.sql<{ id: number }>('select id from account where id = $1', [person.accountId])

/** Carries out what waits at the providers and in the mail; answers the mails. */
async function carryOut(): Promise<Mail[]> {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  const { payments, settings } = world.server.app
  const effects = new Map([...paymentEffects(payments), ...privacyEffects({ mailer, settings })])
  await outboxJob(effects, silentLog).run(world.db.database)
  return mails
}

describe('R-109 V-02 an account is deleted', () => {
  test('every canary is found before, so that the search is no empty one', async () => {
    for (const word of CANARY_WORDS) {
      const found = await findWords(world.db, [word])
      reportFigures('V-02', { canaries: Number(found.length > 0) })
      expect(found.length, word).toBeGreaterThan(0)
    }
  })

  test('R-216 the copy holds all of it, and nothing that opens anything', async () => {
    const copy = JSON.stringify(await person.call(privacy.exportMyData, {}))
    const { endpoint, photo, ...told } = CANARY
    const words = [...Object.values(told), Buffer.from(photo).toString('base64')]
    reportFigures('V-02', { asked: words.length, exported: words.filter((word) => copy.includes(word)).length })
    for (const word of words) expect(copy).toContain(word)
    const secrets = await world.db.sql<{ secret: string }>(
      `select encode(token_hash, 'hex') as secret from session where account_id = $1
       union select ref from saved_card where account_id = $1`,
      [person.accountId],
    )
    for (const secret of [person.token, endpoint, ...secrets.map((row) => row.secret)])
      expect(copy).not.toContain(secret)
  })

  test('R-216 the page to read has a title for every part and says what was typed', async () => {
    const copy = await person.call(privacy.exportMyData, {})
    const page = readableExport(copy, 'de')
    expect(page.match(/<section>/g)).toHaveLength(Object.keys(copy.data).length)
    // What only a device or a push service understands, and pictures, are in the file alone.
    const { endpoint: _, photo: __, device: ___, place: ____, ...told } = CANARY
    for (const word of Object.values(told)) expect(page, word).toContain(word)
  })

  test('the server refuses while the parameter is 0, whatever the button says', async () => {
    await offer(false)
    expect(await person.refusal(privacy.deleteAccount, {})).toBe('not_allowed')
    expect(await person.call(privacy.getDeletion, {})).toMatchObject({ isOffered: false })
    expect(await accounts()).toHaveLength(1)
  })

  test('it says what becomes of what is booked', async () => {
    await offer(true)
    expect(await person.call(privacy.getDeletion, {})).toEqual({
      isOffered: true,
      isStaff: false,
      paidAhead: orders.kept.length,
      unpaidAhead: orders.cancelled.length,
      creditCents: 4711,
      isPaymentUnderWay: false,
    })
  })

  test('only a session that was proven lately deletes', async () => {
    await world.db.sql(`update session set proven_at = battigia_now() - interval '11 minutes' where account_id = $1`, [
      person.accountId,
    ])
    expect(await person.refusal(privacy.deleteAccount, {})).toBe('proof_needed')
    await world.db.sql('update session set proven_at = battigia_now() where account_id = $1', [person.accountId])
  })

  test('one of the resort’s people keeps the account while they have roles', async () => {
    const member = await world.payer()
    await world.db.database.transaction((tx) =>
      saveStaffMember(tx, member.accountId, { displayName: 'Dario', roles: ['bar'] }),
    )
    await world.db.sql('update session set proven_at = battigia_now() where account_id = $1', [member.accountId])
    expect(await member.refusal(privacy.deleteAccount, {})).toBe('not_allowed')
  })

  test('then nothing of the person is findable, and the books are the same', async () => {
    books = await booksOf(world.db)
    expect(await person.call(privacy.deleteAccount, {})).toEqual({ done: true })
    const waiting = await world.db.sql<{ kind: string }>(`select kind from outbox where payload ->> 'email' = $1`, [
      CANARY.email,
    ])
    expect(waiting).toEqual([{ kind: 'privacy.farewell' }])
    const [mail] = await carryOut()
    expect(mail).toMatchObject({ to: CANARY.email })
    for (const number of orders.kept) expect(mail?.text).toContain(number)
    const left = await findWords(world.db, CANARY_WORDS)
    reportFigures('V-02', { left: left.length })
    expect(left).toEqual([])
    const after = await booksOf(world.db)
    const paid = (rows: typeof books) => rows.filter(({ ledger }) => ledger !== null)
    expect(paid(after)).toEqual(paid(books))
    expect(after.map(({ number }) => number)).toEqual(books.map(({ number }) => number))
    expect(await violations((text) => world.db.sql(text), INVARIANTS)).toEqual([])
  })

  test('case 99 the providers know the customer no more', async () => {
    expect(customers.map(({ provider }) => provider)).toEqual(['braintree', 'stripe'])
    const [braintree, stripe] = customers
    expect(await world.bank.stripe('GET', `/v1/customers/${stripe?.ref}`)).toMatchObject({ deleted: true })
    const vault = world.server.app.payments.providers.get('braintree')?.saved
    await expect(vault?.list(braintree?.ref ?? '')).rejects.toMatchObject({ name: 'UnknownAtProvider' })
  })

  test('paid bookings stay on a row without a name, unpaid ones are free again', async () => {
    const rows = await world.db.sql<{ number: string; status: string; kind: string; email: string; stays: number }>(
      `select o.number, o.status, a.kind, a.email, (select count(*)::integer from occupancy s where s.order_id = o.id) as stays
       from orders o join account a on a.id = o.account_id`,
    )
    const found = new Map(rows.map((row) => [row.number, row]))
    for (const number of orders.kept) {
      expect(found.get(number)).toMatchObject({ status: 'confirmed', kind: 'erased' })
      expect(found.get(number)?.email).toMatch(/^deleted-\d+@deleted\.invalid$/)
    }
    for (const number of orders.cancelled) expect(found.get(number)).toMatchObject({ status: 'cancelled', stays: 0 })
    expect(rows.filter(({ stays }) => stays > 0)).toHaveLength(3)
    expect(await world.db.sql(`select from occupancy where state = 'held'`)).toEqual([])
  })

  test('U-05 the session is over, and asked again there is nothing to do', async () => {
    expect(await person.refusal(getOrder, { orderId: '1' })).toBe('login_required')
    expect(await person.refusal(privacy.deleteAccount, {})).toBe('login_required')
    expect(await carryOut()).toEqual([])
    expect(await findWords(world.db, CANARY_WORDS)).toEqual([])
  })
})
