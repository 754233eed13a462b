import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { aMember, anAddress, NEW_PASSWORD, PASSWORD, tokenOf } from '../../tests/support/account-steps.ts'
import { aSignUp, accountWorld, PUBLIC_URL, type AccountWorld } from '../../tests/support/account-world.ts'
import { asReceived, linksOf } from '../../tests/support/guest-mailbox.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

/** The newest mail to an address, as a mail program reads it, with the one link that both of its parts have. */
async function received(email: string) {
  await world.deliver()
  const mail = world.mails.findLast(({ to }) => to === email)
  if (mail === undefined) throw new Error(`no mail to ${email}`)
  const parsed = await asReceived(mail)
  const { inText, inHtml } = linksOf(parsed)
  expect(inHtml).toEqual(inText)
  const url = new URL(inText[0] ?? 'about:blank')
  expect(url.origin).toBe(PUBLIC_URL)
  expect([parsed.headers.get('auto-submitted'), parsed.headers.get('content-language')]).toEqual([
    'auto-generated',
    mail.language,
  ])
  return { parsed, page: url.pathname, search: url.search, secret: new URLSearchParams(url.hash.slice(1)) }
}

describe('R-108 mails are read as they arrive, and their links are followed', () => {
  test.each(LANGUAGES)('a new password, in %s', async (language) => {
    const { email } = await aMember(world)
    await world.post('accounts/requestPasswordReset', { email, language })
    const { parsed, page, search, secret } = await received(email)
    expect([page, search]).toEqual(['/recuperapassword', ''])
    expect(parsed.headers.get('content-language')).toBe(language)
    expect(
      await world.post('accounts/resetPassword', { key: secret.get('key'), password: NEW_PASSWORD }),
    ).toMatchObject({ status: 200 })
  })

  test('a new password that was asked for at the back office leads back there', async () => {
    const { email } = await aMember(world)
    await world.post('accounts/requestPasswordReset', { email, language: 'it', isFromDesk: true })
    const { page, search, secret } = await received(email)
    expect([page, search]).toEqual(['/ges', '?forgotten=1'])
    const key = secret.get('key')
    expect(await world.post('accounts/checkResetLink', { key })).toMatchObject({ status: 200, json: { email } })
  })

  test('a new e-mail', async () => {
    const { email } = await aMember(world)
    const to = anAddress()
    await world.post('accounts/changeEmail', { email: to }, { token: await tokenOf(world, email) })
    const { page, search, secret } = await received(to)
    expect([page, search]).toEqual(['/signup-completa', ''])
    const confirmed = await world.post('accounts/confirmNewEmail', { key: secret.get('newEmail') })
    expect(confirmed).toMatchObject({ status: 200, json: { email: to } })
    expect((await received(email)).page).toBe('/tabs/contact/contatti')
    expect((await received(to)).page).toBe('/welcome')
  })

  test('the confirmation of a sign-up, and then the welcome with how to sign in', async () => {
    const email = anAddress()
    await world.post('accounts/register', aSignUp({ email }))
    const { page, secret } = await received(email)
    expect([page, secret.get('email')]).toEqual(['/signup-completa', email])
    expect(await world.post('accounts/confirmEmail', { email, code: secret.get('code') })).toMatchObject({
      status: 200,
    })
    const welcome = await received(email)
    expect(welcome.page).toBe('/')
    expect(welcome.parsed.text).toContain(`usa ${email} e la tua password`)
    expect(await world.post('accounts/login', { email, password: PASSWORD })).toMatchObject({ status: 200 })
  })
})
