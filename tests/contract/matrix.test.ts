import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALL_PREFIX, type Call } from '../../domain/platform/call.ts'
import { logout } from '../../domain/accounts/calls.ts'
import { contents } from './contents.ts'
import { EVERY_CALL } from './every-call.ts'
import { ROWS } from './matrix-rows.ts'
import type { Row } from './row.ts'
import { anOwner, UNKNOWN, type Belongings, type Owner } from './owner.ts'
import { openSession } from '../race/booking-world.ts'
import { reportFigures } from '../support/figures.ts'
import { aCustomer, openBeach, type Beach } from './people.ts'
import { contractWorld, type Answer, type World } from './world.ts'

let world: World
let beach: Beach
/** Tokens that open nothing; each has to be worth as much as none. */
let useless: Readonly<Record<string, string | undefined>>
let unconfirmed: string
let tries = 0
/** Two customers with everything that one can name of one's own; calls that change it leave none for the next. */
let pair: readonly [Owner, Owner] | null = null

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false, hasBank: true })
  beach = await openBeach(world)
  const [expired, revoked, waiting] = [await aCustomer(world), await aCustomer(world), await aCustomer(world)]
  await world.db.sql('update session set ends_at = battigia_now() where account_id = $1', [expired.accountId])
  await world.ask(logout, {}, { token: revoked.token })
  await world.db.sql('update account set confirmed_at = null where id = $1', [waiting.accountId])
  unconfirmed = waiting.token
  useless = {
    'no token': undefined,
    'a junk token': 'junk',
    'an expired token': expired.token,
    'a revoked token': revoked.token,
  }
})
afterAll(() => world.close())

const rowOf = ({ name }: Call): Row => ROWS[name] ?? { about: () => ({}) }
const ask = (call: Call, has: Belongings, token?: string): Promise<Answer> => {
  reportFigures('Z-01', { asked: 1 })
  return world.ask(call, rowOf(call).about(has), { token })
}
/** An answer without what only the clock changes, or what is new every time. */
const timeless = (body: string) =>
  body.replaceAll(
    /"(?:serverNow|exportedAt|quoteId|expiresAt|setupRef|clientSecret|clientToken|token|challenge)":"[^"]*"/g,
    '"…"',
  )
/** Asks as somebody; with a session of its own where the call ends it. */
const askAs = async (call: Call, has: Belongings, { accountId, token }: Owner): Promise<Answer> =>
  ask(call, has, rowOf(call).endsSessions === true ? await openSession(world.db, accountId) : token)
const owners = async () => (pair ??= [await anOwner(world, beach), await anOwner(world, beach)])
const codeOf = (answer: Answer) => [answer.status, answer.problem().code]

/** Calls that change something of the asker, whomever they are asked about; and the tables in which they do. */
const OWN_CHANGES = [
  'evaluateOrder',
  'evaluateItemOrder',
  'emptyCart',
  'subscribePush',
  'subscribeAppPush',
  'saveMessageWishes',
]
const CHANGED_BY_THEM = Object.fromEntries(
  ['quote', 'umbrella_cart', 'occupancy', 'cart_line', 'push_device', 'message_wishes'].map((table) => [table, '']),
)

