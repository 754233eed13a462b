import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../../domain/platform/call.ts'
import { violations } from '../invariants/check.ts'
import { INVARIANTS } from '../invariants/invariants.ts'
import { reportFigures } from '../support/figures.ts'
import { testSize } from '../support/test-size.ts'
import { callNamed, EVERY_CALL } from './every-call.ts'
import { FuzzedServer, requireProblem, short } from './fuzzed-server.ts'
import { hostileFor, inputsOf, pathsIn, valueAt, withValue, type Sensible } from './wire-values.ts'

/** Random inputs per call. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? testSize(8, 8, 100))
/** Repeats a run that failed. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 2027)
/** These hash a password for every input that is right, which is slow on purpose. */
const SLOW: ReadonlySet<string> = new Set(['register', 'login', 'proveIdentity', 'changePassword'])

const CLAIMS = [
  'role',
  'isAdmin',
  'emailVerified',
  'idUser',
  'accountId',
  'balance',
  'status',
  'price',
  'total',
  'totalCents',
  'discount',
  'servicePercent',
  'tips',
  'expiresAt',
  'constructor',
  '',
]

let server: FuzzedServer
let sensible: Sensible

beforeAll(async () => {
  server = await FuzzedServer.start()
  sensible = await sensibleValues()
})
afterAll(() => server.world.close())

/** Values that get past the schemas, field by field. */
async function sensibleValues(): Promise<Sensible> {
  const days = ['2027-07-10', '2027-07-11', '2027-07-12', '2027-08-01']
  const versionOf = async (slug: string) => {
    const page = await server.world.ask(callNamed('getPage'), { slug, language: 'it' })
    return (page.json() as { version: string }).version
  }
  const [read, accepted] = [await versionOf('personal-data'), await versionOf('purposes')]
  const email = Array.from({ length: 40 }, (_, index) => `fuzz${index}@posta.example`)
  return {
    from: days,
    to: days,
    dataInizio: days,
    dataFine: days,
    email,
    umbrellaId: ['D10', 'D18', 'A1', 'O3', 'C13', 'F20'].map((code) => server.beach.place(code)),
    version: ['3.1.10', '4', '2.9.9-beta'],
    phone: ['+393331234567', '3331234'],
    telefono: ['+393331234567', '333 1234'],
    firstName: ['Anna', 'Niccolò'],
    lastName: ['Neri', 'D’Angelo'],
    password: ['sale e sabbia 42', 'password1', '🐕🐕🐕🐕🐕🐕🐕🐕', 'corta'],
    nome: ['Anna', '李小龙'],
    cognome: ['van ’t Hof'],
    idParametro: ['1005', '1013', '999', '1001'],
    orderId: [1, 2, 3],
    before: ['1', '2', '3'],
    slug: ['purposes', 'prices', 'no-such-page'],
    code: ['123456', '000000'],
    image: ['', 'data:image/png;base64,AAAA', 'x'],
    personalDataVersion: [read],
    purposesVersion: [accepted],
    personalDataRead: [true],
    purposesAccepted: [true],
  }
}

/** What asks for nothing has one input. */
const runsOf = (call: Call) =>
  Object.keys(server.sampleOf(call)).length === 0 ? 2 : Math.ceil(RUNS / (SLOW.has(call.name) ? 6 : 1))
/** Whether the schema alone refuses an input that travelled as JSON. */
const isRefused = (call: Call, input: unknown) => !z.safeParse(call.input, JSON.parse(JSON.stringify(input))).success

describe('I-01 hostile values', () => {
  test('every call has a sample that its schema takes', () => {
    for (const call of EVERY_CALL) expect(z.safeParse(call.input, server.sampleOf(call)).success, call.name).toBe(true)
    expect(server.sampled.toSorted()).toEqual(EVERY_CALL.map((call) => call.name).toSorted())
  })

  describe.each(EVERY_CALL.map((call) => [call.name, call] as const))('%s', (_name, call) => {
    beforeAll(async () => {
      await server.signIn()
    })

    test('I-01 Q-05 P3 P17 P18 one hostile value in any place is refused in words or harmless, and a refusal changes nothing', async () => {
      const sample = server.sampleOf(call)
      const before = await server.contents()
      const harmless: unknown[] = []
      const numbers = pathsIn(sample).filter((path) => typeof valueAt(sample, path) === 'number')
      for (const path of pathsIn(sample))
        for (const value of hostileFor(valueAt(sample, path))) {
          const input = withValue(sample, path, value)
          if (call.method === 'POST' && !isRefused(call, input)) {
            harmless.push(input)
            continue
          }
          const answer = await server.ask(call, input)
          const what = `${call.name} ${path.join('.')} = ${short(value)}`
          if (call.method === 'POST' || answer.status !== 200) requireProblem(answer, what)
        }
      expect(await server.contents()).toEqual(before)
      let last = await server.contents()
      for (const input of harmless) {
        const answer = await server.ask(call, input)
        const now = await server.contents()
        if (answer.status !== 200) {
          requireProblem(answer, `${call.name} ${short(input)}`)
          expect(now).toEqual(last)
        }
        last = now
      }
      reportFigures('Q-05', { values: numbers.length * hostileFor(0).length })
    })

    test('I-01 Q-05 P4 P24 a field that the call does not know is refused by name, or ignored by the fixed calls', async () => {
      const sample = server.sampleOf(call)
      const before = await server.contents()
      for (const claim of CLAIMS) {
        if (claim in sample && Object.hasOwn(sample, claim)) continue
        const input = { ...sample, [claim]: 1 }
        if (call.fixed === true) {
          if (isRefused(call, sample) || call.name === 'updateUser') continue
          expect((await server.ask(call, input)).body, claim).toBe((await server.ask(call, sample)).body)
          continue
        }
        const answer = await server.ask(call, input)
        expect(answer.status, claim).toBe(400)
        expect(answer.problem().errors, claim).toContainEqual(
          expect.objectContaining({ field: claim, code: 'unknown_field' }),
        )
      }
      const after = await server.contents()
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]).length
      reportFigures('I-01', { unknown: CLAIMS.length, effects: changed })
      reportFigures('Q-05', { values: CLAIMS.length, effects: changed })
      expect(after).toEqual(before)
    })

    test('I-01 random inputs made from the schema never break it, and a refusal changes nothing', async () => {
      let last = await server.contents()
      const property = fc.asyncProperty(inputsOf(call, sensible), async (input) => {
        const answer = await server.ask(call, input)
        const now = await server.contents()
        if (answer.status !== 200) {
          requireProblem(answer, `${call.name} ${short(input)}`)
          expect(now).toEqual(last)
        }
        last = now
      })
      await fc.assert(property, { numRuns: runsOf(call), seed: SEED, endOnFailure: true })
    })
  })

  test('Q-05 whatever number was taken, every total is what the prices say, and no promise about the data is broken', async () => {
    const broken = await violations((text) => server.world.db.sql(text), INVARIANTS)
    reportFigures('Q-05', { effects: broken.length })
    expect(broken).toEqual([])
  })

  test('I-01 enough was asked, and nothing was harmed', () => server.requireUnharmed(2_000))
})
