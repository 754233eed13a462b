import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { createConfirmedAccount } from '../../server/accounts/create-account.ts'
import { setSettings } from '../race/booking-world.ts'
import { answers, codeOf, installedApp, JSON_ANSWER, type OldCall } from './installed-app.ts'
import { aCustomer, anOrder, aWish, openBeach, type Beach } from './people.ts'
import { contractWorld, type World } from './world.ts'

let world: World
let beach: Beach
let old: OldCall

const parameter = (id: number, kind: 'Int' | 'String' = 'Int') =>
  old('GET', `public/users/getParametro${kind}?idParametro=${id}`)
beforeAll(async () => {
  world = await contractWorld()
  old = installedApp(await world.server.listen())
  beach = await openBeach(world)
})
afterAll(() => world.close())

describe('the public parameters of an installed app', () => {
  test('R-702 R-704 a number is a bare JSON number', async () => {
    expect(await parameter(1005)).toEqual(answers(0))
    expect(await parameter(1010)).toEqual(answers(10))
    expect(await parameter(1011)).toEqual(answers(15))
    expect(await parameter(1016)).toEqual(answers(0))
    expect(await old('GET', 'public/users/getParametroInt?idParametro=1005&idUser=7&_=1719')).toEqual(answers(0))
  })

  test('R-109 R-716 account deletion and each restaurant are 0 until they are switched on, then 1', async () => {
    const flags = { accountDeletion: 1016, restaurantOneActive: 1008, restaurantTwoActive: 1009 }
    for (const [key, id] of Object.entries(flags)) {
      await setSettings(world.db, { [key]: false })
      await expect.poll(() => parameter(id)).toEqual(answers(0))
      await setSettings(world.db, { [key]: true })
      await expect.poll(() => parameter(id)).toEqual(answers(1))
    }
    await setSettings(world.db, { accountDeletion: false })
  })

  test('R-703 R-704 R-905 a text is a bare JSON string', async () => {
    const { season } = (await world.ask({ method: 'GET', path: 'content/resort' }, {})).json() as {
      season: { from: string; to: string }
    }
    expect(season).toEqual({ from: '2026-05-15', to: '2027-11-30' })
    expect(await parameter(1001, 'String')).toEqual(answers(season.from))
    expect(await parameter(1002, 'String')).toEqual(answers(season.to))
    for (const id of [1012, 1013, 1014, 1015]) {
      const { text, ...head } = await parameter(id, 'String')
      expect(head).toEqual(JSON_ANSWER)
      expect(JSON.parse(text), String(id)).toMatch(/\S/)
    }
  })

  test('R-704 every id from 1001 to 1016 is a number, a text or not set; what is not public does not exist', async () => {
    await setSettings(world.db, { restaurantTwoSeasonFrom: null, restaurantTwoSeasonTo: null })
    await expect.poll(async () => (await parameter(1007, 'String')).status).toBe(404)
    for (let id = 1001; id <= 1016; id += 1) {
      const kinds = await Promise.all([parameter(id), parameter(id, 'String')])
      const given = kinds.filter(({ status }) => status === 200)
      const isUnsetRestaurantSeason = [1006, 1007].includes(id)
      expect(given.length, String(id)).toBe(isUnsetRestaurantSeason ? 0 : 1)
    }
    for (const id of [1, 1000, 1017, 1035, 1048, 1055, 999_999]) {
      expect((await parameter(id)).text).toBe((await parameter(4242)).text)
      expect(codeOf(await parameter(id, 'String'))).toEqual([404, 'not_found'])
    }
  })

  test.each([
    '',
    'idParametro=',
    'idParametro=abc',
    'idParametro=1005.5',
    'idParametro=1e3',
    'idParametro=1005&idParametro=1',
  ])('R-702 "?%s" is bad input and never a defect', async (query) => {
    expect(codeOf(await old('GET', `public/users/getParametroInt?${query}`))).toEqual([400, 'input_invalid'])
  })

  test('R-702 R-401 maintenance: 1005 answers 1 and the version check goes on, the rest waits', async () => {
    const { token } = await aCustomer(world)
    await setSettings(world.db, { maintenance: true })
    await expect.poll(() => parameter(1005)).toEqual(answers(1))
    expect(await old('POST', 'public/version/checkVersion', undefined, { version: '3.1.10', platform: 'ios' })).toEqual(
      answers({ result: true }),
    )
    expect(codeOf(await old('GET', 'payments/payAlsoCash', token))).toEqual([503, 'maintenance'])
    await setSettings(world.db, { maintenance: false })
    await expect.poll(() => parameter(1005)).toEqual(answers(0))
    expect(await old('GET', 'payments/payAlsoCash', token)).toEqual(answers({ result: true }))
  })
})

