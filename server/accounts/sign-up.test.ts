import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { fieldText } from '../../domain/platform/texts-for.ts'
import {
  aSignUp,
  accountWorld,
  PUBLIC_URL,
  TEXT_VERSION,
  type AccountWorld,
} from '../../tests/support/account-world.ts'

let world: AccountWorld
beforeAll(async () => {
  world = await accountWorld()
})
afterAll(() => world.close())

const register = (fields: Record<string, unknown>, sent = {}) => world.post('accounts/register', aSignUp(fields), sent)
const confirm = (email: string, code: string, device = 'device-of-the-test') =>
  world.post('accounts/confirmEmail', { email, code }, { device })
const accountsOf = (email: string) => world.db.sql('select * from account where email = $1', [email])

/** Signs up and confirms; answers the session. */
async function member(email: string, device = 'device-of-the-test') {
  await register({ email }, { device })
  await world.deliver()
  return confirm(email, world.codeFor(email), device)
}

describe('R-108 sign-up', () => {
  test('the mailed code makes the account and signs in', async () => {
    expect(await register({ email: 'Nuova@Posta.example' })).toMatchObject({ status: 200, json: { done: true } })
    expect(await accountsOf('nuova@posta.example')).toEqual([])
    await world.deliver()
    const answer = await confirm('nuova@posta.example', world.codeFor('nuova@posta.example'))
    expect(answer).toMatchObject({
      status: 200,
      json: { username: 'nuova@posta.example', firstName: 'Giulia', lastName: 'Ferri' },
    })
    expect(answer.json['token']).toMatch(/^[\w-]{43}$/)
    expect(await accountsOf('nuova@posta.example')).toHaveLength(1)
  })

  test('the code is nowhere in the database, before and after it is mailed', async () => {
    await register({ email: 'geheim@posta.example' })
    await world.deliver()
    const code = world.codeFor('geheim@posta.example')
    const rows = await world.db.sql<{ row: string }>(
      'select r::text as row from registration r where email = $1 union all select o::text from outbox o',
      ['geheim@posta.example'],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('R-508 both consents are kept with text, version, language and time', async () => {
    await member('consensi@posta.example')
    const rows = await world.db.sql(
      `select purpose, slug, c.language, version, now() - given_at < interval '1 minute' as recent
       from consent c join account a on a.id = account_id where a.email = $1 order by purpose`,
      ['consensi@posta.example'],
    )
    expect(rows).toEqual([
      { purpose: 'personal_data', slug: 'personal-data', language: 'it', version: TEXT_VERSION, recent: true },
      { purpose: 'purposes', slug: 'purposes', language: 'it', version: TEXT_VERSION, recent: true },
    ])
  })

  test('R-508 a version that was never shown is refused', async () => {
    for (const field of ['personalDataVersion', 'purposesVersion']) {
      const { status, json } = await register({ email: 'versione@posta.example', [field]: '1999-9' })
      expect(status).toBe(400)
      expect(json.errors).toMatchObject([{ field, code: 'not_offered' }])
    }
  })

  test('the mail’s link leads to the configured host, whatever the request says, and carries the code in the fragment', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    await register({ email: 'link@posta.example' }, { headers })
    await world.deliver()
    const mail = world.mails.findLast(({ to }) => to === 'link@posta.example')
    expect(mail?.text).toContain(
      `${PUBLIC_URL}/signup-completa#code=${world.codeFor('link@posta.example')}&email=link%40posta.example`,
    )
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })
})

describe('U-03 R-504 R-505 R-506 R-508 every bound of sign-up, with field, code and text in the asker’s language', () => {
  const cases: readonly (readonly [string, unknown, string])[] = [
    ['firstName', '', 'required'],
    ['firstName', 'A', 'too_short'],
    ['firstName', 'A'.repeat(26), 'too_long'],
    ['firstName', 'Anna1', 'letters_only'],
    ['firstName', '<b>Anna', 'letters_only'],
    ['firstName', undefined, 'required'],
    ['firstName', 7, 'wrong_type'],
    ['lastName', ' ', 'required'],
    ['lastName', 'B', 'too_short'],
    ['lastName', 'B'.repeat(26), 'too_long'],
    ['lastName', 'Rossi--Bianchi', 'letters_only'],
    ['email', '', 'required'],
    ['email', 'anna', 'email_invalid'],
    ['email', 'anna@posta', 'email_invalid'],
    ['email', 'a b@posta.example', 'email_invalid'],
    ['email', `${'a'.repeat(250)}@x.it`, 'too_long'],
    ['phone', '', 'required'],
    ['phone', '12345', 'phone_invalid'],
    ['phone', '1234567890123', 'phone_invalid'],
    ['phone', '33x1234567', 'digits_only'],
    ['password', '', 'required'],
    ['password', 'kurz 7!', 'too_short'],
    ['password', 'x'.repeat(129), 'too_long'],
    ['password', 'password1', 'password_too_common'],
    ['password', 'bounds@posta.example', 'password_too_common'],
    ['password', 'giuliaferri', 'password_too_common'],
    ['language', 'es', 'not_offered'],
    ['personalDataRead', false, 'consent_required'],
    ['purposesAccepted', false, 'consent_required'],
    ['purposesAccepted', undefined, 'required'],
    ['isAdmin', true, 'unknown_field'],
    ['firstName', 'An\u0000na', 'characters_invalid'],
  ]

  test.each(cases)('%s %j → %s', async (field, value, code) => {
    for (const language of LANGUAGES) {
      const { status, json } = await register({ email: 'bounds@posta.example', [field]: value }, { language })
      expect(status).toBe(400)
      expect(json['code']).toBe('input_invalid')
      const problem = json.errors?.find((error) => error['field'] === field)
      expect(problem, JSON.stringify(json)).toMatchObject({ field, code })
      const { min, max } = problem as { min?: number; max?: number }
      const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
      expect(problem?.['message']).toBe(fieldText({ code: code as 'required', ...bounds }, language))
    }
  })

  test('the bounds are named', async () => {
    for (const [field, value, bounds] of [
      ['firstName', 'A', { min: 2 }],
      ['password', 'kurz', { min: 8 }],
      ['password', 'x'.repeat(129), { max: 128 }],
    ] as const) {
      const { json } = await register({ email: 'bounds@posta.example', [field]: value })
      expect(json.errors).toMatchObject([{ field, ...bounds }])
    }
  })

  test('none of it changed anything', async () => {
    expect(await world.db.sql('select from registration where email = $1', ['bounds@posta.example'])).toHaveLength(0)
  })

  test.each([
    ['firstName', "D'Angelo"],
    ['firstName', 'Niccolò'],
    ['lastName', "van 't Hof"],
    ['firstName', 'Anne-Marie'],
    ['lastName', 'Ли'],
    ['firstName', 'Jo'],
    ['lastName', 'B'.repeat(25)],
    ['phone', '123456'],
    ['phone', '+39 333 123.45-67'],
    ['phone', '123456789012'],
    ['password', 'otto car'],
    ['password', '🐕🐕🐕🐕🐕🐕🐕🐕'],
    ['password', 'ä'.repeat(128)],
  ])('R-503 %s %j is accepted', async (field, value) => {
    expect(
      await register({ email: `ok-${Math.abs(hashOf(`${field}${value}`))}@posta.example`, [field]: value }),
    ).toMatchObject({ status: 200 })
  })
})

function hashOf(text: string): number {
  let value = 0
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) | 0
  return value
}
