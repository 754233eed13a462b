import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as accounts from '../../domain/accounts/calls.ts'
import { getPage } from '../../domain/content/page-calls.ts'
import * as orders from '../../domain/orders/calls.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import { CALL_PREFIX, type Call } from '../../domain/platform/call.ts'
import { listMails } from '../../server/platform/mail-folder.ts'
import { anAcceptance, openBeach, type Beach } from './people.ts'
import { reportFigures } from '../support/figures.ts'
import { aSignUp } from './problem-cases.ts'
import { contractWorld, type Answer, type World } from './world.ts'

let world: World
let beach: Beach

beforeAll(async () => {
  world = await contractWorld()
  beach = await openBeach(world)
})
afterAll(() => world.close())

const PERSON = {
  firstName: 'Ermenegilda',
  lastName: 'Zanzarotti',
  email: 'canarino.giallo@posta.example',
  phone: '+393998877665',
  password: 'canto del canarino 77',
}
const DOG = 'Fufignolo'
const DEVICE = 'device-of-the-canary-4f9a'
const headers = { 'x-device-id': DEVICE, 'user-agent': 'CanaryPhone/9' }

/** Everything that the person sent or was told, and that no log may repeat. */
const canaries = new Map<string, string>(Object.entries({ ...PERSON, dog: DOG, device: DEVICE, agent: 'CanaryPhone' }))

async function go<T = Record<string, unknown>>(call: Call, input: unknown, token?: string, status = 200): Promise<T> {
  const answer: Answer = await world.ask(call, input, { token, headers })
  expect(answer.status, `${call.name} ${answer.body}`).toBe(status)
  return answer.json() as T
}

/** Signs up with the mailed code; answers the token. */
async function signUp(): Promise<string> {
  const [read, purposes] = [
    await go<{ version: string }>(getPage, { slug: 'personal-data', language: 'it' }),
    await go<{ version: string }>(getPage, { slug: 'purposes', language: 'it' }),
  ]
  await go(accounts.register, aSignUp({ personalDataVersion: read.version, purposesVersion: purposes.version }, PERSON))
  const code = await vi.waitFor(
    async () => {
      const [mail] = await listMails(path.join(world.dataDir, 'mail'), 1)
      return /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? Promise.reject(new Error('no code yet'))
    },
    { timeout: 15_000 },
  )
  canaries.set('code', code)
  return (await go<{ token: string }>(accounts.confirmEmail, { email: PERSON.email, code })).token
}

describe('V-01 no log tells who a person is', () => {
  test('a whole booking path, with its mistakes and a defect', async () => {
    canaries.set('first token', await signUp())
    await go(accounts.login, { email: PERSON.email, password: `${PERSON.password}!` }, undefined, 401)
    const { token } = await vi.waitFor(
      () => go<{ token: string }>(accounts.login, { email: PERSON.email, password: PERSON.password }),
      { timeout: 15_000, interval: 500 },
    )
    canaries.set('token', token)
    await go(accounts.getUser, { email: PERSON.email }, token)
    await go(accounts.updateUser, { nome: PERSON.firstName, cognome: PERSON.lastName, telefono: PERSON.phone }, token)
    await go(
      accounts.updateUser,
      { nome: `${PERSON.firstName}1`, cognome: PERSON.lastName, telefono: PERSON.phone, image: PERSON.email },
      token,
      400,
    )
    const stay = { from: '2027-07-20', to: '2027-07-20', part: 'full_day' }
    const place = { umbrellaId: beach.place('D10'), people: 2, dogs: [{ name: DOG, size: 'small' }], extras: [] }
    await go(
      umbrellas.lockUmbrellas,
      { ...stay, places: [{ ...place, dogs: [{ name: `${DOG}\ud800`, size: 'small' }] }] },
      token,
      400,
    )
    await go(umbrellas.lockUmbrellas, { ...stay, places: [place] }, token)
    const quote = await go<orders.Quote>(orders.evaluateOrder, { cart: 'umbrella' }, token)
    const order = await go<orders.Order>(orders.startOrder, anAcceptance(quote), token)
    canaries
      .set('pass', order.passCode ?? '')
      .set('quote', quote.quoteId)
      .set('number', order.number)
    await go(orders.resendConfirmation, { orderId: order.orderId }, token)
    await go(orders.getOrder, { orderId: order.orderId }, token)
    await go(
      orders.deleteUmbrellaBooking,
      { idPrenotazioneOmbrellone: order.lines[0]?.bookingId, idOrdine: order.orderId },
      token,
    )
    await world.send({
      method: 'GET',
      url: `${CALL_PREFIX}/umbrellas/availability?email=${PERSON.email}&name=${PERSON.firstName}`,
      headers: { authorization: `Bearer ${token}` },
    })
    await world.send({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({
        'csp-report': {
          'document-uri': `https://bagno.example/signup?email=${PERSON.email}#${PERSON.firstName}`,
          'blocked-uri': 'https://evil.example/x?y',
          'violated-directive': 'script-src',
        },
      }),
    })
    // A constraint that refuses the row makes a defect whose error quotes it.
    await world.db.sql(`alter table account add constraint account__no_canary check (first_name <> 'Canarina')`)
    canaries.set('refused name', 'Canarina')
    await go(accounts.updateUser, { nome: 'Canarina', cognome: PERSON.lastName, telefono: PERSON.phone }, token, 500)
    await go(accounts.logout, {}, token)
    await vi.waitFor(async () => expect(await world.db.sql('select from outbox where failed_at is null')).toEqual([]), {
      timeout: 15_000,
    })

    const lines = world.server.logged
    expect(lines.filter((line) => line['path'] === `${CALL_PREFIX}/orders/start`)).toMatchObject([
      { method: 'POST', status: 200, ms: expect.any(Number) },
    ])
    expect(lines.filter((line) => line['msg'] === 'a call broke')).toMatchObject([
      { err: { constraint: 'account__no_canary', code: '23514' } },
    ])
    expect(lines.some((line) => line['msg'] === 'a page tried what its policy forbids')).toBe(true)
    const text = lines
      .map((line) => JSON.stringify(line))
      .join('\n')
      .toLowerCase()
    const told = [...canaries.values()].filter((canary) => text.includes(canary.toLowerCase()))
    reportFigures('V-01', { canaries: canaries.size, told: told.length })
    for (const [what, canary] of canaries) {
      expect(canary.length, what).toBeGreaterThan(5)
      expect(text.includes(canary.toLowerCase()), `the log tells the ${what}`).toBe(false)
      expect(text.includes(encodeURIComponent(canary).toLowerCase()), `the log tells the ${what}`).toBe(false)
    }
    expect(text).not.toContain('127.0.0.1')
  })
})