describe('P6 Z-01 Z-02 the matrix', () => {
  test('has every call of the contract, and the server has no other', async () => {
    reportFigures('Z-01', { calls: EVERY_CALL.length })
    expect(Object.keys(ROWS).toSorted()).toEqual(EVERY_CALL.map((call) => call.name).toSorted())
    const { paths } = (await world.send({ method: 'GET', url: `${CALL_PREFIX}/openapi.json` })).json() as {
      paths: Record<string, object>
    }
    const streams = ['app', 'bar', 'barBoard', 'barOrder', 'beachDay', 'menu', 'restaurant'].map(
      (name) => `GET live/${name}`,
    )
    streams.push('GET umbrellas/live')
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(CALL_PREFIX.length + 1)}`),
    )
    expect(served.toSorted()).toEqual(
      [...EVERY_CALL.map((call) => `${call.method} ${call.path}`), ...streams].toSorted(),
    )
  })

  describe.each(EVERY_CALL.map((call) => [call.name, call] as const))('%s', (_name, call) => {
    const { changesForAnyone: changesAnything, changesOwn, endsSessions } = rowOf(call)
    const leavesOwners = [changesAnything, changesOwn, endsSessions].every((changes) => changes !== true)
    if (!leavesOwners || OWN_CHANGES.includes(call.name)) afterAll(() => void (pair = null))

    if (call.policy !== 'anyone')
      test('Z-01 opens to no useless token, whosever things it is asked about', async () => {
        const [{ has }] = await owners()
        const before = await contents(world.db, true)
        const bodies = new Set<string>()
        for (const [who, token] of Object.entries(useless))
          for (const about of [has, UNKNOWN]) {
            const answer = await ask(call, about, token)
            expect(codeOf(answer), who).toEqual([401, 'login_required'])
            expect(answer.headers['www-authenticate']).toBe('Bearer')
            bodies.add(answer.body)
          }
        expect(bodies.size).toBe(1)
        expect(await contents(world.db, true)).toEqual(before)
      })

    if (call.policy === 'confirmed')
      test('Z-01 opens to nobody whose e-mail is not confirmed', async () => {
        const [{ has }] = await owners()
        const before = await contents(world.db, true)
        for (const about of [has, UNKNOWN])
          expect(codeOf(await ask(call, about, unconfirmed))).toEqual([403, 'email_not_confirmed'])
        expect(await contents(world.db, true)).toEqual(before)
      })

    if (call.policy === 'anyone')
      test('Z-01 answers everybody alike, and a useless token like none', async () => {
        const { own = 200, strangers = own, changesForAnyone } = rowOf(call)
        const [{ has }] = await owners()
        const before = await contents(world.db, true)
        for (const token of Object.values(useless)) {
          // Limits by e-mail never rest: each try here is about another one.
          const about = { ...has, email: `somebody-${(tries += 1)}@example.it` }
          expect((await ask(call, about, token)).status).toBe(strangers)
        }
        if (changesForAnyone !== true) expect(await contents(world.db, true)).toEqual(before)
      })

    test('Z-01 P5 U-02 another’s things answer byte for byte like unknown ones, and nothing of theirs changes', async () => {
      const { others, tellsTime, changesForAnyone, changesOwn } = rowOf(call)
      const both = await owners()
      const before = await contents(world.db, true)
      for (const [asker, owner] of [both, both.toReversed()] as [Owner, Owner][]) {
        const isAboutFreePlaces = call.name === 'lockUmbrellas'
        const about = isAboutFreePlaces ? { ...owner.has, wanted: owner.has.held } : owner.has
        const [foreign, unknown] = [await askAs(call, about, asker), await askAs(call, UNKNOWN, asker)]
        if (isAboutFreePlaces) {
          expect([codeOf(foreign), codeOf(unknown)]).toEqual([
            [409, 'umbrella_taken'],
            [404, 'umbrella_unknown'],
          ])
          expect(foreign.body).not.toContain(owner.email)
          continue
        }
        if (others === undefined) expect(foreign.status).toBeGreaterThanOrEqual(400)
        else expect(foreign.status, foreign.body).toBe(others)
        expect(tellsTime === true ? timeless(foreign.body) : foreign.body).toBe(
          tellsTime === true ? timeless(unknown.body) : unknown.body,
        )
        expect(foreign.body).not.toContain(owner.email)
        expect(foreign.body).not.toContain(owner.has.acceptance.quoteId)
      }
      const after = await contents(world.db, true)
      if (changesForAnyone === true || changesOwn === true) return
      const isOwnChange = OWN_CHANGES.includes(call.name)
      if (!isOwnChange) expect(after).toEqual(before)
      if (isOwnChange) expect({ ...after, ...CHANGED_BY_THEM }).toEqual({ ...before, ...CHANGED_BY_THEM })
    })

    test('Z-01 answers the owner', async () => {
      const { own = 200 } = rowOf(call)
      // Who only reads is the owner that others ask about as well; what is changed is somebody's own.
      const isReading = call.method === 'GET' && leavesOwners
      const { has, token } = isReading ? (await owners())[0] : await anOwner(world, beach)
      const answer = await ask(call, has, token)
      expect(answer.status, answer.body).toBe(own)
    })
  })
})

describe('Z-03 what an answer shows', () => {
  test('lists of one customer hold nothing of another', async () => {
    const [anna, bruno] = [await anOwner(world, beach), await anOwner(world, beach)]
    for (const name of ['getCart', 'listOrders', 'evaluateOrder']) {
      const call = EVERY_CALL.find((one) => one.name === name)
      if (call === undefined) throw new Error(`no call ${name}`)
      const { body } = await world.ask(call, name === 'evaluateOrder' ? { cart: 'umbrella' } : {}, {
        token: anna.token,
      })
      expect(body).not.toContain(`"lineId":${bruno.has.lineId},`)
      expect(body).not.toContain(`"orderId":${bruno.has.orderId},`)
      expect(body).toContain(name === 'listOrders' ? `"orderId":${anna.has.orderId},` : `"lineId":${anna.has.lineId},`)
    }
  })

  test('P7 P24 no field of a body makes the asker somebody else, or more than they are', async () => {
    const [anna, bruno] = [await anOwner(world, beach), await anOwner(world, beach)]
    const claims = {
      idUser: bruno.accountId,
      accountId: bruno.accountId,
      email: bruno.email,
      token: bruno.token,
      role: 'manager',
      isAdmin: true,
      isConfirmed: true,
      isGuest: false,
      isProven: true,
      roles: [],
      paysOrderId: bruno.has.orderId,
    }
    const before = await contents(world.db, true)
    for (const call of EVERY_CALL) {
      if (call.policy === 'anyone' || ROWS[call.name]?.own !== undefined) continue
      const body = {
        ...(rowOf(call).about(bruno.has) as object),
        ...(call.name === 'getUser' ? { idUser: bruno.accountId } : claims),
      }
      const answer = await world.ask(call, body, { token: anna.token })
      if (call.fixed !== true) expect(codeOf(answer), call.name).toEqual([400, 'input_invalid'])
      expect(answer.body, call.name).not.toContain(bruno.email)
    }
    expect(await contents(world.db, true)).toEqual(before)
  })
})
