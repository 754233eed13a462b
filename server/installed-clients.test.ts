import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALL_PREFIX } from '../domain/platform/call.ts'
import { paymentWorld, type Payer, type PaymentWorld, STAY } from '../tests/support/payment-world.ts'

let world: PaymentWorld
let guest: Payer

beforeAll(async () => {
  world = await paymentWorld()
  guest = await world.payer()
})
afterAll(() => world.close())

/** As an installed 3.1.10 client posts it. */
async function post(path: string, body: unknown, contentType = 'application/json') {
  const answer = await world.server.app.http.inject({
    method: 'POST',
    url: `${CALL_PREFIX}/${path}`,
    headers: { authorization: `Bearer ${guest.token}`, 'content-type': contentType },
    payload: JSON.stringify(body),
  })
  return [answer.statusCode, answer.json()]
}

test('R-705 a platform in capitals is that platform; a version that is too old is obsolete on it as well', async () => {
  expect(await post('public/version/checkVersion', { version: '3.1.10', platform: 'Android' })).toEqual([
    200,
    { result: true },
  ])
  expect(await post('public/version/checkVersion', { version: '3.1.9', platform: 'IOS' })).toEqual([
    200,
    { result: false },
  ])
  expect(await post('public/version/checkVersion', { version: '3.1.10', platform: 'windows' })).toMatchObject([400, {}])
})

test('R-710, R-707, R-706 ids that are text are ids; what is no id is refused', async () => {
  await guest.lock(320)
  const unlock = (idOmbrellone: unknown) =>
    post('umbrellas/unlock', { dataInizio: STAY.from, dataFine: STAY.to, idOmbrellone, idUser: '7' })
  expect(await unlock('320')).toEqual([200, { result: true }])
  expect((await guest.cart()).umbrella.isEmpty).toBe(true)
  for (const wrong of ['', ' 320', '3e2', '-320', '0', null, 1.5, [320]])
    expect(await unlock(wrong)).toMatchObject([400, {}])
  await guest.lock(321)
  const { orderId, lines } = await guest.order('cash')
  const ids = { idPrenotazioneOmbrellone: String(lines[0]?.bookingId), idOrdine: String(orderId) }
  expect(await post('umbrellas/deleteBooking', ids)).toEqual([200, { result: true }])
  const table = { idPrenotazioneRistorante: '1', idOrdine: '1' }
  expect(await post('restaurant/deleteBooking', table)).toMatchObject([404, { code: 'not_found' }])
})

test('R-709 a photo that is null is none that was sent', async () => {
  const profile = { nome: 'Giulia', cognome: 'Ferri', telefono: '+393331234567' }
  expect(await post('users/updateUser', { ...profile, image: null })).toMatchObject([200, { ...profile, image: '' }])
})

test('R-706 to R-710 JSON that is posted as text is read where installed clients ask, and nowhere else', async () => {
  const version = { version: '3.1.10', platform: 'ios' }
  expect(await post('public/version/checkVersion', version, 'text/plain;charset=UTF-8')).toEqual([
    200,
    { result: true },
  ])
  expect(await post('accounts/logout', {}, 'text/plain')).toMatchObject([415, { code: 'input_invalid' }])
  expect(await post('accounts/logout', {}, 'application/x-www-form-urlencoded')).toMatchObject([415, {}])
})
