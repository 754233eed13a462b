import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { fieldText } from '../../domain/platform/texts-for.ts'
import { accountWorld, type AccountWorld } from '../../tests/support/account-world.ts'
import { reportFigures } from '../../tests/support/figures.ts'
import { createConfirmedAccount } from './create-account.ts'

let world: AccountWorld
let email: string
let token: string

async function someone() {
  const email = `${randomUUID().slice(0, 8)}@posta.example`
  const account = {
    email,
    password: 'sale e sabbia 42',
    firstName: 'Giulia',
    lastName: 'Ferri',
    phone: '+393331234567',
    language: 'it',
  } as const
  await world.db.database.transaction((tx) => createConfirmedAccount(tx, account))
  const { json } = await world.post('accounts/login', { email, password: account.password })
  return { email, token: String(json['token']) }
}
const update = (fields: Record<string, unknown>, sent = {}) =>
  world.post(
    'users/updateUser',
    { nome: 'Giulia', cognome: 'Ferri', telefono: '+393331234567', ...fields },
    { token, ...sent },
  )
const load = () => world.post('users/getUser', { email }, { token })

beforeAll(async () => {
  world = await accountWorld()
  const first = await someone()
  email = first.email
  token = first.token
})
afterAll(() => world.close())

test('R-112 the chosen language is kept for one’s mails, and for nobody else’s', async () => {
  const other = await someone()
  const choose = (language: string) => world.post('accounts/setLanguage', { language }, { token: other.token })
  expect(await choose('nl')).toMatchObject({ status: 200 })
  expect(await choose('es')).toMatchObject({ status: 400 })
  const kept = await world.db.database.query({
    name: 'test.languages',
    text: 'select language from account where email = any($1) order by language',
    values: [[other.email, email]],
  })
  expect(kept).toEqual([{ language: 'it' }, { language: 'nl' }])
})

describe('R-709 R-305 one’s own profile', () => {
  test('has exactly the fixed names', async () => {
    expect((await load()).json).toEqual({
      nome: 'Giulia',
      cognome: 'Ferri',
      telefono: '+393331234567',
      image: '',
      stripeToken: 0,
    })
  })

  test('another’s e-mail answers byte for byte like an unknown one', async () => {
    const other = await someone()
    const known = await world.post('users/getUser', { email: other.email }, { token })
    const unknown = await world.post('users/getUser', { email: 'nobody@posta.example' }, { token })
    expect(known.status).toBe(404)
    expect(known.body).toBe(unknown.body)
  })

  test('without a session both calls ask for a login', async () => {
    expect(await world.post('users/getUser', { email })).toMatchObject({ status: 401 })
    expect(
      await world.post('users/updateUser', { nome: 'Anna', cognome: 'Ferri', telefono: '333123456' }),
    ).toMatchObject({ status: 401 })
  })

  test('R-408 an update answers and keeps what was sent', async () => {
    const answer = await update({ nome: 'Anna Maria', cognome: "D'Angelo", telefono: '+39 333 765 4321' })
    expect(answer.json).toMatchObject({ nome: 'Anna Maria', cognome: "D'Angelo", telefono: '+393337654321' })
    expect((await load()).body).toBe(answer.body)
  })

  test('P24 P7 nothing else of an account can be changed by it', async () => {
    const before = await world.db.sql('select email, password_hash, confirmed_at, id from account where email = $1', [
      email,
    ])
    const body = {
      email: 'thief@posta.example',
      password: 'x',
      isAdmin: true,
      idUser: 1,
      stripeToken: 1,
      id: 99,
      confirmed_at: null,
    }
    expect(await update(body)).toMatchObject({ status: 200, json: { stripeToken: 0 } })
    expect(
      await world.db.sql('select email, password_hash, confirmed_at, id from account where email = $1', [email]),
    ).toEqual(before)
  })
})

test.each([
  ['nome', '', 'required'],
  ['nome', 'A', 'too_short'],
  ['nome', 'A'.repeat(26), 'too_long'],
  ['nome', 'R2D2', 'letters_only'],
  ['cognome', '', 'required'],
  ['cognome', 'B', 'too_short'],
  ['cognome', 'B'.repeat(26), 'too_long'],
  ['cognome', '<img>', 'letters_only'],
  ['telefono', '', 'required'],
  ['telefono', '12345', 'phone_invalid'],
  ['telefono', '1'.repeat(13), 'phone_invalid'],
  ['telefono', 'call me', 'digits_only'],
  ['nome', 'An\u0000na', 'characters_invalid'],
  ['nome', undefined, 'required'],
])('R-503 R-504 R-505 %s %j → %s in every language, and nothing changes', async (field, value, code) => {
  const before = await load()
  for (const language of LANGUAGES) {
    const { status, json } = await update({ [field]: value }, { language })
    const problem = json.errors?.[0] as { min?: number; max?: number; message: string }
    expect(status).toBe(400)
    expect(problem).toMatchObject({ field, code })
    const { min, max } = problem
    const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
    expect(problem.message).toBe(fieldText({ code: code as 'required', ...bounds }, language))
  }
  expect((await load()).body).toBe(before.body)
})

