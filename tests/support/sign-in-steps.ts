import type { CallOutput } from '../../domain/platform/call.ts'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { bytesOf, codeAt } from '../../sandbox/authenticator/code.ts'
import { createConfirmedAccount } from '../../server/accounts/create-account.ts'
import type { World } from '../contract/world.ts'

export const PASSWORD = 'conchiglia-di-mare-41'

type Session = CallOutput<typeof calls.finishStaffLogin>

/** Somebody who signs in; `secret` is their authenticator's once they have one. */
export interface Person {
  readonly accountId: number
  readonly email: string
  readonly password: string
  secret: Buffer
}

/** The steps by which somebody signs in to the back office; the world is asked for when a step is taken. */
export function signInSteps(world: () => World) {
  let people = 0

  /** As after the link of an invitation: the password came by mail. */
  async function aPerson(roles: readonly StaffRole[] | null, password = PASSWORD): Promise<Person> {
    const email = `persona.${(people += 1)}@example.it`
    const person = {
      email,
      password,
      firstName: 'Ada',
      lastName: 'Rivi',
      phone: '+393331112222',
      language: 'it',
    } as const
    const accountId = await world().db.database.transaction((tx) => createConfirmedAccount(tx, person))
    if (accountId === null) throw new Error('the e-mail had an account')
    if (roles !== null)
      await world().db.sql(
        `insert into staff_member (account_id, roles, display_name, mailbox_proven_at) values ($1, $2, 'Ada', battigia_now())`,
        [accountId, roles],
      )
    return { accountId, email, password, secret: Buffer.alloc(20) }
  }

  /** The authenticator's code by the resort's clock, so many steps away. */
  async function codeOf({ secret }: Person, steps = 0): Promise<string> {
    const [row] = await world().db.sql<{ ms: number }>(
      'select (extract(epoch from battigia_now()) * 1000)::float8 as ms',
    )
    return codeAt(secret, row?.ms ?? 0, steps)
  }
  /** Steps that were used count as unused: the next test need not wait for another one. */
  const freshSteps = ({ accountId }: Person) =>
    world().db.sql('update staff_second_factor set last_step = 0 where account_id = $1', [accountId])

  const first = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
    world().ask(calls.staffLogin, { email, password })
  const ticketOf = async (person: Person) =>
    ((await first(person)).json() as CallOutput<typeof calls.staffLogin>).ticket
  const finish = (ticket: string, typed: string, more: object = {}) =>
    world().ask(calls.finishStaffLogin, { ticket, code: typed, ...more })

  /** Sets the second factor up by a first login. */
  async function enrolled(roles: readonly StaffRole[] = ['bar']): Promise<{ person: Person; session: Session }> {
    const person = await aPerson(roles)
    const { ticket, enrolment } = (await first(person)).json() as CallOutput<typeof calls.staffLogin>
    person.secret = bytesOf(enrolment?.secret ?? '') ?? person.secret
    const session = (await finish(ticket, await codeOf(person))).json() as Session
    return { person, session }
  }
  async function signedIn(person: Person): Promise<Session> {
    await freshSteps(person)
    return (await finish(await ticketOf(person), await codeOf(person))).json() as Session
  }

  return { aPerson, codeOf, freshSteps, first, ticketOf, finish, enrolled, signedIn }
}
