import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROOF_LIFE, type Call } from '../../domain/platform/call.ts'
import { contents } from './contents.ts'
import { EVERY_CALL } from './every-call.ts'
import { ROWS } from './matrix-rows.ts'
import { anOwner, type Owner } from './owner.ts'
import { makeStaff, type Customer } from '../race/booking-world.ts'
import { aCustomer, openBeach } from './people.ts'
import { requireRefusal } from './refusals.ts'
import { contractWorld, type World } from './world.ts'

let world: World
let owner: Owner
/** Of the resort, with every role. */
let manager: Customer
const GUARDED = EVERY_CALL.filter(({ needsProof }) => needsProof === true)

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
  owner = await anOwner(world, await openBeach(world))
  manager = await makeStaff(world.db, await aCustomer(world), ['manager'])
})
afterAll(() => world.close())

/** How long ago the person of every session proved who they are, in milliseconds; null for never. */
const proven = (ago: number | null) =>
  world.db.sql(`update session set proven_at = battigia_now() - $1 * interval '1 ms'`, [ago])
const tokenOf = ({ policy }: Call) => (policy === 'staff' ? manager : owner).token
const inputOf = (name: string) => ROWS[name]?.about(owner.has) ?? {}

test('ASVS 7.5.1 what a stolen token alone must not do asks for a proof, and only of people with an account', () => {
  expect(GUARDED.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'changePassword',
      'changeEmail',
      'exportMyData',
      'deleteAccount',
      'exportAudit',
      'exportAccounting',
      'exportNumbers',
      'exportFiscalDay',
      'sendBroadcast',
    ]),
  )
  for (const { name, policy, refusals } of GUARDED) {
    expect(['customer', 'confirmed', 'staff'], name).toContain(policy)
    expect(refusals, name).toContain('proof_needed')
  }
})

describe.each(GUARDED.map((call) => [call.name, call] as const))('ASVS 7.5.1 P9 %s', (name, call) => {
  test.each([
    ['never', null],
    ['too long ago', PROOF_LIFE + 1000],
  ])('is refused to a session that proved itself %s, in words, and changes nothing', async (_when, ago) => {
    await proven(ago)
    await requireRefusal(world, call, inputOf(name), 'proof_needed', tokenOf(call))
  })

  test('tells nobody whether their input is right before the proof', async () => {
    await proven(null)
    const before = await contents(world.db, true)
    const answer = await world.ask(call, { nonsense: 'x' }, { token: tokenOf(call) })
    expect([answer.status, answer.problem().code]).toEqual([403, 'proof_needed'])
    expect(await contents(world.db, true)).toEqual(before)
  })

  test('is heard from a session that proved itself lately', async () => {
    await proven(PROOF_LIFE - 60_000)
    const answer = await world.ask(call, { nonsense: 'x' }, { token: tokenOf(call) })
    expect([answer.status, answer.problem().code]).toEqual([400, 'input_invalid'])
  })
})