describe('I-03 R-108 the photo', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0A5C82' } })
  const dataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`

  test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes 512 × 512 WebP without metadata', async (format) => {
    const withGps = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '43/1 57/1 0/1' } })
      .toFormat(format)
      .toBuffer()
    const { status, json } = await update({ image: dataUrl(withGps, `image/${format}`) })
    expect(status).toBe(200)
    const kept = Buffer.from(String(json['image']).replace('data:image/webp;base64,', ''), 'base64')
    const metadata = await sharp(kept).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 })
    reportFigures('I-03', { files: 1, told: Number(metadata.exif !== undefined) })
    expect(metadata.exif).toBeUndefined()
    expect(kept.includes('secret owner')).toBe(false)
  })

  test('absent keeps it, empty removes it', async () => {
    await update({ image: dataUrl(await picture(10, 10).jpeg().toBuffer()) })
    expect((await update({})).json['image']).toMatch(/^data:image\/webp/)
    expect((await update({ image: '' })).json['image']).toBe('')
  })

  test('what is appended to a picture is gone', async () => {
    const polyglot = Buffer.concat([
      await picture(20, 20).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ])
    const { status, json } = await update({ image: dataUrl(polyglot) })
    expect(status).toBe(200)
    expect(Buffer.from(String(json['image']).split(',')[1] ?? '', 'base64').includes('<script>')).toBe(false)
  })

  test('P15 nothing but JPEG, PNG and WebP is read, whatever it calls itself', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    )
    const gif = Buffer.from('GIF89a/*\u0001\u0000\u0001\u0000\u0000\u0000\u0000;*/=1;alert(1)', 'latin1')
    const jpeg = await picture(10, 10).jpeg().toBuffer()
    const sent = [
      dataUrl(svg, 'image/svg+xml'),
      dataUrl(svg, 'image/png'),
      dataUrl(gif, 'image/gif'),
      dataUrl(gif, 'image/png'),
      dataUrl(Buffer.from('<html><script>1</script></html>'), 'image/png'),
      dataUrl(Buffer.from('%PDF-1.7'), 'image/jpeg'),
      dataUrl(await picture(9, 9).tiff().toBuffer(), 'image/jpeg'),
      dataUrl(jpeg.subarray(0, 120)),
      dataUrl(Buffer.alloc(0)),
      `${dataUrl(jpeg)}!`,
      dataUrl(jpeg).replace('base64,', 'base64, '),
      'https://evil.example/photo.jpg',
      'file:///etc/passwd',
      'x',
      dataUrl(jpeg, 'image/jpeg;charset=x'),
    ]
    for (const image of sent) {
      const answer = await update({ image })
      reportFigures('I-03', { files: 1, accepted: Number(answer.status === 200) })
      expect(answer, image.slice(0, 60)).toMatchObject({ status: 400, json: { code: 'image_not_accepted' } })
    }
  })

  test('P15 the decoders of everything else do not exist in this process', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expect(sharp(svg).metadata()).rejects.toThrow()
    await expect(sharp(Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')).metadata()).rejects.toThrow()
  })

  test('a bomb of 36 megapixels and a file over 5 MiB are refused', async () => {
    const other = await someone()
    const bomb = await picture(6000, 6000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const heavy = Buffer.concat([await picture(10, 10).jpeg().toBuffer(), Buffer.alloc(5 * 1024 * 1024)])
    for (const bytes of [bomb, heavy]) {
      expect(await update({ image: dataUrl(bytes) }, { token: other.token })).toMatchObject({
        status: 400,
        json: { code: 'image_not_accepted' },
      })
    }
  })

  test('twenty photos a day and account', async () => {
    const other = await someone()
    const image = dataUrl(await picture(4, 4).png().toBuffer())
    for (let count = 0; count < 20; count += 1)
      expect(await update({ image }, { token: other.token })).toMatchObject({ status: 200 })
    expect(await update({ image }, { token: other.token })).toMatchObject({ status: 429 })
    expect(await update({}, { token: other.token })).toMatchObject({ status: 200 })
  })
})