describe('R-705 R-302 checkVersion', () => {
  const check = (body: unknown) => old('POST', 'public/version/checkVersion', undefined, body)

  test.each(['android', 'ios', 'other'])(
    'answers exactly {result} for %s; fields that nobody knows are ignored',
    async (platform) => {
      expect(await check({ version: '3.1.10', platform })).toEqual(answers({ result: true }))
      expect(await check({ version: '3.1.9', platform, model: 'SM-G960F' })).toEqual(answers({ result: false }))
      expect(await check({ version: '3.2', platform })).toEqual(answers({ result: true }))
    },
  )

  test.each([
    [{}],
    [{ version: '3.1.10' }],
    [{ version: '3.1.10', platform: 'windows' }],
    [{ version: 'x', platform: 'ios' }],
    [{ version: 3, platform: 'ios' }],
    [[]],
  ])('%j says neither yes nor no', async (body) => {
    const answer = await check(body)
    expect(codeOf(answer)).toEqual([400, 'input_invalid'])
    expect(answer.text).not.toContain('"result"')
  })
})

describe('R-709 R-305 the profile', () => {
  test('getUser and updateUser speak the Italian names, and what getUser gave can be sent back', async () => {
    const { token, email } = await aCustomer(world)
    const before = { nome: 'Test', cognome: 'Guest', telefono: '+393330000000', image: '', stripeToken: 0 }
    expect(await old('POST', 'users/getUser', token, { email, password: 'ignored' })).toEqual(answers(before))
    const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
    const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0a7', noise } })
      .png()
      .toBuffer()
    const change = {
      nome: 'Niccolò',
      cognome: 'D’Angelo',
      telefono: '+39 333 765 4321',
      image: `data:image/png;base64,${photo.toString('base64')}`,
    }
    const changed = await old('POST', 'users/updateUser', token, { ...change, email, stripeToken: 1, idUser: 1 })
    const profile = JSON.parse(changed.text) as Record<string, unknown>
    expect({ ...changed, text: '' }).toEqual({ ...JSON_ANSWER, text: '' })
    expect(Object.keys(profile)).toEqual(['nome', 'cognome', 'telefono', 'image', 'stripeToken'])
    expect(profile).toMatchObject({ nome: 'Niccolò', cognome: 'D’Angelo', telefono: '+393337654321', stripeToken: 0 })
    expect(profile['image']).toMatch(/^data:image\/webp;base64,/)
    expect(await old('POST', 'users/getUser', token, { email })).toEqual(answers(profile))
    expect(await old('POST', 'users/updateUser', token, { ...profile, nome: 'Nicola' })).toEqual(
      answers({ ...profile, nome: 'Nicola' }),
    )
    const { image: _kept, ...withoutImage } = profile
    expect(await old('POST', 'users/updateUser', token, withoutImage)).toEqual(answers(profile))
    expect(await old('POST', 'users/updateUser', token, { ...profile, image: '' })).toEqual(
      answers({ ...profile, image: '' }),
    )
  })

  test('R-709 another’s e-mail answers exactly like an unknown one', async () => {
    const [anna, bruno] = [await aCustomer(world), await aCustomer(world)]
    const foreign = await old('POST', 'users/getUser', anna.token, { email: bruno.email })
    expect(codeOf(foreign)).toEqual([404, 'not_found'])
    expect(await old('POST', 'users/getUser', anna.token, { email: 'nobody@example.it' })).toEqual(foreign)
    expect((await old('POST', 'users/getUser', anna.token, { email: anna.email.toUpperCase() })).status).toBe(200)
  })

  test('R-601 without a token, or with one that is over, every guarded call answers 401', async () => {
    const { email } = await aCustomer(world)
    const calls = [
      ['POST', 'users/getUser', { email }],
      ['POST', 'users/updateUser', { nome: 'Anna', cognome: 'Neri', telefono: '333333', image: '' }],
      ['POST', 'umbrellas/unlock', { dataInizio: '2027-07-10', dataFine: '2027-07-10', idOmbrellone: 1, idUser: 1 }],
      ['POST', 'umbrellas/deleteBooking', { idPrenotazioneOmbrellone: 1, idOrdine: 1 }],
      ['POST', 'restaurant/deleteBooking', { idPrenotazioneRistorante: 1, idOrdine: 1 }],
      ['GET', 'payments/walletAvailability', undefined],
      ['GET', 'content/liveStreaming', undefined],
    ] as const
    for (const [method, path, body] of calls)
      for (const token of [undefined, 'over', ''])
        expect(codeOf(await old(method, path, token, body)), path).toEqual([401, 'login_required'])
  })
})

