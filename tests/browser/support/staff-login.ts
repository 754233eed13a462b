import type { Page } from '@playwright/test'
import { finishStaffLogin, staffLogin } from '../../../domain/staff/sign-in-calls.ts'
import { codeAt } from '../../../sandbox/authenticator/code.ts'
import { DEMO_PEOPLE } from '../../../sandbox/authenticator/people.ts'
import type { App } from './app.ts'
import { ask } from './person.ts'

/** Somebody of the resort, as they sign in. */
export interface StaffLogin {
  readonly email: string
  readonly password: string
}

const DEMO_SECRET = DEMO_PEOPLE[0]?.secret ?? Buffer.alloc(20)

/**
 * What the authenticator of somebody shows now. Whoever has none yet gets one behind the scenes, and the steps that other tests
 * have used within the same half minute count as unused: no test waits for the next one.
 */
export async function codeOf(app: App, { email }: Pick<StaffLogin, 'email'>): Promise<string> {
  const secret = DEMO_PEOPLE.find(({ name }) => name === email)?.secret ?? DEMO_SECRET
  await app.sql(
    `insert into staff_second_factor (account_id, secret, last_step, confirmed_at)
     select m.account_id, $2, 0, battigia_now() from staff_member m join account a on a.id = m.account_id where a.email = $1
     on conflict (account_id) do update set last_step = 0`,
    [email, secret],
  )
  // Nor does one hear that the tests before it have signed the same person in too often.
  await app.sql('delete from rate_limit')
  const [clock] = await app.sql<{ now: number }>('select (extract(epoch from battigia_now()) * 1000)::float8 as now')
  return codeAt(secret, clock?.now ?? Date.now())
}

/** Signs somebody in to the back office without a browser; answers the token of their calls. */
export async function staffToken(app: App, who: StaffLogin): Promise<string> {
  const code = await codeOf(app, who)
  const { ticket } = await ask(app, staffLogin, { email: who.email, password: who.password })
  return (await ask(app, finishStaffLogin, { ticket, code })).token
}

/** How a tablet looks to somebody who is signed in to the back office: call it where the app has stored what a person has. */
export async function keepStaffSession(page: Page, token: string): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('staff_token', kept), token)
}
