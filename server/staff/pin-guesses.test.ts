import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { PIN_MISSES, PIN_TRIES } from '../../domain/staff/sign-in-rules.ts'
import { contractWorld, type Answer, type World } from '../../tests/contract/world.ts'
import { signInSteps } from '../../tests/support/sign-in-steps.ts'
import { replaceRoles } from './people-queries.ts'

let world: World
const { enrolled, signedIn } = signInSteps(() => world)

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
})
afterAll(() => world.close())

const code = (answer: Answer) => [answer.status, answer.status === 200 ? null : answer.problem().code]
const withPin = async (token: string) =>
  ((await world.ask(calls.setStaffPin, { pin: '8402' }, { token })).json() as { returnKey: string }).returnKey
const unlock = (returnKey: string, pin: string) => world.ask(calls.unlockStaffSession, { returnKey, pin }, {})

describe('L1 whoever guesses a PIN at a shared tablet', () => {
  const written = async (accountId: number) =>
    (
      await world.db.sql<{ action: string }>(
        `select action from staff_action where account_id = $1 and action in ('staff.unlock', 'staff.wrongPin') order by id`,
        [accountId],
      )
    ).map(({ action }) => action)
  const mailsTo = (accountId: number) =>
    world.db.sql(
      `select from outbox where kind = 'accounts.staff-wrong-pin' and payload -> 'accountId' = to_jsonb($1::bigint)`,
      [accountId],
    )

  test('is written down, right or wrong, and mailed; a right PIN in between gives no further guesses', async () => {
    const { person, session } = await enrolled()
    const { accountId } = person
    const key = await withPin(session.token)
    const other = await signedIn(person)
    for (let n = 1; n <= PIN_MISSES; n += 1) {
      expect(code(await unlock(key, '5937'))).toEqual([400, 'pin_wrong'])
      expect(await mailsTo(accountId)).toHaveLength(Math.floor(n / PIN_TRIES))
      if (n % 2 === 0 && n < PIN_MISSES) expect((await unlock(key, '8402')).status).toBe(200)
    }
    for (const way of [key, other.returnKey ?? ''])
      expect(code(await unlock(way, '8402'))).toEqual([401, 'login_required'])
    const [wrong, right] = ['staff.wrongPin', 'staff.unlock']
    expect(await written(accountId)).toEqual([wrong, wrong, right, wrong, wrong, right, wrong, wrong])
    // Who signs in in full begins anew.
    const again = await signedIn(person)
    expect((await unlock(again.returnKey ?? '', '8402')).status).toBe(200)
  })

  test('finds six digits of a manager, whose shorter one of before opens nothing and is asked for anew', async () => {
    const { person, session } = await enrolled()
    await withPin(session.token)
    await world.db.sql(`update staff_member set roles = '{manager}' where account_id = $1`, [person.accountId])
    const short = await world.ask(calls.setStaffPin, { pin: '8402' }, { token: session.token })
    expect([code(short), short.problem().errors?.[0]]).toMatchObject([[400, 'input_invalid'], { field: 'pin', min: 6 }])
    expect((await world.ask(calls.setStaffPin, { pin: '840291' }, { token: session.token })).status).toBe(200)
    expect((await signedIn(person)).choosesPin).toBe(false)
    await world.db.database.transaction((tx) => replaceRoles(tx, person.accountId, ['beach']))
    expect((await signedIn(person)).returnKey).not.toBeNull()
    await world.db.sql(`update staff_member set pin_digits = 4 where account_id = $1`, [person.accountId])
    await world.db.database.transaction((tx) => replaceRoles(tx, person.accountId, ['manager']))
    expect(await signedIn(person)).toMatchObject({ choosesPin: true, returnKey: null })
  })
})
