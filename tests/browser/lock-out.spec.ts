import { request } from '@playwright/test'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import { staffLogin } from '../../domain/staff/sign-in-calls.ts'
import { newPerson } from './support/person.ts'
import { ELENA, signInAtDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1180, height: 820 }, locale: 'it-IT' })

test(
  'M1 U-01 a stranger who guesses without an end keeps a manager out of no tab of the browser that they use',
  { tag: '@gate' },
  async ({ page, context, app }) => {
    const { email } = await newPerson(app, 'Marta')
    await app.sql(
      `with known as (select password_hash from account where email = $2),
       manager as (update account set password_hash = known.password_hash from known where email = $1 returning id)
       insert into staff_member (account_id, roles, display_name) select id, '{manager}', 'Marta' from manager`,
      [email, ELENA.email],
    )
    const marta = { email, password: ELENA.password }
    await page.goto('/ges/altro')
    await signInAtDesk(page, marta)

    const stranger = await request.newContext({ baseURL: app.url, extraHTTPHeaders: { 'x-device-id': 'a-stranger' } })
    const guess = async () =>
      (await stranger.post(`${CALL_PREFIX}/${staffLogin.path}`, { data: { email, password: 'x' } })).status()
    await expect.poll(guess).toBe(429)
    await stranger.dispose()

    await page.getByRole('button', { name: /lingua, aspetto, uscita/ }).click()
    await page.getByRole('button', { name: 'Esci', exact: true }).click()
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await page.close()
    const next = await context.newPage()
    await next.goto('/ges/altro')
    await signInAtDesk(next, marta)
    await expect(next.getByRole('link', { name: /^Persone/ })).toBeVisible()
  },
)