describe('R-708 flags and streaming', () => {
  test('flags are {result}, true or false by the settings', async () => {
    const { token } = await aCustomer(world)
    const flags = () =>
      Promise.all(
        ['walletAvailability', 'payAlsoCash', 'payOnlyCash'].map((name) =>
          old('GET', `payments/${name}?idUser=1`, token),
        ),
      )
    expect(await flags()).toEqual([answers({ result: false }), answers({ result: true }), answers({ result: false })])
    await setSettings(world.db, { payOnlyCash: true })
    await expect.poll(flags).toEqual([answers({ result: false }), answers({ result: true }), answers({ result: true })])
    await setSettings(world.db, { payOnlyCash: false })
  })

  test('R-107 the live stream says per platform whether it is there, and from where', async () => {
    const { token } = await aCustomer(world)
    const streaming = () => old('GET', 'content/liveStreaming', token)
    // The demo shows its sample; a resort without a camera has neither flag.
    await setSettings(world.db, { webcamAndroid: false, webcamIos: false })
    await expect
      .poll(streaming)
      .toEqual(answers({ isAvailableAndroid: false, isAvailableIos: false, url: '', source: '' }))
    await setSettings(world.db, { linkHosts: ['cam.example.org'] })
    await setSettings(world.db, {
      webcamFrameUrl: 'https://cam.example.org/frame',
      webcamSourceUrl: 'https://cam.example.org/live.m3u8',
      webcamAndroid: true,
      webcamIos: true,
    })
    await expect.poll(streaming).toEqual(
      answers({
        isAvailableAndroid: true,
        isAvailableIos: true,
        url: 'https://cam.example.org/frame',
        source: 'https://cam.example.org/live.m3u8',
      }),
    )
  })
})

describe('a whole life of an installed app', () => {
  test('R-702 to R-710 start-up, login, profile, lock, unlock, order, deletion', async () => {
    const person = {
      email: 'vecchia.app@posta.example',
      password: 'sale e sabbia 42',
      firstName: 'Carla',
      lastName: 'Neri',
      phone: '+393331234567',
    } as const
    await world.db.database.transaction((tx) => createConfirmedAccount(tx, { ...person, language: 'it' }))
    expect((await parameter(1005)).text).toBe('0')
    expect(
      (await old('POST', 'public/version/checkVersion', undefined, { version: '3.1.10', platform: 'android' })).text,
    ).toBe('{"result":true}')
    const signedIn = await old('POST', 'accounts/login', undefined, { email: person.email, password: person.password })
    const { token, username } = JSON.parse(signedIn.text) as { token: string; username: string }
    expect(username).toBe(person.email)
    expect(JSON.parse((await old('POST', 'users/getUser', token, { email: username })).text)).toMatchObject({
      nome: 'Carla',
      cognome: 'Neri',
    })
    expect(
      (
        await old('POST', 'users/updateUser', token, {
          nome: 'Carla',
          cognome: 'Verdi',
          telefono: '333 765 43',
          image: '',
        })
      ).status,
    ).toBe(200)
    const spot = beach.spot()
    expect((await old('POST', 'umbrellas/lock', token, aWish(spot))).status).toBe(200)
    const stay = { dataInizio: spot.from, dataFine: spot.to, idOmbrellone: spot.umbrellaId, idUser: 4711 }
    expect(await old('POST', 'umbrellas/unlock', token, stay)).toEqual(answers({ result: true }))
    expect(JSON.parse((await old('GET', 'cart/get', token)).text)).toMatchObject({ umbrella: { isEmpty: true } })
    const customer = { token, email: person.email, accountId: 0 }
    const order = await anOrder(world, customer, beach.spot())
    const ids = { idPrenotazioneOmbrellone: order.lines[0]?.bookingId, idOrdine: order.orderId }
    for (const _time of ['once', 'twice'])
      expect(await old('POST', 'umbrellas/deleteBooking', token, ids)).toEqual(answers({ result: true }))
    expect((await old('GET', 'content/liveStreaming', token)).status).toBe(200)
    expect(await old('POST', 'accounts/logout', token, {})).toEqual(answers({ done: true }))
    expect(codeOf(await old('POST', 'users/getUser', token, { email: username }))).toEqual([401, 'login_required'])
  })

  test('R-112 texts come in the language of the phone; an app that says none gets Italian', async () => {
    const inLanguage = async (language?: string) =>
      (
        await world.ask(
          { method: 'GET', path: 'public/users/getParametroString' },
          { idParametro: 1013 },
          language === undefined ? {} : { language },
        )
      ).json() as string
    const texts = await Promise.all(LANGUAGES.map((language) => inLanguage(language)))
    expect(new Set(texts).size).toBe(LANGUAGES.length)
    expect(await inLanguage()).toBe(texts[0])
    expect(JSON.parse((await parameter(1013, 'String')).text)).toBe(texts[0])
  })
})
